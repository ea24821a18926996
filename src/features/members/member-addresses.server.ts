import { sql } from 'kysely'
import type { SignedIn } from '#page/identity.ts'
import type { Ctx } from '#platform/context.ts'
import { lock } from '#platform/db/lock.ts'

type World = Pick<Ctx, 'db' | 'tenantId' | 'now'>

/** The id of the member whose address this is now at the tenant, in whatever letters; undefined where it is nobody's. */
export async function findHolder({ db, tenantId }: Pick<World, 'db' | 'tenantId'>, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from member_addresses where tenant_id = ${tenantId} and email = lower(${email}) and left_at is null`.execute(db)
  return rows[0]?.member_id
}

/**
 * Assigns a verified e-mail address to a member, ending their previous assignment and that of any other member who had this address,
 * whichever account site they came from. What came after its last holder left it, and all of before where it had none, is the new one's. The caller holds the
 * member (docs/decisions/012).
 */
export async function takeAddress(
  of: World,
  memberId: string,
  { issuer, subject, email }: Pick<SignedIn, 'issuer' | 'subject' | 'email'>,
): Promise<void> {
  if ((await findHolder(of, email)) === memberId) return
  const { db, tenantId, now } = of
  await lock(of, `address ${email.toLowerCase()}`)
  // Never before it began: the clocks of two servers differ.
  await sql`update member_addresses set left_at = greatest(held_from, ${now})
    where tenant_id = ${tenantId} and left_at is null and (member_id = ${memberId} or email = lower(${email}))`.execute(db)
  await sql`insert into member_addresses (tenant_id, member_id, issuer, subject, email, held_from)
    select ${tenantId}, ${memberId}, ${issuer}, ${subject}, lower(${email}), coalesce(max(left_at), '-infinity') from member_addresses
    where tenant_id = ${tenantId} and email = lower(${email})
    on conflict (tenant_id, member_id, email, held_from) do update set left_at = null`.execute(db)
}
