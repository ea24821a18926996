import { describe, expect, it } from 'vitest'
import { mayTakeGifts, permitEndsAt, referenceOf } from './gift.ts'
import { giftSettings } from './testing.ts'

const NOON = new Date('2026-08-17T05:00:00Z')

describe('who may take gifts', () => {
  it.each(['organisation', 'permit', 'validFrom', 'validUntil', 'purpose'] as const)('is nobody whose permit lacks its %s', field => {
    expect(mayTakeGifts(giftSettings({ [field]: '' }), NOON)).toBe(false)
  })

  it('is who has a permit, from its first day to the end of its last one by the clock of Jakarta', () => {
    const settings = giftSettings({ validFrom: '2026-08-17', validUntil: '2026-08-18' })
    const may = (moment: string) => mayTakeGifts(settings, new Date(moment))
    expect([may('2026-08-16T16:59:59.999Z'), may('2026-08-16T17:00:00Z')]).toEqual([false, true])
    expect([may('2026-08-18T16:59:59.999Z'), may('2026-08-18T17:00:00Z')]).toEqual([true, false])
  })

  it('may so until the very moment at which the permit ends, over the end of a month and a year', () => {
    for (const validUntil of ['2026-08-31', '2026-12-31', '2028-02-29']) {
      const settings = giftSettings({ validUntil, validFrom: '2026-01-01' })
      const end = permitEndsAt(settings)
      expect([mayTakeGifts(settings, new Date(end.getTime() - 1)), mayTakeGifts(settings, end)]).toEqual([true, false])
    }
    expect(() => permitEndsAt(giftSettings({ validUntil: '' }))).toThrow(RangeError)
  })
})

it('a gift is spoken of by the end of its id', () => {
  expect(referenceOf('0190f5fe-7c00-7a00-8abc-0000deadbeef')).toBe('D-DEADBEEF')
})
