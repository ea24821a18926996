import { afterEach, describe, expect, it } from 'vitest'
import { Admission, Overloaded } from './admission.ts'

const opened: Admission[] = []
afterEach(() => {
  for (const admission of opened.splice(0)) admission.close()
})

function open(maxWaitMs = 200) {
  const admission = new Admission({ width: 2, share: 1, mostOfOne: 2, maxWaitMs })
  opened.push(admission)
  return admission
}

/** Work that goes on until it is ended. */
function held(admission: Admission, name: string, signal?: AbortSignal) {
  let end = () => {}
  const until = new Promise<void>(done => (end = done))
  const work = admission.run(
    [name, '192.0.2.1'],
    () => until,
    () => signal,
  )
  work.catch(() => {})
  return { work, end: () => end() }
}

describe('admission', () => {
  it('refuses at once whoever would wait for too long', async () => {
    const admission = open()
    const works = Array.from({ length: 40 }, () => held(admission, 'a'))
    const startedAt = performance.now()
    const results = await works[39]?.work.catch((error: unknown) => error)
    expect(results).toBeInstanceOf(Overloaded)
    expect([results, performance.now() - startedAt < 100]).toEqual([expect.objectContaining({ status: 503, retryAfterSeconds: 2 }), true])
    // A first guess of 20 ms, two at a time: some twenty fit into 200 ms.
    expect(admission.figures().waiting).toBeLessThanOrEqual(20)
    for (const { end } of works) end()
    await Promise.allSettled(works.map(({ work }) => work))
    expect(admission.figures()).toMatchObject({ active: 0, waiting: 0 })
  })

  it('refuses whoever has waited for too long all the same', async () => {
    const admission = open(50)
    const works = [held(admission, 'a'), held(admission, 'a')]
    await expect(admission.run(['b', '192.0.2.1'], async () => 'done')).rejects.toBeInstanceOf(Overloaded)
    expect(admission.counts).toMatchObject({ admitted: 2, late: 1 })
    for (const { end } of works) end()
  })

  it('gives another tenant the next turn, however many of the first one wait', async () => {
    const admission = open(2000)
    const works = [held(admission, 'a'), held(admission, 'a')]
    const order: string[] = []
    const note = (name: string) => admission.run([name, '192.0.2.1'], async () => void order.push(name))
    const waiting = [note('a'), note('a'), note('a'), note('b')]
    works[0]?.end()
    await Promise.all(waiting.slice(3))
    expect(order.indexOf('b')).toBeLessThanOrEqual(1)
    works[1]?.end()
    await Promise.all(waiting)
  })

  it('drops who has gone, without running their work', async () => {
    const admission = open(2000)
    const works = [held(admission, 'a'), held(admission, 'a')]
    const leaving = new AbortController()
    const gone = held(admission, 'b', leaving.signal)
    leaving.abort()
    await expect(gone.work).rejects.toBeInstanceOf(Overloaded)
    expect([admission.counts.abandoned, admission.figures().waiting]).toEqual([1, 0])
    for (const { end } of works) end()
  })

  it('lets work leave its turn while it waits for something else, and take another', async () => {
    const admission = open(2000)
    const other = held(admission, 'a')
    await admission.run(['a', '192.0.2.1'], async () => {
      const goOn = admission.leave()
      expect(admission.figures().active).toBe(1)
      await goOn()
      expect(admission.figures().active).toBe(2)
    })
    other.end()
    await other.work
    expect(admission.figures().active).toBe(0)
    await admission.leave()()
  })

  it('admits nobody once it is closed, and ends what it has', async () => {
    const admission = open()
    const { work, end } = held(admission, 'a')
    admission.close()
    expect([admission.isBusy, admission.refuses(['b', '192.0.2.1'])]).toEqual([true, true])
    await expect(admission.run(['b', '192.0.2.1'], async () => 'done')).rejects.toBeInstanceOf(Overloaded)
    end()
    await work
  })
})
