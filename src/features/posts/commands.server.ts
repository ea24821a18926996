import { sql } from 'kysely'
import { moveToBin } from '#features/bin/commands.server.ts'
import { announcePublication } from '#features/webhooks/due-events.server.ts'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import { toSlug } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { isPublished } from '#platform/db/published.ts'
import { unlessGone, unlessTaken } from '#platform/db/taken.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { POST_IN_BIN, SERIES } from './bin-entity.ts'
import { keepFormerSlug } from './former-slugs.server.ts'
import { type PostKind } from './kinds/kinds.ts'
import { requireWriter } from './policy.ts'
import { type PostStatus, statusOf } from './post.ts'
import { POST_PUBLICATION } from './publication.ts'
import type { PostChange, PostInput, PostName } from './schema.ts'
import { postReason } from './texts.ts'
import { writeTranslations } from './translations.server.ts'
import { keepFirstVersion, storeVersion } from './versions.server.ts'
import { kindsOf, noteChange, parseDetails, requireSlug, theOnly, type WrittenName } from './writing.server.ts'

export interface WrittenPost {
  id: string
  kind: PostKind
  slug: string
  status: PostStatus
}

const MISSING = postReason('PostMissing')

type PostRow = Omit<WrittenPost, 'status'> & { title: string; publishedAt: Date | null }
export type StoredPost = PostRow & { lang: string; version: number; shownVersion: number }

/**
 * Creates a post, with the id of its editor if there is one. Derives the slug from the title if none is given.
 * Throws Forbidden, Conflict if the slug is taken, or InvalidInput for a reserved slug, a category or parent of another kind, or details that the kind does
 * not allow. `isOld`: it was published elsewhere before, so that subscribers hear of no news.
 */
