import { commonReason } from '#kit/common-reasons.ts'
import { AppError } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import { mediaReason } from './texts.ts'

/** Why the tus server refuses, by status. */
const REASONS: Readonly<Record<number, Reason>> = {
  400: commonReason('BadRequest'),
  404: commonReason('NotFound'),
  409: mediaReason('TusElsewhere'),
  410: mediaReason('TusGone'),
  412: mediaReason('TusVersion'),
  413: mediaReason('TusLarger'),
  501: mediaReason('TusNotServed'),
}

/** Converts a refusal of the tus server into one of our calls. Its 403 means missing headers, for which the calls have 400. */
export function tusRefusal(status: number): AppError {
  const told = status === 403 ? 400 : status
  return new AppError(told, 'Tus', REASONS[told] ?? mediaReason('TusInterrupted'))
}

/** True if the tus server can turn the error into a response. */
export function isOfTus(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status_code' in error && typeof error.status_code === 'number'
}
