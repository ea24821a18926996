import { ERASURE_DONE } from '#features/retention/retention.ts'

/** The template names of the mails about consent and erasure. */
export const MAIL_TEMPLATES = {
  guardian: 'privacy.guardian',
  school: 'privacy.school',
  allowedByParent: 'privacy.allowed',
  allowedBySchool: 'privacy.allowed',
  erasureAsked: 'privacy.erasure-asked',
  erasureDone: ERASURE_DONE,
} as const

export type PrivacyMail = keyof typeof MAIL_TEMPLATES
