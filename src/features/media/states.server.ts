import type { Updateable } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Uploads } from '#platform/db/tables.gen.ts'
import type { Checked } from './content.server.ts'
import { isFree, refuseLease, updateHeld } from './leases.server.ts'
import type { Upload } from './upload.ts'
import { requireUploader, toUpload, type UploadRow } from './uploads.server.ts'

/**
 * Records the result of the check before the file goes into the storage, so that no other process has to check it again. `holder`: the lease's holder; null:
 * without a lease. Throws as `refuseLease` if another holds it or the upload was kept or discarded meanwhile.
 */
export async function noteChecked(ctx: Ctx, id: string, checked: Checked, holder: string | null): Promise<void> {
  const { sizeBytes, sha256, width, height } = checked
  await updateOrRefuse(ctx, id, holder, { size_bytes: sizeBytes, sha256, width, height })
}

/** Marks a file as kept once it is in the storage as `noteChecked` recorded it; it is served from now on. Throws as `noteChecked`. */
export async function keepUpload(ctx: Ctx, id: string, holder: string | null): Promise<Upload> {
  requireUploader(ctx)
  const row = await updateOrRefuse(ctx, id, holder, { state: 'kept', kept_at: ctx.now, checked_by: null, checked_until: null })
  await writeAudit(ctx, { act: 'file.uploaded', subject: id, details: { type: row.content_type, sizeBytes: row.size_bytes } })
  return toUpload(row)
}

async function updateOrRefuse(ctx: Ctx, id: string, holder: string | null, values: Updateable<Uploads>): Promise<UploadRow> {
  return (await updateHeld(ctx, id, holder, values)) ?? (await refuseLease(ctx, id))
}

/**
 * Marks an upload that is not kept as removed, before its bytes go; afterwards nobody can keep it. Waits for a transaction that is about to keep it, which may
 * commit even if its client never learns so. Returns true if the bytes may be removed: not if the upload is kept, or another than `holder` checks it.
 */
export async function withdrawUpload(ctx: Ctx, id: string, holder: string | null): Promise<boolean> {
  const withdrawn = await ctx.db
    .updateTable('uploads')
    .set({ state: 'removed', checked_by: null, checked_until: null })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .where('state', '<>', 'kept')
    .where(eb => eb.or([isFree(eb), eb('checked_by', 'is not distinct from', holder)]))
    .returning('id')
    .executeTakeFirst()
  return withdrawn !== undefined || !(await hasRow(ctx, id))
}

async function hasRow({ db, tenantId }: Ctx, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('uploads').select('id').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst()) !== undefined
  )
}
