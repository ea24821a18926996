import { commonReason } from '#kit/common-reasons.ts'
import { type FieldProblem, isAppError, toWords } from '#kit/errors.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import { sayReason } from '#kit/reason.ts'
import type { Log } from '#platform/log.ts'
import { CommitUnknown } from '../db/away.ts'
import { FAULT_SECONDS, noteFault } from '../faults.ts'

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

/**
 * Converts an error to an API response; the only place that does. `lang` is what the caller accepts (`acceptedLang`). A fault (an unreachable database or
 * server, a full disk, a lock) is a 503 with `Retry-After`. Anything else that is no AppError is a 500, including an interrupted commit, which must not be retried; it is logged once and
 * described in general terms.
 */
export function toRefusal(error: unknown, log: Log, lang: Lang = DEFAULT_LANG): Refusal {
  if (isAppError(error)) {
    const { message, problems } = toWords(error, lang)
    const headers = error.retryAfterSeconds ? { 'retry-after': String(error.retryAfterSeconds) } : {}
    return {
      status: error.status,
      body: { status: false, message, data: null, ...(problems.length > 0 && { errors: problems }) },
      headers: headers as Record<string, string>,
    }
  }
  if (noteFault(error, log)) return failure(lang, 503, 'ServerAway', { 'retry-after': String(FAULT_SECONDS) })
  const isUnknown = error instanceof CommitUnknown
  log.error({ err: error }, isUnknown ? 'it is not known whether a call was committed' : 'a call failed')
  return failure(lang, 500, isUnknown ? 'CommitUnknown' : 'Failed')
}

function failure(
  lang: Lang,
  status: number,
  code: 'ServerAway' | 'CommitUnknown' | 'Failed',
  headers: Record<string, string> = {},
): Refusal {
  return { status, body: { status: false, message: sayReason(commonReason(code), lang), data: null }, headers }
}
