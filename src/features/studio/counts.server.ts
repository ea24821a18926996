import { sql } from 'kysely'
import { can } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import type { EntryName } from './navigation.ts'

/** Returns the number of items waiting for staff, by side bar entry; empty for others. One statement. */
export async function countWaiting(ctx: Ctx): Promise<Partial<Record<EntryName, number>>> {
  if (!can(ctx.viewer, 'site.manage')) return {}
  const t = ctx.tenantId
  const { rows } = await sql<{ erasure: number; invitations: number; mail: number }>`
    select
      (select count(*)::int from erasure_requests e where e.tenant_id = ${t} and e.done_at is null and e.cancelled_at is null) as erasure,
      (select count(*)::int from invitations i where i.tenant_id = ${t} and i.taken_at is null and i.expires_at > ${ctx.now}) as invitations,
      (select count(*)::int from mails m where m.tenant_id = ${t} and m.failed_at is not null) as mail`.execute(ctx.db)
  return rows[0] ?? {}
}
