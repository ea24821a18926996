import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { childrenAreBornAfter } from './birth-date.ts'
import type { Giver, Purpose } from './consent.ts'

/** True if the member has a consent to this purpose that was not withdrawn, from any giver. `hasConsented` also checks that it is valid for their age. */
export async function hasStandingConsent(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  memberId: string,
  purpose: Purpose,
): Promise<boolean> {
  const consent = await db
    .selectFrom('consents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return consent !== undefined
}

/** Returns the SQL condition on the alias `m` that is equivalent to `isConsented`: the member has a valid consent to membership. */
export function hasConsented(now: Date): RawBuilder<boolean> {
  return sql`exists (select from consents c where c.tenant_id = m.tenant_id and c.member_id = m.id
    and c.purpose = 'membership' and c.withdrawn_at is null
    and (c.given_by <> 'self' or m.born_on is null or to_char(m.born_on, 'YYYY-MM-DD') <= ${childrenAreBornAfter(now)}))`
}

/** SQL condition: the member `m` is known to be 18 or older. */
export function isOfAge(now: Date): RawBuilder<boolean> {
  return sql`coalesce(to_char(m.born_on, 'YYYY-MM-DD') <= ${childrenAreBornAfter(now)}, false)`
}

/** SQL condition: the member `m` has a consent of this purpose and giver that was not withdrawn. */
export function hasStanding(purpose: Purpose, giver: Giver): RawBuilder<boolean> {
  return sql`exists (select from consents c where c.tenant_id = m.tenant_id and c.member_id = m.id and c.purpose = ${purpose} and c.given_by = ${giver}
    and c.withdrawn_at is null)`
}
