import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Gathers what a tenant's classes announced into one mail for each participant. */
export const newsMail = defineJob({ name: 'enrolments.news', schema: z.strictObject({}), timeoutSeconds: 300, atOnce: 1 })
