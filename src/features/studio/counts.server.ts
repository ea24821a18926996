import { sql } from 'kysely'
import { can } from '#features/permissions/permissions.ts'
import type { Site } from '#features/sites/site.ts'
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

/**
 * True if the tenant has a league: it is a coding school, whose league is always announced, or a team has registered. No statement for viewers who don't manage
 * registrations; otherwise one, cached for up to a minute.
 */
export async function findLeague(ctx: Ctx, { variant }: Pick<Site, 'variant'>): Promise<boolean> {
  if (variant === 'coding-school') return true
  if (!can(ctx.viewer, 'site.manage')) return false
  const { found } = await ctx.cached('has a league', ['schools'], async () => {
    const { rows } = await sql<{ found: boolean }>`select exists (select from teams where tenant_id = ${ctx.tenantId}) as found`.execute(
      ctx.db,
    )
    return { found: rows[0]?.found ?? false }
  })
  return found
}
