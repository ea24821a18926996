import { daysAfter } from '#kit/days.ts'
import { type Lang, languageOf } from '#kit/lang.ts'

/** Returns a festival's dates as the poster prints them: `15` and `16`, `Agustus`, `2026`; undefined while the first day is unknown. */
export function posterDate({ startsOn, days, lang }: { startsOn: string; days: number; lang: Lang }) {
  const first = new Date(`${startsOn}T00:00:00Z`)
  if (Number.isNaN(first.getTime())) return undefined
  const last = daysAfter(first, days - 1)
  const part = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageOf(lang).locale, { timeZone: 'UTC', ...options }).format(date)
  const span = (options: Intl.DateTimeFormatOptions, joint: string) => [...new Set([part(first, options), part(last, options)])].join(joint)
  return {
    first: part(first, { day: 'numeric' }),
    last: days > 1 ? part(last, { day: 'numeric' }) : '',
    month: span({ month: 'long' }, ' / '),
    year: span({ year: 'numeric' }, ' / '),
  }
}
