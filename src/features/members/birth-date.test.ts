import { describe, expect, it } from 'vitest'
import { birthYears, childrenAreBornAfter, isChildOn, parseBirthDate } from './birth-date.ts'

const NOW = new Date('2026-08-17T03:00:00Z')
const parse = (day: string, month: string, year: string) => parseBirthDate({ day, month, year }, NOW)

describe('a date of birth', () => {
  it.each([
    ['', '1', '2010', 'missing'],
    ['1', '', '2010', 'missing'],
    ['1', '1', '', 'missing'],
    ['31', '4', '2010', 'noSuchDay'],
    ['29', '2', '2011', 'noSuchDay'],
    ['0', '1', '2010', 'noSuchDay'],
    ['1', '13', '2010', 'noSuchDay'],
    ['x', '1', '2010', 'noSuchDay'],
    ['1', '1', '10', 'noSuchDay'],
    ['1', '1', '٢٠١٠', 'noSuchDay'],
    ['1'.repeat(1_000_000), '1', '2010', 'noSuchDay'],
    ['18', '8', '2021', 'notPossible'],
    ['1', '1', '2027', 'notPossible'],
    ['17', '8', '1925', 'notPossible'],
  ])('of %.9s.%s.%s is refused', (day, month, year, problem) => {
    expect(parse(day, month, year)).toEqual({ problem })
  })

  it.each([
    ['17', '8', '2021', '2021-08-17'],
    ['18', '8', '1925', '1925-08-18'],
    ['29', '2', '2008', '2008-02-29'],
    ['01', '01', '2010', '2010-01-01'],
  ])('of %s.%s.%s is taken', (day, month, year, bornOn) => {
    expect(parse(day, month, year)).toEqual({ bornOn })
  })

  it('has the years to choose from that may be said', () => {
    const years = birthYears(NOW)
    expect([years[0], years.at(-1)]).toEqual([2021, 1926 - 1 + 1])
    expect(parse('17', '8', String(years[0]))).toHaveProperty('bornOn')
  })
})

describe('a child', () => {
  it('is who is not yet 18 by the calendar in Jakarta, to the second', () => {
    expect(isChildOn(null, NOW)).toBe(false)
    expect(isChildOn('2008-08-18', new Date('2026-08-17T16:59:59Z'))).toBe(true)
    expect(isChildOn('2008-08-18', new Date('2026-08-17T17:00:00Z'))).toBe(false)
  })

  it('is the same to the database’s comparison, on every day of a leap year too', () => {
    for (let day = 0; day < 1500; day++) {
      const now = new Date(Date.UTC(2027, 0, 1 + day, 3))
      for (const offset of [-1, 0, 1]) {
        const born = new Date(Date.UTC(2009, 0, 1 + day + offset)).toISOString().slice(0, 10)
        expect([now, born, born > childrenAreBornAfter(now)]).toEqual([now, born, isChildOn(born, now)])
      }
    }
  })
})
