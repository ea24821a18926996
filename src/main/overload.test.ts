import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestServer, type SocketAnswer } from './testing-server.ts'

/* What people get while more comes than can be served: over real sockets, with real pages. Two pages are rendered at a time. */
const database = openTestDatabase()
const { runtime, ask } = openTestServer(database, { DATABASE_POOL: '4' })

const FLOOD = 600
const HOST = 'ramai.localhost'
const STORED = '/About'
/** A turn begins within a second; the rest is the rendering, on a machine that also sends the flood. */
const BOUND_MS = 4000

interface Met {
  flood: SocketAnswer[]
  waiting: number
  during: Record<string, SocketAnswer>
}
let met: Met

beforeAll(async () => {
  await database.createTenant('ramai')
  // Stored for readers with and without compression; the modules of pages are loaded.
  for (const headers of [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'identity' }, {}])
    expect((await ask(HOST, STORED, headers)).status).toBe(200)
  await ask(HOST, '/News?page=1')
  met = await flood()
}, 60_000)

async function flood(): Promise<Met> {
  let waiting = 0
  const watch = setInterval(() => (waiting = Math.max(waiting, runtime().admission.figures().waiting)), 1)
  // Each client asks again as soon as it is answered, until the others have been.
  let isOver = false
  const answers: SocketAnswer[] = []
  const all = Array.from({ length: FLOOD }, async (_, at) => {
    for (let times = 0; !isOver; times++) answers.push(await ask(HOST, `/News?search=kata${at}x${times}`))
  })
  while (runtime().admission.counts.refused === 0) await new Promise(done => setImmediate(done))
  const asked = {
    page: untilRefused(at => ask(HOST, `/News?search=lagi${at}`)),
    english: untilRefused(at => ask(HOST, `/en/News?search=again${at}`)),
    head: untilRefused(at => ask(HOST, `/News?search=kepala${at}`, {}, 'HEAD')),
    call: untilRefused(() => ask(HOST, '/api/services/v1/class/recent')),
    rest: untilRefused(() => ask(HOST, '/api/rest/v1/donations')),
    health: ask(HOST, '/healthz'),
    brotli: ask(HOST, STORED, { 'accept-encoding': 'br' }),
    identity: ask(HOST, STORED, { 'accept-encoding': 'identity' }),
    plain: ask(HOST, STORED),
  }
  const during: Record<string, SocketAnswer> = {}
  for (const [name, answer] of Object.entries(asked)) during[name] = await answer
  isOver = true
  await Promise.all(all)
  clearInterval(watch)
  return { flood: answers, waiting, during }
}

/** Asks until the line is full at the moment of a request: it empties and fills all the time. Returns the last response. */
async function untilRefused(send: (at: number) => Promise<SocketAnswer>): Promise<SocketAnswer> {
  let answer = await send(0)
  for (let at = 1; at < 100 && answer.status !== 503; at++) answer = await send(at)
  return answer
}

describe('a flood of pages', () => {
  it('is served in part, in bounded time, and refused otherwise', () => {
    const statuses = new Set(met.flood.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 503]))
    const served = met.flood.filter(({ status }) => status === 200).map(({ tookMs }) => tookMs)
    const p95 = served.toSorted((a, b) => a - b)[Math.floor(served.length * 0.95)]
    expect(p95).toBeLessThan(BOUND_MS)
  })

  it('lets no more wait than fit into a second', () => {
    expect(met.waiting).toBeGreaterThan(0)
    // How many that is depends on the machine: `platform/admission.test.ts` counts them.
    expect(met.waiting).toBeLessThan(FLOOD)
    expect(runtime().admission.counts.refused).toBeGreaterThan(0)
    expect(runtime().admission.figures()).toMatchObject({ active: 0, waiting: 0 })
  })
})

describe('whoever is refused during it', () => {
  it.each([
    ['page', 'id', /Coba lagi|sibuk/i],
    ['english', 'en', /again|busy/i],
  ])('gets a page in the language of its path (%s)', (name, lang, words) => {
    const { status, headers, body } = met.during[name] as SocketAnswer
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    expect(body.toString()).toContain(`<html lang="${lang}"`)
    expect(body.toString()).toMatch(words)
  })

  it('gets the envelope of a call', () => {
    const { status, headers, body } = met.during['call'] as SocketAnswer
    expect([status, headers['retry-after']]).toEqual([503, '2'])
    expect(JSON.parse(body.toString())).toEqual({ status: false, message: expect.any(String), data: null })
  })

  it('gets PostgREST’s error from the hosted database', () => {
    const { status, headers, body } = met.during['rest'] as SocketAnswer
    expect([status, headers['retry-after']]).toEqual([503, '2'])
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'PGRST003' })
  })

  it('gets no body for HEAD', () => {
    const { status, body } = met.during['head'] as SocketAnswer
    expect([status, body.length]).toEqual([503, 0])
  })
})

describe('what is served during it', () => {
  it.each(['health', 'brotli', 'identity', 'plain'])('%s', name => {
    expect(met.during[name]?.status).toBe(200)
  })
})
