import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends on demand. */
function held() {
  let end = () => {}
  const done = new Promise<void>(resolve => {
    end = resolve
  })
  return { work: () => done, end }
}

const settle = () => new Promise(resolve => setImmediate(resolve))

describe('turns', () => {
  it('refuse what would have to wait behind too many, without running it', async () => {
    const inTurn = createTurns(1, 1)
    const first = held()
    const running = inTurn(first.work)
    const waiting = inTurn(async () => 'second')
    let wasRun = false
    expect(inTurn(async () => (wasRun = true))).toBeUndefined()
    first.end()
    await running
    expect(await waiting).toBe('second')
    expect(wasRun).toBe(false)
    expect(await inTurn(async () => 'again')).toBe('again')
  })

  it('run no more at once than allowed, in the order of coming', async () => {
    const inTurn = createTurns(2, 10)
    const begun: number[] = []
    const pieces = Array.from({ length: 5 }, held)
    const all = pieces.map((piece, at) => inTurn(() => (begun.push(at), piece.work())))
    await settle()
    expect(begun).toEqual([0, 1])
    pieces[1]?.end()
    await settle()
    expect(begun).toEqual([0, 1, 2])
    for (const piece of pieces) piece.end()
    await Promise.all(all)
    expect(begun).toEqual([0, 1, 2, 3, 4])
  })

  it('go on after a piece of work that throws', async () => {
    const inTurn = createTurns(1, 10)
    const broken = inTurn(() => Promise.reject(new Error('rusak')))
    const next = inTurn(async () => 'jalan')
    await expect(broken).rejects.toThrow('rusak')
    expect(await next).toBe('jalan')
  })
})
