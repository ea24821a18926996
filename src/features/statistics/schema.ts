import { z } from 'zod'

export const CLICK_KINDS = ['page_load', 'internal_navigation', 'external'] as const
export type ClickKind = (typeof CLICK_KINDS)[number]

const EARLIEST = Date.UTC(2020, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)

const address = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/[^\s"'<>\\/]|\/(?![/\\]))[^\s"'<>\p{Cc}]*$/u, 'mau alamat http(s) atau jalur')

/** One entry of the click log, as browsers send it. */
export const clickInput = z.object({
  from: address,
  to: address,
  type: z.enum(CLICK_KINDS),
  /** ISO 8601, or milliseconds since 1970. */
  timestamp: z
    .union([z.iso.datetime({ offset: true }).max(40), z.number().int()])
    .refine(given => isWithin(new Date(given).getTime()), 'di luar rentang waktu'),
})
export type ClickInput = z.infer<typeof clickInput>

function isWithin(time: number): boolean {
  return time >= EARLIEST && time < LATEST
}
