import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Tells one device of a notice. `delays`: how often it was put off, by the push service or by the night. */
export const pushNotice = defineJob({
  name: 'notices.push',
  schema: z.strictObject({ noticeId: z.uuid(), subscriptionId: z.uuid(), delays: z.int().default(0) }),
})
