import { type RawBuilder, sql } from 'kysely'
import { RestError, unreadable } from './errors.ts'
import { readColumn } from './filters.ts'
import { splitList } from './split.ts'
import { type PublicTable, readableColumns } from './tables.ts'

export interface Selection {
  /** The SQL between `select` and `from`. */
  columns: RawBuilder<unknown>
  /** Plain columns beside an aggregate, for `group by`. */
  groups: RawBuilder<unknown>[]
  isAggregate: boolean
}

const MAX_COLUMNS = 30
const AGGREGATES: Record<string, RawBuilder<unknown>> = { sum: sql`sum`, avg: sql`avg`, count: sql`count`, max: sql`max`, min: sql`min` }
/** The types that columns can be cast to. */
const CASTS: Record<string, RawBuilder<unknown>> = {
  text: sql`text`,
  int: sql`integer`,
  integer: sql`integer`,
  int4: sql`integer`,
  bigint: sql`bigint`,
  int8: sql`bigint`,
  numeric: sql`numeric`,
  float8: sql`float8`,
  date: sql`date`,
  timestamptz: sql`timestamptz`,
}

/** Parses `select=`: columns, `alias:column`, `column::type`, `column.sum()`, `count()`. Without it, selects all readable columns. */
export function readSelect(table: PublicTable, text: string | null): Selection {
  const parts = splitList((text ?? '').replace(/\s+/g, '') || '*')
  if (parts.length > MAX_COLUMNS) throw unreadable('select parameter', 'too many columns')
  const items = parts.flatMap(part => (part === '*' ? readableColumns(table) : [part])).map(part => readItem(table, part))
  const isAggregate = items.some(item => item.isAggregate)
  return {
    columns: sql.join(items.map(item => sql`${item.value} as ${sql.id(item.name)}`)),
    groups: isAggregate ? items.filter(item => !item.isAggregate).map(item => item.value) : [],
    isAggregate,
  }
}

interface Item {
  name: string
  value: RawBuilder<unknown>
  isAggregate: boolean
}

const ITEM = /^(?:([\p{L}\w-]{1,60}):)?(\w+)(?:::(\w+))?(?:\.(\w+)\(\))?(?:::(\w+))?$/u
const COUNT = /^(?:([\p{L}\w-]{1,60}):)?count\(\)$/u

function readItem(table: PublicTable, text: string): Item {
  const count = COUNT.exec(text)
  if (count) return { name: count[1] ?? 'count', value: sql`count(*)`, isAggregate: true }
  const [, alias, column = '', inner, aggregate, outer] = ITEM.exec(text) ?? []
  if (!column) throw refuse(table, text)
  const plain = cast(readColumn(table, column), inner)
  if (!aggregate) return { name: alias ?? column, value: cast(plain, outer), isAggregate: false }
  const call = Object.hasOwn(AGGREGATES, aggregate) ? AGGREGATES[aggregate] : undefined
  if (!call) throw unreadable('select parameter', text)
  return { name: alias ?? aggregate, value: cast(sql`${call}(${plain})`, outer), isAggregate: true }
}

function cast(value: RawBuilder<unknown>, type: string | undefined): RawBuilder<unknown> {
  if (!type) return value
  const known = Object.hasOwn(CASTS, type) ? CASTS[type] : undefined
  if (!known) throw new RestError(400, '42704', `type "${type}" does not exist`)
  return sql`cast(${value} as ${known})`
}

function refuse(table: PublicTable, text: string): RestError {
  const related = /^(?:[\w-]+:)?(?:\.\.\.)?(\w+)(?:!\w+)*\(/.exec(text)?.[1]
  if (!related) return unreadable('select parameter', text)
  return new RestError(400, 'PGRST200', `Could not find a relationship between '${table}' and '${related}' in the schema cache`)
}
