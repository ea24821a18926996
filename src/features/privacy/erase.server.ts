import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Subject } from './consents.server.ts'
import { findKnown } from './known-addresses.server.ts'
import { addressesOf, type KnownAddress, MENTIONS, PERSONAL_TABLES } from './personal-data.ts'

const NO_ADDRESS: KnownAddress = { email: '', since: 'infinity', until: '-infinity' }

/**
 * Removes everything that the tenant holds about a member, who is held. Proofs stay without the person: their erasure requests, and in the audit log what was
 * done. Their account on the account site is another thing, and stays.
 */
export async function eraseMember(ctx: Ctx, member: Pick<Subject, 'id' | 'name'>): Promise<void> {
  // Held, so that nobody takes an address of theirs over between what is read and what is removed.
  await sql`select from member_addresses where tenant_id = ${ctx.tenantId} and ${addressesOf(member.id)} for update`.execute(ctx.db)
  const who = await findKnown(ctx, member.id)
  for (const { table, column, erased } of MENTIONS) {
    const values = sql.join(Object.entries(erased).map(([name, value]) => sql`${sql.id(name)} = ${value}`))
    await sql`update ${sql.table(table)} set ${values} where tenant_id = ${ctx.tenantId} and ${sql.id(column)} = ${member.id}`.execute(
      ctx.db,
    )
  }
  await ctx.db
    .updateTable('erasure_requests')
    .set({ member_id: null, reason: '' })
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', member.id)
    .execute()
  // Without an address still by the id.
  for (const { email, since, until } of who.addresses.length > 0 ? who.addresses : [NO_ADDRESS])
    await sql`select directory.forget_in_audit_log(${member.id}, ${email}, ${member.name}, ${since}, ${until})`.execute(ctx.db)
  // In the list's order: what is found by another table goes before it, and the members last.
  for (const { table, of, erasure } of PERSONAL_TABLES) {
    if (erasure === 'removed') await sql`delete from ${sql.table(table)} where tenant_id = ${ctx.tenantId} and ${of(who)}`.execute(ctx.db)
  }
}
