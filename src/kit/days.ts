export const DAY_MS = 86_400_000

/** Returns the moment `days` × 24 hours later; a negative count is earlier. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS)
}

export function daysBefore(moment: Date, days: number): Date {
  return daysAfter(moment, -days)
}

/** Returns the same moment of an earlier year, in UTC. */
export function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - years)
  return before
}
