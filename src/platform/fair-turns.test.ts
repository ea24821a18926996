import { describe, expect, it } from 'vitest'
import { FairLine, type Names } from './fair-line.ts'
import { FairTurns, NoTurn } from './fair-turns.ts'

const entry = (name: string) => ({ name })

describe('a line in which names take turns', () => {
  const lineOf = (...names: Names[]) => {
    const line = new FairLine<{ name: string }>()
    const outs = names.map((path, place) => line.push(path, entry(`${path.join('/')}#${place}`)))
    const rest = () => {
      const all: string[] = []
      for (let next = line.shift(); next; next = line.shift()) all.push(next.name)
      return all
    }
    return { line, outs, rest }
  }

  it('serves each first name in turn, and within it each second one', () => {
    const { rest, line } = lineOf(['a', '1'], ['a', '1'], ['a', '1'], ['a', '2'], ['b', '1'], ['b', '1'])
    expect(rest()).toEqual(['a/1#0', 'b/1#4', 'a/2#3', 'b/1#5', 'a/1#1', 'a/1#2'])
    expect(line.size).toBe(0)
  })

  it('skips a first name that may have no turn, and leaves it its place', () => {
    const { line } = lineOf(['a'], ['b'])
    expect(line.shift(name => name !== 'a')?.name).toBe('b#1')
    expect(line.shift(name => name !== 'a')).toBeUndefined()
    expect(line.shift()?.name).toBe('a#0')
  })

  it('lets an entry out before its turn, once', () => {
    const { line, outs, rest } = lineOf(['a', '1'], ['a', '1'], ['b', '1'])
    expect([outs[0]?.(), outs[0]?.(), line.size]).toEqual([true, false, 2])
    expect(rest()).toEqual(['a/1#1', 'b/1#2'])
    expect([outs[1]?.(), line.size, line.hasOnly('a')]).toEqual([false, 0, true])
  })

  it.each([
    [['a', '1'], 5],
    [['a', '2'], 4],
    [['a', '3'], 3],
    [['b', '1'], 3],
    [['c', '1'], 2],
  ] as [Names, number][])('tells how many come before a new entry of %s', (names, count) => {
    const waiting: Names[] = [
      ['a', '1'],
      ['a', '1'],
      ['a', '1'],
      ['a', '2'],
      ['b', '1'],
    ]
    const { line, rest } = lineOf(...waiting)
    const ahead = line.ahead(names)
    line.push(names, entry('new'))
    const place = rest().indexOf('new')
    // From above: it does not ask whose turn is next.
    expect([ahead >= place, ahead]).toEqual([true, count])
  })
})

describe('turns', () => {
  const open = () => new FairTurns({ width: 5, share: 3, mostOfOne: 4 })
  const take = (turns: FairTurns, name: string, waitMs = 1000) => turns.take([name], { waitMs })

  it('leave a place to others, however many one name wants', async () => {
    const turns = open()
    for (let number = 0; number < 4; number++) await take(turns, 'a')
    await expect(take(turns, 'a', 20)).rejects.toMatchObject({ isAbandoned: false })
    await take(turns, 'b', 20)
    expect([turns.active, turns.waiting]).toEqual([5, 0])
  })

  it('go to others while one name has its share', async () => {
    const turns = open()
    const ends = []
    for (const name of ['a', 'a', 'a', 'a', 'b']) ends.push(await take(turns, name))
    const order: string[] = []
    const waiting = ['a', 'a', 'b', 'b'].map(name => take(turns, name).then(end => [order.push(name), end] as const))
    // The first three that end are of `a`, which waited first: it has its share still, then one less, and then it is the other's turn.
    for (const end of ends.slice(0, 3)) end()
    await new Promise(setImmediate)
    expect(order).toEqual(['b', 'a', 'b'])
    ends[3]?.()
    await Promise.all(waiting)
    expect(order).toEqual(['b', 'a', 'b', 'a'])
  })

  it('end once, and start whoever waits', async () => {
    const turns = new FairTurns({ width: 1, share: 1, mostOfOne: 1 })
    const end = await take(turns, 'a')
    const next = take(turns, 'b')
    end()
    end()
    await next
    expect([turns.active, turns.isFree(['a'])]).toEqual([1, false])
  })

  it('are not given to whoever has gone', async () => {
    const turns = new FairTurns({ width: 1, share: 1, mostOfOne: 1 })
    const end = await take(turns, 'a')
    const leaving = new AbortController()
    const waiting = turns.take(['b'], { waitMs: 1000, signal: () => leaving.signal })
    leaving.abort()
    await expect(waiting).rejects.toMatchObject({ isAbandoned: true })
    await expect(turns.take(['b'], { waitMs: 1000, signal: () => leaving.signal })).rejects.toBeInstanceOf(NoTurn)
    expect(turns.waiting).toBe(0)
    end()
    expect(turns.active).toBe(0)
  })
})
