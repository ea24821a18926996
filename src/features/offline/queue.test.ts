import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSent } from './posting.ts'
import { createQueue, type Queued, type QueueStore, type Sent } from './queue.ts'

const ANI = 'ani'
const item = (at: number, more: Partial<Queued> = {}): Queued => ({
  memberId: ANI,
  id: `i${String(at).padStart(3, '0')}`,
  keptAt: at,
  ...more,
})

/** What the device keeps; it outlives pages. `isBroken`: it stores nothing, as in a private window. */
function createStore(isBroken = false): QueueStore<Queued> & { all: Map<string, Queued> } {
  const all = new Map<string, Queued>()
  return {
    all,
    list: async memberId => [...all.values()].filter(one => one.memberId === memberId),
    keep: async one => void (isBroken || all.set(one.id, one)),
    find: async (_, id) => all.get(id),
    forget: async (_, id) => void all.delete(id),
  }
}

/** The server as the queue sees it, behind a network: an item counts once, whatever comes; unusable ones are named; a malformed one spoils its part. */
function createServer(
  network: () => 'ok' | 'lost' | 'unanswered' | 'busy' | 'signed-out',
  isMalformed: (id: string) => boolean,
  isRemoved: (id: string) => boolean,
) {
  const counted: string[] = []
  const confirmed = new Set<string>()
  const again: string[] = []
  const post = async (_: string, items: readonly Queued[]): Promise<Sent> => {
    const way = network()
    if (way === 'lost') return { kind: 'waits', why: 'network' }
    if (way === 'busy') return { kind: 'waits', why: 'busy' }
    if (way === 'signed-out') return { kind: 'waits', why: 'signed-out' }
    if (items.some(({ id }) => isMalformed(id))) return { kind: 'malformed' }
    const refused = new Map<string, string>()
    for (const { id } of items) {
      if (confirmed.has(id)) again.push(id)
      if (isRemoved(id)) refused.set(id, 'removed')
      else if (!counted.includes(id)) counted.push(id)
    }
    if (way === 'unanswered') return { kind: 'waits', why: 'network' }
    for (const { id } of items) confirmed.add(id)
    return { kind: 'taken', refused }
  }
  return { post, counted, again }
}

describe('the queue', () => {
  it('whatever fails, in whichever tab, and however often pages are closed: each item counts once, in order, and none is lost', async () => {
    const way = fc.constantFrom('ok', 'ok', 'lost', 'unanswered', 'busy', 'signed-out')
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add'), tab: fc.nat(1) }),
      fc.record({ kind: fc.constant('send'), tab: fc.nat(1) }),
      fc.record({ kind: fc.constant('restart'), tab: fc.nat(1) }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 60 }),
        fc.infiniteStream(way),
        fc.uniqueArray(fc.nat(30)),
        fc.uniqueArray(fc.nat(30)),
        async (steps, ways, malformed, removed) => {
          const of = (list: readonly number[]) => (id: string) => list.includes(Number(id.slice(1)))
          let isCalm = false
          const server = createServer(() => (isCalm ? 'ok' : (ways.next().value ?? 'ok')), of(malformed), of(removed))
          const store = createStore()
          const open = () => createQueue({ store, post: server.post, maxItems: 5, now: () => 0 })
          const tabs = [open(), open()]
          const added: string[] = []
          for (const { kind, tab } of steps) {
            if (kind === 'restart') tabs[tab] = open()
            else if (kind === 'send') await tabs[tab]?.send(ANI)
            else {
              const one = item(added.length)
              added.push(one.id)
              await tabs[tab]?.add(one)
            }
          }
          isCalm = true
          expect(await tabs[0]?.send(ANI)).toBeUndefined()
          const refused = added.filter(id => of(malformed)(id) || of(removed)(id))
          expect(server.counted).toEqual(added.filter(id => !refused.includes(id)))
          expect(server.again).toEqual([])
          // What can't be used is still there, with its reason.
          expect(
            [...store.all.values()].toSorted((a, b) => a.keptAt - b.keptAt).map(({ id, refused: why }) => [id, why !== undefined]),
          ).toEqual(refused.map(id => [id, true]))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('keeps what the device can’t store as long as the page is open, and sends it once', async () => {
    const server = createServer(
      () => 'ok',
      () => false,
      () => false,
    )
    const queue = createQueue({ store: createStore(true), post: server.post, maxItems: 5, now: () => 0 })
    await queue.add(item(1))
    expect(await queue.send(ANI)).toBeUndefined()
    await queue.send(ANI)
    expect([server.counted, server.again, await queue.list(ANI)]).toEqual([['i001'], [], []])
  })

  it('sends nothing of another person’s', async () => {
    const server = createServer(
      () => 'ok',
      () => false,
      () => false,
    )
    const store = createStore()
    const queue = createQueue({ store, post: server.post, maxItems: 5, now: () => 0 })
    await queue.add(item(1, { memberId: 'budi' }))
    await queue.send(ANI)
    expect([server.counted, store.all.size]).toEqual([[], 1])
  })

  it('rests as long as a busy server asks', async () => {
    let [time, asked] = [0, 0]
    const post = async (): Promise<Sent> => {
      asked++
      return toSent(new Response(null, { status: 503, headers: { 'retry-after': '30' } }))
    }
    const queue = createQueue({ store: createStore(), post, maxItems: 5, now: () => time })
    await queue.add(item(1))
    for (time of [0, 10_000, 29_999]) expect(await queue.send(ANI)).toBe('busy')
    expect(asked).toBe(1)
    time = 30_000
    await queue.send(ANI)
    expect(asked).toBe(2)
  })

  it('reads each refusal: only what is malformed is given up', () => {
    const of = (status: number) => toSent(new Response(null, { status }))
    for (const status of [400, 413, 422]) expect(of(status)).toEqual({ kind: 'malformed' })
    expect(of(401)).toEqual({ kind: 'waits', why: 'signed-out' })
    expect(of(409)).toEqual({ kind: 'waits', why: 'other-person' })
    for (const status of [403, 404, 429, 500, 502, 503, 504]) expect(of(status)).toEqual({ kind: 'waits', why: 'busy' })
  })
})
