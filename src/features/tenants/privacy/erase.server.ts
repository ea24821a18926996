import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { Subject } from './consents.server.ts'
import { findKnown } from './known.server.ts'
import { MENTIONS, PERSONAL_TABLES } from './personal-data.ts'

/**
 * Removes everything that the tenant holds about a member, who is held. Proofs stay without the person: their erasure requests, and in the audit log what was
 * done. Their account on the account site is another thing, and stays.
 */
export async function eraseMember(ctx: Ctx, member: Pick<Subject, 'id' | 'name' | 'email'>): Promise<void> {
  const who = await findKnown(ctx, member)
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
  for (const { email, since, until } of who.addresses)
    await sql`select directory.forget_in_audit_log(${member.id}, ${email}, ${member.name}, ${since}, ${until})`.execute(ctx.db)
  // In the list's order: what is found by another table goes before it, and the members last.
  for (const { table, of, erasure } of PERSONAL_TABLES) {
    if (erasure === 'removed') await sql`delete from ${sql.table(table)} where tenant_id = ${ctx.tenantId} and ${of(who)}`.execute(ctx.db)
  }
}
