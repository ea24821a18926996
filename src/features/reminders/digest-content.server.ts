import { sql } from 'kysely'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { listOwnCourses } from '#features/learning/course.server.ts'
import { isIn, nextOf } from '#features/learning/course.ts'
import { dueDays } from '#features/learning/due.ts'
import { daysAfter } from '#kit/days.ts'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isUnanswered } from './remind.server.ts'
import { reminderTexts } from './texts.ts'

export interface DigestContent {
  /** Sentences; empty where there is nothing to say. */
  lines: string[]
  /** Where its button leads. */
  path: string
}

const MOST_CLASSES = 3
const MOST_DAYS = 5
const DUE_DAYS = 7

/** Returns what is open for a person, in their language: answers, where to go on, what comes within a week; for who teaches, who waits and what has no answer. */
export async function readDigest(ctx: Ctx, memberId: string, { lang, timeZone }: { lang: Lang; timeZone: string }): Promise<DigestContent> {
  const { fill } = reminderTexts(lang)
  const courses = await listOwnCourses({ ...ctx, lang }, memberId)
  const taught = await listTaught(ctx, memberId)
  const { answers } = await ctx.db
    .selectFrom('notices')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'answered')
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.coalesce(fn.sum<string>('times'), sql<string>`0`).as('answers'))
    .executeTakeFirstOrThrow()
  const open = courses.flatMap(course => {
    const next = isIn(course) && course.enrolment?.state !== 'completed' ? nextOf(course, ctx.now) : undefined
    return next ? [{ course, next }] : []
  })
  const until = daysAfter(ctx.now, DUE_DAYS).toISOString()
  const days = dueDays(courses, ctx.now).filter(({ startsAt }) => startsAt <= until)
  const [first] = open
  return {
    lines: [
      ...taught.flatMap(({ name, waiting, questions }) => [
        ...(waiting > 0 ? [fill('digest.waiting', { name, count: waiting })] : []),
        ...(questions > 0 ? [fill('digest.questions', { name, count: questions })] : []),
      ]),
      ...(Number(answers) > 0 ? [fill('digest.answers', { count: Number(answers) })] : []),
      ...open.slice(0, MOST_CLASSES).map(({ course, next }) => fill('digest.next', { name: course.name, title: next.title })),
      ...days
        .slice(0, MOST_DAYS)
        .map(({ kind, title, className, startsAt }) =>
          fill(`digest.days.${kind}`, { title, name: className, when: formatMoment(startsAt, timeZone, lang) }),
        ),
    ],
    path:
      taught.length > 0 ? '/Studio/Discussions?state=unanswered' : first ? pathOfChapter(pathOfCourse(first.course), first.next) : '/Learn',
  }
}

/** Returns the classes that a person teaches where somebody waits for a decision or an answer. */
async function listTaught(ctx: Ctx, memberId: string): Promise<{ name: string; waiting: number; questions: number }[]> {
  const { rows } = await sql<{ name: string; waiting: number; questions: number }>`
    select * from (
      select c.name,
        (select count(*)::int from enrolments e where e.tenant_id = c.tenant_id and e.class_id = c.id and e.state = 'waiting-approval') as waiting,
        (select count(*)::int from discussion_posts p join class_chapters h on h.tenant_id = p.tenant_id and h.id = p.chapter_id
          join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
          where m.tenant_id = c.tenant_id and m.class_id = c.id and ${isUnanswered}) as questions
      from classes c where c.tenant_id = ${ctx.tenantId} and ${teachesClass(memberId)}
    ) open where waiting > 0 or questions > 0 order by name limit 10`.execute(ctx.db)
  return rows
}

/** SQL condition: the member teaches the class `c`. */
export function teachesClass(memberId: string | ReturnType<typeof sql.ref>) {
  return sql<boolean>`(c.created_by = ${memberId} or exists (select from memberships k join class_mentors cm on cm.tenant_id = k.tenant_id
    and cm.mentor_id = k.mentor_id where k.tenant_id = c.tenant_id and cm.class_id = c.id and k.member_id = ${memberId}))`
}
