import type { z } from 'zod'
import { fieldReason } from '#kit/common-reasons.ts'
import type { FieldReason } from '#kit/errors.ts'

/** Returns what a schema found wrong. `within` is the path of what was parsed, such as `details`. */
export function toReasons(error: z.core.$ZodError, ...within: string[]): FieldReason[] {
  return error.issues.map(({ path, message }) => ({ path: [...within, ...path].join('.'), reason: fieldReason(message) }))
}
