import type pg from 'pg'
import type { Log } from '#platform/log.ts'
import type { KeyOf } from './merchants.ts'
import type { Merchant } from './model.ts'

/** What is posted to the merchant. */
export interface Notice {
  headers: Record<string, string>
  body: string
}

export interface Post extends Notice {
  url: string
}

/** Posts to the merchant; the status, or undefined without an answer before `signal` aborts. Never throws. */
export type Deliver = (post: Post, signal: AbortSignal) => Promise<number | undefined>

/** What the simulator's endpoints share. */
export interface Parts {
  pool: pg.Pool
  now(): Date
  /** Something may be due now. */
  wake(): void
  /** The simulator's own public address; undefined: that of the request. */
  origin: string | undefined
  log: Log
}

/** What is known of a call to a gateway's interface. */
export interface CallEnv {
  Variables: { key: KeyOf; merchant: Merchant; origin: string }
}
