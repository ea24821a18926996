import { GatewayFault, type GatewayStatus, type OrderState } from '../gateway.ts'
import { rupiahOf, textOf, toList } from '../json.ts'

/** Source: docs.midtrans.com, "Transaction status" and "Fraud status". */
const STATES: Record<string, OrderState> = {
  settlement: 'paid',
  pending: 'pending',
  // Of cards: held, and not yet taken.
  authorize: 'pending',
  deny: 'denied',
  failure: 'denied',
  cancel: 'cancelled',
  expire: 'expired',
  refund: 'refunded',
  partial_refund: 'partially-refunded',
  chargeback: 'charged-back',
  partial_chargeback: 'charged-back',
}

/** Returns the state of `transaction_status` and `fraud_status`; undefined for words that we don't know. */
export function stateOf(transactionStatus: unknown, fraudStatus: unknown): OrderState | undefined {
  const word = textOf(transactionStatus) ?? ''
  if (word === 'capture') return fraudStatus === 'challenge' ? 'challenged' : fraudStatus === 'deny' ? 'denied' : 'paid'
  return Object.hasOwn(STATES, word) ? STATES[word] : undefined
}

/** What an answer holds that nobody here needs to keep. */
const LEFT_OUT = new Set(['signature_key', 'masked_card', 'saved_token_id', 'customer_details'])

/** Reads the answer of the status call for an order. Throws GatewayFault 'unreadable' if it is not as documented, or of another order. */
export function readStatus(orderId: string, body: Record<string, unknown>): GatewayStatus {
  const state = stateOf(body['transaction_status'], body['fraud_status'])
  const amount = rupiahOf(body['gross_amount'])
  const currency = textOf(body['currency']) ?? 'IDR'
  if (!state || amount === undefined || currency !== 'IDR' || body['order_id'] !== orderId)
    throw new GatewayFault(
      'unreadable',
      `a status of ${JSON.stringify([body['order_id'], body['transaction_status'], body['gross_amount']])}`,
    )
  const ref = textOf(body['transaction_id'])
  const paidAt = readTime(body['settlement_time']) ?? (state === 'paid' ? readTime(body['transaction_time']) : undefined)
  return {
    state,
    amount,
    refunded: refundedOf(state, amount, body),
    ...(ref && { ref }),
    ...(paidAt && { paidAt }),
    raw: Object.fromEntries(Object.entries(body).filter(([name]) => !LEFT_OUT.has(name))),
  }
}

function refundedOf(state: OrderState, amount: number, body: Record<string, unknown>): number {
  const listed = toList(body['refunds']).reduce((sum, one) => sum + (rupiahOf(one['refund_amount']) ?? 0), 0)
  const said = listed || (rupiahOf(body['refund_amount']) ?? 0)
  return state === 'refunded' ? said || amount : Math.min(said, amount)
}

/** Midtrans writes `2026-11-28 13:05:09`, in West Indonesian time. */
export function readTime(value: unknown): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(textOf(value) ?? '')
  if (!match) return undefined
  const at = new Date(`${match[1]}T${match[2]}+07:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** Writes a moment as Midtrans reads it: `2026-11-28 13:05:09 +0700`. */
export function writeTime(at: Date): string {
  const local = new Date(at.getTime() + 7 * 3600_000).toISOString()
  return `${local.slice(0, 10)} ${local.slice(11, 19)} +0700`
}
