import { writeAudit } from '#features/audit/audit.server.ts'
import { discard } from '#features/media/store-upload.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { ImportRow } from './import-row.server.ts'
import { holdImport, writeImport } from './import-row.server.ts'
import { countRecords } from './queries.server.ts'
import type { Step } from './steps.server.ts'

/** Ends an import's run or its undoing, with the counts in the audit log. Does nothing if another attempt did. */
export async function endImport(ctx: Ctx, { id, file_name }: ImportRow, state: 'done' | 'undone'): Promise<void> {
  const now = await holdImport(ctx, id)
  if (now.state !== (state === 'done' ? 'running' : 'undoing')) return
  await writeImport(ctx, id, { state })
  await writeAudit(ctx, {
    act: state === 'done' ? 'import.done' : 'import.undone',
    subject: id,
    details: { file: file_name, ...(await countRecords(ctx, id)) },
  })
}

/** Removes the uploaded file, which nothing needs once the import has ended. */
export async function removeFile(
  { tools, tenantId, inScope }: Pick<Step, 'tools' | 'tenantId' | 'inScope'>,
  row: ImportRow,
): Promise<void> {
  if (row.file_id === null) return
  const id = row.file_id
  const upload = await inScope(async ctx => {
    await writeImport(ctx, row.id, { file_id: null })
    return await ctx.db
      .updateTable('uploads')
      .set({ state: 'removed' })
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', id)
      .where('purpose', '=', 'import')
      .returning(['url_name', 'stored_as'])
      .executeTakeFirst()
  })
  if (upload) await discard({ storage: tools.storage }, { tenantId, inScope }, id, upload.url_name, upload.stored_as)
}
