import { commonReason } from './common-reasons.ts'
import type { Lang } from './lang.ts'
import { type Reason, sayReason } from './reason.ts'

/**
 * Errors that a client may see. `status` is the HTTP status, `reason` says why, in the language of whoever is told (`toWords`); `message` is its code, for
 * logs. Recognized by a symbol, not by `instanceof`: during development two copies of this module may be loaded.
 */
const APP_ERROR = Symbol.for('sanggar.AppError')

/** What is wrong with a field. */
export interface FieldReason {
  path: string
  reason: Reason
}

/** The same, in words. */
export interface FieldProblem {
  path: string
  message: string
}

interface More {
  problems?: readonly FieldReason[]
  cause?: unknown
  retryAfterSeconds?: number
}

export class AppError extends Error {
  readonly [APP_ERROR] = true
  readonly status: number
  /** The kind of error. Several reasons may share one. */
  readonly code: string
  readonly reason: Reason
  readonly problems: readonly FieldReason[]
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  /** `why` is a text only for protocols with sentences of their own; commands throw the classes below. */
  constructor(status: number, code: string, why: Reason | string, more: More = {}) {
    const reason = typeof why === 'string' ? commonReason('Verbatim', { text: why }) : why
    super(typeof why === 'string' ? why : reason.code, { cause: more.cause })
    this.name = code
    this.status = status
    this.code = code
    this.reason = reason
    this.problems = more.problems ?? []
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && APP_ERROR in error
}

/** Returns what an error says in a language: why, and what is wrong with which field. */
export function toWords({ reason, problems }: AppError, lang: Lang): { message: string; problems: FieldProblem[] } {
  return { message: sayReason(reason, lang), problems: problems.map(one => ({ path: one.path, message: sayReason(one.reason, lang) })) }
}

/** An error whose code is that of its reason, with a status of its choice. */
export class Refused extends AppError {
  constructor(status: number, reason: Reason, more: More = {}) {
    super(status, reason.code, reason, more)
  }
}

export class BadRequest extends AppError {
  constructor(reason: Reason = commonReason('BadRequest')) {
    super(400, 'BadRequest', reason)
  }
}

export class Unauthenticated extends AppError {
  constructor(reason: Reason = commonReason('Unauthenticated')) {
    super(401, 'Unauthenticated', reason)
  }
}

export class Forbidden extends AppError {
  constructor(reason: Reason = commonReason('Forbidden')) {
    super(403, 'Forbidden', reason)
  }
}

export class NotFound extends AppError {
  constructor(reason: Reason = commonReason('NotFound'), problems: readonly FieldReason[] = []) {
    super(404, 'NotFound', reason, { problems })
  }
}

export class Conflict extends AppError {
  constructor(reason: Reason, problems: readonly FieldReason[] = []) {
    super(409, 'Conflict', reason, { problems })
  }
}

export class InvalidInput extends AppError {
  constructor(reason: Reason, problems: readonly FieldReason[] = []) {
    super(422, 'InvalidInput', reason, { problems })
  }
}
