import { AppError } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import { GB } from './file-types.ts'

/** Incomplete uploads are removed after this time. */
export const UNFINISHED_HOURS = 24
/** An upload that received nothing counts for this long: its client may never have learned the address. It may still continue later. */
const UNTOUCHED_HOURS = 1
const HOUR_MS = 3_600_000

/** Maximum of announced bytes in unfinished resumable uploads: of one person or all of a tenant's API clients together, and of a whole tenant. */
export const MAX_OPEN_BYTES = { own: 20 * GB, all: 60 * GB } as const
/** Maximum of unfinished uploads of one person, or of all of a tenant's API clients together: each new one reads them all. */
export const MAX_OPEN = 100

/** What an unfinished upload takes of a quota, and until when. */
export interface OpenShare {
  size: number
  endsAt: Date
}

/** Returns when an abandoned upload stops counting. */
export function endOfShare(begunAt: Date, isUntouched: boolean): Date {
  return new Date(begunAt.getTime() + (isUntouched ? UNTOUCHED_HOURS : UNFINISHED_HOURS) * HOUR_MS)
}

/** Throws 429 if what counts at `now` plus `more` exceeds `most`, with the seconds until enough expires if nothing is finished. `why` names the quota. */
export function requireShare(open: readonly OpenShare[], more: number, most: number, now: Date, why: Reason): void {
  const counted = open.filter(one => one.endsAt > now).toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
  let excess = counted.reduce((sum, one) => sum + one.size, more) - most
  if (excess <= 0) return
  const last = counted.find(one => {
    excess -= one.size
    return excess <= 0
  })
  const retryAfterSeconds = last ? Math.ceil((last.endsAt.getTime() - now.getTime()) / 1000) : UNFINISHED_HOURS * 3600
  throw new AppError(429, 'TooMuchOpen', why, { retryAfterSeconds })
}

/** Returns the gigabytes that messages name. */
export function toGigabytes(bytes: number): number {
  return bytes / GB
}
