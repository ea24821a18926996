import { type Lang, languageOf } from '#kit/lang.ts'

interface Dated {
  startsAt: string
}

/** A month as a wall calendar sheet, Monday first. `blanks` is the number of cells before the first day. */
export interface MonthSheet<T> {
  title: string
  weekdays: string[]
  blanks: number
  days: { day: number; isSunday: boolean; marked: T | undefined }[]
}

/** Returns the month of the first date, with the days of all dates marked; undefined without dates. */
export function toMonthSheet<T extends Dated>(dates: T[], timeZone: string, lang: Lang): MonthSheet<T> | undefined {
  const [first] = dates
  if (!first) return undefined
  const days = new Map<string, T>()
  for (const one of dates.toReversed()) days.set(dayOf(one, timeZone), one)
  const [year = 0, month = 0] = dayOf(first, timeZone).split('-').map(Number)
  const format = (day: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageOf(lang).locale, { timeZone: 'UTC', ...options }).format(Date.UTC(year, month - 1, day))
  const weekdayOf = (day: number) => (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7
  const blanks = weekdayOf(1)
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return {
    title: format(1, { month: 'long', year: 'numeric' }),
    weekdays: Array.from({ length: 7 }, (_, at) => format(8 - blanks + at, { weekday: 'short' })),
    blanks,
    days: Array.from({ length }, (_, at) => {
      const day = at + 1
      const key = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      return { day, isSunday: weekdayOf(day) === 6, marked: days.get(key) }
    }),
  }
}

/** Returns `2026-08-17`, in the tenant's time zone. */
function dayOf({ startsAt }: Dated, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(startsAt))
}
