import { DAY_MS } from '#kit/days.ts'

/** The periods that can be chosen; `own`: between two days of one's own. */
export const PERIODS = ['7', '30', '90', 'year', 'own'] as const
type PeriodName = (typeof PERIODS)[number]

const DAYS = { '7': 7, '30': 30, '90': 90, year: 365 } as const
const FIRST_CHOICE = '30'
/** The longest period of one's own. */
const MAX_DAYS = 731

/** Days as `2026-11-22`, inclusive, in Jakarta's time zone. */
export interface Days {
  from: string
  to: string
}

export interface Period extends Days {
  name: PeriodName
  days: number
  /** As many days, just before. */
  before: Days
  /** Days of one's own were given that make no period: it is the last 30 days instead. */
  isRefused: boolean
}

const inJakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' })

/** Returns the day of a moment in Jakarta: `2026-11-22`. */
export function jakartaDay(moment: Date): string {
  return inJakarta.format(moment)
}

/** Returns the day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

export function dayBefore(day: string, days: number): string {
  return dayAfter(day, -days)
}

export const earlierOf = (a: string, b: string): string => (a < b ? a : b)
export const laterOf = (a: string, b: string): string => (a > b ? a : b)

/** Returns the number of days from one day to another, both counted. */
export function countDaysOf({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** Returns the period of an address's query (`period`, `from`, `to`): the last 30 days if it names none. `today`: the day in Jakarta. */
export function readPeriod(query: URLSearchParams, today: string): Period {
  const asked = PERIODS.find(name => name === query.get('period')) ?? FIRST_CHOICE
  const own = asked === 'own' ? ownDays(query, today) : undefined
  const name = asked === 'own' && !own ? FIRST_CHOICE : asked
  const days = own ?? { from: dayBefore(today, DAYS[name === 'own' ? FIRST_CHOICE : name] - 1), to: today }
  const count = countDaysOf(days)
  return {
    ...days,
    name,
    days: count,
    before: { from: dayBefore(days.from, count), to: dayBefore(days.from, 1) },
    isRefused: asked === 'own' && !own,
  }
}

function ownDays(query: URLSearchParams, today: string): Days | undefined {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  if (!isDay(from) || !isDay(to) || from > to || to > today) return undefined
  return countDaysOf({ from, to }) <= MAX_DAYS ? { from, to } : undefined
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && time > Date.UTC(2000, 0, 1) && new Date(time).toISOString().startsWith(text)
}

/** Returns the days of a chart over time: each day alone in up to 31, in weeks in up to 182, else in months. The last one may be shorter. */
export function bucketsOf(days: Days): Days[] {
  const count = countDaysOf(days)
  const buckets: Days[] = []
  for (let from = days.from; from <= days.to; ) {
    const end = count <= 31 ? from : count <= 182 ? dayAfter(from, 6) : monthEnd(from)
    const to = earlierOf(end, days.to)
    buckets.push({ from, to })
    from = dayAfter(to, 1)
  }
  return buckets
}

function monthEnd(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
