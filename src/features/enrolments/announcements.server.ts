import { sql } from 'kysely'
import { z } from 'zod'
import { writeAudit } from '#features/audit/audit.server.ts'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { newsMail } from './announcement-mail.ts'
import { pathOfClass } from './change-state.server.ts'
import { requireTeacher } from './policy.server.ts'
import { enrolmentReason } from './texts.ts'

/** Mails gather what is announced within this time. */
const GATHERED_MS = 600_000
/** `addNotices` writes to so many people at once. */
const AT_ONCE = 200

export const announcementFields = z.object({
  title: z.string().trim().min(1).max(120),
  body: z.string().trim().min(1).max(4000),
  batchId: z.uuid().optional(),
})
export type AnnouncementFields = z.output<typeof announcementFields>

/** What a class's teachers told its participants. */
export interface Announcement {
  id: string
  title: string
  body: string
  /** The batch's name; null: all batches. */
  batch: string | null
  createdAt: Date
}

/** The newest of them are shown. */
const MOST_SHOWN = 50

/** Returns what was announced to a class, newest first. Throws as `requireTeacher`. */
export async function listAnnouncements(ctx: Ctx, classId: string): Promise<Announcement[]> {
  const one = await requireTeacher(ctx, classId)
  const { rows } = await sql<Announcement>`
    select a.id, a.title, a.body, b.name as batch, a.created_at as "createdAt" from class_announcements a
    left join class_batches b on b.tenant_id = a.tenant_id and b.id = a.batch_id
    where a.tenant_id = ${ctx.tenantId} and a.class_id = ${one.id} order by a.created_at desc, a.id desc limit ${MOST_SHOWN}`.execute(
    ctx.db,
  )
  return rows
}

/**
 * Announces something to who has a seat in a class, or in one of its batches: a notice at once, and one mail that gathers what is announced within ten minutes. The id
 * is the form's: one sent twice announces once. Audited. Throws as `requireTeacher`, and NotFound for a batch of another class.
 */
export async function announceToClass(
  ctx: Ctx,
  classId: string,
  { id, title, body, batchId }: AnnouncementFields & { id: string },
): Promise<void> {
  const one = await requireTeacher(ctx, classId)
  if (batchId !== undefined) await requireBatch(ctx, one.id, batchId)
  const by = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  const { rows: made } = await sql`
    insert into class_announcements (tenant_id, id, class_id, batch_id, title, body, written_by, created_at)
    values (${ctx.tenantId}, ${id}, ${one.id}, ${batchId ?? null}, ${title}, ${body}, ${by}, ${ctx.now}) on conflict do nothing returning id`.execute(
    ctx.db,
  )
  if (made.length === 0) return
  const { rows } = await sql<{ memberId: string }>`
    select e.member_id as "memberId" from enrolments e where e.tenant_id = ${ctx.tenantId} and e.class_id = ${one.id}
      and ${holdsSeat()} ${batchId === undefined ? sql`` : sql`and e.batch_id = ${batchId}`} order by e.member_id`.execute(ctx.db)
  const readers = rows.map(({ memberId }) => memberId)
  for (let at = 0; at < readers.length; at += AT_ONCE)
    await addNotices(ctx, {
      kind: 'classNews',
      subject: `${one.name}: ${title}`,
      href: pathOfClass(one),
      to: readers.slice(at, at + AT_ONCE),
    })
  await enqueue(ctx, newsMail, {}, { startAfter: new Date(ctx.now.getTime() + GATHERED_MS), singletonKey: `news ${ctx.tenantId}` })
  await writeAudit(ctx, { act: 'class.announced', subject: `class/${one.code}`, details: { title, count: readers.length } })
}

async function requireBatch(ctx: Ctx, classId: string, batchId: string): Promise<void> {
  const { rows } =
    await sql`select from class_batches where tenant_id = ${ctx.tenantId} and class_id = ${classId} and id = ${batchId}`.execute(ctx.db)
  if (rows.length === 0) throw new NotFound(enrolmentReason('BatchMissing'))
}
