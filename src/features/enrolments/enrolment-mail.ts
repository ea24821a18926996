import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { ENROLMENT_STATES } from './enrolment.ts'

/** Mails a person what somebody else decided about their place in a class. */
export const enrolmentMail = defineJob({
  name: 'enrolments.mail',
  schema: z.strictObject({ enrolmentId: z.uuid(), state: z.enum(ENROLMENT_STATES) }),
})

/** The templates of mails about taking part. */
export const ENROLMENT_MAILS = {
  seat: 'class.seat',
  refused: 'class.refused',
  removed: 'class.removed',
  news: 'class.news',
} as const
