import { sql } from 'kysely'
import { countMembers } from '#features/members/member-list.server.ts'
import type { Role } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'

export interface StaffCounts {
  members: number
  byRole: Partial<Record<Role, number>>
  /** Pending invitations. */
  invitations: number
  /** Open erasure requests, and when the first of them is due. */
  erasures: number
  erasuresDueAt: Date | null
  /** Mails that were given up. */
  mailsFailed: number
  /** Mails that were stored and never sent, because the installation had no mail server. */
  mailsKept: number
}

/** Returns the tenant's figures for staff. Throws as `requirePermission`. */
export async function countForStaff(ctx: Ctx): Promise<StaffCounts> {
  const { total, byRole } = await countMembers(ctx)
  const t = ctx.tenantId
  const { rows } = await sql<Omit<StaffCounts, 'members' | 'byRole'>>`
    select
      (select count(*)::int from invitations i where i.tenant_id = ${t} and i.taken_at is null and i.expires_at > ${ctx.now}) as invitations,
      (select count(*)::int from mails m where m.tenant_id = ${t} and m.failed_at is not null) as "mailsFailed",
      (select count(*)::int from mails m where m.tenant_id = ${t} and m.delivered_at is null and m.failed_at is null and m.next_try_at is null) as "mailsKept",
      count(*)::int as erasures, min(e.due_at) as "erasuresDueAt"
    from erasure_requests e where e.tenant_id = ${t} and e.done_at is null and e.cancelled_at is null`.execute(ctx.db)
  const counts = rows[0] ?? { invitations: 0, erasures: 0, erasuresDueAt: null, mailsFailed: 0, mailsKept: 0 }
  return { members: total, byRole, ...counts }
}
