import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { buildCourse, joinCourse } from '#features/learning/testing.ts'
import { enrol } from '#features/members/testing.ts'
import { toSent } from '#features/offline/posting.ts'
import { createQueue, type QueueStore, type Sent } from '#features/offline/queue.ts'
import type { QueuedProgress } from '#features/offline/queued.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })
let mine: TenantId
let token: string
let live: Parameters<typeof enrol>[0]
beforeAll(async () => {
  mine = await database.createTenant()
  token = await tokenOf(mine, [])
  const now = { now: new Date() }
  // Named boundary: the helper of members, whose sessions are to be of today.
  live = {
    pool: database.pool,
    asTenant: (id: TenantId, work: Parameters<typeof database.asTenant>[1]) => database.asTenant(id, work, now),
  } as unknown as typeof live
})

/** The device's disk: it outlives pages. */
function createStore(): QueueStore<QueuedProgress> {
  const all = new Map<string, QueuedProgress>()
  return {
    list: async () => [...all.values()],
    keep: async one => void all.set(one.id, one),
    find: async (_, id) => all.get(id),
    forget: async (_, id) => void all.delete(id),
  }
}

it('whatever the network does, in two tabs and over restarts: the server counts each second once, and nothing is lost', async () => {
  const step = fc.record({ tab: fc.nat(1), act: fc.constantFrom('watch', 'watch', 'done', 'send', 'restart') })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 14 }),
      fc.infiniteStream(fc.constantFrom('through', 'lost', 'unanswered', 'busy')),
      async (steps, ways) => {
        const siti = await enrol(live, mine, 'Siti', ['student'])
        const course = await database.asTenant(
          mine,
          async ctx => {
            const built = await buildCourse(ctx, [{}, {}])
            await joinCourse(ctx, siti.id, built.id)
            return built
          },
          { now: new Date() },
        )
        let isCalm = false
        const post = async (memberId: string, queued: readonly QueuedProgress[]): Promise<Sent> => {
          const way = isCalm ? 'through' : ways.next().value
          if (way === 'lost') return { kind: 'waits', why: 'network' }
          if (way === 'busy') return toSent(new Response(null, { status: 503 }))
          const items = queued.map(({ id, chapterId, state = 'open', seconds, at }) => ({ id, chapterId, state, seconds, at }))
          const headers = { authorization: `Bearer ${siti.token}` }
          const { status, body } = await ask('/api/services/v1/learning/progress', { of: mine, token, json: { memberId, items }, headers })
          expect([status, body.data !== null]).toEqual([200, true])
          return way === 'unanswered' ? { kind: 'waits', why: 'network' } : { kind: 'taken', refused: new Map() }
        }
        const store = createStore()
        const open = () => createQueue<QueuedProgress>({ store, post, maxItems: 3, now: () => 0 })
        const tabs = [open(), open()]
        let [watched, isDone, made] = [0, false, 0]
        for (const { tab, act } of steps) {
          if (act === 'restart') tabs[tab] = open()
          else if (act === 'send') await tabs[tab]?.send(siti.id)
          else {
            made++
            const at = new Date().toISOString()
            const base = { memberId: siti.id, id: newId(), keptAt: made, at, title: 'Bab', chapterId: course.chapterIds[0] ?? '' }
            await tabs[tab]?.add(act === 'done' ? { ...base, state: 'done' } : { ...base, seconds: made })
            if (act === 'done') isDone = true
            else watched += made
          }
        }
        isCalm = true
        expect(await tabs[0]?.send(siti.id)).toBeUndefined()
        expect(await store.list(siti.id)).toEqual([])
        const { rows } = await database.pool.query<{ seconds: number; state: string }>(
          'select seconds, state from chapter_progress where member_id = $1',
          [siti.id],
        )
        expect(rows).toEqual(made === 0 ? [] : [{ seconds: watched, state: isDone ? 'done' : 'open' }])
      },
    ),
    { numRuns: 15 },
  )
})
