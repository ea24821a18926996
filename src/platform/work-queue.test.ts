import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

function createGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open: () => open() }
}

test('refuses when too many wait, and takes more once they are done', async () => {
  const gate = createGate()
  const queue = createWorkQueue<string>({ atOnce: 1, maxWaiting: 1 })
  const first = queue.run('a', () => gate.opened.then(() => 'a'))
  const second = queue.run('b', async () => 'b')
  expect(queue.run('c', async () => 'c')).toBeUndefined()
  gate.open()
  expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  expect(await queue.run('c', async () => 'c')).toBe('c')
})

test('callers with one key share one run, even when the queue is full', async () => {
  const gate = createGate()
  let runs = 0
  const work = async () => {
    runs += 1
    await gate.opened
    return 'a'
  }
  const queue = createWorkQueue<string>({ atOnce: 1, maxWaiting: 0 })
  const both = [queue.run('a', work), queue.run('a', work)]
  gate.open()
  expect(await Promise.all(both)).toEqual(['a', 'a'])
  expect(runs).toBe(1)
})

test('never more at once than it may, and a failure frees its place', async () => {
  const queue = createWorkQueue<number>({ atOnce: 2, maxWaiting: 100 })
  let [active, most] = [0, 0]
  const runs = Array.from({ length: 12 }, (_, index) =>
    queue.run(String(index), async () => {
      active += 1
      most = Math.max(most, active)
      await new Promise(resolve => setTimeout(resolve, 2))
      active -= 1
      if (index % 3 === 0) throw new Error('gagal')
      return index
    }),
  )
  const settled = await Promise.allSettled(runs)
  expect(most).toBe(2)
  expect(settled.filter(one => one.status === 'rejected')).toHaveLength(4)
  expect(await queue.run('after', async () => 99)).toBe(99)
})

test('a run that all have left is dropped, one that somebody still waits for is not, and begins at the first turn of any', async () => {
  const gate = createGate()
  const queue = createWorkQueue<string>({ atOnce: 1, maxWaiting: 100 })
  const ran: string[] = []
  const run = (key: string, waiter = {}) =>
    queue.run(
      key,
      async () => {
        ran.push(key)
        return key
      },
      waiter,
    )
  const first = queue.run('first', () => gate.opened.then(() => 'first'))
  const [one, other] = [new AbortController(), new AbortController()]
  const left = [run('left', { signal: one.signal }), run('left', { signal: other.signal })]
  const half = [run('half', { signal: one.signal }), run('half', { keys: ['quiet'] })]
  one.abort(new Error('gone'))
  other.abort(new Error('gone'))
  for (const result of left) await expect(result).rejects.toThrow('gone')
  const again = run('left')
  gate.open()
  expect(await Promise.all([first, ...half, again])).toEqual(['first', 'half', 'half', 'left'])
  expect(ran.toSorted()).toEqual(['half', 'left'])
})
