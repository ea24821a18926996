import { getPostInAnyState } from '#features/posts/drafts.server.ts'
import type { PostKind } from '#features/posts/kinds/kinds.ts'
import { type PostStatus, pathOfPost, statusOf } from '#features/posts/post.ts'
import { postReason } from '#features/posts/texts.ts'
import { getWork } from '#features/posts/versions.server.ts'
import type { PostWork } from '#features/posts/work.ts'
import type { Variant } from '#features/sites/layouts.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'

/** A post as its editor opens it. */
export interface PostToEdit {
  id: string
  kind: PostKind
  version: number
  shownVersion: number
  slug: string
  status: PostStatus
  work: PostWork
  /** Its address for readers, while it is published. */
  publicHref: string | null
}

/** Returns a post with its newest text. Throws Unauthenticated, NotFound or Forbidden. */
export async function getEditedPost(ctx: Ctx, id: string, variant: Variant): Promise<PostToEdit> {
  if (!isUuid(id)) throw new NotFound(postReason('PostMissing'))
  const { kind, slug, category, publishedAt } = await getPostInAnyState(ctx, { id })
  const at = await ctx.db
    .selectFrom('posts')
    .select(['version', 'shown_version as shownVersion'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const status = statusOf(publishedAt, ctx.now)
  const publicHref = status === 'published' ? pathOfPost({ id, kind, slug, category }, variant) : null
  return { id, kind, ...at, slug, status, work: await getWork(ctx, id), publicHref }
}

/** Returns the text that a new post begins with, by the viewer's name. */
export function newPostWork(kind: PostKind, { viewer, lang }: Pick<Ctx, 'viewer' | 'lang'>): Omit<PostToEdit, 'id'> {
  const authorName = viewer.kind === 'person' ? viewer.person.name : ''
  const content = { type: 'doc' as const, content: [] }
  const work = {
    title: '',
    summary: '',
    content,
    cover: null,
    slug: null,
    categoryId: null,
    parentId: null,
    authorName,
    details: {},
    lang,
    translations: {},
  }
  return { kind, version: 0, shownVersion: 0, slug: '', status: 'draft', work, publicHref: null }
}
