import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * SQL condition on schools or teams: the registration is confirmed; one that is not waits for the tenant's decision. `of` is the table's name or alias in
 * the statement, which may be left out where no other table has the column. The only place that states this rule (`scripts/check/stated-once.ts`).
 */
export function isConfirmed(of?: string): RawBuilder<SqlBool> {
  return sql`${sql.ref(of ? `${of}.confirmed_at` : 'confirmed_at')} is not null`
}
