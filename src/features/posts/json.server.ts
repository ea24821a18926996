import { toHtml } from '#platform/rich-text/to-html.ts'
import { type InAnyState, type PostDetail, type PostSummary, statusOf } from './post.ts'

/** Returns a post as the API lists it at `now`. */
export function toJsonSummary(post: InAnyState<PostSummary>, now: Date) {
  return { ...post, kindSlug: post.kind, publishedAt: post.publishedAt?.toISOString() ?? null, status: statusOf(post.publishedAt, now) }
}

/** Returns a whole post for the API at `now`: its text as sanitised HTML, and as the stored structured document. */
export async function toJsonDetail({ content, updatedAt, ...post }: InAnyState<PostDetail>, now: Date) {
  return {
    ...toJsonSummary(post, now),
    contentLang: post.contentLang,
    langs: post.langs,
    updatedAt: updatedAt.toISOString(),
    parent: post.parent,
    parts: post.parts,
    content: await toHtml(content),
    document: content,
  }
}
