import { sql } from 'kysely'
import type { SignedIn } from '#page/identity.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'

type World = Pick<Ctx, 'db' | 'tenantId' | 'now'>

/** Returns the id of the member who now holds the address at the tenant, ignoring case; undefined if there is none. */
export async function findHolder({ db, tenantId }: Pick<World, 'db' | 'tenantId'>, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from member_addresses where tenant_id = ${tenantId} and email = lower(${email}) and left_at is null`.execute(db)
  return rows[0]?.member_id
}

/**
 * Assigns a verified e-mail address to a member. Ends their previous assignment and that of any other member who had this address, whichever provider
 * they use. Rows since the last holder left it, or all earlier rows if it had no holder, belong to the new holder. The caller holds the member's lock
 * (docs/decisions/012).
 */
export async function takeAddress(
  of: World,
  memberId: string,
  { issuer, subject, email }: Pick<SignedIn, 'issuer' | 'subject' | 'email'>,
): Promise<void> {
  if ((await findHolder(of, email)) === memberId) return
  const { db, tenantId, now } = of
  await lock(of, `address ${email.toLowerCase()}`)
  // Not before `held_from`: the clocks of two servers differ.
  await sql`update member_addresses set left_at = greatest(held_from, ${now})
    where tenant_id = ${tenantId} and left_at is null and (member_id = ${memberId} or email = lower(${email}))`.execute(db)
  await sql`insert into member_addresses (tenant_id, member_id, issuer, subject, email, held_from)
    select ${tenantId}, ${memberId}, ${issuer}, ${subject}, lower(${email}), coalesce(max(left_at), '-infinity') from member_addresses
    where tenant_id = ${tenantId} and email = lower(${email})
    on conflict (tenant_id, member_id, email, held_from) do update set left_at = null`.execute(db)
}
