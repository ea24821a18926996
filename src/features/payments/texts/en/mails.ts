import type { Shape } from '#kit/texts.ts'
import type { mails as id } from '../id/mails.ts'

export const mails = {
  order: {
    subject: 'Invoice {{number}}: {{total}}',
    text: 'We have your order at {{site}}: {{items}}.',
    sum: 'To be paid: {{total}}, by {{until}}.',
    va: 'Virtual account number at {{bank}}: {{va}}',
    biller: 'Company code: {{biller}}. Payment code: {{va}}',
    account: '{{bank}} {{account}}, holder: {{holder}}',
    exact: 'Transfer exactly {{amount}}, to the last three digits.',
    button: 'Pay now',
  },
  receipt: {
    subject: 'Paid: invoice {{number}}',
    text: 'Thank you. We have received your payment for {{items}}.',
    sum: 'Sum: {{total}}, paid {{paid}}.',
    free: 'This order is free; there is nothing to pay.',
    button: 'See the receipt',
  },
  expired: {
    subject: 'Invoice {{number}} has expired',
    text: 'The time to pay for {{items}} is over, so this invoice is closed.',
    sum: 'Still interested? You can order again. If you have paid already, wait a moment: your payment still counts.',
    button: 'See the invoice',
  },
  refund: {
    subject: 'Refund for invoice {{number}}',
    text: 'We are returning {{amount}} of your payment for {{items}}.',
    sum: 'The money arrives within some working days, depending on your bank or e-wallet.',
    button: 'See the invoice',
  },
  footnote: 'This mail is about your order at {{site}}.',
} satisfies Shape<typeof id>
