import { z } from 'zod'

/** When something starts, as people ask for it: a period from now, or a month of the year by its number. */
export const PERIODS = ['today', 'tomorrow', 'this-week', 'weekend', 'next-week', 'this-month', 'next-month'] as const
export const periodField = z.union([z.enum(PERIODS), z.number().int().min(1).max(12)])
export type Period = z.infer<typeof periodField>

/** Returns the first moment of a period and the first one after it, by the calendar of a time zone. Weeks begin on Monday; a month that is over is next year's. */
export function spanOf(period: Period, now: Date, timeZone: string): { from: Date; until: Date } {
  const today = dayIn(now, timeZone)
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  const weekday = (today.getUTCDay() + 6) % 7
  const days = (from: number, until: number) => between(utc(year, month, day + from), utc(year, month, day + until), timeZone)
  const months = (from: number) => between(utc(year, month + from, 1), utc(year, month + from + 1, 1), timeZone)
  if (typeof period === 'number') return months((period - 1 - month + 12) % 12)
  switch (period) {
    case 'today':
      return days(0, 1)
    case 'tomorrow':
      return days(1, 2)
    case 'this-week':
      return days(0, 7 - weekday)
    case 'weekend':
      return days(Math.max(0, 5 - weekday), 7 - weekday)
    case 'next-week':
      return days(7 - weekday, 14 - weekday)
    case 'this-month':
      return { from: days(0, 1).from, until: months(0).until }
    case 'next-month':
      return months(1)
  }
}

const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day))

/** The calendar's day of a moment in a zone, as midnight in UTC. */
function dayIn(moment: Date, timeZone: string): Date {
  return new Date(`${new Intl.DateTimeFormat('sv', { timeZone }).format(moment)}T00:00:00Z`)
}

function between(from: Date, until: Date, timeZone: string): { from: Date; until: Date } {
  return { from: midnight(from, timeZone), until: midnight(until, timeZone) }
}

/** The moment at which a day begins in a zone. */
function midnight(day: Date, timeZone: string): Date {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(day)
  return new Date(2 * day.getTime() - Date.parse(`${clock.replace(' ', 'T')}Z`))
}
