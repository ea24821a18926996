import type { REFUND_SEATS, REFUND_WAYS } from './schema.ts'

/** Money that goes back to a payer, in whole rupiah. */

const REFUND_STATES = ['requested', 'sent', 'done', 'failed'] as const
/** `requested`: promised; `sent`: the gateway says later; `failed`: it was cancelled, or the gateway took the money itself. */
type RefundState = (typeof REFUND_STATES)[number]

export interface Refund {
  id: string
  paymentId: string
  /** null: money that pays no invoice. */
  invoiceId: string | null
  amount: number
  reason: string
  seat: (typeof REFUND_SEATS)[number]
  way: (typeof REFUND_WAYS)[number]
  state: RefundState
  requestedBy: string | null
  createdAt: Date
  endedAt: Date | null
}

/**
 * Returns the tax within a refund, so that the parts of several refunds add up to the tax of the whole, however they are cut. `before` and `taxBefore`: what was
 * promised of the payment already.
 */
export function taxWithin({
  received,
  tax,
  before,
  taxBefore,
  amount,
}: {
  received: number
  tax: number
  before: number
  taxBefore: number
  amount: number
}): number {
  const whole = Number((BigInt(tax) * BigInt(before + amount) * 2n + BigInt(received)) / (BigInt(received) * 2n))
  return Math.max(0, Math.min(whole - taxBefore, amount, tax - taxBefore))
}
