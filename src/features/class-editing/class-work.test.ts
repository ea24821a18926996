import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badgeOf, findDateProblems, findMissing, WANTED } from './class-work.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const moment = fc.option(fc.date({ min: new Date(2020, 0), max: new Date(2030, 0), noInvalidDate: true }).map(at => at.toISOString()))
const dates = fc.record({ registrationOpensAt: moment, registrationClosesAt: moment, startsAt: moment, endsAt: moment })

describe('what is typed of a class', () => {
  it('contradicts itself exactly where the database would refuse it', () => {
    const isOrdered = (first: string | null, second: string | null) => first === null || second === null || first < second
    fc.assert(
      fc.property(dates, fc.boolean(), (typed, alwaysOpen) => {
        const { registrationOpensAt: opens, registrationClosesAt: closes, startsAt: starts, endsAt: ends } = typed
        const isFine = alwaysOpen || (isOrdered(opens, closes) && isOrdered(starts, ends) && isOrdered(opens, starts))
        expect(findDateProblems({ ...typed, alwaysOpen }).length === 0).toBe(isFine)
      }),
    )
  })

  it('gives a badge at once, also half typed', () => {
    expect(badgeOf({}, NOW)).toBe('soon')
    expect(badgeOf({ registrationOpensAt: '2026-12-01T00:00:00Z' }, NOW)).toBe('coming-soon')
    expect(badgeOf({ registrationOpensAt: '2026-11-01T00:00:00Z', registrationClosesAt: '2026-12-01T00:00:00Z' }, NOW)).toBe('registration')
    expect(badgeOf({ alwaysOpen: true }, NOW)).toBe('registration')
    expect(badgeOf({ endsAt: 'bukan tanggal' }, NOW)).toBe('soon')
  })

  it('lacks all at first but a place, and nothing once it is complete', () => {
    expect(findMissing({ mode: 'online' }, ['en'], false)).toEqual(WANTED.filter(one => one !== 'heldCityIds'))
    const whole = {
      alwaysOpen: true,
      mode: 'offline',
      summary: 'a',
      logo: '/a.png',
      content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] },
      ...Object.fromEntries(['outcomes', 'audience', 'requirements', 'mentorIds', 'heldCityIds'].map(name => [name, ['a']])),
      programId: 'a',
      translations: { en: { name: 'a' } },
    }
    expect(findMissing(whole, ['en'], true)).toEqual([])
    expect(findMissing(whole, ['en'], false)).toEqual(['chapters'])
  })
})
