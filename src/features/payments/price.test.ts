import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Discount, priceOf } from './price.ts'
import { taxWithin } from './refund.ts'

const line = (price: number, quantity = 1, subjectId = 'a') => ({ price, quantity, subjectId })
const coupon = (more: Partial<Discount>): Discount => ({ percentBp: null, amount: null, maxDiscount: null, subjectIds: [], ...more })

const lines = fc.array(
  fc.record({ price: fc.nat(50_000_000), quantity: fc.integer({ min: 1, max: 100 }), subjectId: fc.constantFrom('a', 'b', 'c') }),
  { minLength: 1, maxLength: 6 },
)
const coupons = fc.oneof(
  fc.constant(undefined),
  fc.record({ percentBp: fc.integer({ min: 1, max: 10_000 }), amount: fc.constant(null) }),
  fc.record({ percentBp: fc.constant(null), amount: fc.integer({ min: 1, max: 100_000_000 }) }),
)
const rest = fc.record({
  maxDiscount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  subjectIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'z')),
})

describe('a price', () => {
  it('is refused of what is no whole rupiah', () => {
    for (const price of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => priceOf({ lines: [line(price)], taxBp: 0 })).toThrow(RangeError)
    expect(() => priceOf({ lines: [line(1, -1)], taxBp: 0 })).toThrow(RangeError)
  })

  it('has the tax of what is left after the discount, rounded half up', () => {
    expect(priceOf({ lines: [line(100_000)], taxBp: 1100 })).toEqual({ subtotal: 100_000, discount: 0, tax: 11_000, total: 111_000 })
    expect(priceOf({ lines: [line(50)], taxBp: 100 }).tax).toBe(1)
    expect(priceOf({ lines: [line(49)], taxBp: 100 }).tax).toBe(0)
    const halved = priceOf({ lines: [line(99_999, 2)], coupon: coupon({ percentBp: 5000 }), taxBp: 1100 })
    expect(halved).toEqual({ subtotal: 199_998, discount: 99_999, tax: 11_000, total: 110_999 })
  })

  it('is reduced by what a coupon is for alone, and never below nothing', () => {
    const two = [line(100_000), line(40_000, 1, 'b')]
    expect(priceOf({ lines: two, coupon: coupon({ percentBp: 5000, subjectIds: ['b'] }), taxBp: 0 }).discount).toBe(20_000)
    expect(priceOf({ lines: two, coupon: coupon({ amount: 90_000, subjectIds: ['b'] }), taxBp: 0 }).discount).toBe(40_000)
    expect(priceOf({ lines: two, coupon: coupon({ percentBp: 5000, maxDiscount: 15_000 }), taxBp: 0 }).discount).toBe(15_000)
    expect(priceOf({ lines: two, coupon: coupon({ percentBp: 10_000 }), taxBp: 1100 })).toMatchObject({ tax: 0, total: 0 })
  })

  it('adds up, in whole rupiah, whatever is bought', () => {
    fc.assert(
      fc.property(lines, coupons, rest, fc.integer({ min: 0, max: 10_000 }), (bought, kind, more, taxBp) => {
        const { subtotal, discount, tax, total } = priceOf({ lines: bought, coupon: kind && { ...kind, ...more }, taxBp })
        expect(subtotal).toBe(bought.reduce((sum, one) => sum + one.price * one.quantity, 0))
        expect([subtotal, discount, tax, total].every(Number.isSafeInteger)).toBe(true)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
        expect(total).toBe(subtotal - discount + tax)
        expect(Math.abs(tax - ((subtotal - discount) * taxBp) / 10_000)).toBeLessThanOrEqual(0.5 + 1e-6)
        if (kind === undefined) expect(discount).toBe(0)
        if (more.maxDiscount !== null) expect(kind ? discount : 0).toBeLessThanOrEqual(more.maxDiscount)
      }),
    )
  })
})

describe('the tax within refunds', () => {
  it('adds up to that of the whole, however it is cut', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(10_000),
        fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 8 }),
        (received, bp, cuts) => {
          const tax = Math.floor((received * bp) / 20_000)
          let [before, taxBefore] = [0, 0]
          for (const cut of [...cuts, received]) {
            const amount = Math.min(cut, received - before)
            if (amount <= 0) continue
            const part = taxWithin({ received, tax, before, taxBefore, amount })
            expect(part).toBeGreaterThanOrEqual(0)
            expect(part).toBeLessThanOrEqual(amount)
            before += amount
            taxBefore += part
          }
          expect([before, taxBefore]).toEqual([received, tax])
        },
      ),
    )
  })
})
