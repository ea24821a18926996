import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** Counts a tenant's first figures, sixty days in each attempt; the job by the clock keeps them (`jobs.ts`). */
export const countFigures = defineJob({ name: 'statistics.count', schema: z.strictObject({}), timeoutSeconds: 150, atOnce: 1 })

/** Enqueues the count of the tenant's figures, unless one waits already. One statement. */
export async function enqueueCount(ctx: Pick<Ctx, 'db' | 'tenantId'>): Promise<void> {
  await enqueue(ctx, countFigures, {}, { singletonKey: ctx.tenantId })
}
