import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * SQL condition on a table of voices: the voice is approved and may be shown, as the database's own policy for the public says (migration 0020).
 * The only place that states this rule in code (`scripts/check/stated-once.ts`).
 */
export function isApproved(): RawBuilder<SqlBool> {
  return sql`approved_at is not null`
}
