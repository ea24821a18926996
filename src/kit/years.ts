/** Writes `2026-11-22`. */
const inJakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })

/** Returns the whole years from a date of birth (`2009-08-17`) to a moment, by the calendar in Jakarta. */
export function yearsBetween(bornOn: string, now: Date): number {
  const today = inJakarta.format(now)
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return today.slice(5) < bornOn.slice(5, 10) ? years - 1 : years
}
