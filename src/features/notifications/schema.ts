import { z } from 'zod'
import type { FieldCode } from '#kit/common-reasons.ts'
import { DEFAULT_LANG, LANGS } from '#kit/lang.ts'

/** The content and recipients of a notification. Recipients must be members. */
export const notificationInput = z.object({
  to: z.array(z.email().max(254).toLowerCase()).min(1).max(50),
  subject: z.string().trim().min(1).max(200),
  message: z.string().trim().min(1).max(4000),
  /** The path on this site that the mail's button links to. */
  path: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[^\s"'<>\\]*$/, 'OwnPath' satisfies FieldCode)
    .meta({ example: '/Class/WEB-24A' })
    .optional(),
  lang: z.enum(LANGS).default(DEFAULT_LANG),
})
export type NotificationInput = z.infer<typeof notificationInput>
