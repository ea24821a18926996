import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Mails a notice to its person. */
export const noticeMail = defineJob({ name: 'notices.mail', schema: z.strictObject({ noticeId: z.uuid() }) })

/** The template of such mails. */
export const NOTICE_TEMPLATE = 'studio.notice'
