import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import { type ChapterLock, type ChapterOrder, type ChapterRule, locksOf } from '#features/chapters/rules.ts'
import { hasSeat } from '#features/chapters/seat-states.ts'

export interface ChapterProgress {
  state: 'open' | 'done'
  position: number
  positionAt: string
  seconds: number
  /** In percent; null where it has none. */
  result: number | null
  /** The chapter's version when it was opened. */
  version: number
  openedAt: string
  doneAt: string | null
}

export interface CourseChapter {
  id: string
  slug: string
  title: string
  moduleSlug: string
  moduleTitle: string
  minutes: number
  kind: ChapterKindName
  rule: ChapterRule | null
  isPreview: boolean
  isUnwritten?: boolean
  version: number
  /** Taken out since, and kept for who is in the middle of it: it does not count. */
  isRemoved: boolean
  /** Of a live session. */
  startsAt: string | null
  endsAt: string | null
  progress: ChapterProgress | null
}

export interface CourseEnrolment {
  state: string
  percent: number
  lastChapterId: string | null
  lastActiveAt: string | null
  batch: { id: string; name: string; startsAt: string | null; endsAt: string | null }
}

/** A class as one person learns it: what readers see of its outline, in order, and what the person has done. */
export interface Course {
  id: string
  code: string
  slug: string
  name: string
  summary: string
  logo: string | null
  lang: string
  isPremium: boolean
  order: ChapterOrder
  /** Its page is there; who takes part in it goes on after it was withdrawn. */
  isShown: boolean
  chapters: CourseChapter[]
  /** Null for who takes no part, and never did. */
  enrolment: CourseEnrolment | null
  /** The viewer teaches it, and reads all of it. */
  isTeacher?: boolean
}

export function isIn({ enrolment }: Pick<Course, 'enrolment'>): boolean {
  return enrolment !== null && hasSeat(enrolment.state)
}

/** Returns why chapters of a class are closed to this person, by their ids. */
export function locksOfCourse(course: Course, now: Date): ReadonlyMap<string, ChapterLock> {
  if (course.isTeacher) return new Map()
  const done = course.chapters.flatMap(({ id, progress }) =>
    progress ? [{ chapterId: id, isDone: progress.state === 'done', result: progress.result }] : [],
  )
  const counted = course.chapters.filter(({ isRemoved }) => !isRemoved)
  const locks = new Map(locksOf(counted, { order: course.order, isIn: isIn(course), done, now }))
  // What was taken out stays with who had opened it, and with nobody else.
  if (!isIn(course)) for (const { id, isRemoved } of course.chapters) if (isRemoved) locks.set(id, { reason: 'not-joined' })
  return locks
}

/** Returns the chapter to go on with: the last one that was opened, unless it is done; then the first one that is open and not done; undefined where none is. */
export function nextOf(course: Course, now: Date): CourseChapter | undefined {
  const locks = locksOfCourse(course, now)
  const isNext = (one: CourseChapter) => !locks.has(one.id) && one.progress?.state !== 'done'
  const last = course.chapters.find(({ id }) => id === course.enrolment?.lastChapterId)
  return last && isNext(last) ? last : course.chapters.find(one => !one.isRemoved && isNext(one))
}

/** Returns the share of chapters that are done, in percent. Rounded down: 100 is all of them. */
export function percentOf(chapters: readonly { isDone: boolean }[]): number {
  if (chapters.length === 0) return 0
  return Math.floor((chapters.filter(({ isDone }) => isDone).length * 100) / chapters.length)
}
