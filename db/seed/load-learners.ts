import { sql } from 'kysely'
import { keepPoints, rebuildPoints, zoneOf } from '#features/leaderboards/points.server.ts'
import { kindOf } from '#kit/roles.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { createLog } from '#platform/log.ts'
import { bornBefore, dayOffset } from './dates.ts'
import { seedId } from './ids.ts'
import { learners, openQuestions, type SeedLearner } from './learners.ts'
import { DEMO_CITY, findDemoSchool } from './limits.ts'
import { loadMember } from './load-people.ts'

interface Target {
  db: Db
  tenantId: TenantId
  slug: string
  now: Date
}

/** The hour at which the demo's people learn, in UTC. */
const HOUR = 2

/**
 * Loads people who learn in the tenant's written classes, with their points, after its classes and schools: the homes of mentors, schools and leads and the
 * leaderboards show them.
 */
export async function loadLearners(target: Target): Promise<void> {
  const classIds = await learnableClasses(target)
  if (classIds.length === 0) return
  const weekStart = await findWeekStart(target)
  const teachers = await findDemoSchool(target.db, target.tenantId)
  const schools = { teacher: teachers, other: await findOtherSchool(target, teachers) }
  for (const [place, classId] of classIds.entries()) {
    const ids: string[] = []
    for (const [at, one] of learners.entries()) {
      if (one.isInOne && place > 0) continue
      const memberId = await loadLearner(target, { one, at, schoolId: one.school ? schools[one.school] : null })
      await enrol(target, { memberId, classId, one, weekStart })
      ids.push(memberId)
    }
    await loadQuestions(target, classId, ids)
    await rebuildPoints(ctxOf(target), classId)
  }
}

/** Lets a member learn in the tenant's first class that is open, with its first chapters done. */
export async function loadOwnLearning(target: Target, memberId: string): Promise<void> {
  const [classId] = await learnableClasses(target)
  if (!classId) return
  const one = { joinedDays: 9, share: 30, activeDays: 1, openDays: 2, thisWeek: 2 }
  await enrol(target, { memberId, classId, one, weekStart: await findWeekStart(target) })
  await keepPoints(ctxOf(target), memberId, [classId])
}

const log = createLog('warn')
const ctxOf = ({ db, tenantId, now }: Target): Ctx => createCtx({ db, tenantId, log, now })

/** Returns when the week of the demo's start began where the tenant is. */
async function findWeekStart(target: Target): Promise<Date> {
  const zone = zoneOf(target)
  const { rows } = await sql<{
    at: Date
  }>`select date_trunc('week', ${target.now}::timestamptz at time zone ${zone}) at time zone ${zone} as at`.execute(target.db)
  return rows[0]?.at ?? target.now
}

