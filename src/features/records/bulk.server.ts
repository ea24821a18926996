import { forEachChosen } from '#features/lists/bulk.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { Forbidden } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { findRecord, getRecord } from './read.server.ts'
import { canRemove, type RecordKind } from './record-kind.ts'
import { recordReason } from './texts.ts'
import { publishRecord, removeRecord, withdrawRecord } from './write.server.ts'

/** Shows each record that is not shown; throws Conflict (`BulkRefused`, naming the record) for the first that cannot be. Throws as `requirePermission`. */
export async function publishRecords(ctx: Ctx, kind: RecordKind, ids: readonly string[]): Promise<void> {
  requirePermission(ctx.viewer, kind.publish ?? kind.write)
  await each(ctx, kind, ids, async id => {
    const { status } = await getRecord(ctx, kind, id)
    if (status !== 'published' || !kind.publish) await publishRecord(ctx, kind, id)
  })
}

/** Takes records away from readers; drafts stay as they are. Throws as `publishRecords`. */
export async function withdrawRecords(ctx: Ctx, kind: RecordKind, ids: readonly string[]): Promise<void> {
  requirePermission(ctx.viewer, kind.publish ?? kind.write)
  await each(ctx, kind, ids, async id => {
    const { status } = await getRecord(ctx, kind, id)
    if (status !== 'draft' || !kind.publish) await withdrawRecord(ctx, kind, id)
  })
}

/** Moves records to the bin, and returns what restores them at once. Throws as `publishRecords`. */
export async function removeRecords(ctx: Ctx, kind: RecordKind, ids: readonly string[]): Promise<string> {
  requirePermission(ctx.viewer, kind.write)
  if (!canRemove(ctx.viewer, kind)) throw new Forbidden(recordReason('RecordNotYours'))
  const batchId = newId()
  // In one order, so that two removals of the same records wait for each other once.
  await each(ctx, kind, ids.toSorted(), id => removeRecord(ctx, kind, id, batchId))
  return batchId
}

async function each(ctx: Ctx, kind: RecordKind, ids: readonly string[], act: (id: string) => Promise<unknown>): Promise<void> {
  await forEachChosen(ctx, ids, { nameOf: id => nameOf(ctx, kind, id), act })
}

/** The name of a record that the viewer may see; another's is not said. */
async function nameOf(ctx: Ctx, kind: RecordKind, id: string): Promise<string | undefined> {
  const record = await findRecord(ctx, kind, id)
  const isSeen = record && (record.isOwn || requirePermission(ctx.viewer, kind.write) === 'all')
  return isSeen ? String(record.work[kind.title]) : undefined
}
