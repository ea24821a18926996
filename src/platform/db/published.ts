import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * SQL condition: the row is published, for tables with a column `published_at` (null: a draft; in the future: scheduled). `of` is the table's name or alias,
 * which may be omitted if no other table has the column. The only place that states this rule (`scripts/check/stated-once.ts`).
 */
export function isPublished({ now }: { now: Date | RawBuilder<unknown> }, of?: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(of ? `${of}.published_at` : 'published_at')} <= ${now}`
}
