import { z } from 'zod'
import { COUNTERS, type Counter } from '#features/counters/counter.ts'
import type { FieldCode } from '#kit/common-reasons.ts'
import { isStorable } from '#platform/storable.ts'

export const CLICK_KINDS = ['page_load', 'internal_navigation', 'external'] as const
export type ClickKind = (typeof CLICK_KINDS)[number]

const EARLIEST = Date.UTC(2020, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)

const address = z
  .string()
  .max(2000)
  // Without flags, which OpenAPI's patterns can't have.
  .regex(/^(https?:\/\/[^\s"'<>\\/]|\/(?![/\\]))[^\s"'<>]*$/, 'PathOrAddress' satisfies FieldCode)
  .refine(isStorable, 'PathOrAddress' satisfies FieldCode)

/** One entry of the click log, as browsers send it. */
export const clickInput = z.object({
  from: address.meta({ example: '/News' }),
  to: address.meta({ example: '/Class' }),
  type: z.enum(CLICK_KINDS),
  /** ISO 8601, or milliseconds since 1970. */
  timestamp: z
    .union([z.iso.datetime({ offset: true }).max(40), z.number().int()])
    .refine(given => isWithin(new Date(given).getTime()), 'OutOfTime' satisfies FieldCode),
})
export type ClickInput = z.infer<typeof clickInput>

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .optional()
  .transform(text => text === 'true' || text === '1')

/** The requested counters, one flag each. */
export const counterQuery = z.object(
  // Named boundary: the keys are the list's.
  Object.fromEntries(COUNTERS.map(counter => [counter, flag])) as Record<Counter, typeof flag>,
)

export const countInput = z.object({
  counter: z.enum(COUNTERS),
  amount: z.number().int().min(0).max(100_000_000),
  /** The source of the figure. */
  note: z.string().trim().max(400).default(''),
})
export type CountInput = z.infer<typeof countInput>

function isWithin(time: number): boolean {
  return time >= EARLIEST && time < LATEST
}
