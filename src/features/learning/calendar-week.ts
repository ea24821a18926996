import type { DueDay } from './due.ts'
import { dayAfter, mondayOf } from './week.ts'

/** A day of the calendar, as `2026-08-17` in the site's time zone, with what comes on it. */
export interface CalendarDay {
  day: string
  items: DueDay[]
}

/** Returns the day of a moment in a time zone. */
export function dayOf(moment: string | Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment))
}

/** Returns the Monday that an address names; that of `today` where it names none. Any day of a week stands for it. */
export function readWeek(asked: string | undefined, today: string): string {
  const isDay = asked !== undefined && /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked))
  return mondayOf(isDay ? asked : today)
}

/** Returns the seven days of the week that begins on `monday`, each with what comes on it. */
export function daysOfWeek(due: readonly DueDay[], monday: string, timeZone: string): CalendarDay[] {
  const byDay = Map.groupBy(due, one => dayOf(one.startsAt, timeZone))
  return Array.from({ length: 7 }, (_, at) => dayAfter(monday, at)).map(day => ({ day, items: byDay.get(day) ?? [] }))
}
