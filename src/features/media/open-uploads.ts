import { AppError } from '#kit/errors.ts'
import { GB } from './file-types.ts'

/** An upload that is not whole after this time is thrown away. */
export const UNFINISHED_HOURS = 24
/** One of which nothing has come counts for so long: whoever began it may never have heard where it is. It may go on all the same. */
const UNTOUCHED_HOURS = 1
const HOUR_MS = 3_600_000

/** Resumable uploads that are not finished may come to so many bytes, as they were announced: of one person or all API clients of a tenant, and of a tenant. */
export const MAX_OPEN_BYTES = { own: 20 * GB, all: 60 * GB } as const
/** And so many may one person have, or all API clients of a tenant together: each that begins looks through those of all. */
export const MAX_OPEN = 100

/** What an unfinished upload takes of a limit, and when it takes nothing any more. */
export interface OpenShare {
  size: number
  endsAt: Date
}

/** When an upload that nobody finishes stops counting. */
export function endOfShare(begunAt: Date, isUntouched: boolean): Date {
  return new Date(begunAt.getTime() + (isUntouched ? UNTOUCHED_HOURS : UNFINISHED_HOURS) * HOUR_MS)
}

/** Throws 429 where what counts at `now` and `more` come to more than `most`, with the seconds after which that is over if nothing of it is finished. `limit` says it. */
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

/** What becomes of unfinished uploads by themselves, for who reads a limit of bytes. */
export const ENDS_OF_BYTES = 'Unggahan yang belum berisi apa pun tidak dihitung lagi setelah satu jam, yang lain setelah 24 jam.'
export const ENDS_OF_UPLOADS = 'Unggahan yang tidak diselesaikan tidak dihitung lagi setelah 24 jam.'

/** `20 GB`. */
export function toGigabytes(bytes: number): string {
  return `${bytes / GB} GB`
}
