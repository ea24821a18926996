import { METHODS, type Method } from '#features/gateways/gateway.ts'
import { INVOICE_KINDS, INVOICE_STATUSES } from '#features/payments/invoice.ts'
import { SPAN_QUERY } from './span.ts'

/** How an invoice was to be paid; `none`: nothing was to pay. */
export const ORDER_METHODS = [...METHODS, 'none'] as const
export type OrderMethod = Method | 'none'

/** What waits for staff in an order. */
export const ORDER_WAITINGS = ['transfers', 'refunds'] as const
export type OrderWaiting = (typeof ORDER_WAITINGS)[number]

/** What the list of orders is filtered by, which its download takes, too. */
export const ORDER_LIST = {
  search: 'text',
  status: INVOICE_STATUSES,
  kind: INVOICE_KINDS,
  method: ORDER_METHODS,
  waiting: ORDER_WAITINGS,
  ...SPAN_QUERY,
  columns: 'text',
} as const

export const ORDER_DONE = ['refunded', 'refund-done', 'refund-cancelled', 'confirmed', 'refused', 'cancelled', 'asked'] as const
