import { type RawBuilder, sql } from 'kysely'
import { type Page, toPage } from '#kit/page.ts'
import type { Ctx, Tag } from '../context.ts'

export interface Paging {
  /** From 1. */
  page: number
  perPage: number
}

/** Returns `limit … offset …` for a statement with `counted (total)`. A page past the end becomes the last one. */
export function limitOf(paging: Paging): RawBuilder<unknown> {
  return sql`limit ${paging.perPage} offset ${offsetOf(paging)}`
}

/** Returns the number of rows before the page, for a statement with `counted (total)`. */
export function offsetOf({ page, perPage }: Paging): RawBuilder<unknown> {
  return sql`(select least(${(page - 1) * perPage}::int, greatest(0, (total - 1) / ${perPage}::int * ${perPage}::int)) from counted)`
}

/** Converts such a statement's rows, each of which has the `total`, to a page. */
export function pageOf<T extends { total: number }>(rows: readonly T[], { page, perPage }: Paging): Page<Omit<T, 'total'>> {
  const total = rows[0]?.total ?? 0
  const items = rows.map(({ total: _, ...row }) => row)
  return toPage(items, total, Math.min(page, Math.max(1, Math.ceil(total / perPage))), perPage)
}

/**
 * Runs a statement that contains `count` as `counted (total)`. If the same count is cached and nothing of these tags has changed, it is replaced by the
 * cached number, so that only the page's rows are read. `name` identifies the count within the tenant.
 */
async function countedOnce<T extends { total: number }>(
  ctx: Pick<Ctx, 'cached'>,
  { name, tags, count }: { name: string; tags: Tag[]; count: RawBuilder<unknown> },
  run: (counted: RawBuilder<unknown>) => Promise<T[]>,
): Promise<T[]> {
  let rows: T[] | undefined
  const known = await ctx.cached(name, tags, async () => {
    rows = await run(count)
    // Empty results are not cached, so that requests for random ids can't evict useful entries.
    return rows[0] && { total: rows[0].total }
  })
  if (rows || !known) return rows ?? []
  const page = await run(sql`select ${known.total}::int as total`)
  // Rows may have dropped out by time alone, so that the page no longer exists: count again.
  return page.length === 0 ? await run(count) : page
}

/** Returns a page of such a statement. The total is cached, except for a search, so that random texts can't evict useful entries. */
export async function pageOnce<T extends { total: number }>(
  ctx: Pick<Ctx, 'cached'>,
  paging: Paging & { search?: string | undefined },
  counting: { name: string; tags: Tag[]; count: RawBuilder<unknown> },
  run: (counted: RawBuilder<unknown>) => Promise<T[]>,
): Promise<Page<Omit<T, 'total'>>> {
  return pageOf(await (paging.search ? run(counting.count) : countedOnce(ctx, counting, run)), paging)
}

export interface ListParts {
  /** Identifies the list and its filter within the tenant, independent of the page. */
  name: string
  /** Tags that the total depends on. */
  tags: Tag[]
  columns: RawBuilder<unknown>
  /** Tables with their `where`, one row per item. */
  matched: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

/** Returns a page of the matching rows, like `pageOnce`, in one statement. If an index provides the order, no other rows are read. */
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
  // Named boundary: the columns determine the type.
  return page as Page<T>
}

/** Returns a `like` pattern for values that contain the text, with `%`, `_` and `\` escaped. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
