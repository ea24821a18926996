import type { AccountMailKind } from '#features/accounts/email/mails.ts'
import type { REQUEST_MAILS } from '#features/appointments/request-mails.server.ts'
import type { MAIL_TEMPLATES, PrivacyMail } from '#features/privacy/mail-templates.ts'
import type { LEAGUE_MAILS } from '#features/schools/registration-mails.server.ts'

/** The mails that this site writes, by the names under which the outbox knows them. */
export type MailTemplate =
  | `account.${AccountMailKind}`
  | (typeof MAIL_TEMPLATES)[PrivacyMail]
  | 'tenant.invitation'
  | 'tenant.sign-up'
  | 'tenant.notification'
  | (typeof LEAGUE_MAILS)[keyof typeof LEAGUE_MAILS]
  | (typeof REQUEST_MAILS)[keyof typeof REQUEST_MAILS]
