import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * SQL condition on a table of voices: staff approved the voice, so it is public. Matches the row-level security policy of the public role (migration 0020).
 * The only place that states this rule in code (`scripts/check/stated-once.ts`).
 */
export function isApproved(): RawBuilder<SqlBool> {
  return sql`approved_at is not null`
}
