import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * SQL condition on a table of voices: staff approved the voice, so it is public. Matches the row-level security policy of the public role (migration 0020).
 * The only place that states this rule in code (`scripts/check/stated-once.ts`).
 */
export function isApproved(): RawBuilder<SqlBool> {
  return sql`approved_at is not null`
}

/**
 * SQL condition on a table of voices: it waits for staff. What staff wrote or took back has a time (`decided_at`), and waits for nobody, whoever did it. `of` is the
 * table's alias, which may be omitted if no other table has the columns.
 */
export function isUndecided(of?: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(of ? `${of}.${name}` : name)
  return sql`${column('approved_at')} is null and ${column('rejected_at')} is null and ${column('decided_at')} is null`
}
