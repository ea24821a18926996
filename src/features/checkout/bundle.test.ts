import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOut } from './bundle.ts'

describe('a price that several classes share', () => {
  it('is refused without classes, and for what is no whole rupiah', () => {
    for (const [price, alone] of [
      [100, []],
      [-1, [1]],
      [1.5, [1]],
    ] as const)
      expect(() => shareOut(price, alone)).toThrow(RangeError)
  })

  it('is shared by what each costs alone, equally where all are free', () => {
    expect(shareOut(900_000, [1_000_000, 500_000])).toEqual([600_000, 300_000])
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareOut(10, [0, 0])).toEqual([5, 5])
    expect(shareOut(10, [0, 7])).toEqual([0, 10])
    expect(shareOut(0, [5, 7])).toEqual([0, 0])
  })

  it('always sums to the price, with no part below zero', () => {
    const prices = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(fc.nat(1_000_000_000), prices, (price, alone) => {
        const parts = shareOut(price, alone)
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(price)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
