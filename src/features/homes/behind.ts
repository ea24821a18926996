/** Days without anything done, after which somebody counts as silent. */
export const SILENT_DAYS = 7
/** Days in the chapter that they opened last, after which they count as stuck. */
export const STUCK_DAYS = 7
/** Rounds of a practice without its pass mark. */
export const FAILED_TIMES = 2
/** A session that was missed is told for so many days. */
export const MISSED_DAYS = 30
/** In a list of classes no more people are counted. */
export const MOST_BEHIND = 99

/** Why somebody falls behind. */
export type BehindReason =
  /** Asked to join, and waits for a decision. */
  | { reason: 'approval'; days: number }
  /** Has learned nothing since; who never began, since joining. */
  | { reason: 'silent'; days: number; isBegun: boolean }
  | { reason: 'stuck'; days: number; title: string }
  | { reason: 'failed'; times: number; title: string }
  | { reason: 'missed'; title: string; at: Date }

/** Somebody who falls behind in a class. */
export interface Behind {
  /** Of the enrolment. */
  id: string
  name: string
  /** Where people of several classes stand together. */
  className?: string
  batch: string
  percent: number
  reasons: BehindReason[]
}

/** What the database says of somebody in a class; null: nothing. */
export interface BehindRow {
  askedDays: number | null
  silentDays: number | null
  isBegun: boolean
  stuckTitle: string | null
  stuckDays: number | null
  failedTitle: string | null
  failedTimes: number | null
  missedTitle: string | null
  missedAt: Date | null
}

/** Returns the reasons that a row names, the most telling first. */
export function reasonsOf(row: BehindRow): BehindReason[] {
  const reasons: BehindReason[] = []
  if (row.askedDays !== null) reasons.push({ reason: 'approval', days: row.askedDays })
  if (row.failedTimes !== null) reasons.push({ reason: 'failed', times: row.failedTimes, title: row.failedTitle ?? '' })
  if (row.stuckDays !== null) reasons.push({ reason: 'stuck', days: row.stuckDays, title: row.stuckTitle ?? '' })
  if (row.missedAt !== null) reasons.push({ reason: 'missed', title: row.missedTitle ?? '', at: row.missedAt })
  if (row.silentDays !== null) reasons.push({ reason: 'silent', days: row.silentDays, isBegun: row.isBegun })
  return reasons
}
