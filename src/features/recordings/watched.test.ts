import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromClock, toClock } from './clock.ts'
import { joinRanges, lengthOf, playedOf, WatchedSeconds } from './watched.ts'

const range = fc.tuple(fc.nat(500), fc.integer({ min: 1, max: 120 })).map(([from, length]) => [from, from + length] as const)
const ranges = fc.array(range, { maxLength: 12 })
/** The seconds of a recording that the ranges cover, counted one by one. */
const secondsOf = (list: readonly (readonly [number, number])[]) =>
  new Set(list.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at))).size

describe('what was watched', () => {
  it('counts each second once, in whatever order parts were played', () => {
    fc.assert(
      fc.property(ranges, ranges, (one, two) => {
        expect(lengthOf(joinRanges(one, two))).toBe(secondsOf([...one, ...two]))
        expect(joinRanges(two, one)).toEqual(joinRanges(one, two))
        const joined = joinRanges(one)
        expect(joined.every(([from], at) => at === 0 || from > (joined[at - 1]?.[1] ?? 0))).toBe(true)
      }),
    )
  })

  it('reports no second twice, also after the film was loaded anew', () => {
    fc.assert(
      fc.property(fc.array(ranges, { maxLength: 6 }), loads => {
        const watched = new WatchedSeconds()
        let sum = 0
        for (const load of loads) {
          for (let at = 1; at <= load.length; at++) {
            watched.see(joinRanges(load.slice(0, at)))
            const fresh = watched.take()
            expect(fresh).toBeGreaterThanOrEqual(0)
            sum += fresh
          }
          watched.keep()
        }
        expect(sum).toBe(secondsOf(loads.flat()))
      }),
    )
  })

  it('adds nothing for a jump: the browser leaves out what was not played', () => {
    const parts = [
      [0, 10],
      [300, 304],
    ]
    const played = { length: 2, start: (at: number) => parts[at]?.[0] ?? 0, end: (at: number) => parts[at]?.[1] ?? 0 }
    expect(lengthOf(playedOf(played))).toBe(14)
  })
})

describe('a point in a recording', () => {
  it('is read back as it is written', () => {
    fc.assert(
      fc.property(fc.nat(86_400), seconds => {
        expect(fromClock(toClock(seconds))).toBe(seconds)
      }),
    )
    expect(toClock(3723)).toBe('1:02:03')
  })

  it('is none where it is no time', () => {
    for (const text of ['', 'a', '1:', '1:60', '1:2:3:4', '-1', '1.5', '1:99:00']) expect(fromClock(text)).toBeUndefined()
  })
})
