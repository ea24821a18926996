import { toHtml } from '#platform/rich-text/to-html.ts'
import type { PostDetail, PostSummary } from './post.ts'

/** Returns a post as the API lists it. */
export function toJsonSummary(post: PostSummary) {
  return { ...post, publishedAt: post.publishedAt.toISOString() }
}

/** Returns a whole post for the API: its text as sanitised HTML, and as the stored structured document. */
export async function toJsonDetail({ content, ...post }: PostDetail) {
  return {
    ...post,
    publishedAt: post.publishedAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    content: await toHtml(content),
    document: content,
  }
}
