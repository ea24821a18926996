import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { daysAfter } from '#kit/days.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { BIN_DAYS, type BinEntity, type BinTable, type StoredRow } from './bin.ts'
import { listColumns } from './catalogue.server.ts'
import { binReason } from './texts.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Moves a record with all its rows to the bin and returns the item's id. What only mentions the record is kept, without it. Audited and announced here.
 * `batchId`: common to what is removed at once, so that one undo restores it all (`restoreBatch`).
 * Throws as `requirePermission`, NotFound (`RecordMissing`), or Conflict (`BinStillUsed`) where other rows cannot be without it.
 */
export async function moveToBin(ctx: Ctx, entity: BinEntity, recordId: string, batchId: string = newId()): Promise<string> {
  requirePermission(ctx.viewer, entity.permission)
  if (entity.lock) await lock(ctx, entity.lock)
  const record = await holdRecord(ctx, entity, recordId)
  await requireUnused(ctx, entity, recordId)
  const id = newId()
  const person = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  const subject = entity.subjectOf(record)
  // The rows go from table to table within the database: no number or date passes through another language.
  await sql`insert into bin_items (tenant_id, id, kind, record_id, batch_id, title, subject, rows, removed_by, removed_at, expires_at)
    values (${ctx.tenantId}, ${id}, ${entity.kind}, ${recordId}, ${batchId}, ${entity.titleOf(record)}, ${subject}, ${await contentsOf(ctx, entity, recordId)},
      ${person}, ${ctx.now}, ${daysAfter(ctx.now, BIN_DAYS)})`.execute(ctx.db)
  for (const { table, column } of entity.mentions ?? [])
    await sql`update ${sql.table(table)} set ${sql.id(column)} = null where tenant_id = ${ctx.tenantId} and ${sql.id(column)} = ${recordId}`.execute(
      ctx.db,
    )
  await unlessUsed(async () => {
    for (const one of entity.tables.toReversed())
      await sql`delete from ${sql.table(one.table)} t where t.tenant_id = ${ctx.tenantId} and ${isOf(ctx, one, recordId)}`.execute(ctx.db)
  })
  await writeAudit(ctx, { act: 'content.changed', subject, details: { what: `${entity.kind}.removed` } })
  for (const tag of entity.tags) ctx.announce(tag)
  return id
}

/** Removes an item for good. For staff alone. Throws as `requirePermission`, or NotFound (`BinItemMissing`). */
export async function eraseFromBin(ctx: Ctx, itemId: string): Promise<void> {
  requireStaff(ctx)
  const item = isUuid(itemId)
    ? await ctx.db
        .deleteFrom('bin_items')
        .where('tenant_id', '=', ctx.tenantId)
        .where('id', '=', itemId)
        .returning(['kind', 'subject'])
        .executeTakeFirst()
    : undefined
  if (!item) throw new NotFound(binReason('BinItemMissing'))
  await writeAudit(ctx, { act: 'content.changed', subject: item.subject, details: { what: `${item.kind}.erased` } })
}

/** Returns the record's row, locked until the transaction ends, so that no row joins it meanwhile. */
async function holdRecord(ctx: Ctx, { tables }: BinEntity, recordId: string): Promise<StoredRow> {
  const [main] = tables
  if (!main || !isUuid(recordId)) throw new NotFound(binReason('RecordMissing'))
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(t) as row from ${sql.table(main.table)} t where t.tenant_id = ${ctx.tenantId} and ${sql.ref(`t.${main.by}`)} = ${recordId} for update`.execute(
    ctx.db,
  )
  const row = rows[0]?.row
  if (!row) throw new NotFound(binReason('RecordMissing'))
  return row
}

/** Returns SQL for `BinContents`: the rows of each table without the columns that the database makes, and the ids of rows that mention the record. */
async function contentsOf(ctx: Ctx, { tables, mentions = [] }: BinEntity, recordId: string): Promise<RawBuilder<unknown>> {
  const columns = await listColumns(
    ctx,
    tables.map(one => one.table),
  )
  const stored = tables.map(own => {
    const { table } = own
    const generated = columns.filter(one => one.table === table && one.isGenerated).map(one => one.column)
    return sql`jsonb_build_object('table', ${table}::text, 'rows', (select coalesce(jsonb_agg(to_jsonb(t) - ${generated}::text[]), '[]')
      from ${sql.table(table)} t where t.tenant_id = ${ctx.tenantId} and ${isOf(ctx, own, recordId)}))`
  })
  const mentioned = mentions.map(
    ({ table, column }) => sql`jsonb_build_object('table', ${table}::text, 'column', ${column}::text, 'ids',
      (select coalesce(jsonb_agg(t.id), '[]') from ${sql.table(table)} t where t.tenant_id = ${ctx.tenantId} and ${sql.ref(`t.${column}`)} = ${recordId}))`,
  )
  return sql`jsonb_build_object('tables', jsonb_build_array(${sql.join(stored)}), 'mentions', jsonb_build_array(${sql.join(mentioned)}))`
}

/** SQL condition: the row `t` of a table, or the row of another name, is the record's. */
function isOf(ctx: Pick<Ctx, 'tenantId'>, { by, of, only }: BinTable, recordId: string, row = 't'): RawBuilder<unknown> {
  const column = sql.ref(`${row}.${by}`)
  if (only) return sql`${column} = ${recordId} and ${sql.ref(`${row}.${only.column}`)} = ${only.value}`
  if (!of) return sql`${column} = ${recordId}`
  const outer = `${row}_of`
  return sql`${column} in (select ${sql.ref(`${outer}.id`)} from ${sql.table(of.table)} as ${sql.id(outer)}
    where ${sql.ref(`${outer}.tenant_id`)} = ${ctx.tenantId} and ${isOf(ctx, of, recordId, outer)})`
}

/** Throws Conflict with the table whose rows keep the record. */
async function requireUnused(ctx: Ctx, { keptBy = [] }: BinEntity, recordId: string): Promise<void> {
  for (const { table, column, of } of keptBy) {
    const names = isOf(ctx, { table, by: column, ...(of && { of }) }, recordId)
    const { rows } = await sql`select from ${sql.table(table)} t where t.tenant_id = ${ctx.tenantId} and ${names} limit 1`.execute(ctx.db)
    if (rows.length > 0) throw new Conflict(binReason('BinStillUsed', { table }))
  }
}

/** Throws Conflict with the table that still names the record. */
async function unlessUsed(removing: () => Promise<void>): Promise<void> {
  try {
    await removing()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION)) throw error
    throw new Conflict(binReason('BinStillUsed', { table: 'table' in error ? String(error.table) : '?' }))
  }
}
