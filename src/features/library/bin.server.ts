import { writeAudit } from '#features/audit/audit.server.ts'
import type { Ctx } from '#platform/context.ts'

/** Marks a file that has been in the bin since before a time as removed. Returns true if its bytes may go: not if it was restored meanwhile. */
export async function removeFromBin(ctx: Ctx, id: string, before: Date): Promise<boolean> {
  const removed = await ctx.db
    .updateTable('uploads')
    .set({ state: 'removed' })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .where('binned_at', '<', before)
    .returning(['content_type', 'uploaded_by'])
    .executeTakeFirst()
  if (removed)
    await writeAudit(ctx, { act: 'file.deleted', subject: id, details: { type: removed.content_type, memberId: removed.uploaded_by } })
  return removed !== undefined
}

/** Takes a file out of the bin that a record names all the same. Older contents have no address, so nothing names them. */
export async function restoreUsed(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('uploads')
    .set({ binned_at: null, version_of: null })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .execute()
  await writeAudit(ctx, { act: 'file.restored', subject: id })
}
