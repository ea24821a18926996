import { forEachChosen } from '#features/lists/bulk.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { publishClass, removeClass, withdrawClass } from './commands.server.ts'
import { requirePublisher } from './policy.server.ts'
import { getClassWork } from './read.server.ts'

/** Publishes each class that is not published; throws Conflict (`BulkRefused`, naming the class) for the first that cannot be. */
export async function publishClasses(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await each(ctx, ids, async id => {
    const { status } = await getClassWork(ctx, id)
    if (status !== 'published') await publishClass(ctx, id)
  })
}

/** Takes classes away from readers; drafts stay as they are. Throws as `publishClasses`. */
export async function withdrawClasses(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await each(ctx, ids, async id => {
    const { status } = await getClassWork(ctx, id)
    if (status !== 'draft') await withdrawClass(ctx, id)
  })
}

/** Moves classes to the bin, and returns what restores them at once. Throws as `publishClasses`. */
export async function removeClasses(ctx: Ctx, ids: readonly string[]): Promise<string> {
  const batchId = newId()
  await each(ctx, ids, id => removeClass(ctx, id, batchId))
  return batchId
}

async function each(ctx: Ctx, ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<void> {
  await requirePublisher(ctx)
  await forEachChosen(ctx, ids, { nameOf: id => nameOf(ctx, id), act })
}

async function nameOf(ctx: Ctx, id: string): Promise<string | undefined> {
  const one = await ctx.db
    .selectFrom('classes')
    .select('name')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return one?.name
}
