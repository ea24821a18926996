import type { Shape } from '#kit/texts.ts'
import { books } from './en/books.ts'
import { checks } from './en/checks.ts'
import { coupons } from './en/coupons.ts'
import { orders } from './en/orders.ts'
import type { words as id } from './id.ts'

export const words = {
  ...orders,
  ...coupons,
  ...books,
  ...checks,
  refusals: {
    GatewayNotSet: 'This payment gateway or account is not set up yet',
    ReportMissing: 'Choose the report’s file',
    ReportEmpty: 'No line of this file could be read',
    ReportTooLong: 'At most {{most}} lines at once. Divide it by week or month.',
    ReportUnreadable: 'This file is no CSV report that is known',
    MomentUnreadable: 'write a date and time that exist',
    RupiahUnreadable: 'write whole rupiah without dots and commas',
    PercentUnreadable: 'write a percentage between 0.01 and 100',
    Sure: 'Tick the box first if you are sure',
  },
} satisfies Shape<typeof id>
