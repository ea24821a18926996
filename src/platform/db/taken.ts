import { commonReason } from '#kit/common-reasons.ts'
import { Conflict, NotFound } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** Awaits `writing`. Throws Conflict if the slug is taken. */
export async function unlessTaken<T>(writing: Promise<T>): Promise<T> {
  return await unless(
    UNIQUE_VIOLATION,
    writing,
    () => new Conflict(commonReason('SlugTaken'), [{ path: 'slug', reason: commonReason('Taken') }]),
  )
}

/** Awaits `writing`. Throws NotFound if the row that it references was deleted meanwhile. */
export async function unlessGone<T>(writing: Promise<T>, missing: Reason): Promise<T> {
  return await unless(FOREIGN_KEY_VIOLATION, writing, () => new NotFound(missing))
}

async function unless<T>(code: string, writing: Promise<T>, refusal: () => Error): Promise<T> {
  try {
    return await writing
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === code ? refusal() : error
  }
}
