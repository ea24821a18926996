import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * SQL condition on schools or teams: staff confirmed the registration. `of` is the table's name or alias; optional if no other table in the statement has the
 * column. The only place that states this rule (`scripts/check/stated-once.ts`).
 */
export function isConfirmed(of?: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(of ? `${of}.confirmed_at` : 'confirmed_at')} is not null`
}
