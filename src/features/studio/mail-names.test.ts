import { expect, expectTypeOf, it } from 'vitest'
import type { AccountMailKind } from '#features/accounts/email/mails.ts'
import type { REQUEST_MAILS } from '#features/appointments/request-mails.server.ts'
import type { ENROLMENT_MAILS } from '#features/enrolments/enrolment-mail.ts'
import type { GUARDIAN_LINK_MAIL } from '#features/homes/renew-link.server.ts'
import type { NOTICE_TEMPLATE } from '#features/notices/notice-mail.ts'
import { nameOfMail } from '#features/notifications/mail-names.ts'
import { notificationTexts } from '#features/notifications/texts.ts'
import type { PAYMENT_MAILS } from '#features/payments/work/mail.server.ts'
import type { PAYOUT_MAILS } from '#features/payouts/tasks.ts'
import type { MAIL_TEMPLATES, PrivacyMail } from '#features/privacy/mail-templates.ts'
import type { DIGEST_TEMPLATE } from '#features/reminders/digest-job.ts'
import type { LEAGUE_MAILS } from '#features/schools/registration-mails.server.ts'

/** The templates of all mails that a site writes. They belong to several features, so the test is above them. */
type MailTemplate =
  | `account.${AccountMailKind}`
  | (typeof MAIL_TEMPLATES)[PrivacyMail]
  | 'tenant.invitation'
  | 'tenant.sign-up'
  | 'tenant.notification'
  | typeof NOTICE_TEMPLATE
  | typeof DIGEST_TEMPLATE
  | typeof GUARDIAN_LINK_MAIL
  | (typeof ENROLMENT_MAILS)[keyof typeof ENROLMENT_MAILS]
  | (typeof PAYOUT_MAILS)[keyof typeof PAYOUT_MAILS]
  | (typeof LEAGUE_MAILS)[keyof typeof LEAGUE_MAILS]
  | (typeof PAYMENT_MAILS)[keyof typeof PAYMENT_MAILS]
  | (typeof REQUEST_MAILS)[keyof typeof REQUEST_MAILS]

it('a mail is called by what it is for, in the reader’s language; one that nobody writes any more by its name', () => {
  expect(nameOfMail('privacy.guardian', 'id')).toBe('Permintaan izin orang tua')
  expect(nameOfMail('account.verify', 'en')).toBe('Confirmation of an address')
  expect(nameOfMail('zaman.dahulu', 'id')).toBe('zaman.dahulu')
})

it('every mail that this site writes has a name, and nothing else has', () => {
  const names = notificationTexts('id').studio.mails.templates
  // Checked by the compiler; texts of other languages have the same keys.
  expectTypeOf<keyof typeof names>().toEqualTypeOf<MailTemplate>()
})
