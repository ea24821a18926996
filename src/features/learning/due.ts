import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { type Course, isIn } from './course.ts'

/** A day that a learner should know of. */
export interface DueDay {
  id: string
  kind: 'opens' | 'session' | 'batchStarts' | 'batchEnds'
  title: string
  className: string
  startsAt: string
  endsAt: string | null
  href: string
}

/** Returns what comes in the classes that somebody is in, soonest first: chapters that open by a date, live sessions, the batch's first and last day. */
export function dueDays(courses: readonly Course[], now: Date): DueDay[] {
  const days = courses.filter(isIn).flatMap((course): DueDay[] => {
    const base = pathOfCourse(course)
    const own = { className: course.name, href: base, endsAt: null }
    const batch = course.enrolment?.batch
    const chapters = course.chapters.flatMap((one): DueDay[] => {
      const at = { ...own, title: one.title, href: pathOfChapter(base, one) }
      return [
        ...(one.rule?.type === 'date' ? [{ ...at, id: `${one.id}-opens`, kind: 'opens' as const, startsAt: one.rule.at }] : []),
        ...(one.startsAt ? [{ ...at, id: one.id, kind: 'session' as const, startsAt: one.startsAt, endsAt: one.endsAt }] : []),
      ]
    })
    return [
      ...chapters,
      ...(batch?.startsAt
        ? [{ ...own, id: `${batch.id}-starts`, kind: 'batchStarts' as const, title: course.name, startsAt: batch.startsAt }]
        : []),
      ...(batch?.endsAt
        ? [{ ...own, id: `${batch.id}-ends`, kind: 'batchEnds' as const, title: course.name, startsAt: batch.endsAt }]
        : []),
    ]
  })
  const isAhead = ({ startsAt, endsAt }: DueDay) => Date.parse(endsAt ?? startsAt) > now.getTime()
  return days.filter(isAhead).toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}
