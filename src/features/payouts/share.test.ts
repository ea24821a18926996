import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basesOf, divide, poolOf, returnedOf, ruleFor, type ShareRule, sharesOf } from './share.ts'

const rule = (scope: ShareRule['scope'], subjectId: string | undefined, shareBp = 5000, parts: ShareRule['parts'] = []): ShareRule => ({
  scope,
  subjectId,
  shareBp,
  parts,
})
const sold = { classId: 'kelas', programId: 'program', mentorIds: ['a', 'b', 'c'] }
const sum = (parts: readonly number[]) => parts.reduce((total, one) => total + one, 0)

describe('the rule of a class', () => {
  it('is none where none is its own', () => {
    expect(ruleFor(sold, [])).toBeUndefined()
    expect(ruleFor(sold, [rule('class', 'lain'), rule('program', 'lain')])).toBeUndefined()
    expect(ruleFor({ ...sold, programId: null }, [rule('program', 'program')])).toBeUndefined()
    expect(sharesOf(sold, 100_000, undefined)).toEqual([])
  })

  it('is the narrowest: class, program, tenant', () => {
    const rules = [rule('tenant', undefined), rule('program', 'program'), rule('class', 'kelas')]
    expect(ruleFor(sold, rules)?.scope).toBe('class')
    expect(ruleFor(sold, rules.slice(0, 2))?.scope).toBe('program')
    expect(ruleFor(sold, rules.slice(0, 1))?.scope).toBe('tenant')
  })

  it('names mentors by weight, or else divides among the class’s own in equal parts', () => {
    const weighted = rule('class', 'kelas', 10_000, [
      { mentorId: 'x', weight: 3 },
      { mentorId: 'y', weight: 1 },
      { mentorId: 'z', weight: 0 },
    ])
    expect(sharesOf(sold, 101, weighted)).toEqual([
      { mentorId: 'x', amount: 76 },
      { mentorId: 'y', amount: 25 },
    ])
    expect(sharesOf(sold, 200, rule('tenant', undefined))).toEqual([
      { mentorId: 'a', amount: 34 },
      { mentorId: 'b', amount: 33 },
      { mentorId: 'c', amount: 33 },
    ])
    expect(sharesOf({ ...sold, mentorIds: [] }, 200, rule('tenant', undefined))).toEqual([])
    expect(sharesOf(sold, 0, rule('tenant', undefined))).toEqual([])
  })
})

describe('whatever the numbers are,', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000_000 })
  const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 })

  it('parts sum to the whole, and none is below zero', () => {
    fc.assert(
      fc.property(amount, weights, (whole, of) => {
        const parts = divide(whole, of)
        expect(sum(parts)).toBe(sum(of) > 0 ? whole : 0)
        for (const [at, part] of parts.entries()) expect(part >= 0 && Number.isInteger(part) && (of[at] !== 0 || part === 0)).toBe(true)
      }),
    )
  })

  it('the lines of an invoice bring its subtotal less its discount, each between zero and its own value', () => {
    const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 1000 }), price: fc.integer({ min: 0, max: 100_000_000 }) }), {
      minLength: 1,
      maxLength: 10,
    })
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
        const values = of.map(line => line.quantity * line.price)
        const discount = Math.floor(sum(values) * part)
        const bases = basesOf(of, discount)
        expect(sum(bases)).toBe(sum(values) - discount)
        for (const [at, base] of bases.entries()) expect(base >= 0 && base <= (values[at] ?? 0)).toBe(true)
      }),
    )
  })

  it('mentors never earn more than the line brought', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), weights, (base, bp, of) => {
        const parts = of.map((weight, at) => ({ mentorId: String(at), weight }))
        const earned = sum(sharesOf(sold, base, rule('class', 'kelas', bp, parts)).map(one => one.amount))
        expect(earned).toBe(sum(of) > 0 ? poolOf(base, bp) : 0)
        expect(earned).toBeLessThanOrEqual(base)
      }),
    )
  })

  it('partial refunds take back in proportion, never more than was earned, and all of it in the end', () => {
    const total = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(
        total,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
        (of, part, cuts) => {
          const earned = Math.floor(of * part)
          let refunded = 0
          let back = 0
          for (const cut of [...cuts, 1]) {
            refunded += Math.ceil((of - refunded) * cut)
            const now = returnedOf(earned, refunded, of)
            expect(now).toBeGreaterThanOrEqual(back)
            expect(now).toBeLessThanOrEqual(earned)
            expect(Math.abs(now - (earned * refunded) / of)).toBeLessThanOrEqual(1)
            back = now
          }
          expect(back).toBe(earned)
        },
      ),
    )
  })
})
