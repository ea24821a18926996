import { type RawBuilder, sql } from 'kysely'
import { listTeachers } from '#features/chapters/class-of-chapter.server.ts'
import { hasReaders } from '#features/chapters/reading.server.ts'
import { SEAT_STATES } from '#features/chapters/seat-states.ts'
import type { NoticeKind } from '#features/notices/notice.ts'
import { addNotices } from '#features/notices/notices.server.ts'
import { daysAfter, daysBefore } from '#kit/days.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'

const HOUR_MS = 3_600_000
/** So long a question may have no answer before its mentors are reminded, in days. */
const ANSWER_DAYS = 2
/** What is older is told no more: a tenant that was away is not flooded. */
const LATE_DAYS = 14
const LATE_OPENED_DAYS = 1
/** `addNotices` writes to so many people at once. */
const AT_ONCE = 200

/** Tells a tenant's people of what the clock brought since the last time: each thing once. */
export async function remind(ctx: Ctx): Promise<void> {
  const soon = new Date(ctx.now.getTime() + HOUR_MS)
  await tellParticipants(ctx, 'sessionSoon', sessionsBetween(ctx.now, soon))
  await tellParticipants(ctx, 'sessionTomorrow', sessionsBetween(soon, daysAfter(ctx.now, 1)))
  await tellParticipants(ctx, 'chapterOpened', openedSince(ctx))
  await tellOfQuestions(ctx)
  await ctx.db.deleteFrom('reminders_told').where('tenant_id', '=', ctx.tenantId).where('told_at', '<', daysBefore(ctx.now, 90)).execute()
}

/** SQL: the moment that a chapter's reminder is of, and the condition on it. */
interface Moment {
  at: RawBuilder<string>
  is: RawBuilder<boolean>
}

function sessionsBetween(from: Date, to: Date): Moment {
  const at = sql<string>`case when h.kind = 'live' and h.content ->> 'startsAt' ~ '^\\d{4}-' then h.content ->> 'startsAt' end`
  return { at, is: sql`(${at})::timestamptz > ${from} and (${at})::timestamptz <= ${to}` }
}

function openedSince({ now }: Ctx): Moment {
  const at = sql<string>`case when h.rule ->> 'type' = 'date' then h.rule ->> 'at' end`
  return { at, is: sql`(${at})::timestamptz > ${daysBefore(now, LATE_OPENED_DAYS)} and (${at})::timestamptz <= ${now}` }
}

async function tellParticipants(ctx: Ctx, kind: NoticeKind, { at, is }: Moment): Promise<void> {
  const { rows } = await sql<{ id: string; classId: string; subject: string; href: string }>`
    with due as (
      select h.id, c.id as "classId", c.name || ': ' || h.title as subject, ${at} as occasion,
        (case when c.is_premium then '/Courses/@Premium/' else '/Courses/' end) || c.slug || '/module/' || m.slug || '/chapter/' || h.slug as href
      from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
      where h.tenant_id = ${ctx.tenantId} and h.removed_at is null and m.removed_at is null and ${hasReaders(ctx)} and ${isPublished(ctx, 'h')} and ${is}
    ), told as (
      insert into reminders_told (tenant_id, kind, thing_id, occasion, told_at)
      select ${ctx.tenantId}::uuid, ${kind}, id, occasion, ${ctx.now}::timestamptz from due on conflict do nothing returning thing_id
    )
    select due.* from due join told on told.thing_id = due.id order by due.id`.execute(ctx.db)
  for (const { classId, subject, href } of rows) {
    const readers = await listParticipants(ctx, classId)
    for (let from = 0; from < readers.length; from += AT_ONCE)
      await addNotices(ctx, { kind, subject, href, to: readers.slice(from, from + AT_ONCE) })
  }
}

async function listParticipants(ctx: Ctx, classId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('enrolments')
    .where('tenant_id', '=', ctx.tenantId)
    .where('class_id', '=', classId)
    .where('state', 'in', [...SEAT_STATES])
    .select('member_id')
    .orderBy('member_id')
    .execute()
  return rows.map(({ member_id }) => member_id)
}

async function tellOfQuestions(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ classId: string; className: string }>`
    with due as (
      select p.id, c.id as "classId", c.name as "className" from discussion_posts p
      join class_chapters h on h.tenant_id = p.tenant_id and h.id = p.chapter_id
      join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
      where p.tenant_id = ${ctx.tenantId} and p.created_at <= ${daysBefore(ctx.now, ANSWER_DAYS)} and p.created_at > ${daysBefore(ctx.now, LATE_DAYS)}
        and ${isUnanswered}
    ), told as (
      insert into reminders_told (tenant_id, kind, thing_id, occasion, told_at)
      select ${ctx.tenantId}::uuid, 'questionWaits', id, '', ${ctx.now}::timestamptz from due on conflict do nothing returning thing_id
    )
    select distinct due."classId", due."className" from due join told on told.thing_id = due.id order by 1`.execute(ctx.db)
  for (const { classId, className } of rows)
    await addNotices(ctx, { kind: 'questionWaits', subject: className, to: await listTeachers(ctx, classId) })
}

/** SQL condition: the post `p` is a participant's thread that stands and has no answer. */
export const isUnanswered = sql<boolean>`(p.parent_id is null and p.removed_at is null and p.hidden_at is null and not p.is_teacher
  and not exists (select from discussion_posts a where a.tenant_id = p.tenant_id and a.parent_id = p.id and a.removed_at is null))`
