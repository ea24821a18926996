import { listOwnCourses } from '#features/learning/course.server.ts'
import { type Course, isIn, locksOfCourse } from '#features/learning/course.ts'
import { type DueDay, dueDays } from '#features/learning/due.ts'
import { isPayable } from '#features/payments/invoice.ts'
import { listOwnInvoices } from '#features/payments/queries.server.ts'
import { formatMoment, formatPrice } from '#kit/format.ts'
import type { Ctx } from '#platform/context.ts'
import { type OwnInput, ownInput } from '../inputs.ts'
import type { Skill } from '../skill.ts'
import { skillTexts } from '../texts.ts'
import { Answer, pageSource, plain, siteOf } from './answering.server.ts'
import { dueSource } from './events.server.ts'
import { invoiceSource } from './my-payments.server.ts'
import { chapterSource, ownSkill } from './own.server.ts'

const DAYS = 8
const PRACTICES = 5
const BILLS = 5

export const myDue: Skill<OwnInput> = ownSkill({
  name: 'my_due',
  description:
    'Lists what waits for the person who asks: dates of their batches, live sessions, chapters that open, practices that are not done, orders to pay. Use it when they ask for deadlines, tasks or their schedule.',
  input: ownInput,
  async run(ctx) {
    const t = skillTexts(ctx.lang)
    const answer = new Answer()
    const { timeZone } = await siteOf(ctx)
    const courses = (await listOwnCourses(ctx)).filter(isIn)
    const days = dueDays(courses, ctx.now)
    const practices = courses.flatMap(one => openPractices(one, ctx.now).map(chapter => ({ course: one, chapter })))
    const { items } = await listOwnInvoices(ctx, { statuses: ['pending'], perPage: BILLS })
    const bills = items.filter(one => isPayable(one, ctx.now))
    if (days.length === 0 && practices.length === 0 && bills.length === 0) {
      answer.say(t.fill('own.due.none', { ref: answer.cite(pageSource(ctx, 'learn')) }))
      return answer.done({ days: [], practices: [], bills: [] })
    }
    answer.say(t.own.due.found)
    answer.list([
      ...days.slice(0, DAYS).map(day => dayLine(ctx, day, answer, timeZone)),
      ...practices.slice(0, PRACTICES).map(({ course, chapter }) =>
        t.fill('own.due.practice', {
          title: plain(chapter.title),
          className: plain(course.name),
          ref: answer.cite(chapterSource(course, chapter)),
        }),
      ),
      ...bills.map(bill =>
        t.fill('own.due.pay', {
          total: formatPrice(bill.total, ctx.lang),
          when: formatMoment(bill.expiresAt, timeZone, ctx.lang),
          name: plain(bill.lines.map(({ name }) => name).join(', ')),
          ref: answer.cite(invoiceSource(ctx, bill)),
        }),
      ),
    ])
    if (days.length > 0) answer.say(t.fill('own.due.more', { ref: answer.cite(pageSource(ctx, 'calendar')) }))
    return answer.done({
      days: days
        .slice(0, DAYS)
        .map(({ kind, title, className, startsAt, endsAt, href }) => ({ kind, title, className, startsAt, endsAt, href })),
      practices: practices.map(({ course, chapter }) => ({
        title: chapter.title,
        className: course.name,
        href: chapterSource(course, chapter).href,
      })),
      bills: bills.map(({ number, total, expiresAt }) => ({ number, total, expiresAt: expiresAt.toISOString() })),
    })
  },
})

function dayLine({ lang }: Ctx, day: DueDay, answer: Answer, timeZone: string): string {
  const when = formatMoment(day.startsAt, timeZone, lang, day.kind === 'session' ? (day.endsAt ?? undefined) : undefined)
  return skillTexts(lang).fill(`own.due.${day.kind}`, {
    when,
    title: plain(day.title),
    className: plain(day.className),
    ref: answer.cite(dueSource(day, lang)),
  })
}

/** Practices that are open to the person and not done. */
function openPractices(course: Course, now: Date) {
  if (course.enrolment?.state === 'completed') return []
  const locks = locksOfCourse(course, now)
  return course.chapters.filter(
    ({ id, kind, isRemoved, isUnwritten, progress }) =>
      kind === 'practice' && !isRemoved && !isUnwritten && !locks.has(id) && progress?.state !== 'done',
  )
}
