import { describe, expect, it } from 'vitest'
import { daysOfWeek, readWeek } from './calendar-week.ts'
import type { DueDay } from './due.ts'

const due = (id: string, startsAt: string): DueDay => ({ id, kind: 'session', title: id, className: '', startsAt, endsAt: null, href: '/' })

describe('the week of a calendar', () => {
  it('is the one that the address names by any of its days, else the present one', () => {
    expect(readWeek('2026-08-20', '2026-09-01')).toBe('2026-08-17')
    for (const wrong of [undefined, '', 'x', '2026-13-40', '20260820'])
      expect([wrong, readWeek(wrong, '2026-09-01')]).toEqual([wrong, '2026-08-31'])
  })

  it('puts each thing on its day in the site’s time zone', () => {
    const days = daysOfWeek([due('malam', '2026-08-18T18:00:00Z'), due('lain', '2026-08-24T02:00:00Z')], '2026-08-17', 'Asia/Jakarta')
    expect(days.map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
      ['2026-08-17', []],
      ['2026-08-18', []],
      ['2026-08-19', ['malam']],
      ['2026-08-20', []],
      ['2026-08-21', []],
      ['2026-08-22', []],
      ['2026-08-23', []],
    ])
  })
})
