import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type BuiltCourse, buildCourse, joinCourse } from '#features/learning/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })
/** The same database at the current time: calls have no clock but the machine's. */
const present: TestDatabase = { ...database, asTenant: (of, work) => database.asTenant(of, work, { now: new Date() }) }
const PROGRESS = '/api/services/v1/learning/progress'
const CHAPTERS = 4
/** Each of them through dozens of requests. */
const RUNS = 6

let mine: TenantId
let token: string
beforeAll(async () => {
  mine = await database.createTenant()
  token = await tokenOf(mine, [])
})

const reports = fc.array(
  fc.record({
    chapter: fc.nat({ max: CHAPTERS - 1 }),
    state: fc.constantFrom('open' as const, 'done' as const),
    position: fc.option(fc.nat({ max: 500 }), { nil: undefined }),
    seconds: fc.option(fc.nat({ max: 400 }), { nil: undefined }),
    minutesAgo: fc.integer({ min: 1, max: 5000 }),
  }),
  { minLength: 1, maxLength: 14 },
)
/** How a device sends: which of the reports it has, in which order, how many in a call; what it says twice. */
const ways = fc.record({
  seed: fc.nat(),
  devices: fc.integer({ min: 1, max: 3 }),
  size: fc.integer({ min: 1, max: 5 }),
  twice: fc.boolean(),
})

type Item = { id: string; chapterId: string; state: string; at: string; position?: number | undefined; seconds?: number | undefined }

async function send(who: Enrolled, items: readonly Item[]): Promise<void> {
  const { status, body } = await ask(PROGRESS, { of: mine, token, json: { items }, headers: { authorization: `Bearer ${who.token}` } })
  expect(status, JSON.stringify(body)).toBe(200)
}

async function read(who: Enrolled, { slug }: BuiltCourse): Promise<unknown> {
  const { body } = await ask(`${PROGRESS}?slug=${slug}`, { of: mine, token, headers: { authorization: `Bearer ${who.token}` } })
  // Named boundary: the call's own answer. When a film was done is the time of the report that showed it (decision 073).
  const data = body.data as { chapters: { kind: string }[] }
  return { ...data, chapters: data.chapters.map(one => (one.kind === 'video' ? { ...one, doneAt: null } : one)) }
}

/** Returns the items in an order that only the seed decides. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const keyed = items.map((item, at) => ({ item, key: Math.sin(seed + at * 7919) }))
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item)
}

async function sendBy(
  who: Enrolled,
  items: readonly Item[],
  { seed, devices, size, twice }: { seed: number; devices: number; size: number; twice: boolean },
) {
  const own = Array.from({ length: devices }, (_, device) => shuffled(items, seed + device).filter((_item, at) => at % devices === device))
  // What no device has, because each chose from its own order, the last one has; what two have counts once.
  const sent = new Set(own.flat().map(({ id }) => id))
  own.at(-1)?.push(...items.filter(({ id }) => !sent.has(id)))
  const runDevice = async (list: readonly Item[]) => {
    for (let at = 0; at < list.length; at += size) {
      await send(who, list.slice(at, at + size))
      if (twice) await send(who, list.slice(at, at + size))
    }
  }
  await Promise.all(own.map(runDevice))
}

it.each(['free', 'sequence'] as const)(
  'what devices report ends the same by the call, in whatever order, division and repetition, also at the same time (%s)',
  async order => {
    await fc.assert(
      fc.asyncProperty(reports, ways, ways, async (said, oneWay, otherWay) => {
        const now = Date.now()
        const course = await present.asTenant(mine, ctx =>
          buildCourse(ctx, [{}, { kind: 'video', content: { address: '/files/a.mp4', seconds: 300 } }, {}, {}], { order }),
        )
        const items = said.map(
          ({ chapter, minutesAgo, ...more }): Item => ({
            id: newId(),
            chapterId: course.chapterIds[chapter] ?? '',
            at: new Date(now - minutesAgo * 60_000).toISOString(),
            ...more,
          }),
        )
        const people = [await enrol(present, mine, 'Satu', ['student']), await enrol(present, mine, 'Dua', ['student'])] as const
        for (const { id } of people) await database.asTenant(mine, ctx => joinCourse(ctx, id, course.id), { now: new Date(now) })
        await sendBy(people[0], items, oneWay)
        await sendBy(people[1], items, otherWay)
        // A call with nothing new lets what waits count, as the next report of a device does.
        for (const who of people) await send(who, items.slice(0, 1))
        expect(await read(people[0], course)).toEqual(await read(people[1], course))
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  },
  60_000,
)