export async function createPost(ctx: Ctx, input: PostInput & { id?: string }, { isOld = false } = {}): Promise<WrittenPost> {
  requireWriter(ctx.viewer)
  const kind = input.kindSlug
  const post = { id: input.id ?? newId(), kind, slug: requireSlug(kind, input.slug ?? toSlug(input.title, 120)) }
  const details = parseDetails(kind, input.details)
  if (input.parentId !== null) await lock(ctx, SERIES)
  await requireCategory(ctx, kind, input.categoryId)
  await requireParent(ctx, post, input.parentId)
  await unlessTaken(
    ctx.db
      .insertInto('posts')
      .values({
        tenant_id: ctx.tenantId,
        ...post,
        title: input.title,
        summary: input.summary,
        content: JSON.stringify(input.content),
        words: toWords(input.content),
        cover: input.cover,
        category_id: input.categoryId,
        parent_id: input.parentId,
        author_name: input.authorName,
        details: JSON.stringify(details),
        lang: input.lang,
        published_at: input.publishedAt,
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .execute(),
  )
  await ctx.db.insertInto('post_views').values({ tenant_id: ctx.tenantId, post_id: post.id }).execute()
  await writeTranslations(ctx, post.id, input.lang, input.translations)
  await noteChange(ctx, 'post.created', `${kind}/${post.slug}`)
  const publishedAt = toDay(input.publishedAt)
  if (!isOld) await announceIfShown(ctx, { ...post, title: input.title, publishedAt })
  return { ...post, status: statusOf(publishedAt, ctx.now) }
}

/** Updates the given fields; details are replaced as a whole. Throws Forbidden, NotFound, Conflict or InvalidInput. */
export async function updatePost(ctx: Ctx, change: PostChange): Promise<WrittenPost> {
  requireWriter(ctx.viewer)
  if (change.parentId) await lock(ctx, SERIES)
  const post = await getForWriting(ctx, change)
  await keepFirstVersion(ctx, post.id)
  const written = await writePost(ctx, post, change)
  await storeVersion(ctx, post.id, { isShown: true })
  await noteChange(ctx, 'post.changed', `${post.kind}/${written.slug}`)
  return written
}

/**
 * Writes the given fields to a locked row; details are replaced as a whole. Announces a publication that this makes, but notes nothing: that is the caller's.
 * Throws Conflict or InvalidInput.
 */
export async function writePost(
  ctx: Ctx,
  { publishedAt, title, lang, ...post }: StoredPost,
  change: Omit<PostChange, 'slug' | 'kindSlug'>,
): Promise<WrittenPost> {
  await requireCategory(ctx, post.kind, change.categoryId ?? null)
  await requireParent(ctx, post, change.parentId ?? null)
  const slug = change.newSlug === undefined ? post.slug : requireSlug(post.kind, change.newSlug)
  const fields = {
    slug,
    title: change.title,
    summary: change.summary,
    content: change.content && JSON.stringify(change.content),
    words: change.content && toWords(change.content),
    cover: change.cover,
    category_id: change.categoryId,
    parent_id: change.parentId,
    author_name: change.authorName,
    lang: change.lang,
    details: change.details && JSON.stringify(parseDetails(post.kind, change.details)),
    published_at: change.publishedAt,
  }
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  await unlessTaken(
    ctx.db
      .updateTable('posts')
      .set({ ...given, updated_at: ctx.now })
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', post.id)
      .execute(),
  )
  await writeTranslations(ctx, post.id, change.lang ?? lang, change.translations ?? {})
  const isLeft = slug !== post.slug || change.publishedAt === null
  if (isLeft && statusOf(publishedAt, ctx.now) === 'published') await keepFormerSlug(ctx, post)
  const day = change.publishedAt === undefined ? publishedAt : toDay(change.publishedAt)
  const isNewlyShown = statusOf(publishedAt, ctx.now) !== 'published'
  const { id, kind } = post
  if (isNewlyShown) await announceIfShown(ctx, { id, kind, slug, title: change.title ?? title, publishedAt: day })
  return { id, kind, slug, status: statusOf(day, ctx.now) }
}

/** Moves a post to the bin; its parts stay as standalone posts. Throws Forbidden or NotFound. */
export async function deletePost(ctx: Ctx, name: PostName): Promise<void> {
  requireWriter(ctx.viewer)
  await lock(ctx, SERIES)
  await moveToBin(ctx, POST_IN_BIN, (await getForWriting(ctx, name)).id)
}

/** Counts a view of a published post and returns the new count. Does not invalidate cached pages. Throws NotFound. */
export async function recordView(ctx: Ctx, name: PostName): Promise<number> {
  const counting = sql<{ views: number }>`
    insert into post_views (tenant_id, post_id, views)
    select p.tenant_id, p.id, 1 from posts p
    where p.tenant_id = ${ctx.tenantId} and p.kind = ${name.kindSlug} and p.slug = ${name.slug.toLowerCase()} and ${isPublished(ctx, 'p')}
    on conflict (tenant_id, post_id) do update set views = post_views.views + 1
    returning views`.execute(ctx.db)
  const views = (await unlessGone(counting, MISSING)).rows[0]?.views
  if (views === undefined) throw new NotFound(MISSING)
  return views
}

async function announceIfShown(ctx: Ctx, { publishedAt, ...post }: PostRow): Promise<void> {
  if (publishedAt && statusOf(publishedAt, ctx.now) === 'published')
    await announcePublication(ctx, POST_PUBLICATION, { ...post, publishedAt })
}

function toDay(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

/** Returns the post and locks its row until the transaction ends. */
async function getForWriting(ctx: Ctx, name: WrittenName): Promise<StoredPost> {
  const rows = await lockedPosts(ctx).where('kind', 'in', kindsOf(name)).where('slug', '=', name.slug.toLowerCase()).execute()
  const post = theOnly(rows, MISSING)
  // Named boundary: the database checks the kind.
  return { ...post, kind: post.kind as PostKind }
}

/** Returns the post of an id and locks its row until the transaction ends; undefined if there is none. */
export async function findForWriting(ctx: Ctx, id: string): Promise<StoredPost | undefined> {
  const post = await lockedPosts(ctx).where('id', '=', id).executeTakeFirst()
  return post && { ...post, kind: post.kind as PostKind }
}

function lockedPosts(ctx: Ctx) {
  return ctx.db
    .selectFrom('posts')
    .select(['id', 'kind', 'slug', 'title', 'lang', 'published_at as publishedAt', 'version', 'shown_version as shownVersion'])
    .where('tenant_id', '=', ctx.tenantId)
    .orderBy('id')
    .forUpdate()
}

/** Throws InvalidInput unless the category exists for this kind; locks it against deletion until the transaction ends. */
async function requireCategory(ctx: Ctx, kind: PostKind, categoryId: string | null): Promise<void> {
  if (categoryId === null) return
  const found = await ctx.db
    .selectFrom('post_categories')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', categoryId)
    .where('kind', '=', kind)
    .forKeyShare()
    .executeTakeFirst()
  if (!found) throw new InvalidInput(postReason('CategoryUnfit'), [{ path: 'categoryId', reason: postReason('CategoryOfOtherKind') }])
}

/** A series is one level deep: the parent is not a part itself, and a part has no parts of its own. Requires the series lock. */
async function requireParent(ctx: Ctx, post: Pick<WrittenPost, 'id' | 'kind'>, parentId: string | null): Promise<void> {
  if (parentId === null) return
  const related = await ctx.db
    .selectFrom('posts')
    .select(['id', 'kind', 'parent_id'])
    .where('tenant_id', '=', ctx.tenantId)
    .where(eb => eb.or([eb('id', '=', parentId), eb('parent_id', '=', post.id)]))
    .execute()
  const parent = related.find(one => one.id === parentId)
  const hasParts = related.some(one => one.parent_id === post.id)
  if (!parent || parent.kind !== post.kind || parent.parent_id !== null || parentId === post.id || hasParts) {
    throw new InvalidInput(postReason('ParentUnfit'), [{ path: 'parentId', reason: postReason('ParentOfOtherKind') }])
  }
}
