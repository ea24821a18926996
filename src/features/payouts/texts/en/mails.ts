import type { Shape } from '#kit/texts.ts'
import type { mails as id } from '../id/mails.ts'

export const mails: Shape<typeof id> = {
  approved: {
    subject: 'Your payout of {{amount}} is approved',
    paragraphs: [
      'Your payout is approved and will be sent to {{bank}} •••• {{lastFour}} soon.',
      'What is transferred is {{transfer}}, after {{tax}} of income tax.',
    ],
  },
  rejected: {
    subject: 'Your payout of {{amount}} is rejected',
    paragraphs: ['The reason: {{reason}}', 'The amount is back in your balance.'],
  },
  paid: {
    subject: 'Your payout of {{amount}} is paid',
    paragraphs: ['{{transfer}} was transferred to {{bank}} •••• {{lastFour}}. Income tax withheld: {{tax}}.'],
  },
  failed: {
    subject: 'Your payout of {{amount}} failed',
    paragraphs: [
      'The bank did not accept the transfer to {{bank}} •••• {{lastFour}}. {{reason}}',
      'The amount is back in your balance. Check your bank account and ask again.',
    ],
  },
  reversed: {
    subject: 'The bank gave back your payout of {{amount}}',
    paragraphs: [
      'The bank gave back the transfer to {{bank}} •••• {{lastFour}} that had been paid. {{reason}}',
      'The amount is back in your balance. Check your bank account and ask again.',
    ],
  },
  'account-added': {
    subject: 'A new bank account for your payouts',
    paragraphs: [
      'The account {{bank}} •••• {{lastFour}} was added to yours. You can ask for a payout to it after {{hours}} hours.',
      'It was not you? Remove the account now, change your password, and tell {{site}}.',
    ],
  },
  'account-confirmed': {
    subject: 'Your bank account is confirmed',
    paragraphs: ['{{site}} has checked the account {{bank}} •••• {{lastFour}}. You can ask for payouts to it.'],
  },
  'account-removed': {
    subject: 'Your bank account was removed',
    paragraphs: [
      'The account {{bank}} •••• {{lastFour}} was removed from yours.',
      'It was not you? Change your password, and tell {{site}}.',
    ],
  },
  button: 'Look',
  footnote: 'This mail is about your share as a mentor at {{site}}.',
}
