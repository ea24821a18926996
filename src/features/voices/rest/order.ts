import { type RawBuilder, sql } from 'kysely'
import { unreadable } from './errors.ts'
import { readColumn } from './filters.ts'
import { isNeverEmpty, type PublicTable } from './tables.ts'

const TERM = /^(\w+)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/
const MAX_TERMS = 8

/**
 * Returns the terms of `order=col.desc.nullslast,other`. Omits the position of nulls for columns that have none, so that the index order can be used.
 */
export function readOrder(table: PublicTable, text: string | null): RawBuilder<unknown>[] {
  if (!text) return []
  const terms = text.split(',')
  if (terms.length > MAX_TERMS) throw unreadable('order', text)
  return terms.map(term => {
    const [, column = '', way, nulls] = TERM.exec(term.trim()) ?? []
    if (!column) throw unreadable('order', text)
    const value = sql`${readColumn(table, column)}${way === 'desc' ? sql` desc` : sql``}`
    const empty = { nullsfirst: sql` nulls first`, nullslast: sql` nulls last` }[nulls ?? '']
    return empty && !isNeverEmpty(table, column) ? sql`${value}${empty}` : value
  })
}
