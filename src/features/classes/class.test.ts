import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCityLabel } from '#kit/city-label.ts'
import { STATES, stateOf, statusFlags } from './class.ts'
import { parsePageFilter } from './schema.ts'
import { classTexts } from './texts.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day))
const dates = { alwaysOpen: false, registrationOpensAt: at(0), registrationClosesAt: at(10), startsAt: at(20), endsAt: at(30) }

describe('the badge of a class', () => {
  it.each([
    [-1, 'coming-soon', 'Akan Datang'],
    [0, 'registration', 'Pendaftaran Dibuka'],
    [9, 'registration', 'Pendaftaran Dibuka'],
    [10, 'soon', 'Segera Dimulai'],
    [20, 'started', 'Sedang Berlangsung'],
    [30, 'ended', 'Telah Selesai'],
  ] as const)('on day %i is %s', (day, state, label) => {
    expect(stateOf(statusFlags(dates, at(day)))).toBe(state)
    expect(classTexts('id').badges[state]).toBe(label)
  })

  it('is registration for as long as a class is always open', () => {
    expect(
      stateOf(
        statusFlags({ alwaysOpen: true, registrationOpensAt: null, registrationClosesAt: null, startsAt: null, endsAt: null }, at(0)),
      ),
    ).toBe('registration')
  })

  it('shows the first flag that holds: registration before the start that has happened', () => {
    const late = { ...dates, registrationClosesAt: at(25) }
    const flags = statusFlags(late, at(22))
    expect(flags).toMatchObject({ onRegistration: true, started: true })
    expect(stateOf(flags)).toBe('registration')
  })

  it('is one of the five for any dates', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 4, maxLength: 4 }),
        fc.integer({ min: -10, max: 500 }),
        (days, now) => {
          const [opens, closes, starts, ends] = days.map(at) as [Date, Date, Date, Date]
          const flags = statusFlags(
            { alwaysOpen: false, registrationOpensAt: opens, registrationClosesAt: closes, startsAt: starts, endsAt: ends },
            at(now),
          )
          return STATES.includes(stateOf(flags))
        },
      ),
    )
  })
})

describe('the filter in an address', () => {
  it('reads what the route table let through', () => {
    expect(parsePageFilter(new URLSearchParams('page=3&search=web&level=Dasar&city=32-73'))).toMatchObject({
      page: 3,
      perPage: 12,
      search: 'web',
      level: 'Dasar',
      heldCityCodes: ['32.73'],
    })
  })
})

describe('the name of a city', () => {
  it('is short for a city and keeps Kab. for a regency', () => {
    expect([toCityLabel('Kota Bandung'), toCityLabel('KABUPATEN SLEMAN'), toCityLabel('Kota Administrasi Jakarta Selatan')]).toEqual([
      'Bandung',
      'Kab. Sleman',
      'Jakarta Selatan',
    ])
  })
})
