import { type RawBuilder, sql } from 'kysely'
import { childrenAreBornAfter } from './birth-date.ts'

/** Of a member `m` in a statement: what `isConsented` says, that a consent to membership stands which counts for them. */
export function hasConsented(now: Date): RawBuilder<boolean> {
  return sql`exists (select from consents c where c.tenant_id = m.tenant_id and c.member_id = m.id
    and c.purpose = 'membership' and c.withdrawn_at is null
    and (c.given_by <> 'self' or m.born_on is null or to_char(m.born_on, 'YYYY-MM-DD') <= ${childrenAreBornAfter(now)}))`
}
