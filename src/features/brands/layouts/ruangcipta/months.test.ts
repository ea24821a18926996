import { describe, expect, it } from 'vitest'
import type { EventView } from '../../home-view.ts'
import { monthsOf, weekdays } from './months.ts'

function event(startsAt: string, isPast = false): EventView {
  return {
    href: `/Event/${startsAt}`,
    title: startsAt,
    summary: '',
    lang: 'id',
    cover: '',
    place: '',
    startsAt,
    day: '',
    month: '',
    when: '',
    isPast,
  }
}

const sheets = (events: EventView[]) => monthsOf(events, 'Asia/Jakarta', 'en', 2)

describe('the calendar', () => {
  it('shows the next event’s month and the one after it, across the turn of the year', () => {
    expect(sheets([event('2026-12-20T03:00:00Z')]).map(month => month.title)).toEqual(['December 2026', 'January 2027'])
  })

  it('puts an event on its day in the tenant’s time zone', () => {
    const days = sheets([event('2026-11-30T18:00:00Z')]).flatMap(month => month.weeks.flat().filter(one => one.events.length > 0))
    expect(days.map(one => one.day)).toEqual([1])
  })

  it('starts its weeks on Monday and leaves gaps around the month', () => {
    const [november] = sheets([event('2026-11-10T03:00:00Z')])
    expect(november?.weeks.map(week => week.map(one => one.day))).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ])
    expect(weekdays('en').map(day => day.short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  })

  it('shows the last event’s month where none is to come, and nothing without events', () => {
    expect(sheets([event('2026-08-28T03:00:00Z', true)])[0]?.title).toBe('August 2026')
    expect(sheets([])).toEqual([])
  })
})
