import { expect, it } from 'vitest'
import { JoinedSignals } from './joined-signals.ts'

/** A request that waits under a key until its work is done. */
function comeTo(signals: JoinedSignals, key: string) {
  const reader = new AbortController()
  const seen: AbortSignal[] = []
  let end = () => {}
  const until = new Promise<void>(done => (end = done))
  const work = signals.join(key, reader.signal, async signal => {
    seen.push(signal)
    await until
    return key
  })
  const joined = seen[0]
  if (!joined) throw new Error('work begins at once')
  return { leave: () => reader.abort(), end: () => end(), work, joined }
}

it('work goes on while one of its readers is there, and is dropped when all have gone', () => {
  const signals = new JoinedSignals()
  const readers = [comeTo(signals, 'a'), comeTo(signals, 'a')]
  readers[0]?.leave()
  expect(readers.map(({ joined }) => joined.aborted)).toEqual([false, false])
  readers[1]?.leave()
  expect(readers.map(({ joined }) => joined.aborted)).toEqual([true, true])
})

it('whoever comes after all have gone begins anew', () => {
  const signals = new JoinedSignals()
  const gone = comeTo(signals, 'a')
  gone.leave()
  expect(comeTo(signals, 'a').joined.aborted).toBe(false)
})

it('a reader who leaves after the end, or of another key, takes nothing from anybody', async () => {
  const signals = new JoinedSignals()
  const first = comeTo(signals, 'a')
  const second = comeTo(signals, 'a')
  first.end()
  expect(await first.work).toBe('a')
  first.leave()
  comeTo(signals, 'b').leave()
  expect(second.joined.aborted).toBe(false)
  second.leave()
  expect(second.joined.aborted).toBe(true)
})

it('one whose work ended after they left counts no more', async () => {
  const signals = new JoinedSignals()
  const first = comeTo(signals, 'a')
  const second = comeTo(signals, 'a')
  first.leave()
  first.end()
  await first.work
  expect(second.joined.aborted).toBe(false)
  second.leave()
  expect(second.joined.aborted).toBe(true)
})

it('an error of the work is its caller’s', async () => {
  const signals = new JoinedSignals()
  const failed = signals.join('a', new AbortController().signal, () => Promise.reject(new Error('rusak')))
  await expect(failed).rejects.toThrow('rusak')
})
