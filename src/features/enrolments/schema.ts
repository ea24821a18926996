import { z } from '@hono/zod-openapi'

/** A class by its slug or code, and perhaps one of its batches. */
export const joinInput = z.object({
  slug: z.string().trim().min(1).max(120),
  batchId: z.uuid().optional(),
})

export const leaveInput = joinInput.pick({ slug: true })
