import type { Merchant, Payout, Refund, Transaction } from '../model.ts'
import type { Notice } from '../parts.ts'
import { toPayout } from './payout-words.ts'
import { idOf, invoiceStatusOf, type Status, statusOf, toInvoice, toRefund, toSession } from './words.ts'

interface Options {
  isForged: boolean
  origin: string
  /** An older status than the one it has. */
  status?: Status
}

/** Returns the webhook of a session or an invoice. Its token is the merchant's, or, if it is forged, another one. */
export function xenditNotice(merchant: Merchant, one: Transaction, { isForged, origin, status = statusOf(one) }: Options): Notice {
  if (one.kind === 'invoice') {
    const state = status === 'COMPLETED' ? 'PAID' : status === 'ACTIVE' ? 'PENDING' : invoiceStatusOf(one)
    return { headers: headersOf(merchant, isForged, `${one.id}-${state}`), body: JSON.stringify(toInvoice(one, origin, state)) }
  }
  const event = status === 'COMPLETED' ? 'completed' : status === 'ACTIVE' ? 'active' : 'expired'
  return envelope(merchant, isForged, `payment_session.${event}`, toSession(one, origin, status), one.changedAt)
}

export function xenditRefundNotice(merchant: Merchant, refund: Refund, one: Transaction): Notice {
  return envelope(merchant, false, 'refund.succeeded', toRefund(refund, one), refund.createdAt)
}

const EVENTS: Partial<Record<Payout['state'], string>> = { paid: 'succeeded', failed: 'failed', reversed: 'reversed' }

export function xenditPayoutNotice(merchant: Merchant, payout: Payout, isForged: boolean): Notice {
  return envelope(merchant, isForged, `payout.${EVENTS[payout.state] ?? 'updated'}`, toPayout(payout), payout.changedAt)
}

function envelope(merchant: Merchant, isForged: boolean, event: string, data: Record<string, unknown>, at: Date): Notice {
  const body = { event, business_id: idOf(merchant.key), created: at.toISOString(), data }
  return { headers: headersOf(merchant, isForged, `${event}-${JSON.stringify(data)}`), body: JSON.stringify(body) }
}

/** The same event bears the same webhook-id, so that a repetition can be told. */
function headersOf(merchant: Merchant, isForged: boolean, event: string): Record<string, string> {
  const token = isForged ? `${merchant.callbackToken}-of-somebody-else` : merchant.callbackToken
  return { 'content-type': 'application/json', 'x-callback-token': token, 'webhook-id': idOf(event) }
}
