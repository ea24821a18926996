import { type FieldProblem, isAppError } from '#kit/errors.ts'
import type { Log } from '#platform/log.ts'
import { CommitUnknown, DatabaseAway, isSocketFailure } from '../db/away.ts'

/** The shape of every API response. `errors` is present only for invalid fields. */
export interface Envelope<T> {
  status: boolean
  message: string
  data: T
  errors?: FieldProblem[]
}

export function toEnvelope<T>(data: T, message = 'OK'): { status: boolean; message: string; data: T } {
  return { status: true, message, data }
}

export interface Refusal {
  status: number
  body: Envelope<null>
  headers: Record<string, string>
}

const AWAY_SECONDS = 5

/**
 * Converts an error to an API response; the only place that does. An unreachable database or required server is a 503 with `Retry-After`. Anything else that
 * is no AppError is a 500, including an interrupted commit, which must not be retried; it is logged once and described in general terms.
 */
export function toRefusal(error: unknown, log: Log): Refusal {
  if (isAppError(error)) {
    const body: Envelope<null> = { status: false, message: error.message, data: null }
    if (error.problems.length > 0) body.errors = error.problems
    const headers = error.retryAfterSeconds ? { 'retry-after': String(error.retryAfterSeconds) } : {}
    return { status: error.status, body, headers: headers as Record<string, string> }
  }
  const isDatabase = error instanceof DatabaseAway
  if (isDatabase || isSocketFailure(error)) {
    log.error({ err: error }, isDatabase ? 'a call found no database' : 'a call could not reach another server')
    const message = 'Layanan sedang tidak dapat dihubungi. Coba lagi sebentar.'
    return { status: 503, body: { status: false, message, data: null }, headers: { 'retry-after': String(AWAY_SECONDS) } }
  }
  if (error instanceof CommitUnknown) {
    log.error({ err: error }, 'it is not known whether a call was committed')
    const message = 'Belum pasti apakah permintaan ini sudah tersimpan. Periksa dulu sebelum mengirimnya lagi.'
    return { status: 500, body: { status: false, message, data: null }, headers: {} }
  }
  log.error({ err: error }, 'a call failed')
  return { status: 500, body: { status: false, message: 'Terjadi kesalahan pada server', data: null }, headers: {} }
}
