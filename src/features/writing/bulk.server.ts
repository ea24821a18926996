import { moveToBin } from '#features/bin/commands.server.ts'
import { forEachChosen } from '#features/lists/bulk.server.ts'
import { POST_IN_BIN } from '#features/posts/bin-entity.ts'
import { findForWriting } from '#features/posts/commands.server.ts'
import { requireWriter } from '#features/posts/policy.ts'
import { statusOf } from '#features/posts/post.ts'
import { postReason } from '#features/posts/texts.ts'
import { getWork } from '#features/posts/versions.server.ts'
import { InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { publishPost, savePost, withdrawPost } from './editing.server.ts'

/** Something that is done with one post of several. */
type Act = (ctx: Ctx, id: string) => Promise<unknown>

/** Publishes the newest text of each post that is not published as it is; throws Conflict (`BulkRefused`, naming the post) for the first that cannot be. */
export async function publishPosts(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await each(ctx, ids, async (_ctx, id) => {
    const post = await findForWriting(ctx, id)
    if (!post) throw new NotFound(postReason('PostMissing'))
    const isShown = statusOf(post.publishedAt, ctx.now) === 'published' && post.version === post.shownVersion
    if (!isShown) await publishPost(ctx, { id, version: post.version })
  })
}

/** Takes posts away from readers; drafts stay as they are. Throws as `publishPosts`. */
export async function withdrawPosts(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await each(ctx, ids, async (_ctx, id) => {
    const post = await findForWriting(ctx, id)
    if (!post) throw new NotFound(postReason('PostMissing'))
    if (post.publishedAt) await withdrawPost(ctx, id)
  })
}

/** Moves posts to the bin, and returns what restores them at once. Throws as `publishPosts`. */
export async function removePosts(ctx: Ctx, ids: readonly string[]): Promise<string> {
  const batchId = newId()
  await each(ctx, ids, (_ctx, id) => moveToBin(ctx, POST_IN_BIN, id, batchId))
  return batchId
}

/** Gives posts a category of their kind, or none, as a save of each: readers of a published one see it with the next publication. Throws as `publishPosts`. */
export async function categorizePosts(ctx: Ctx, ids: readonly string[], categoryId: string | null): Promise<void> {
  await each(ctx, ids, async (_ctx, id) => {
    const post = await findForWriting(ctx, id)
    if (!post) throw new NotFound(postReason('PostMissing'))
    await requireCategoryOfKind(ctx, post.kind, categoryId)
    const isShown = statusOf(post.publishedAt, ctx.now) === 'published' && post.version === post.shownVersion
    const work = await getWork(ctx, id)
    const saved = await savePost(ctx, { id, kindSlug: post.kind, base: post.version, work: { ...work, categoryId } })
    // What was published as it is stays so; what has other changes waits with them.
    if (isShown) await publishPost(ctx, { id, version: saved.version })
  })
}

async function requireCategoryOfKind(ctx: Ctx, kind: string, categoryId: string | null): Promise<void> {
  if (categoryId === null) return
  const found = await ctx.db
    .selectFrom('post_categories')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', categoryId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!found) throw new InvalidInput(postReason('CategoryOfOtherKind'))
}

async function each(ctx: Ctx, ids: readonly string[], act: Act): Promise<void> {
  requireWriter(ctx.viewer)
  await forEachChosen(ctx, ids, { nameOf: id => titleOf(ctx, id), act: id => act(ctx, id) })
}

async function titleOf(ctx: Ctx, id: string): Promise<string | undefined> {
  const post = await ctx.db
    .selectFrom('posts')
    .select('title')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return post?.title
}