/** Returns a confirmed school beside this one, in the city of the demo's lead if there is one: their figures shall say something. null without any. */
async function findOtherSchool({ db, tenantId }: Target, than: string | null): Promise<string | null> {
  const school = await db
    .selectFrom('schools')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('confirmed_at', 'is not', null)
    .where('id', '!=', than)
    .orderBy(sql`city_code = ${DEMO_CITY}`, 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return school?.id ?? null
}

/**
 * Returns the written classes that can be learned today. NOTE: found by their rows: the texts of the demo's classes would stay in the memory of the server, which
 * makes the logins.
 */
async function learnableClasses({ db, tenantId, now }: Target): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from classes c
    where c.tenant_id = ${tenantId} and c.published_at <= ${now} and (c.always_open or (c.starts_at <= ${now} and c.ends_at > ${now}))
      and (select count(*) from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
        where m.tenant_id = c.tenant_id and m.class_id = c.id and h.published_at <= ${now} and h.content <> '{}') >= 3
    order by c.slug`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the member's id. Somebody learns in several classes, and is one member. */
async function loadLearner(
  target: Target,
  { one, at, schoolId }: { one: SeedLearner; at: number; schoolId: string | null },
): Promise<string> {
  const { db, tenantId, slug, now } = target
  const email = `murid-${at + 1}@${slug}.example`
  const known = await db.selectFrom('members').select('id').where('tenant_id', '=', tenantId).where('email', '=', email).executeTakeFirst()
  if (known) return known.id
  const joinedAt = dayOffset(now, -one.joinedDays, HOUR)
  const bornOn = one.age === undefined ? '2004-03-09' : bornBefore(now, one.age)
  const memberId = await loadMember(target, { name: one.name, email, bornOn, joinedAt })
  await sql`insert into memberships (tenant_id, member_id, kind, school_id, granted_at)
    values (${tenantId}, ${memberId}, ${kindOf('student')}, ${schoolId}, ${joinedAt})`.execute(db)
  const parent = { name: `Wali ${one.name}`, email: `wali-${at + 1}@${slug}.example` }
  const given = [
    ['membership', one.age === undefined ? 'self' : 'parent'] as const,
    ...(one.showing ?? []).map(giver => ['leaderboard', giver] as const),
  ]
  for (const [purpose, giver] of given) {
    const by = giver === 'parent' ? parent : null
    await sql`insert into consents (tenant_id, id, member_id, purpose, text_version, shown_text, given_at, given_by, giver_name, giver_email)
      values (${tenantId}, ${newId()}, ${memberId}, ${purpose}, 'demo', 'Akun demo', ${joinedAt}, ${giver}, ${by?.name}, ${by?.email})`.execute(
      db,
    )
  }
  return memberId
}

interface Enrolment {
  memberId: string
  classId: string
  one: Pick<SeedLearner, 'joinedDays' | 'share' | 'activeDays' | 'openDays' | 'practice' | 'thisWeek'>
  weekStart: Date
}

/** Enrols a member in a class's current batch, with what they have done of its chapters. */
async function enrol({ db, tenantId, slug, now }: Target, { memberId, classId, one, weekStart }: Enrolment): Promise<void> {
  const { rows: chapters } = await sql<{ id: string; kind: string; question: string | null }>`
    select h.id, h.kind, h.content #>> '{questions,0,id}' as question from class_modules m
      join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
    where m.tenant_id = ${tenantId} and m.class_id = ${classId} and h.removed_at is null and m.removed_at is null and h.published_at <= ${now}
    order by m.position, h.position, h.id`.execute(db)
  const done = chapters.slice(0, Math.floor((chapters.length * one.share) / 100))
  const open = one.openDays === null ? undefined : chapters[done.length]
  const practice = chapters.find(({ kind, question }) => kind === 'practice' && question !== null)
  const isFailing = typeof one.practice === 'number' && one.practice > 1
  const joinedAt = dayOffset(now, -one.joinedDays, HOUR)
  const doneAt = timesOf(done.length, { from: joinedAt, now, weekStart, one })
  const activeAt = latest(one.activeDays === null ? null : daysBefore(now, one.activeDays), doneAt.at(-1))
  const isCompleted = chapters.length > 0 && done.length === chapters.length
  const percent = chapters.length === 0 ? 0 : Math.floor((done.length * 100) / chapters.length)
  await sql`insert into enrolments (tenant_id, id, class_id, batch_id, member_id, state, asked_at, joined_at, completed_at, percent, last_chapter_id, last_active_at)
    select tenant_id, ${seedId(slug, 'enrolment', classId, memberId)}, id, batch_id, ${memberId}, ${isCompleted ? 'completed' : 'joined'}, ${joinedAt}, ${joinedAt},
      ${isCompleted ? activeAt : null}, ${percent}, ${open?.id ?? done.at(-1)?.id ?? null}, ${activeAt}
    from classes where tenant_id = ${tenantId} and id = ${classId}`.execute(db)
  const learned = [
    ...done.map(({ id }, place) => ({ id, isDone: !(isFailing && id === practice?.id), at: doneAt[place] ?? now })),
    ...(open ? [{ id: open.id, isDone: false, at: daysBefore(now, one.openDays ?? 0) }] : []),
    ...(isFailing && practice && !done.includes(practice) && practice !== open
      ? [{ id: practice.id, isDone: false, at: daysBefore(now, one.activeDays ?? 0) }]
      : []),
  ]
  for (const { id, isDone, at } of learned) {
    const result = one.practice === 'right' && id === practice?.id ? 100 : null
    await sql`insert into chapter_progress (tenant_id, member_id, chapter_id, class_id, state, position_at, seconds, opened_at, done_at, updated_at, result)
      values (${tenantId}, ${memberId}, ${id}, ${classId}, ${isDone ? 'done' : 'open'}, ${at}, 240, ${at}, ${isDone ? at : null}, ${at}, ${result})`.execute(
      db,
    )
  }
  if (one.practice === undefined || !practice) return
  for (let round = 0; round < (one.practice === 'right' ? 1 : one.practice); round++)
    await sql`insert into practice_answers (tenant_id, member_id, chapter_id, round_id, question_id, given, is_right, answered_at)
      values (${tenantId}, ${memberId}, ${practice.id}, ${seedId(slug, 'round', practice.id, memberId, String(round))}, ${practice.question}, '{}',
        ${one.practice === 'right'}, ${daysBefore(now, one.activeDays ?? 0, round)})`.execute(db)
}

/** Returns the hour at which the demo's people learn, so many days ago; never after now. */
function daysBefore(now: Date, days: number, hours = 0): Date {
  return new Date(Math.min(dayOffset(now, -days, HOUR + hours).getTime(), now.getTime()))
}

function latest(a: Date | null, b: Date | undefined): Date | null {
  return a && b ? new Date(Math.max(a.getTime(), b.getTime())) : (a ?? b ?? null)
}

/** Returns when so many chapters were done, in their order: evenly since joining, and the last ones evenly in the week of the demo's start. */
function timesOf(
  count: number,
  { from, now, weekStart, one }: { from: Date; now: Date; weekStart: Date; one: Pick<SeedLearner, 'activeDays' | 'thisWeek'> },
): Date[] {
  const between = (start: Date, end: Date, place: number, of: number) => start.getTime() + ((end.getTime() - start.getTime()) * place) / of
  const ofWeek = one.thisWeek ?? 0
  return Array.from({ length: count }, (_, place) => {
    const even = between(from, daysBefore(now, one.activeDays ?? 0), place + 1, count)
    const fromEnd = count - place
    return new Date(fromEnd > ofWeek ? even : Math.max(even, between(weekStart, now, ofWeek + 1 - fromEnd, ofWeek + 1)))
  })
}

/** Loads what they ask in the class's first discussion. */
async function loadQuestions({ db, tenantId, slug, now }: Target, classId: string, memberIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select h.id from class_modules m join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
    where m.tenant_id = ${tenantId} and m.class_id = ${classId} and h.kind = 'discussion' and h.published_at <= ${now}
    order by m.position, h.position, h.id limit 1`.execute(db)
  const [chapter] = rows
  if (!chapter) return
  for (const [at, { by, daysAgo, text }] of openQuestions.entries())
    await sql`insert into discussion_posts (tenant_id, id, chapter_id, member_id, text, created_at)
      values (${tenantId}, ${seedId(slug, 'question', chapter.id, String(at))}, ${chapter.id}, ${memberIds[by]}, ${text}, ${dayOffset(now, -daysAgo, HOUR)})`.execute(
      db,
    )
}
