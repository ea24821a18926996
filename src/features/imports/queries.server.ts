import { sql } from 'kysely'
import { requireStaff } from '#features/permissions/staff.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import type { ImportState, Note, RecordState, Source } from './import.ts'
import { type ImportRow, toImport } from './import-row.server.ts'
import { requireAnyImporter, requireImportedClass, requireImporter } from './policy.server.ts'
import { importReason } from './texts.ts'

export type Counts = Record<RecordState | 'read' | 'addresses' | 'addressesLost' | 'pictures' | 'picturesBrought' | 'picturesLost', number>

export interface ImportSummary {
  id: string
  source: Source
  fileName: string
  state: ImportState
  createdAt: Date
}

export interface RecordLine {
  place: number
  title: string
  state: RecordState
  notes: Note[]
  newId: string | null
}

const RECENT = 30
export const LINES = 50

/** Returns the tenant's newest imports. Throws as `requirePermission`. */
export async function listImports(ctx: Ctx): Promise<ImportSummary[]> {
  requireStaff(ctx)
  const rows = await ctx.db
    .selectFrom('imports')
    .selectAll()
    .where('tenant_id', '=', ctx.tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute()
  return rows.map(toImport).map(toSummary)
}

const toSummary = ({ id, source, file_name, state, created_at }: ImportRow): ImportSummary => ({
  id,
  source,
  fileName: file_name,
  state,
  createdAt: created_at,
})

/** Returns an import with its counts. Throws as `requirePermission`, NotFound (`ImportMissing`). */
export async function getImport(ctx: Ctx, id: string) {
  const found = await getRow(ctx, id)
  return {
    ...toSummary(found),
    refusal: found.refusal,
    kind: found.options.kind,
    classId: found.options.classId ?? null,
    counts: await countRecords(ctx, id),
  }
}

/** Returns an import that the viewer may see. */
async function getRow(ctx: Ctx, id: string): Promise<ImportRow> {
  requireAnyImporter(ctx)
  const row = isUuid(id)
    ? await ctx.db.selectFrom('imports').selectAll().where('tenant_id', '=', ctx.tenantId).where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) throw new NotFound(importReason('ImportMissing'))
  const found = toImport(row)
  requireImporter(ctx, found.source, found)
  await requireImportedClass(ctx, found)
  return found
}

/** Returns how many records of an import are in each state, and how many of its pictures. One statement. */
export async function countRecords(ctx: Ctx, id: string): Promise<Counts> {
  const { rows } = await sql<{ name: keyof Counts; count: number }>`
    select state as name, count(*)::int as count from import_records where tenant_id = ${ctx.tenantId} and import_id = ${id} group by state
    union all select 'read', count(*)::int from import_records where tenant_id = ${ctx.tenantId} and import_id = ${id}
    union all select 'addresses', count(*)::int from redirects where tenant_id = ${ctx.tenantId} and import_id = ${id}
    union all select 'addressesLost', count(*)::int from import_records where tenant_id = ${ctx.tenantId} and import_id = ${id} and is_address_lost
    union all select 'pictures', count(*)::int from import_pictures where tenant_id = ${ctx.tenantId} and import_id = ${id}
    union all select 'picturesBrought', count(*)::int from import_pictures where tenant_id = ${ctx.tenantId} and import_id = ${id} and state = 'brought'
    union all select 'picturesLost', count(*)::int from import_pictures where tenant_id = ${ctx.tenantId} and import_id = ${id} and state = 'lost'`.execute(
    ctx.db,
  )
  const none: Counts = {
    comes: 0,
    doubled: 0,
    wrong: 0,
    addresses: 0,
    addressesLost: 0,
    lost: 0,
    made: 0,
    undone: 0,
    kept: 0,
    read: 0,
    pictures: 0,
    picturesBrought: 0,
    picturesLost: 0,
  }
  return { ...none, ...Object.fromEntries(rows.map(one => [one.name, one.count])) }
}

/** Returns records of an import after a place in the file: those in a state, or all that something was noticed about. Throws as `requirePermission`. */
export async function listRecords(
  ctx: Ctx,
  id: string,
  { state, after = 0 }: { state?: RecordState | undefined; after?: number },
): Promise<{ items: RecordLine[]; next: number | null }> {
  await getRow(ctx, id)
  const { rows } = await sql<RecordLine>`
    select place, title, state, notes, new_id as "newId" from import_records
    where tenant_id = ${ctx.tenantId} and import_id = ${id} and place > ${after} ${state ? sql`and state = ${state}` : sql``}
    order by place limit ${LINES + 1}`.execute(ctx.db)
  const items = rows.slice(0, LINES)
  return { items, next: rows.length > LINES ? (items.at(-1)?.place ?? null) : null }
}

/** Returns the pictures that are lost, with the reasons. */
export async function listLostPictures(ctx: Ctx, id: string): Promise<{ address: string; why: Note | null }[]> {
  await getRow(ctx, id)
  const rows = await ctx.db
    .selectFrom('import_pictures')
    .select(['address', 'why'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('import_id', '=', id)
    .where('state', '=', 'lost')
    .orderBy('address')
    .limit(200)
    .execute()
  return rows.map(one => ({ address: one.address, why: one.why as unknown as Note | null }))
}
