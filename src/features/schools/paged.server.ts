import { type RawBuilder, sql } from 'kysely'
import { type Page, toPage } from '#kit/page.ts'

export interface Paging {
  /** From 1. */
  page: number
  perPage: number
}

/** `limit … offset …` of a statement that has `counted (total)`: a page past the end is the last one. */
export function limitOf({ page, perPage }: Paging): RawBuilder<unknown> {
  return sql`limit ${perPage} offset (select least(${(page - 1) * perPage}::int, greatest(0, (total - 1) / ${perPage}::int * ${perPage}::int)) from counted)`
}

/** The page that such a statement answered; each of its rows bears the `total`. */
export function pageOf<T extends { total: number }>(rows: readonly T[], { page, perPage }: Paging): Page<Omit<T, 'total'>> {
  const total = rows[0]?.total ?? 0
  const items = rows.map(({ total: _, ...row }) => row)
  return toPage(items, total, Math.min(page, Math.max(1, Math.ceil(total / perPage))), perPage)
}
