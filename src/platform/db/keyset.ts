import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../context.ts'

/** An order that a list can be read in: an expression that is never null and that an index provides together with the id. */
export interface SortColumn {
  expression: RawBuilder<unknown>
  /** PostgreSQL's type of the expression. */
  type: 'timestamptz' | 'date' | 'text' | 'int8' | 'float8'
  isDescending: boolean
}

/** A place in a list: before or after the item with this value and id. */
export interface Place {
  value: string
  id: string
}

export interface KeysetPage<T> {
  items: T[]
  /** Cursors of the pages beside this one; null where there is none. */
  before: string | null
  after: string | null
}

export interface KeysetParts {
  columns: RawBuilder<unknown>
  /** Tables with their `where`, one row per item. */
  matched: RawBuilder<unknown>
  sort: SortColumn
  /** The expression that makes the order whole: unique within the list, of type uuid, in the direction of `sort`. */
  id: RawBuilder<unknown>
}

export interface KeysetPlace {
  perPage: number
  /** Cursors as they came in an address. One that cannot be read counts as none; `before` wins. */
  after?: string | undefined
  before?: string | undefined
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/**
 * Reads a page by its place in the order, so that it costs the same everywhere in the list. One statement; a `before` that turns out to be on the first page
 * shows fewer items.
 */
export async function readKeyset<T>(
  { db }: Pick<Ctx, 'db'>,
  { perPage, after, before }: KeysetPlace,
  { columns, matched, sort, id }: KeysetParts,
): Promise<KeysetPage<T>> {
  const isBack = before !== undefined
  const asked = readCursor(isBack ? before : after)
  const place = asked && isOfType(asked.value, sort.type) ? asked : undefined
  // Backwards the nearest items are read first, and turned round below.
  const isDown = sort.isDescending !== (isBack && place !== undefined)
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  const from = place
    ? sql`and (${sort.expression}, ${id}) ${sql.raw(isDown ? '<' : '>')} (${place.value}::${sql.raw(sort.type)}, ${place.id}::uuid)`
    : sql``
  const { rows } = await sql<T & { keysetValue: string; keysetId: string }>`
    select ${columns}, (${sort.expression})::text as "keysetValue", (${id})::text as "keysetId"
    from ${matched} ${from} order by ${sort.expression} ${direction}, ${id} ${direction} limit ${perPage + 1}`.execute(db)
  const hasMore = rows.length > perPage
  const kept = rows.slice(0, perPage)
  if (isBack && place) kept.reverse()
  const edge = (row: (typeof kept)[number] | undefined) => (row ? writeCursor({ value: row.keysetValue, id: row.keysetId }) : null)
  const hasBefore = place !== undefined && (isBack ? hasMore : true)
  const hasAfter = place !== undefined && isBack ? true : hasMore
  return {
    items: kept.map(({ keysetValue: _value, keysetId: _id, ...item }) => item as T),
    before: hasBefore ? edge(kept[0]) : null,
    after: hasAfter ? edge(kept.at(-1)) : null,
  }
}

/** Counts the matching rows up to `most`; `isMore`: there are more than that. One statement. */
export async function countUpTo(
  { db }: Pick<Ctx, 'db'>,
  matched: RawBuilder<unknown>,
  most: number,
): Promise<{ count: number; isMore: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${matched} limit ${most + 1}) x`.execute(db)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, most), isMore: count > most }
}

/** Returns a place as it stands in an address. */
export function writeCursor({ value, id }: Place): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/** True if the database reads the text as a value of the type: a cursor comes from outside. */
function isOfType(value: string, type: SortColumn['type']): boolean {
  if (type === 'text') return true
  if (type === 'int8') return /^-?\d{1,18}$/.test(value)
  if (type === 'float8') return value !== '' && Number.isFinite(Number(value))
  if (type === 'date') return /^-?infinity$/.test(value) || (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)))
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)([+-]\d\d)(?::?(\d\d))?$/.exec(value)
  return (
    /^-?infinity$/.test(value) || (parts !== null && !Number.isNaN(Date.parse(`${parts[1]}T${parts[2]}${parts[3]}:${parts[4] ?? '00'}`)))
  )
}

/** Returns the place of a cursor; undefined if it is none. */
function readCursor(text: string | undefined): Place | undefined {
  if (!text) return undefined
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    return typeof value === 'string' && !value.includes('\u0000') && typeof id === 'string' && UUID.test(id) ? { value, id } : undefined
  } catch {
    return undefined
  }
}
