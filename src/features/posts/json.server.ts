import { toHtml } from '#platform/rich-text/to-html.ts'
import type { PostDetail, PostSummary } from './post.ts'

/** A post as the calls answer it in lists. */
export function toJsonSummary(post: PostSummary) {
  return { ...post, publishedAt: post.publishedAt.toISOString() }
}

/** A whole post as the calls answer it: its text as safe HTML, and as the structured document that it is kept as. */
export async function toJsonDetail({ content, ...post }: PostDetail) {
  return {
    ...post,
    publishedAt: post.publishedAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    content: await toHtml(content),
    document: content,
  }
}
