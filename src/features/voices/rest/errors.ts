import { commonReason } from '#kit/common-reasons.ts'
import { isAppError, toWords } from '#kit/errors.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { sayReason } from '#kit/reason.ts'
import { Overloaded } from '#platform/admission.ts'
import { noteFault } from '#platform/faults.ts'
import type { Log } from '#platform/log.ts'

/** An error body in PostgREST's format. Source: docs.postgrest.org, Errors. */
export interface RestRefusal {
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** No turn in time: what PostgREST says where it finds no connection in time. */
export const OVERLOADED_REST: RestRefusal = { code: 'PGRST003', message: 'Too many requests are waiting', details: null, hint: null }

export class RestError extends Error {
  readonly status: number
  readonly refusal: RestRefusal

  constructor(status: number, code: string, message: string, more: { details?: string; hint?: string } = {}) {
    super(message)
    this.name = 'RestError'
    this.status = status
    this.refusal = { code, message, details: more.details ?? null, hint: more.hint ?? null }
  }
}

/** Returns the error for a query parameter that cannot be parsed. */
export function unreadable(what: string, text: string): RestError {
  return new RestError(400, 'PGRST100', `"failed to parse ${what} (${text.slice(0, 200)})"`)
}

export function noSuchColumn(table: string, column: string): RestError {
  return new RestError(400, '42703', `column ${table}.${column.slice(0, 80)} does not exist`)
}

/** Returns a permission error. `toRestAnswer` sets its status: 401 for anonymous requests, 403 for signed-in ones. */
export function notGranted(table: string, hint?: string): RestError {
  return new RestError(403, '42501', `permission denied for table ${table}`, hint ? { hint } : {})
}

interface DatabaseFailure {
  code: string
  message: string
  detail?: string
  hint?: string
}

/** Maps any error to a response of the hosted database. Unexpected errors are logged once and become a general 500. */
export function toRestAnswer(
  error: unknown,
  isSignedIn: boolean,
  log: Log,
): { status: number; body: RestRefusal; headers: Record<string, string> } {
  const { status, refusal, headers = {} } = toRefusal(error, log)
  const own = refusal.code === '42501' ? (isSignedIn ? 403 : 401) : status
  return { status: own, body: refusal, headers: own === 401 ? { ...headers, 'www-authenticate': 'Bearer' } : headers }
}

function toRefusal(error: unknown, log: Log): { status: number; refusal: RestRefusal; headers?: Record<string, string> } {
  if (error instanceof RestError) return error
  if (error instanceof Overloaded)
    return { status: 503, refusal: OVERLOADED_REST, headers: { 'retry-after': String(error.retryAfterSeconds) } }
  if (isAppError(error)) {
    const { message, problems } = toWords(error, DEFAULT_LANG)
    const refusal = { code: error.code, message, details: null, hint: problems[0]?.message ?? null }
    return {
      status: error.status,
      refusal,
      ...(error.retryAfterSeconds && { headers: { 'retry-after': String(error.retryAfterSeconds) } }),
    }
  }
  if (isDatabaseFailure(error)) {
    const status = statusOf(error.code)
    const { code, message, detail = null, hint = null } = error
    if (status < 500) return { status, refusal: { code, message, details: detail, hint } }
    if (status === 503) noteFault(error, log)
    if (status === 503)
      return { status, refusal: { code, message: 'the database is busy', details: null, hint: null }, headers: { 'retry-after': '5' } }
  }
  log.error({ err: error }, 'a call of the hosted database failed')
  return { status: 500, refusal: { code: 'XX000', message: sayReason(commonReason('Failed'), DEFAULT_LANG), details: null, hint: null } }
}

function isDatabaseFailure(error: unknown): error is DatabaseFailure {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
}

/** Source: docs.postgrest.org, Errors, "PostgreSQL errors", for the codes that these tables can raise. A statement that timed out may be retried. */
function statusOf(code: string): number {
  if (code === '42883' || code === '42P01') return 404
  if (code === '23503' || code === '23505') return 409
  if (code === '42501') return 403
  if (/^(08|40|53|57)/.test(code) || code === '55P03' || code === '25006') return 503
  if (/^(22|23|42|21)/.test(code) && code !== '42P17') return 400
  return 500
}
