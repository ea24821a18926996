import { describe, expect, it } from 'vitest'
import { toTenantId } from '#platform/db/ids.ts'
import type { Lane } from './claims.server.ts'
import { createLaneTurns } from './lane-turns.server.ts'

/** Returns a lane by its name: the tenant's letter and a number. */
function lane(name: string): Lane {
  return { tenantId: toTenantId(`00000000-0000-0000-0000-${String(name.charCodeAt(0)).padStart(12, '0')}`), webhookId: name }
}

/** Opens sends that last until they are ended; `due` is what a search finds, in this order. */
function openWork(due: string[]) {
  const turns = createLaneTurns()
  const begun: string[] = []
  const ends = new Map<string, { resolve(isResting: boolean): void; reject(error: unknown): void }>()
  const work = {
    due,
    turns,
    begun,
    running: () => [...ends.keys()],
    /** Ends a lane's turn with nothing left to send. */
    end(name: string) {
      work.due = work.due.filter(one => one !== name)
      ends.get(name)?.resolve(true)
      ends.delete(name)
    },
    /** Ends a lane's turn with more to send. */
    yields(name: string) {
      ends.get(name)?.resolve(false)
      ends.delete(name)
    },
    fails(name: string) {
      ends.get(name)?.reject(new Error(name))
      ends.delete(name)
    },
    isOver: false,
    pass: () =>
      turns.pass({
        find: async () => work.due.map(lane),
        send({ webhookId }) {
          begun.push(webhookId)
          return new Promise((resolve, reject) => ends.set(webhookId, { resolve, reject }))
        },
        isOver: () => work.isOver,
      }),
    async endAll(pass: Promise<void>) {
      const over = pass.then(
        () => (work.isOver = true),
        () => (work.isOver = true),
      )
      while (!work.isOver) {
        for (const name of ends.keys()) work.end(name)
        await new Promise(setImmediate)
      }
      await over
    },
  }
  return work
}

const soon = () => new Promise(setImmediate)
const of = (letter: string, count: number) => Array.from({ length: count }, (_, i) => letter + i)

describe('the turns of webhooks', () => {
  it('give a tenant two places at once, however many of its own wait, and however long', async () => {
    const work = openWork([...of('a', 20), ...of('b', 20), ...of('c', 20), 'd0'])
    const pass = work.pass()
    await soon()
    expect(work.begun).toEqual(['a0', 'b0', 'c0', 'd0', 'a1', 'b1', 'c1'])
    work.end('d0')
    work.end('b1')
    await soon()
    expect(work.begun.slice(7)).toEqual(['b2'])
    await work.endAll(pass)
    expect(work.begun).toHaveLength(61)
    expect(work.due).toEqual([])
  })

  it('go round the tenants, and round the webhooks of each, in the next pass too', async () => {
    const work = openWork('abcdefghi'.split('').flatMap(letter => of(letter, 2)))
    const first = work.pass()
    await soon()
    expect(work.begun).toEqual(['a0', 'b0', 'c0', 'd0', 'e0', 'f0', 'g0', 'h0'])
    work.isOver = true
    for (const name of work.running()) work.yields(name)
    await first
    work.isOver = false
    work.begun.length = 0
    const second = work.pass()
    await soon()
    expect(work.begun).toEqual(['i0', 'a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'])
    await work.endAll(second)
  })

  it('come to who is announced meanwhile before those that had one, though more of them is due for longer', async () => {
    const work = openWork(['a0', 'b0', 'c0', 'd0', 'e0', 'f0', 'g0', 'h0'])
    const pass = work.pass()
    await soon()
    work.due = [...work.due, 'i0', 'a1']
    work.turns.lookAgain()
    await soon()
    work.yields('c0')
    await soon()
    work.yields('d0')
    await soon()
    work.yields('e0')
    await soon()
    expect(work.begun.slice(8)).toEqual(['i0', 'a1', 'c0'])
    await work.endAll(pass)
  })

  it('go on with who yields, where nobody else waits', async () => {
    const work = openWork(['a0'])
    const pass = work.pass()
    for (let turn = 1; turn <= 3; turn++) {
      await soon()
      expect(work.begun).toEqual(Array(turn).fill('a0'))
      work.yields('a0')
    }
    await soon()
    work.end('a0')
    await pass
  })

  it('fill a free place at once when something is announced', async () => {
    const work = openWork(['a0'])
    const pass = work.pass()
    await soon()
    work.due = ['a0', 'b0']
    work.turns.lookAgain()
    await soon()
    expect(work.running()).toEqual(['a0', 'b0'])
    await work.endAll(pass)
  })

  it('keep nobody waiting for one that fails, and say so in the end', async () => {
    const work = openWork(['a0', 'b0'])
    const pass = work.pass()
    const refused = expect(pass).rejects.toThrow('a0')
    await soon()
    work.fails('a0')
    await soon()
    work.due.push('c0')
    work.turns.lookAgain()
    await soon()
    expect(work.begun).toEqual(['a0', 'b0', 'c0'])
    await work.endAll(pass)
    await refused
  })

  it('end when it is over, after those that began', async () => {
    const work = openWork(of('a', 5))
    const pass = work.pass()
    await soon()
    work.isOver = true
    work.end('a0')
    await soon()
    expect(work.running()).toEqual(['a1'])
    work.end('a1')
    await pass
    expect(work.begun).toEqual(['a0', 'a1'])
  })
})
