import { AppError } from '#kit/errors.ts'
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

/** Throws 429 if what counts at `now` plus `more` exceeds `most`, with the seconds until enough expires if nothing is finished. `limit` is the message. */
export function requireShare(open: readonly OpenShare[], more: number, most: number, now: Date, limit: string): void {
  const counted = open.filter(one => one.endsAt > now).toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
  let excess = counted.reduce((sum, one) => sum + one.size, more) - most
  if (excess <= 0) return
  const last = counted.find(one => {
    excess -= one.size
    return excess <= 0
  })
  const retryAfterSeconds = last ? Math.ceil((last.endsAt.getTime() - now.getTime()) / 1000) : UNFINISHED_HOURS * 3600
  throw new AppError(429, 'TooMuchOpen', `${limit} Selesaikan sebagian dahulu, atau tunggu.`, { retryAfterSeconds })
}

/** What happens to unfinished uploads by themselves; ends the messages about the quotas. */
export const ENDS_OF_BYTES = 'Unggahan yang belum berisi apa pun tidak dihitung lagi setelah satu jam, yang lain setelah 24 jam.'
export const ENDS_OF_UPLOADS = 'Unggahan yang tidak diselesaikan tidak dihitung lagi setelah 24 jam.'

/** `20 GB`. */
export function toGigabytes(bytes: number): string {
  return `${bytes / GB} GB`
}
