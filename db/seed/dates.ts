import type { SeedClassState } from './content-types.ts'

const DAY_MS = 86_400_000

/** Returns midnight UTC of the demo's day, shifted by days and hours. */
export function dayOffset(now: Date, days: number, hours = 0): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return new Date(midnight + days * DAY_MS + hours * 3_600_000)
}

/** Returns the date of birth of who is of this age, in years, on each day of the demo's year but its last. */
export function bornBefore(now: Date, age: number): string {
  return `${now.getUTCFullYear() - age - 1}-12-31`
}

/** Returns the days from the demo's day to the first `weekday` (0 is Sunday) that is at least `days` away; without one, `days`. */
export function daysUntil(now: Date, days: number, weekday?: number): number {
  return weekday === undefined ? days : days + ((weekday - dayOffset(now, days).getUTCDay() + 7) % 7)
}

/** Registration opens, closes, class starts, ends: days relative to the demo's day. */
const DAYS: Record<Exclude<SeedClassState, 'always-open'>, [number, number, number, number]> = {
  'coming-soon': [12, 33, 40, 96],
  registration: [-14, 21, 28, 84],
  soon: [-40, -3, 9, 65],
  started: [-60, -20, -12, 44],
  ended: [-180, -140, -130, -40],
}

/** Returns the four dates of a class that is in `state` on the demo's day; `at` varies them a little, so that not all classes start together. */
export function datesOf(state: SeedClassState, now: Date, at: number) {
  if (state === 'always-open') {
    return { always_open: true, registration_opens_at: null, registration_closes_at: null, starts_at: null, ends_at: null }
  }
  const shift = (at % 5) - 2
  const [opens, closes, starts, ends] = DAYS[state].map(day => dayOffset(now, day + (Math.abs(day) > 6 ? shift : 0), 2)) as [
    Date,
    Date,
    Date,
    Date,
  ]
  return { always_open: false, registration_opens_at: opens, registration_closes_at: closes, starts_at: starts, ends_at: ends }
}
