import { beforeAll } from 'vitest'
import { buildCourse, joinCourse } from '#features/learning/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { atPresent, type TestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const LEARNING = '/api/services/v1/learning'

/** Two tenants with app tokens for the calls of learning: Siti learns at the first, a guest is a member there, a stranger is at the other one. Call it at the top of a test file. */
export function openTestLearning(database: TestDatabase) {
  const { ask, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })
  const present = atPresent(database)
  const tokens = new Map<TenantId, string>()
  // Named boundary: filled before the first test.
  const at = {} as { mine: TenantId; other: TenantId; siti: Enrolled; guest: Enrolled; stranger: Enrolled }

  beforeAll(async () => {
    at.mine = await database.createTenant()
    at.other = await database.createTenant()
    for (const tenant of [at.mine, at.other]) tokens.set(tenant, await tokenOf(tenant, []))
    at.siti = await enrol(present, at.mine, 'Siti', ['student'])
    at.guest = await enrol(present, at.mine, 'Tamu', ['student'])
    at.stranger = await enrol(present, at.other, 'Orang Lain', ['student'])
  })

  return {
    at,
    /** Makes a class at the first tenant, which Siti takes part in unless `state` is null. */
    build: (chapters: Parameters<typeof buildCourse>[1], order: 'free' | 'sequence' = 'free', state: string | null = 'joined') =>
      present.asTenant(at.mine, async ctx => {
        const course = await buildCourse(ctx, chapters, { order })
        if (state) await joinCourse(ctx, at.siti.id, course.id, { state })
        return course
      }),
    /** Asks a call of learning as somebody of a tenant; `T`: of the data. */
    async call<T = never>(path: string, who: Enrolled | null, json?: object, of = at.mine): Promise<{ status: number; data: T }> {
      const headers = who ? { authorization: `Bearer ${who.token}` } : {}
      const { status, body } = await ask(`${LEARNING}/${path}`, { of, token: tokens.get(of) ?? '', ...(json && { json }), headers })
      return { status, data: body.data as T }
    },
  }
}
