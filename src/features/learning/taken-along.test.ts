import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { getOfflineClass } from '#features/offline/offline-class.server.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { getCourse } from './course.server.ts'
import { locksOfCourse } from './course.ts'
import { recordProgress } from './progress.server.ts'
import { buildCourse, joinCourse } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
let siti: Enrolled
beforeAll(async () => {
  mine = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
})

const marked = (at: number) => ({
  body: { type: 'doc', content: [{ type: 'image', attrs: { src: `/files/x/tanda-${at}-.jpg`, alt: '' } }] },
})
const rule = fc.constantFrom(
  undefined,
  { type: 'free' },
  { type: 'sequence' },
  { type: 'date', at: '2999-01-01T00:00:00.000Z' },
  { type: 'date', at: '2020-01-01T00:00:00.000Z' },
)

it('a chapter that is locked is nowhere in what is taken along, whatever the rules and whatever is done', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ rule, isPreview: fc.boolean(), isTakenOut: fc.boolean() }), { minLength: 1, maxLength: 7 }),
      fc.constantFrom('free' as const, 'sequence' as const),
      fc.array(fc.record({ at: fc.nat(6), state: fc.constantFrom('open' as const, 'done' as const) }), { maxLength: 8 }),
      async (chapters, order, done) => {
        const viewer = await siti.viewer()
        const { slug, shown, locks } = await database.asTenant(
          mine,
          async ctx => {
            const built = await buildCourse(
              ctx,
              chapters.map((one, at) => ({
                content: marked(at),
                isPreview: one.isPreview,
                rule: one.rule,
                ...(one.isTakenOut && { removedAt: TEST_NOW }),
              })),
              { order },
            )
            await joinCourse(ctx, siti.id, built.id)
            for (const { at, state } of done) {
              const chapterId = built.chapterIds[at]
              if (chapterId) await recordProgress(ctx, [{ id: crypto.randomUUID(), chapterId, state, at: TEST_NOW.getTime() }])
            }
            const course = await getCourse(ctx, built.slug)
            return { slug: built.slug, shown: course.chapters, locks: locksOfCourse(course, ctx.now) }
          },
          { viewer },
        )
        const taken = await database.asTenant(mine, ctx => getOfflineClass(ctx, slug), { viewer })
        const text = JSON.stringify(taken)
        // What the page shows is what is taken, neither more nor less.
        expect(taken.chapters.map(({ chapterId, state }) => [chapterId, state])).toEqual(
          shown.map(({ id }) => [id, locks.has(id) ? 'locked' : 'open']),
        )
        for (const [at] of chapters.entries()) {
          const one = shown.find(each => each.slug === `bab-${at + 1}`)
          expect(text.includes(`tanda-${at}-`)).toBe(one !== undefined && !locks.has(one.id))
        }
      },
    ),
    { numRuns: 40 },
  )
})
