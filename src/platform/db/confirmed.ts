import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * SQL condition on schools or teams: staff confirmed the registration. `of` is the table's name or alias; optional if no other table in the statement has the
 * column. `by`: an expression for a moment; then only what was confirmed before it. The only place that states this rule (`scripts/check/stated-once.ts`).
 */
export function isConfirmed(of?: string, by?: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const column = sql.ref(of ? `${of}.confirmed_at` : 'confirmed_at')
  return by ? sql`${column} < ${by}` : sql`${column} is not null`
}
