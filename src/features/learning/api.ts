import type { OpenAPIHono } from '@hono/zod-openapi'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { Conflict } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { learningContract } from './contract.ts'
import { getCourse, listOwnCourses } from './course.server.ts'
import { type Course, locksOfCourse, nextOf } from './course.ts'
import { keepNotes } from './keep-notes.server.ts'
import { recordProgress } from './progress.server.ts'
import { learningReason } from './texts.ts'

/** Registers the calls about what a person learns. */
export function addLearningRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(learningContract.record, async c => {
    const { items: sent, memberId } = c.req.valid('json')
    requireSender(c.get('ctx'), memberId)
    const items = sent.map(({ at, ...item }) => ({ ...item, at: Date.parse(at) }))
    return c.json(toEnvelope(await recordProgress(c.get('ctx'), items)), 200)
  })
  api.openapi(learningContract.notes, async c => {
    const { notes: sent, memberId } = c.req.valid('json')
    requireSender(c.get('ctx'), memberId)
    const notes = sent.map(({ at, ...one }) => ({ ...one, at: Date.parse(at) }))
    return c.json(toEnvelope({ notes: await keepNotes(c.get('ctx'), notes) }), 200)
  })
  api.openapi(learningContract.progress, async c => {
    const ctx = c.get('ctx')
    requirePerson(ctx.viewer)
    return c.json(toEnvelope(toProgress(ctx, await getCourse(ctx, c.req.valid('query').slug))), 200)
  })
  api.openapi(learningContract.classes, async c => {
    const ctx = c.get('ctx')
    requirePerson(ctx.viewer)
    const courses = await listOwnCourses(ctx)
    return c.json(toEnvelope({ items: courses.flatMap(course => toOwnClass(ctx, course)) }), 200)
  })
}

/** Refuses what somebody else left on a device that the viewer uses now. Throws Unauthenticated, NotFound, Conflict. */
function requireSender({ viewer }: Pick<Ctx, 'viewer'>, memberId: string | undefined): void {
  const person = requirePerson(viewer)
  if (memberId !== undefined && memberId !== person.memberId) throw new Conflict(learningReason('OtherPerson'))
}

function toProgress({ now }: Pick<Ctx, 'now'>, course: Course) {
  const locks = locksOfCourse(course, now)
  return {
    slug: course.slug,
    percent: course.enrolment?.percent ?? 0,
    chapters: course.chapters.map(({ id, kind, progress }) => ({
      chapterId: id,
      kind,
      state: locks.has(id) ? ('locked' as const) : (progress?.state ?? ('open' as const)),
      position: progress?.position ?? 0,
      seconds: progress?.seconds ?? 0,
      result: progress?.result ?? null,
      doneAt: progress?.doneAt ?? null,
    })),
  }
}

function toOwnClass({ now }: Pick<Ctx, 'now'>, course: Course) {
  const { enrolment, slug, name, lang } = course
  if (!enrolment) return []
  const { percent, batch, lastActiveAt } = enrolment
  const next = nextOf(course, now)
  const isIn = enrolment.state === 'joined' || enrolment.state === 'completed'
  return [
    {
      slug,
      name,
      lang,
      // Named boundary: `listOwnCourses` reads these states alone.
      state: enrolment.state as 'joined' | 'completed' | 'waiting-list' | 'waiting-approval',
      percent,
      batch,
      lastActiveAt,
      next:
        isIn && next ? { chapterId: next.id, title: next.title, kind: next.kind, path: pathOfChapter(pathOfCourse(course), next) } : null,
    },
  ]
}
