import { DAY_MS } from '#kit/days.ts'

/** The periods of books; `own`: between two days. */
export const SPANS = ['month', 'last-month', 'year', 'last-year', 'all', 'own'] as const
export type SpanName = (typeof SPANS)[number]

/** Days of a period in Jakarta, both included, and their moments. */
export interface Span {
  name: SpanName
  /** `2026-11-01`; of `all` the first day that can be. */
  from: string
  to: string
  /** The first moment, and the first one after it. */
  since: Date
  until: Date
}

/** What a page about a period takes from its address. */
export const SPAN_QUERY = { period: SPANS, from: 'text', to: 'text' } as const

const FIRST_DAY = '2020-01-01'
const JAKARTA_MS = 7 * 3_600_000

/** Returns the day of a moment in Jakarta: `2026-11-22`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + JAKARTA_MS).toISOString().slice(0, 10)
}

const momentOf = (day: string) => new Date(Date.parse(day) - JAKARTA_MS)
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
const monthOf = (year: number, month: number) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)

/** Returns the period that an address names: this month if it names none, or days that make none. */
export function readSpan(query: URLSearchParams, now: Date, first: SpanName = 'month'): Span {
  const today = dayOf(now)
  const asked = SPANS.find(name => name === query.get('period')) ?? first
  const own = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
  const isOwn = asked === 'own' && isDay(own.from) && isDay(own.to) && own.from <= own.to
  const name = asked === 'own' && !isOwn ? first : asked
  const days = isOwn ? own : daysOf(name, today)
  return { name, ...days, since: momentOf(days.from), until: momentOf(dayAfter(days.to, 1)) }
}

function daysOf(name: SpanName, today: string): { from: string; to: string } {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  if (name === 'last-month') return { from: monthOf(year, month - 1), to: dayAfter(monthOf(year, month), -1) }
  if (name === 'year') return { from: `${year}-01-01`, to: today }
  if (name === 'last-year') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  return { from: name === 'all' ? FIRST_DAY : monthOf(year, month), to: today }
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return text >= FIRST_DAY && text < '2200' && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Returns the part of an address that names the period. */
export function spanQuery({ name, from, to }: Pick<Span, 'name' | 'from' | 'to'>): string {
  return name === 'own' ? `period=own&from=${from}&to=${to}` : `period=${name}`
}
