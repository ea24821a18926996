import { setTimeout as wait } from 'node:timers/promises'
import { isAPIError } from 'better-auth/api'
import type pg from 'pg'
import type { Log } from '#platform/log.ts'
import type { AccountMail } from '../email/mails.ts'
import type { Auth } from './auth.server.ts'
import type { RateLimits } from './rate-limits.server.ts'

/** What the account site's commands depend on. */
export interface Engine {
  auth: Auth
  limits: RateLimits
  /** Connections of `createAccountsPool`. */
  pool: pg.Pool
  log: Log
  /** Puts a mail into the outbox. */
  post(mail: AccountMail): Promise<void>
}

/** The client of a request. */
export interface Caller {
  /** The IP address that rate limits use; '' if unknown. */
  address: string
  /** The request's headers; undefined if no browser's request is behind the call. */
  headers?: Headers | undefined
  /** The browser's device cookie (sign-in/known-place.server.ts). */
  device?: string | undefined
}

/** True if the engine rejected the call with one of these error codes, and did not fail. */
export function isRefusal(error: unknown, ...codes: string[]): boolean {
  return isAPIError(error) && codes.includes(String(error.body?.code))
}

/**
 * Responses for known and unknown addresses take at least this time, which is more than either needs. Under a load that exceeds it the noise hides the
 * difference.
 */
const CONSTANT_TIME_MS = 400

/**
 * Runs `work`, and settles at the earliest `CONSTANT_TIME_MS` after the start, whether it succeeds or throws. `started`: its start, of
 * `performance.now()`.
 */
export async function withConstantTime<T>(work: () => Promise<T>, started = performance.now()): Promise<T> {
  try {
    return await work()
  } finally {
    await wait(Math.max(0, started + CONSTANT_TIME_MS - performance.now()))
  }
}
