import { type RawBuilder, sql } from 'kysely'
import { unreadCount } from '#features/notices/notices.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { listWaitingPupils } from '#features/privacy/pupils.server.ts'
import type { Site } from '#features/sites/site.ts'
import { kindsFor } from '#features/voices/moderation.server.ts'
import type { Ctx } from '#platform/context.ts'
import { isUndecided } from '#platform/db/approved.ts'
import { isConfirmed } from '#platform/db/confirmed.ts'
import type { EntryName } from './navigation.ts'

export type Waiting = Partial<Record<EntryName, number>>

/** Returns the number of items that wait for the viewer, by side bar entry: only where their permission lets them decide. At most one statement, and one for teachers. */
export async function countWaiting(ctx: Ctx): Promise<Waiting> {
  const [counted, pupils] = await Promise.all([countAll<EntryName>(ctx, queuesOf(ctx)), countPupils(ctx)])
  return { ...counted, ...pupils }
}

/** Returns the same, and how many of the viewer's notices are unread: what every page of the app shows around itself. At most one statement, and one for teachers. Throws as `requirePerson`. */
export async function countAround(ctx: Ctx): Promise<{ waiting: Waiting; unread: number }> {
  const ofUnread = unreadCount(ctx)
  const counts: [EntryName | 'unread', RawBuilder<number>][] = ofUnread ? [...queuesOf(ctx), ['unread', ofUnread]] : queuesOf(ctx)
  const [{ unread = 0, ...waiting }, pupils] = await Promise.all([countAll(ctx, counts), countPupils(ctx)])
  return { waiting: { ...waiting, ...pupils }, unread }
}

async function countAll<Name extends string>(
  { db }: Ctx,
  counts: readonly [Name, RawBuilder<number>][],
): Promise<Partial<Record<Name, number>>> {
  if (counts.length === 0) return {}
  const { rows } = await sql<Partial<Record<Name, number>>>`
    select ${sql.join(counts.map(([name, count]) => sql`(${count}) as ${sql.ref(name)}`))}`.execute(db)
  return rows[0] ?? {}
}

/** What their own pupils asked for, for teachers; who manages privacy has it among all requests. */
async function countPupils(ctx: Ctx): Promise<Waiting> {
  if (!can(ctx.viewer, 'children.consent') || can(ctx.viewer, 'privacy.manage')) return {}
  return { erasure: (await listWaitingPupils(ctx)).total }
}

/** What waits for those who may decide it, each as a statement that counts it. */
function queuesOf(ctx: Ctx): [EntryName, RawBuilder<number>][] {
  const t = ctx.tenantId
  const queues: [EntryName, RawBuilder<number>][] = []
  const voices = kindsFor(ctx.viewer).map(
    kind => sql`(select count(*)::int from ${sql.table(kind)} x where x.tenant_id = ${t} and ${isUndecided('x')})`,
  )
  if (voices.length > 0) queues.push(['voices', sql`select ${sql.join(voices, sql` + `)}`])
  if (can(ctx.viewer, 'payouts.approve'))
    queues.push(['payouts', sql`select count(*)::int from payouts p where p.tenant_id = ${t} and p.status = 'requested'`])
  if (can(ctx.viewer, 'classes.write'))
    queues.push(['studioClasses', sql`select count(*)::int from classes c where c.tenant_id = ${t} and c.asked_at is not null`])
  if (!can(ctx.viewer, 'site.manage')) return queues
  return [
    ...queues,
    [
      'erasure',
      sql`select count(*)::int from erasure_requests e where e.tenant_id = ${t} and e.done_at is null and e.cancelled_at is null`,
    ],
    [
      'invitations',
      sql`select count(*)::int from invitations i where i.tenant_id = ${t} and i.taken_at is null and i.expires_at > ${ctx.now}`,
    ],
    ['mail', sql`select count(*)::int from mails m where m.tenant_id = ${t} and m.failed_at is not null`],
    [
      'registrations',
      sql`select (select count(*)::int from schools s where s.tenant_id = ${t} and s.confirmed_at is null)
        + (select count(*)::int from teams g join schools s on s.tenant_id = g.tenant_id and s.id = g.school_id
          where g.tenant_id = ${t} and g.confirmed_at is null and ${isConfirmed('s')})`,
    ],
    [
      'requests',
      sql`select (select count(*)::int from appointments a where a.tenant_id = ${t} and a.done_at is null)
        + (select count(*)::int from demo_requests d where d.tenant_id = ${t} and d.done_at is null)`,
    ],
  ]
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
