import { getClassOfChapter } from '#features/chapters/class-of-chapter.server.ts'
import { isAssistantAllowed } from '#features/homes/assistant-refusals.server.ts'
import { getCourse } from '#features/learning/course.server.ts'
import { type Course, type CourseChapter, isIn, locksOfCourse } from '#features/learning/course.ts'
import { isAppError } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { isTutorOn } from './switch.server.ts'

/** Why a chapter has no tutor for somebody. `class`: who teaches it switched it off. `guardian`: the child's guardian did. `closed`: the chapter is locked to them. */
export type TutorOff = 'class' | 'guardian' | 'closed' | 'missing'

/** What a tutor knows of the chapter and of the learner; nothing of what practices hold. */
export interface TutorContext {
  chapter: CourseChapter
  /** As the viewer learns it. */
  course: Course
  /** The viewer takes part, so that there is progress to speak of. */
  isLearner: boolean
}

export type FoundTutor = { kind: 'on'; context: TutorContext } | { kind: 'off'; why: TutorOff }

/** Returns whether the viewer has a tutor in a chapter, and what it knows; reads only what the viewer may. At most four statements. */
export async function tutorFor(ctx: Ctx, chapterId: string): Promise<FoundTutor> {
  if (ctx.viewer.kind === 'person' && !(await isAssistantAllowed(ctx, ctx.viewer.person.memberId))) return { kind: 'off', why: 'guardian' }
  const course = isUuid(chapterId) ? await findCourse(ctx, chapterId) : undefined
  const chapter = course?.chapters.find(({ id }) => id === chapterId)
  if (!course || !chapter) return { kind: 'off', why: 'missing' }
  if (locksOfCourse(course, ctx.now).has(chapterId)) return { kind: 'off', why: 'closed' }
  if (!(await isTutorOn(ctx, course.id))) return { kind: 'off', why: 'class' }
  return { kind: 'on', context: { chapter, course, isLearner: isIn(course) } }
}

/** Returns the class of a chapter as the viewer learns it; undefined where it is not shown to them. */
async function findCourse(ctx: Ctx, chapterId: string): Promise<Course | undefined> {
  try {
    const { code } = await getClassOfChapter(ctx, chapterId)
    return await getCourse(ctx, code)
  } catch (error) {
    if (isAppError(error) && error.status === 404) return undefined
    throw error
  }
}
