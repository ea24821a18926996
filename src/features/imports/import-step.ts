import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** An attempt to work on an import. */
export const importStep = defineJob({
  name: 'imports.step',
  schema: z.strictObject({ importId: z.uuid() }),
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 300 },
  timeoutSeconds: 90,
  atOnce: 2,
})
