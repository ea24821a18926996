import { describe, expect, it } from 'vitest'
import { type Period, periodField, spanOf } from './periods.ts'

/** A Monday, ten in the morning in Jakarta. */
const NOW = new Date('2026-08-17T03:00:00Z')

function span(period: Period, now = NOW, timeZone = 'Asia/Jakarta'): string[] {
  const { from, until } = spanOf(period, now, timeZone)
  return [from.toISOString(), until.toISOString()]
}

describe('spanOf', () => {
  it('reads days, weeks and months by the calendar of the zone', () => {
    expect(span('today')).toEqual(['2026-08-16T17:00:00.000Z', '2026-08-17T17:00:00.000Z'])
    expect(span('tomorrow')).toEqual(['2026-08-17T17:00:00.000Z', '2026-08-18T17:00:00.000Z'])
    expect(span('this-week')).toEqual(['2026-08-16T17:00:00.000Z', '2026-08-23T17:00:00.000Z'])
    expect(span('weekend')).toEqual(['2026-08-21T17:00:00.000Z', '2026-08-23T17:00:00.000Z'])
    expect(span('next-week')).toEqual(['2026-08-23T17:00:00.000Z', '2026-08-30T17:00:00.000Z'])
    expect(span('this-month')).toEqual(['2026-08-16T17:00:00.000Z', '2026-08-31T17:00:00.000Z'])
    expect(span('next-month')).toEqual(['2026-08-31T17:00:00.000Z', '2026-09-30T17:00:00.000Z'])
  })

  it('takes a month of the year to come where this year’s is over', () => {
    expect(span(8)[0]).toBe('2026-07-31T17:00:00.000Z')
    expect(span(12)[0]).toBe('2026-11-30T17:00:00.000Z')
    expect(span(3)[0]).toBe('2027-02-28T17:00:00.000Z')
  })

  it('knows that it is another day elsewhere, and a Sunday', () => {
    const late = new Date('2026-08-22T18:30:00Z')
    expect(span('today', late)).toEqual(['2026-08-22T17:00:00.000Z', '2026-08-23T17:00:00.000Z'])
    expect(span('weekend', late)).toEqual(['2026-08-22T17:00:00.000Z', '2026-08-23T17:00:00.000Z'])
    expect(span('today', late, 'Asia/Jayapura')[0]).toBe('2026-08-22T15:00:00.000Z')
    expect(span('today', late, 'UTC')[0]).toBe('2026-08-22T00:00:00.000Z')
  })

  it('takes no other words', () => {
    for (const wrong of ['someday', 0, 13, 1.5, null]) expect(periodField.safeParse(wrong).success).toBe(false)
  })
})
