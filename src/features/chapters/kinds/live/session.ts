import type { LiveContent } from './kind.ts'

const MINUTE_MS = 60_000
const LINK_BEFORE_MS = 15 * MINUTE_MS
const CODE_AROUND_MS = 30 * MINUTE_MS

type Times = Pick<LiveContent, 'startsAt' | 'endsAt'>

/** True while the meeting's link is shown: from 15 minutes before a session to its end. */
export function isLinkShown(times: Times, now: Date): boolean {
  return isWithin(times, now, LINK_BEFORE_MS, 0)
}

/** True while the code of attendance counts: from half an hour before a session to half an hour after it. */
export function isCodeTaken(times: Times, now: Date): boolean {
  return isWithin(times, now, CODE_AROUND_MS, CODE_AROUND_MS)
}

function isWithin({ startsAt, endsAt }: Times, now: Date, before: number, after: number): boolean {
  if (startsAt === null || endsAt === null) return false
  return now.getTime() >= Date.parse(startsAt) - before && now.getTime() <= Date.parse(endsAt) + after
}

/** Letters and digits that can't be taken for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 6

/** Returns a code of attendance made of random bytes: each of the 32 signs is equally likely. */
export function toCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), byte => SIGNS[byte % SIGNS.length]).join('')
}

/** Returns a code as it was made, however it was typed. */
export function readCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '')
}
