import { setTimeout as wait } from 'node:timers/promises'
import { isAPIError } from 'better-auth/api'
import type pg from 'pg'
import type { AccountMail } from '../email/mails.ts'
import type { Auth } from './auth.server.ts'
import type { RateLimits } from './rate-limits.server.ts'

/** What the commands of the account site work with. */
export interface Engine {
  auth: Auth
  limits: RateLimits
  /** Connections of `createAccountsPool`. */
  pool: pg.Pool
  /** Puts a mail into the outbox. */
  post(mail: AccountMail): Promise<void>
}

/** Who asks. */
export interface Caller {
  /** The address that limits count by; '': unknown. */
  address: string
  /** Cookies, language, browser; undefined where a program asks for a person. */
  headers?: Headers | undefined
}

/** Whether the engine refused for this reason (its error codes), not because something is broken. */
export function isRefusal(error: unknown, ...codes: string[]): boolean {
  return isAPIError(error) && codes.includes(String(error.body?.code))
}

/**
 * The answers to a known and to an unknown address take as long as each other: at least this, which is more than either needs. Under a load that exceeds it
 * the load itself is the noise.
 */
const CONSTANT_TIME_MS = 400

/** Does the work, and answers `CONSTANT_TIME_MS` after it began at the earliest, whether it succeeds or throws. `started`: when it began, of `performance.now()`. */
export async function withConstantTime<T>(work: () => Promise<T>, started = performance.now()): Promise<T> {
  try {
    return await work()
  } finally {
    await wait(Math.max(0, started + CONSTANT_TIME_MS - performance.now()))
  }
}
