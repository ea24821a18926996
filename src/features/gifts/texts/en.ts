import type { Shape } from '#kit/texts.ts'
import type { words as id } from './id.ts'

export const words = {
  refusals: {
    GiftsClosed: 'No gifts are taken at the moment',
    GiftIsInvoiced: 'This gift has an invoice: it counts by itself once that is paid. Money is given back under Orders in the studio.',
  },
  line: 'Gift: {{purpose}}',
} satisfies Shape<typeof id>
