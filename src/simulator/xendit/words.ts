import { createHash } from 'node:crypto'
import type { Method, Refund, Transaction, Weather } from '../model.ts'

/** How Xendit says what the simulator knows. Source: docs.xendit.co, "Payment Sessions", "Invoices", "Refunds", "Payouts". */

export type Status = 'ACTIVE' | 'COMPLETED' | 'EXPIRED' | 'CANCELED'

export function statusOf({ state }: Pick<Transaction, 'state'>): Status {
  return ({ open: 'ACTIVE', paid: 'COMPLETED', expired: 'EXPIRED', cancelled: 'CANCELED', denied: 'CANCELED' } as const)[state]
}

/** 24 hexadecimal digits that are the same for the same text. */
export const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24)

const CHANNELS: Record<Method, string> = {
  'va-bca': 'BCA_VIRTUAL_ACCOUNT',
  'va-bni': 'BNI_VIRTUAL_ACCOUNT',
  'va-bri': 'BRI_VIRTUAL_ACCOUNT',
  'va-mandiri': 'MANDIRI_VIRTUAL_ACCOUNT',
  'va-permata': 'PERMATA_VIRTUAL_ACCOUNT',
  qris: 'QRIS',
  gopay: 'GOPAY',
}

export const channelOf = (method: Method) => CHANNELS[method]

/** Returns the method of a channel, as of a session (`BCA_VIRTUAL_ACCOUNT`) or of an invoice (`BCA`). */
export function methodOf(channel: unknown): Method | undefined {
  // Named boundary: the keys are the methods.
  const methods = Object.keys(CHANNELS) as Method[]
  return methods.find(method => CHANNELS[method] === channel || CHANNELS[method].replace('_VIRTUAL_ACCOUNT', '') === channel)
}

export function toSession(one: Transaction, origin: string, status: Status = statusOf(one)): Record<string, unknown> {
  const isPaid = status === 'COMPLETED'
  return {
    payment_session_id: one.id,
    created: one.createdAt.toISOString(),
    updated: one.changedAt.toISOString(),
    ...one.sent,
    reference_id: one.reference,
    session_type: 'PAY',
    mode: 'PAYMENT_LINK',
    currency: 'IDR',
    country: 'ID',
    amount: isPaid ? (one.paid ?? one.amount) : one.amount,
    ...(one.methods.length > 0 && { allowed_payment_channels: one.methods.map(channelOf) }),
    expires_at: one.expiresAt.toISOString(),
    success_return_url: one.finishUrl,
    cancel_return_url: one.cancelUrl,
    status,
    payment_link_url: `${origin}/pay/${one.id}`,
    payment_token_id: null,
    payment_request_id: isPaid ? requestIdOf(one) : null,
    payment_id: isPaid ? `py-${idOf(one.id)}` : null,
    business_id: idOf(one.merchant),
  }
}

export const requestIdOf = ({ id }: Pick<Transaction, 'id'>) => `pr-${idOf(id)}`

type InvoiceStatus = 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED'

export function toInvoice(one: Transaction, origin: string, status: InvoiceStatus = invoiceStatusOf(one)): Record<string, unknown> {
  const isPaid = status === 'PAID' || status === 'SETTLED'
  return {
    id: one.id,
    external_id: one.reference,
    user_id: idOf(one.merchant),
    status,
    merchant_name: 'Toko Simulator',
    amount: one.amount,
    ...one.sent,
    expiry_date: one.expiresAt.toISOString(),
    invoice_url: `${origin}/pay/${one.id}`,
    success_redirect_url: one.finishUrl,
    failure_redirect_url: one.cancelUrl,
    should_send_email: false,
    currency: 'IDR',
    created: one.createdAt.toISOString(),
    updated: one.changedAt.toISOString(),
    ...(isPaid && paidFields(one)),
  }
}

function paidFields({ method, paid, amount, paidAt, changedAt, vaNumber }: Transaction): Record<string, unknown> {
  const isBank = method?.startsWith('va-')
  const channel = method ? channelOf(method).replace('_VIRTUAL_ACCOUNT', '') : undefined
  return {
    paid_amount: paid ?? amount,
    paid_at: (paidAt ?? changedAt).toISOString(),
    payment_method: isBank ? 'BANK_TRANSFER' : method === 'qris' ? 'QR_CODE' : 'EWALLET',
    payment_channel: channel,
    ...(isBank && { bank_code: channel, payment_destination: vaNumber }),
  }
}

export function invoiceStatusOf({ state }: Pick<Transaction, 'state'>): InvoiceStatus {
  return ({ open: 'PENDING', paid: 'PAID', expired: 'EXPIRED', cancelled: 'EXPIRED', denied: 'EXPIRED' } as const)[state]
}

export function toRefund(refund: Refund, one: Transaction): Record<string, unknown> {
  const at = refund.createdAt.toISOString()
  return {
    id: refund.id,
    payment_id: `py-${idOf(one.id)}`,
    payment_request_id: requestIdOf(one),
    invoice_id: one.kind === 'invoice' ? one.id : null,
    payment_method_type: one.method === 'qris' ? 'QR_CODE' : 'EWALLET',
    reference_id: refund.key,
    channel_code: one.method && channelOf(one.method),
    currency: 'IDR',
    amount: refund.amount,
    status: 'SUCCEEDED',
    reason: refund.reason || 'OTHERS',
    failure_code: null,
    refund_fee_amount: null,
    created: at,
    updated: at,
    metadata: null,
  }
}

/** Returns the status that the weather lets the status call say. */
export function statusIn({ lies }: Weather, one: Transaction): Status | 'not-found' {
  if (lies === 'not-found') return lies
  return lies ? (lies === 'pending' ? 'ACTIVE' : 'COMPLETED') : statusOf(one)
}
