import { describe, expect, it } from 'vitest'
import { endOf, planOf, randomFrom, WAYS } from './plan.ts'

describe('a plan of orders', () => {
  it('is the same for the same seed, and another for another', () => {
    const plan = (seed: number) => Array.from({ length: 40 }, (_, index) => planOf(seed, index))
    expect(plan(7)).toEqual(plan(7))
    expect(plan(7)).not.toEqual(plan(8))
  })

  it('goes each way once before it repeats one', () => {
    expect(WAYS.map((_, index) => planOf(1, index).way)).toEqual(WAYS)
  })

  it('gives money back only where the gateway can, and changes to another method', () => {
    for (let index = 0; index < 300; index++) {
      const { way, method, otherMethod } = planOf(3, index)
      if (way.startsWith('refunded')) expect(['qris', 'gopay']).toContain(method)
      expect(otherMethod).not.toBe(method)
    }
  })

  it('lets in whoever paid and was not given the money back with the seat taken, and nobody else', () => {
    expect(WAYS.filter(way => !endOf({ way }).isIn)).toEqual(['forged', 'never-pays', 'refunded-here'])
    expect(endOf({ way: 'refunded-there' })).toEqual({ status: 'refunded', isIn: true })
  })
})

describe('random numbers from a seed', () => {
  it('lie between 0 and 1 and spread over it', () => {
    const random = randomFrom(5)
    const drawn = Array.from({ length: 1000 }, random)
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drawn)).toBeLessThan(1)
    expect(drawn.filter(one => one < 0.5).length).toBeGreaterThan(400)
    expect(drawn.filter(one => one < 0.5).length).toBeLessThan(600)
  })
})
