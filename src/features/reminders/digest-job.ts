import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Mails a person what is open for them on a day of the site's. */
export const digestMail = defineJob({ name: 'reminders.digest', schema: z.strictObject({ memberId: z.uuid(), day: z.iso.date() }) })

/** The template of such mails. */
export const DIGEST_TEMPLATE = 'class.digest'
