import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Work that ends when it is told to. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, open: resolve }
}

/** Returns the names of the orders in which they ran, one at a time, if all were there from the start. */
async function orderOf(orders: readonly (readonly [name: string, ...keys: string[]])[]): Promise<string[]> {
  const queue = createFairQueue({ atOnce: 1, maxWaiting: 1000 })
  const first = gate()
  const ran: string[] = []
  const all = [
    queue.run({ keys: ['first'], work: first.work }),
    ...orders.map(([name, ...keys]) => queue.run({ keys, work: () => void ran.push(name) })),
  ]
  first.open()
  await Promise.all(all)
  return ran
}

describe('a fair queue', () => {
  it('gives each key its turn, in order of arrival within a key', async () => {
    expect(
      await orderOf([
        ['a1', 'a'],
        ['a2', 'a'],
        ['a3', 'a'],
        ['b1', 'b'],
        ['c1', 'c'],
        ['b2', 'b'],
      ]),
    ).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('shares the turns of a key among the keys below it', async () => {
    expect(
      await orderOf([
        ['a-x1', 'a', 'x'],
        ['a-x2', 'a', 'x'],
        ['a-x3', 'a', 'x'],
        ['a-y1', 'a', 'y'],
        ['b-x1', 'b', 'x'],
        ['b-x2', 'b', 'x'],
      ]),
    ).toEqual(['a-x1', 'b-x1', 'a-y1', 'b-x2', 'a-x2', 'a-x3'])
  })

  it('refuses at once what exceeds the share of a key or of all, and takes it again when there is room', async () => {
    const queue = createFairQueue({ atOnce: 1, maxWaiting: 4, maxWaitingByKey: [3, 2] })
    const first = gate()
    const order = (...keys: string[]) => queue.run({ keys, work: () => keys.join() })
    const running = queue.run({ keys: ['a', 'x'], work: first.work })
    const taken = [order('a', 'x'), order('a', 'x')]
    expect(order('a', 'x')).toBeUndefined()
    taken.push(order('a', 'y'))
    expect(order('a', 'z')).toBeUndefined()
    taken.push(order('b', 'x'))
    expect(order('c', 'x')).toBeUndefined()
    expect(queue.waiting()).toBe(4)
    first.open()
    await running
    expect(await Promise.all(taken)).toEqual(['a,x', 'a,x', 'a,y', 'b,x'])
    expect(await order('c', 'x')).toBe('c,x')
    expect(queue.waiting()).toBe(0)
  })

  it('drops what nobody waits for before it begins, and lets what has begun end', async () => {
    const queue = createFairQueue({ atOnce: 1, maxWaiting: 10 })
    const [first, gone] = [gate(), new AbortController()]
    const ran: string[] = []
    const running = queue.run({
      keys: ['a'],
      signal: gone.signal,
      work: async () => {
        await first.work()
        ran.push('first')
      },
    })
    const dropped = queue.run({ keys: ['a'], signal: gone.signal, work: () => void ran.push('dropped') })
    const last = queue.run({ keys: ['a'], work: () => void ran.push('last') })
    gone.abort(new Error('the client has gone'))
    await expect(dropped).rejects.toThrow('the client has gone')
    expect(queue.waiting()).toBe(1)
    await expect(queue.run({ keys: ['a'], signal: gone.signal, work: () => void ran.push('late') })).rejects.toThrow('the client has gone')
    first.open()
    await Promise.all([running, last])
    expect(ran).toEqual(['first', 'last'])
  })

  it('goes on after work that fails, at once or later, and never runs more than it may', async () => {
    const queue = createFairQueue({ atOnce: 2, maxWaiting: 100 })
    let [active, most] = [0, 0]
    const work = async () => {
      active++
      most = Math.max(most, active)
      await new Promise(done => setTimeout(done, 1))
      active--
      throw new Error('failed')
    }
    const thrown = queue.run({
      keys: ['a'],
      work: () => {
        throw new Error('at once')
      },
    })
    await expect(thrown).rejects.toThrow('at once')
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => queue.run({ keys: [`${at % 3}`], work })))
    expect(results.every(result => result.status === 'rejected')).toBe(true)
    expect([most, active]).toEqual([2, 0])
  })
})
