import { type RawBuilder, sql } from 'kysely'
import { type Page, toPage } from '#kit/page.ts'
import type { Ctx, Tag } from '../context.ts'

export interface Paging {
  /** From 1. */
  page: number
  perPage: number
}

/** `limit … offset …` of a statement that has `counted (total)`: a page past the end is the last one. */
export function limitOf(paging: Paging): RawBuilder<unknown> {
  return sql`limit ${paging.perPage} offset ${offsetOf(paging)}`
}

/** How many rows stand before the page, in a statement that has `counted (total)`. */
export function offsetOf({ page, perPage }: Paging): RawBuilder<unknown> {
  return sql`(select least(${(page - 1) * perPage}::int, greatest(0, (total - 1) / ${perPage}::int * ${perPage}::int)) from counted)`
}

/** The page that such a statement answered; each of its rows bears the `total`. */
export function pageOf<T extends { total: number }>(rows: readonly T[], { page, perPage }: Paging): Page<Omit<T, 'total'>> {
  const total = rows[0]?.total ?? 0
  const items = rows.map(({ total: _, ...row }) => row)
  return toPage(items, total, Math.min(page, Math.max(1, Math.ceil(total / perPage))), perPage)
}

/**
 * Runs a statement that has `counted (total)` with `count` in it; where the same was counted a short while ago and nothing of these tags has changed, with that
 * number in its place, so that only the rows of the page are read. `name` tells what is counted apart from everything else of the tenant.
 */
async function countedOnce<T extends { total: number }>(
  ctx: Pick<Ctx, 'cached'>,
  { name, tags, count }: { name: string; tags: Tag[]; count: RawBuilder<unknown> },
  run: (counted: RawBuilder<unknown>) => Promise<T[]>,
): Promise<T[]> {
  let rows: T[] | undefined
  const known = await ctx.cached(name, tags, async () => {
    rows = await run(count)
    // Nothing is not kept: whoever asks for ids at random must not push out what others asked for.
    return rows[0] && { total: rows[0].total }
  })
  if (rows || !known) return rows ?? []
  const page = await run(sql`select ${known.total}::int as total`)
  // What was counted has gone by the clock alone: the page that it would have had may be no page any more.
  return page.length === 0 ? await run(count) : page
}

/** A page of such a statement. Its total is counted once, save that of a search: who types at random must not push out what is remembered. */
export async function pageOnce<T extends { total: number }>(
  ctx: Pick<Ctx, 'cached'>,
  paging: Paging & { search?: string | undefined },
  counting: { name: string; tags: Tag[]; count: RawBuilder<unknown> },
  run: (counted: RawBuilder<unknown>) => Promise<T[]>,
): Promise<Page<Omit<T, 'total'>>> {
  return pageOf(await (paging.search ? run(counting.count) : countedOnce(ctx, counting, run)), paging)
}

export interface ListParts {
  /** Tells the list and its filter apart from every other of the tenant; which page of it does not count. */
  name: string
  /** What the total depends on. */
  tags: Tag[]
  columns: RawBuilder<unknown>
  /** The tables with their `where`: a row for each item. */
  matched: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

/** A page of what matches, as `pageOnce`. Where an index has the order, no other rows are read. One statement. */
export async function readPage<T>(
  ctx: Pick<Ctx, 'db' | 'cached'>,
  paging: Paging & { search?: string | undefined },
  { name, tags, columns, matched, order }: ListParts,
): Promise<Page<T>> {
  const count = sql`select count(*)::int as total from ${matched}`
  const run = async (counted: RawBuilder<unknown>) => {
    const { rows } = await sql<T & { total: number }>`
      with counted as (${counted})
      select ${columns}, (select total from counted) as total from ${matched} order by ${order}
      ${limitOf(paging)}`.execute(ctx.db)
    return rows
  }
  const page = await pageOnce(ctx, paging, { name, tags, count }, run)
  // Named boundary: the columns are the type's.
  return page as Page<T>
}

/** The pattern of `like` and `ilike` for what has this text within it, its own `%`, `_` and `\` meaning themselves. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
