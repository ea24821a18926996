import { z } from 'zod'
import type { PictureFrame } from '#platform/images/frame.ts'

const part = z.number().min(0).max(1)

/** A point of a picture, in parts of the whole. */
export const focusInput = z.object({ x: part, y: part })

/** The smallest side of a crop, in parts of the picture. */
const MIN_SIDE = 0.02
/** What a browser's arithmetic may add. */
const ROUNDING = 1e-6

/** A part of a picture, in parts of the whole; within it, and not next to nothing. */
export const cropInput = z
  .object({ x: part, y: part, width: z.number().min(MIN_SIDE).max(1), height: z.number().min(MIN_SIDE).max(1) })
  .refine(({ x, y, width, height }) => x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING)

export type Focus = z.infer<typeof focusInput>
export type Crop = z.infer<typeof cropInput>

/** Returns how a stored picture is cut; undefined if nobody has said anything. */
export function frameOf(row: { focus_x: number | null; focus_y: number | null; crop: unknown }): PictureFrame | undefined {
  const crop = cropOf(row.crop)
  const focus = row.focus_x === null || row.focus_y === null ? undefined : { x: row.focus_x, y: row.focus_y }
  return crop || focus ? { ...(crop && { crop }), ...(focus && { focus }) } : undefined
}

/** Returns a stored crop; undefined if there is none. */
export function cropOf(stored: unknown): Crop | undefined {
  return cropInput.safeParse(stored).data
}
