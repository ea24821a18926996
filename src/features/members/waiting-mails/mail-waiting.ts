import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Job: sends mails of the tenant's invitations that waited for its quota. */
export const mailWaiting = defineJob({
  name: 'invitations.mail',
  schema: z.strictObject({}),
  retry: { limit: 20, delaySeconds: 10, maxDelaySeconds: 3600 },
})
