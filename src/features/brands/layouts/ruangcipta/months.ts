import { DAY_MS } from '#kit/days.ts'
import { type Lang, languageOf } from '#kit/lang.ts'
import type { EventView } from '../../home-view.ts'

/** A calendar sheet: weeks from Monday, with gaps for days of other months. */
export interface Month {
  title: string
  weeks: { day: number; events: EventView[] }[][]
}

/** Returns up to `most` months of upcoming events, or of the latest event if none is upcoming. */
export function monthsOf(events: EventView[], timeZone: string, lang: Lang, most: number): Month[] {
  const next = events.filter(event => !event.isPast)
  const dated = (next.length > 0 ? next : events.slice(0, 1)).map(event => ({ event, date: dateIn(timeZone, event.startsAt) }))
  const keys = [...new Set(dated.map(({ date }) => date.slice(0, 7)))].sort()
  const first = keys[0]
  if (first === undefined) return []
  const shown = [...new Set([first, following(first), ...keys])].slice(0, most)
  return shown.map(key => ({
    title: format(lang, `${key}-01`, { month: 'long', year: 'numeric' }),
    weeks: weeksOf(key).map(week =>
      week.map(day => ({
        day,
        events: events.filter(event => day > 0 && dateIn(timeZone, event.startsAt) === `${key}-${String(day).padStart(2, '0')}`),
      })),
    ),
  }))
}

/** Returns the seven weekdays from Monday, short and long. */
export function weekdays(lang: Lang): { short: string; long: string }[] {
  return [1, 2, 3, 4, 5, 6, 7].map(day => ({
    short: format(lang, `2024-01-0${day}`, { weekday: 'short' }),
    long: format(lang, `2024-01-0${day}`, { weekday: 'long' }),
  }))
}

/** Returns `2026-08-17`, in the time zone. */
function dateIn(timeZone: string, iso: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(iso))
}

function following(key: string): string {
  const date = new Date(`${key}-15T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return date.toISOString().slice(0, 7)
}

/** Returns the days of a month by week; 0 is a gap. */
function weeksOf(key: string): number[][] {
  const gaps = (new Date(`${key}-01T00:00:00Z`).getUTCDay() + 6) % 7
  const days = Math.round((Date.parse(`${following(key)}-01T00:00:00Z`) - Date.parse(`${key}-01T00:00:00Z`)) / DAY_MS)
  return Array.from({ length: Math.ceil((gaps + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => {
      const day = week * 7 + at - gaps + 1
      return day > days ? 0 : Math.max(0, day)
    }),
  )
}

function format(lang: Lang, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageOf(lang).locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))
}
