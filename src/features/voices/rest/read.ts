import { type RawBuilder, sql } from 'kysely'
import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { notGranted, RestError } from './errors.ts'
import { readFilters } from './filters.ts'
import { readOrder } from './order.ts'
import type { Media, Preferences } from './preferences.ts'
import { describeRange, readRange } from './range.ts'
import { readSelect } from './select.ts'
import { type PublicTable, readableColumns } from './tables.ts'

/** A response of the hosted database; PostgreSQL itself wrote the JSON body. */
export interface RestAnswer {
  status: 200 | 201 | 206
  body: string | null
  headers: Record<string, string>
}

export interface RestAsk {
  db: Db
  tenantId: TenantId
  table: PublicTable
  query: URLSearchParams
  media: Media
  prefer: Preferences
  /** The Range header. */
  range: string | null
}

/** Handles a GET of a table in one statement: the rows, and their total number if requested. */
export async function readRows({ db, tenantId, table, query, media, prefer, range }: RestAsk): Promise<RestAnswer> {
  if (readableColumns(table).length === 0)
    throw notGranted(table, 'Rows can be added here with Prefer: return=minimal, and are not read by the public.')
  const { columns, groups, isAggregate } = readSelect(table, query.get('select'))
  const { offset, limit } = readRange(query, range)
  const own = sql`${sql.table(table)} where ${sql.join([sql`${sql.ref(`${table}.tenant_id`)} = ${tenantId}`, ...readFilters(table, query)], sql` and `)}`
  const grouped = groups.length > 0 ? sql` group by ${sql.join(groups)}` : sql``
  const order = [...readOrder(table, query.get('order')), ...(isAggregate ? [] : lastOrder(table, query.get('order')))]
  const ordered = order.length > 0 ? sql` order by ${sql.join(order)}` : sql``
  const whole = isAggregate ? sql`(select ${columns} from ${own}${grouped}) as gathered` : own
  const row = media.isStripped ? sql`json_strip_nulls(row_to_json(page))` : sql`row_to_json(page)`
  const { rows: found } = await sql<{ body: string; rows: number; total: number | null }>`
    select coalesce(json_agg(${row}), '[]')::text as body, count(*)::int as rows,
      ${prefer.isCounted ? sql`(select count(*)::int from ${whole})` : sql`null`} as total
    from (select ${columns} from ${own}${grouped}${ordered} limit ${limit} offset ${offset}) as page`.execute(db)
  const { body, rows, total } = found[0] ?? { body: '[]', rows: 0, total: null }
  const { header, status } = describeRange(offset, rows, total ?? undefined)
  return { status, body: shape(body, rows, media), headers: { 'content-range': header } }
}

/** Appends a tiebreaker, so that pages never overlap; without a requested order, newest first, as the index has them. */
function lastOrder(table: PublicTable, asked: string | null): RawBuilder<unknown>[] {
  const id = sql.ref(`${table}.id`)
  return asked ? [id] : [sql`${sql.ref(`${table}.created_at`)} desc`, id]
}

/** Returns the array, or its only row. Throws PGRST116 if a single object is requested and the number of rows is not one. */
export function shape(body: string, rows: number, { isSingle }: Media): string {
  if (!isSingle) return body
  if (rows === 1) return body.slice(1, -1)
  throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details: `The result contains ${rows} rows` })
}
