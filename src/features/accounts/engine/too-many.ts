import { AppError } from '#kit/errors.ts'
import { accountReason } from '../texts.ts'

export type TooMany = 'TooManySignIns' | 'TooManyMails' | 'TooManySignUps' | 'TooManyCodes' | 'TooManySent'

/** Returns the error 429 of a rate limit, with the time to wait in milliseconds. */
export function tooMany(code: TooMany, waitMs: number): AppError {
  return new AppError(429, code, accountReason(code), { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}
