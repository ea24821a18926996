import { beforeAll, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { createCtx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { recordProgress } from './progress.server.ts'
import { buildCourse, joinCourse } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
let siti: Enrolled
beforeAll(async () => {
  mine = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
})

/** Reports one item for each chapter and returns how many statements that took. */
async function statementsFor(chapterIds: readonly string[]): Promise<number> {
  const scope = openScope(database.pool, { tenantId: mine })
  const { log } = await database.asTenant(mine, async ctx => ctx)
  const ctx = createCtx({ db: scope.db, tenantId: mine, log, now: TEST_NOW, viewer: await siti.viewer() })
  const items = chapterIds.map(chapterId => ({
    id: newId(),
    chapterId,
    state: 'open' as const,
    position: 1,
    at: TEST_NOW.getTime() - 1000,
  }))
  const { items: states } = await recordProgress(ctx, items)
  expect(states.map(({ state }) => state)).toEqual(items.map(() => 'recorded'))
  await scope.commit()
  return scope.statements()
}

it('takes as many statements for 200 items of 20 classes as for one', async () => {
  const courses = await database.asTenant(mine, async ctx => {
    const built = []
    for (let at = 0; at < 20; at++) {
      const course = await buildCourse(
        ctx,
        Array.from({ length: 10 }, () => ({})),
      )
      await joinCourse(ctx, siti.id, course.id)
      built.push(course)
    }
    return built
  })
  const one = await statementsFor(courses[0]?.chapterIds.slice(0, 1) ?? [])
  const all = await statementsFor(courses.flatMap(({ chapterIds }) => chapterIds))
  expect(all).toBe(one)
  expect(one).toBeLessThanOrEqual(9)
})
