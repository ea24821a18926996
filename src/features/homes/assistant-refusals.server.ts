import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { childrenAreBornAfter } from '#features/members/birth-date.ts'
import type { Ctx } from '#platform/context.ts'

/** Returns whether a member may use the assistant: unless their guardian wants none for them, and they are still a child. One statement. */
export async function isAssistantAllowed(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from assistant_refusals r join members m on m.tenant_id = r.tenant_id and m.id = r.member_id
    where r.tenant_id = ${ctx.tenantId} and r.member_id = ${memberId}::uuid
      and to_char(m.born_on, 'YYYY-MM-DD') > ${childrenAreBornAfter(ctx.now)}`.execute(ctx.db)
  return rows.length === 0
}

/** Stores what a guardian wants for their child, with an audit line that names neither. */
export async function allowAssistant(ctx: Ctx, memberId: string, isAllowed: boolean): Promise<void> {
  const { numAffectedRows = 0n } = isAllowed
    ? await sql`delete from assistant_refusals where tenant_id = ${ctx.tenantId} and member_id = ${memberId}::uuid`.execute(ctx.db)
    : await sql`insert into assistant_refusals (tenant_id, member_id, refused_at) values (${ctx.tenantId}, ${memberId}::uuid, ${ctx.now})
        on conflict do nothing`.execute(ctx.db)
  if (numAffectedRows === 0n) return
  await writeAudit(ctx, {
    act: 'assistant.child-switched',
    subject: `member/${memberId}`,
    details: { isOn: isAllowed },
    actor: { memberId: null, name: 'guardian', kind: null },
  })
}
