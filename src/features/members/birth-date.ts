import { yearsBetween } from '#kit/years.ts'

/** The age from which a person can consent for themselves. Source: PP 17/2025. */
export const ADULT_YEARS = 18
const YOUNGEST = 5
const OLDEST = 100

export type BirthDateProblem = 'missing' | 'noSuchDay' | 'notPossible'

/** Parses the three fields of a date of birth. Returns `2009-08-17`, or the problem. Members are 5 to 100 years old. */
export function parseBirthDate(
  fields: { day: string; month: string; year: string },
  now: Date,
): { bornOn: string } | { problem: BirthDateProblem } {
  const { day, month, year } = fields
  if (!day || !month || !year) return { problem: 'missing' }
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return { problem: 'noSuchDay' }
  const bornOn = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // NOTE: `Date` rolls a day that the month does not have over into the next month.
  const date = new Date(`${bornOn}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== bornOn) return { problem: 'noSuchDay' }
  const years = yearsBetween(bornOn, now)
  return years < YOUNGEST || years > OLDEST ? { problem: 'notPossible' } : { bornOn }
}

/** Returns the allowed years of birth, latest first. */
export function birthYears(now: Date): number[] {
  const latest = now.getUTCFullYear() - YOUNGEST
  return Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, at) => latest - at)
}

/** True if somebody is known to be under 18. */
export function isChildOn(bornOn: string | null, now: Date): boolean {
  return bornOn !== null && yearsBetween(bornOn, now) < ADULT_YEARS
}

/** Returns a day: people born after it are under 18. Compare it as text only: in the year after a leap day it may not be a calendar date. */
export function childrenAreBornAfter(now: Date): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(now)
  return `${Number(today.slice(0, 4)) - ADULT_YEARS}${today.slice(4)}`
}
