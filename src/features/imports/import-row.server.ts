import type { Selectable } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import type { Imports } from '#platform/db/tables.gen.ts'
import type { ImportKind, ImportState, Source } from './import.ts'
import { importReason } from './texts.ts'

/** What whoever starts an import chooses. */
export interface ImportOptions {
  kind: ImportKind
  /** Of the old site, where the file does not say it. */
  origin: string
  /** The role that the person acted in. */
  role: string
  /** The language that they read the studio in: that of mails to people whom they invite. */
  lang?: string
  /** The class that a course comes into (null: a new one), or a class's people. */
  classId?: string | null
}

export interface ImportRow extends Omit<Selectable<Imports>, 'source' | 'state' | 'options' | 'refusal'> {
  source: Source
  state: ImportState
  options: ImportOptions
  refusal: { code: string; values: Record<string, string | number> } | null
}

/** Returns an import of the tenant, locked until the transaction ends. Throws NotFound (`ImportMissing`). */
export async function holdImport(ctx: Ctx, id: string): Promise<ImportRow> {
  const row = isUuid(id)
    ? await ctx.db
        .selectFrom('imports')
        .selectAll()
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw new NotFound(importReason('ImportMissing'))
  return toImport(row)
}

/** Named boundary: check constraints and our own writes allow nothing else. */
export const toImport = (row: Selectable<Imports>): ImportRow => row as Selectable<Imports> & ImportRow

/** Changes an import. */
export async function writeImport(
  ctx: Ctx,
  id: string,
  change: Partial<Pick<ImportRow, 'state' | 'site' | 'read_count' | 'file_id'>> & { refusal?: ImportRow['refusal'] },
): Promise<void> {
  const { refusal, ...fields } = change
  await ctx.db
    .updateTable('imports')
    .set({ ...fields, ...(refusal !== undefined && { refusal: JSON.stringify(refusal) }), updated_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
}
