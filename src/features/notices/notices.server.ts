import { type RawBuilder, sql } from 'kysely'
import { PERMISSIONS, type Reach, reachOf, requirePerson } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import { kindOf, ROLES, type Role } from '#kit/roles.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { limitOf, type Paging, pageOf } from '#platform/db/paging.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type Channel, isPushedByDefault, isReached, NOTICE_KINDS, NOTICES, type Notice, type NoticeKind } from './notice.ts'
import { noticeMail } from './notice-mail.ts'
import { pushNotice } from './push/push-job.ts'

/** The most people who hear of one thing. */
const MOST_READERS = 200
const SUBJECT_LENGTH = 200

/** What happened. */
export interface Happened {
  kind: NoticeKind
  /** The name of a thing, never of a person. */
  subject?: string
  /** The page that it leads to; by default that of its kind. */
  href?: string
  /** Whom it concerns, by their ids; by default everybody with the kind's permission. */
  to?: readonly string[]
}

/** Returns the kinds that a viewer may hear of: those whose permission they have over the whole tenant, and those of their own. */
export function kindsFor(viewer: Viewer): NoticeKind[] {
  return NOTICE_KINDS.filter(kind => isReached(kind, reachOf(viewer, NOTICES[kind].permission)))
}

/**
 * Writes a notice to each person whom it concerns and who may see it, except who did it, and enqueues the mails of those who want one; in the caller's
 * transaction. What somebody has an unread notice of already counts there.
 */
export async function addNotices(ctx: Ctx, { kind, subject = '', href = NOTICES[kind].href, to }: Happened): Promise<void> {
  const readers = await findReaders(ctx, kind, to)
  if (readers.length === 0) return
  const rows = readers.map(
    ({ memberId }) =>
      sql`(${ctx.tenantId}::uuid, ${newId()}::uuid, ${memberId}::uuid, ${kind}, ${subject.slice(0, SUBJECT_LENGTH)}, ${href}, ${ctx.now}::timestamptz)`,
  )
  const { rows: written } = await sql<{ id: string; memberId: string; times: number }>`
    insert into notices (tenant_id, id, member_id, kind, subject, href, created_at) values ${sql.join(rows)}
    on conflict (tenant_id, member_id, kind, subject, href) where read_at is null
      do update set times = notices.times + 1, created_at = excluded.created_at
    returning id, member_id as "memberId", times`.execute(ctx.db)
  const byMember = new Map(readers.map(reader => [reader.memberId, reader]))
  for (const { id, memberId, times } of written) {
    // What counts on is known to who has it already.
    const reader = times === 1 ? byMember.get(memberId) : undefined
    if (reader?.channel === 'mail') await enqueue(ctx, noticeMail, { noticeId: id })
    for (const subscriptionId of reader?.devices ?? []) await enqueue(ctx, pushNotice, { noticeId: id, subscriptionId, delays: 0 })
  }
}

interface Reader {
  memberId: string
  channel: Channel
  /** The subscriptions of the devices that are told. */
  devices: string[]
}

/** Returns who hears of it, by id: two events at once write in the same order. */
async function findReaders(ctx: Ctx, kind: NoticeKind, to: readonly string[] | undefined): Promise<Reader[]> {
  if (to?.length === 0) return []
  const { rows } = await sql<Reader>`
    select m.id as "memberId", coalesce(s.channel, 'app') as channel,
      case when coalesce(s.push, ${isPushedByDefault(kind)}::boolean)
        then array(select d.id from push_subscriptions d where d.tenant_id = m.tenant_id and d.member_id = m.id order by d.id) else '{}'::uuid[] end as devices
    from members m left join notice_settings s on s.tenant_id = m.tenant_id and s.member_id = m.id and s.kind = ${kind}
    where m.tenant_id = ${ctx.tenantId} and coalesce(s.channel, 'app') <> 'off'
      and exists (select from memberships k where k.tenant_id = m.tenant_id and k.member_id = m.id and k.kind = any(${roleKinds(kind)}::int[]))
      ${ctx.viewer.kind === 'person' ? sql`and m.id <> ${ctx.viewer.person.memberId}` : sql``}
      ${to ? sql`and m.id = any(${to}::uuid[])` : sql``}
    order by m.id limit ${MOST_READERS}`.execute(ctx.db)
  return rows
}

/** Returns the kinds of members who may hear of it. */
function roleKinds(kind: NoticeKind): number[] {
  const reaches: Partial<Record<Role, Reach>> = PERMISSIONS[NOTICES[kind].permission]
  return ROLES.filter(role => isReached(kind, reaches[role])).map(role => kindOf(role))
}

/** Returns a page of the viewer's own notices, newest first; a page past the end is the last one. One statement. Throws as `requirePerson`. */
export async function listNotices(ctx: Ctx, paging: Paging & { isUnread?: boolean }): Promise<Page<Notice>> {
  const own = sql`n.tenant_id = ${ctx.tenantId} and n.member_id = ${requirePerson(ctx.viewer).memberId} and n.kind = any(${kindsFor(ctx.viewer)}::text[])
    ${paging.isUnread ? sql`and n.read_at is null` : sql``}`
  const { rows } = await sql<Notice & { total: number }>`
    with counted as (select count(*)::int as total from notices n where ${own})
    select n.id, n.kind, n.subject, n.href, n.times, n.created_at as "createdAt", n.read_at is not null as "isRead", counted.total
    from notices n, counted where ${own} order by n.created_at desc, n.id desc ${limitOf(paging)}`.execute(ctx.db)
  return pageOf(rows, paging)
}

/** Returns how many of the viewer's notices are unread. Without a statement for who may hear of nothing. Throws as `requirePerson`. */
export async function countUnread(ctx: Ctx): Promise<number> {
  const count = unreadCount(ctx)
  if (!count) return 0
  const { rows } = await sql<{ unread: number }>`select ${count} as unread`.execute(ctx.db)
  return rows[0]?.unread ?? 0
}

/** Returns SQL for the number of the viewer's unread notices, for a statement that counts more; undefined for who may hear of nothing. Throws as `requirePerson`. */
export function unreadCount(ctx: Ctx): RawBuilder<number> | undefined {
  const { memberId } = requirePerson(ctx.viewer)
  const kinds = kindsFor(ctx.viewer)
  if (kinds.length === 0) return undefined
  return sql<number>`(select count(*)::int from notices
    where tenant_id = ${ctx.tenantId} and member_id = ${memberId} and read_at is null and kind = any(${kinds}::text[]))`
}

/** Marks one of the viewer's notices as read and returns the page that it leads to. Throws as `requirePerson`, and NotFound for another's. */
export async function readNotice(ctx: Ctx, id: string): Promise<string> {
  const { memberId } = requirePerson(ctx.viewer)
  const { rows } = isUuid(id)
    ? await sql<{ href: string }>`
        update notices set read_at = coalesce(read_at, ${ctx.now})
        where tenant_id = ${ctx.tenantId} and member_id = ${memberId} and id = ${id} and kind = any(${kindsFor(ctx.viewer)}::text[])
        returning href`.execute(ctx.db)
    : { rows: [] }
  const [notice] = rows
  if (!notice) throw new NotFound()
  return notice.href
}

/** Marks all of the viewer's notices as read. Throws as `requirePerson`. */
export async function readAllNotices(ctx: Ctx): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  await ctx.db
    .updateTable('notices')
    .set({ read_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute()
}
