import { type RawBuilder, sql } from 'kysely'
import { newId } from '#platform/db/ids.ts'
import { asTenantRole } from '#platform/db/tenant-role.ts'
import { isStorable } from '#platform/storable.ts'

import { notGranted, RestError } from './errors.ts'
import { type RestAnswer, type RestAsk, shape } from './read.ts'
import { readSelect } from './select.ts'
import { columnOf, type PublicTable, readableColumns } from './tables.ts'

/** Maximum number of rows in one request. */
export const MAX_ADDED = 100

export type SentRow = Record<string, unknown>

/** Returns the rows of a body: an object or an array of objects. Throws PGRST102 for other bodies, 413 for too many rows. */
export function readBody(text: string): SentRow[] {
  let sent: unknown
  try {
    sent = JSON.parse(text || '{}')
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  }
  const rows = Array.isArray(sent) ? sent : [sent]
  if (!rows.every(isRow)) throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  if (rows.length > MAX_ADDED) throw new RestError(413, '54000', `at most ${MAX_ADDED} rows are added at once`)
  return rows
}

function isRow(value: unknown): value is SentRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Inserts rows in one statement, all or none. They wait for moderation. If the table is publicly readable, the response can contain the new rows; it is built
 * from the input and the generated ids, because the public role cannot read waiting rows.
 */
export async function addRows(ask: RestAsk, rows: SentRow[]): Promise<RestAnswer> {
  const { db, tenantId, table, query, media, prefer } = ask
  const canRead = readableColumns(table).length > 0
  if (prefer.returns !== 'minimal' && !canRead) throw notGranted(table, 'Use Prefer: return=minimal.')
  const insert = toInsert(ask, rows)
  const headers: Record<string, string> = { 'content-range': `*/${prefer.isCounted ? rows.length : '*'}` }
  if (prefer.returns !== 'representation') {
    if (insert) await insert.statement.execute(db)
    const [first] = insert?.ids ?? []
    if (prefer.returns === 'headers-only' && first && rows.length === 1) headers['location'] = `/${table}?id=eq.${first}`
    return { status: 201, body: null, headers }
  }
  const { columns, isAggregate } = readSelect(table, query.get('select'))
  if (isAggregate) throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed')
  if (!insert) return { status: 201, body: shape('[]', 0, media), headers }
  await insert.statement.execute(db)
  const row = media.isStripped ? sql`json_strip_nulls(row_to_json(page))` : sql`row_to_json(page)`
  const own = sql`${sql.table(table)} where tenant_id = ${tenantId} and id = any(${insert.ids}::uuid[]) order by ${sql.ref(`${table}.id`)}`
  const { rows: made } = await asTenantRole(db, () =>
    sql<{ body: string; rows: number }>`
      select coalesce(json_agg(${row}), '[]')::text as body, count(*)::int as rows from (select ${columns} from ${own}) as page`.execute(
      db,
    ),
  )
  const { body, rows: number } = made[0] ?? { body: '[]', rows: 0 }
  return { status: 201, body: shape(body, number, media), headers }
}

/** Returns the INSERT statement; undefined if there are no rows. */
function toInsert(
  { tenantId, table, query, prefer }: RestAsk,
  rows: SentRow[],
): { statement: RawBuilder<unknown>; ids: string[] } | undefined {
  const names = columnsOf(table, query.get('columns'), rows)
  for (const name of names) requireWritten(table, name)
  if (rows.length === 0) return undefined
  const ids = rows.map(() => newId())
  const values = rows.map((row, at) => {
    const own = names.map(name =>
      Object.hasOwn(row, name) ? sql`${toValue(row[name])}` : prefer.isMissingDefault ? sql`default` : sql`null`,
    )
    return sql`(${sql.join([sql`${tenantId}`, sql`${ids[at]}`, ...own])})`
  })
  const columns = ['tenant_id', 'id', ...names].map(name => sql.id(name))
  return { statement: sql`insert into ${sql.table(table)} (${sql.join(columns)}) values ${sql.join(values)}`, ids }
}

/** Returns the columns to fill: those in `columns=`, or the keys of the rows, which must be the same in all. */
function columnsOf(table: PublicTable, parameter: string | null, rows: SentRow[]): string[] {
  if (parameter !== null) return [...new Set(parameter.split(',').map(name => name.trim().replace(/^"(.*)"$/, '$1')))].filter(Boolean)
  const [first = {}, ...rest] = rows
  const names = Object.keys(first)
  const isSame = (row: SentRow) => Object.keys(row).length === names.length && names.every(name => Object.hasOwn(row, name))
  if (!rest.every(isSame)) throw new RestError(400, 'PGRST102', 'All object keys must match')
  if (names.length > 100) throw noColumn(table, names[0] ?? '')
  return names
}

function requireWritten(table: PublicTable, name: string): void {
  const column = columnOf(table, name)
  if (!column) throw noColumn(table, name)
  if (!column.isWritten) throw notGranted(table)
}

function noColumn(table: PublicTable, name: string): RestError {
  return new RestError(400, 'PGRST204', `Could not find the '${name.slice(0, 80)}' column of '${table}' in the schema cache`)
}

/**
 * Returns a value of the body as PostgreSQL reads it for its column. Throws PGRST102 for an unpaired surrogate, which would be stored as another character, and
 * 22021 for a control character.
 */
function toValue(value: unknown): unknown {
  if (value === null || typeof value === 'string') return requireWhole(value)
  if (Array.isArray(value) && value.every(one => typeof one === 'string')) return value.map(requireWhole)
  return JSON.stringify(value) ?? null
}

function requireWhole<T extends string | null>(text: T): T {
  if (text?.isWellFormed() === false) throw new RestError(400, 'PGRST102', 'Empty or invalid json')
  if (text !== null && !text.includes('\0') && !isStorable(text)) throw new RestError(400, '22021', 'A text has a control character')
  return text
}
