import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Subject } from './consents.server.ts'
import { eraseInBin } from './erase-bin.server.ts'
import { findKnown } from './known-addresses.server.ts'
import { MENTIONS } from './mentions.ts'
import { addressesOf, PERSONAL_TABLES } from './personal-data.ts'
import { proofsOf } from './personal-money.ts'
import type { KnownAddress } from './personal-table.ts'

const NO_ADDRESS: KnownAddress = { email: '', since: 'infinity', until: '-infinity' }

/**
 * Removes everything that the tenant stores about a member; the caller holds their lock. Proofs stay without the person: their erasure requests, and the
 * acts in the audit log; and what tax law asks for, such as invoices. Their account on the account site is separate, and stays.
 */
export async function eraseMember(ctx: Ctx, member: Pick<Subject, 'id' | 'name'>): Promise<void> {
  // Locked, so that nobody takes over one of their addresses between this read and the removal.
  await sql`select from member_addresses where tenant_id = ${ctx.tenantId} and ${addressesOf(member.id)} for update`.execute(ctx.db)
  const who = await findKnown(ctx, member.id)
  await eraseInBin(ctx, who)
  for (const { table, column, erased } of MENTIONS) {
    await sql`update ${sql.table(table)} set ${valuesOf(erased)} where tenant_id = ${ctx.tenantId} and ${sql.id(column)} = ${member.id}`.execute(
      ctx.db,
    )
  }
  await ctx.db
    .updateTable('erasure_requests')
    .set({ member_id: null, reason: '' })
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', member.id)
    .execute()
  // A member without an address is still found by id.
  for (const { email, since, until } of who.addresses.length > 0 ? who.addresses : [NO_ADDRESS])
    await sql`select directory.forget_in_audit_log(${member.id}, ${email}, ${member.name}, ${since}, ${until})`.execute(ctx.db)
  // Nobody gets these files any more; the nightly job of the uploads removes their bytes.
  await sql`update uploads set state = 'removed' where tenant_id = ${ctx.tenantId} and ${proofsOf(who)}`.execute(ctx.db)
  // In the list's order: rows that are found through another table go before it, and the members last.
  for (const { table, of, erasure } of PERSONAL_TABLES) {
    if (erasure === 'kept') continue
    const act = erasure === 'removed' ? sql`delete from ${sql.table(table)}` : sql`update ${sql.table(table)} set ${valuesOf(erasure)}`
    await sql`${act} where tenant_id = ${ctx.tenantId} and ${of(who)}`.execute(ctx.db)
  }
  ctx.announce('boards')
}

function valuesOf(erased: Readonly<Record<string, string | null>>) {
  return sql.join(Object.entries(erased).map(([name, value]) => sql`${sql.id(name)} = ${value}`))
}
