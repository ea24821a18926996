import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isPublished } from '#platform/db/published.ts'

/** SQL condition on jobs: published and open for applications. `of` as for `isPublished`. */
export function isOpen(ctx: { now: Date }, of?: string): RawBuilder<SqlBool> {
  const closesAt = sql.ref(of ? `${of}.closes_at` : 'closes_at')
  return sql`(${isPublished(ctx, of)} and (${closesAt} is null or ${closesAt} > ${ctx.now}))`
}
