import { type RawBuilder, sql } from 'kysely'
import { noSuchColumn, notGranted, RestError, unreadable } from './errors.ts'
import { splitList, unquote } from './split.ts'
import { columnOf, type PublicTable } from './tables.ts'

type Condition = RawBuilder<unknown>

/** Query parameters that are not filters. */
const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])
const MAX_CONDITIONS = 50
const DEEPEST = 5

const COMPARISONS: Record<string, Condition> = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gte: sql`>=`,
  lt: sql`<`,
  lte: sql`<=`,
  like: sql`like`,
  ilike: sql`ilike`,
}
const OTHERS: Record<string, Condition> = { isdistinct: sql`is distinct from`, cs: sql`@>`, cd: sql`<@`, ov: sql`&&` }
const SEARCHES: Record<string, Condition> = {
  fts: sql`to_tsquery`,
  plfts: sql`plainto_tsquery`,
  phfts: sql`phraseto_tsquery`,
  wfts: sql`websearch_to_tsquery`,
}
const STATES: Record<string, Condition> = {
  null: sql`null`,
  not_null: sql`not null`,
  true: sql`true`,
  false: sql`false`,
  unknown: sql`unknown`,
}
const LANGUAGES = new Set(['simple', 'indonesian', 'english'])

/** Returns the SQL conditions of a query: `col=op.value`, `or=(…)`, `and=(…)`. Values become parameters, names come from the list of tables. */
export function readFilters(table: PublicTable, query: URLSearchParams): Condition[] {
  const state: State = { table, left: MAX_CONDITIONS }
  return [...query].filter(([name]) => !RESERVED.has(name)).map(([name, text]) => readOne(state, name, text))
}

/** Returns a readable column by name. Throws 42703 if it does not exist, 42501 if it is not readable. */
export function readColumn(table: PublicTable, name: string): RawBuilder<unknown> {
  const column = columnOf(table, name)
  if (!column) throw noSuchColumn(table, name)
  if (!column.isRead) throw notGranted(table)
  return sql.ref(`${table}.${name}`)
}

interface State {
  table: PublicTable
  /** Number of further conditions that the query may have. */
  left: number
}

function readOne(state: State, name: string, text: string): Condition {
  const logic = /^(not\.)?(and|or)$/.exec(name)
  if (!logic) return readFilter(state, name, text)
  if (!text.startsWith('(') || !text.endsWith(')')) throw unreadable('logic tree', text)
  return readTree(state, { isNot: Boolean(logic[1]), joint: logic[2] ?? 'and', inner: text.slice(1, -1) }, 1)
}

function readTree(state: State, { isNot, joint, inner }: { isNot: boolean; joint: string; inner: string }, depth: number): Condition {
  if (depth > DEEPEST) throw unreadable('logic tree', 'too deep')
  const parts = splitList(inner).map(part => {
    const nested = /^(not\.)?(and|or)\(([\s\S]*)\)$/.exec(part)
    if (nested) return readTree(state, { isNot: Boolean(nested[1]), joint: nested[2] ?? 'and', inner: nested[3] ?? '' }, depth + 1)
    const [, column, rest] = /^(\w+)\.([\s\S]+)$/.exec(part) ?? []
    if (!column || !rest) throw unreadable('logic tree', `(${inner})`)
    return readFilter(state, column, rest, unquote)
  })
  const all = sql`(${sql.join(parts, joint === 'or' ? sql` or ` : sql` and `)})`
  return isNot ? sql`not ${all}` : all
}

/** Parses `not.op(modifier).value`. Within a logic tree, `clean` removes the quotes of a value. */
function readFilter(state: State, name: string, text: string, clean: (value: string) => string = value => value): Condition {
  if (--state.left < 0) throw unreadable('filter', 'too many conditions')
  const column = readColumn(state.table, name)
  const [, not, operator = '', modifier, raw = ''] = /^(not\.)?([a-z]+)(?:\((\w+)\))?\.([\s\S]*)$/.exec(text) ?? []
  const condition = toCondition(column, operator, modifier, raw, clean)
  if (!condition) throw unreadable('filter', text)
  return not ? sql`not (${condition})` : condition
}

function toCondition(
  column: Condition,
  operator: string,
  modifier: string | undefined,
  raw: string,
  clean: (value: string) => string,
): Condition | undefined {
  const comparison = own(COMPARISONS, operator)
  if (comparison) {
    // An asterisk stands for the percent sign, which URLs reserve.
    const value = operator.endsWith('like') ? clean(raw).replaceAll('*', '%') : clean(raw)
    if (!modifier) return sql`${column} ${comparison} ${value}`
    if (modifier === 'any' || modifier === 'all') return sql`${column} ${comparison} ${sql.raw(modifier)}(${value})`
    return undefined
  }
  const search = own(SEARCHES, operator)
  if (search) return toSearch(column, search, modifier ?? 'simple', clean(raw))
  if (modifier) return undefined
  const other = own(OTHERS, operator)
  if (other) return sql`${column} ${other} ${clean(raw)}`
  const state = operator === 'is' && own(STATES, raw.toLowerCase())
  if (state) return sql`${column} is ${state}`
  const list = operator === 'in' && /^\(([\s\S]*)\)$/.exec(raw)
  if (!list) return undefined
  return sql`${column} = any(${list[1] === '' ? [] : splitList(list[1] ?? '').map(unquote)})`
}

function toSearch(column: Condition, search: Condition, language: string, text: string): Condition {
  if (!LANGUAGES.has(language)) throw new RestError(400, '42704', `text search configuration "${language}" does not exist`)
  return sql`to_tsvector(${sql.lit(language)}, ${column}) @@ ${search}(${sql.lit(language)}, ${text})`
}

function own<T>(of: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(of, name) ? of[name] : undefined
}
