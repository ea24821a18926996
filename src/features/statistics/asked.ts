import type { Area } from './area.ts'
import { type Days, earlierOf, type Period } from './period.ts'

/** The days of which a tenant has figures, inclusive, and when they were counted last. */
export interface RolledUp {
  firstDay: string
  lastDay: string
  at: Date
}

/** What a chart is read for. */
export interface Asked {
  area: Area
  period: Period
  rolled: RolledUp
  /** The most rows. */
  limit: number
}

/** Returns the last day of these that has figures; the days after it have what it had. */
export function endOf({ to }: Days, { lastDay }: RolledUp): string {
  return earlierOf(to, lastDay)
}
