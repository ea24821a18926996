import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketsOf, countDaysOf, dayAfter, jakartaDay, readPeriod } from './period.ts'

const TODAY = '2026-08-17'
const read = (query: string) => readPeriod(new URLSearchParams(query), TODAY)

describe('a period', () => {
  it.each([
    'period=own',
    'period=own&from=2026-08-01',
    'period=own&from=2026-02-30&to=2026-03-01',
    'period=own&from=2026-08-18&to=2026-08-18',
    'period=own&from=2026-08-10&to=2026-08-09',
    'period=own&from=2023-01-01&to=2026-01-01',
    'period=own&from=0&to=1',
  ])('refuses %s, and is the last 30 days', query => {
    expect(read(query)).toMatchObject({ name: '30', from: '2026-07-19', to: TODAY, isRefused: true })
  })

  it('is followed back by one as long', () => {
    expect(read('period=7')).toMatchObject({
      from: '2026-08-11',
      to: TODAY,
      days: 7,
      before: { from: '2026-08-04', to: '2026-08-10' },
      isRefused: false,
    })
    expect(read('period=own&from=2024-02-28&to=2024-03-01')).toMatchObject({
      name: 'own',
      days: 3,
      before: { from: '2024-02-25', to: '2024-02-27' },
    })
    expect(read('period=year').days).toBe(365)
    expect(read('period=ever').name).toBe('30')
  })

  it('is covered by its parts without gap or overlap, 60 at the most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 730 }), fc.integer({ min: 0, max: 900 }), (length, at) => {
        const from = dayAfter('2024-01-01', at)
        const days = { from, to: dayAfter(from, length) }
        const parts = bucketsOf(days)
        expect(parts.reduce((sum, part) => sum + countDaysOf(part), 0)).toBe(length + 1)
        expect([parts.at(0)?.from, parts.at(-1)?.to]).toEqual([days.from, days.to])
        for (const [at, part] of parts.entries()) if (at > 0) expect(part.from).toBe(dayAfter(parts[at - 1]?.to ?? '', 1))
        expect(parts.length).toBeLessThanOrEqual(31)
      }),
    )
  })

  it('begins its days at midnight in Jakarta', () => {
    expect([jakartaDay(new Date('2026-08-16T16:59:59Z')), jakartaDay(new Date('2026-08-16T17:00:00Z'))]).toEqual([
      '2026-08-16',
      '2026-08-17',
    ])
  })
})
