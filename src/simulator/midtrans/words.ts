import { createHash } from 'node:crypto'
import { BILLER_CODE, digitsOf } from '../accounts.ts'
import type { Method, Transaction, Weather } from '../model.ts'

/** How Midtrans says what the simulator knows. Source: docs.midtrans.com, "Core API", "HTTP(S) Notification / Webhooks". */

export type Status = 'pending' | 'settlement' | 'expire' | 'cancel' | 'deny' | 'refund' | 'partial_refund'

const CODES: Record<Status, string> = {
  pending: '201',
  settlement: '200',
  expire: '407',
  cancel: '200',
  deny: '202',
  refund: '200',
  partial_refund: '200',
}

export function statusOf({ state, paid, refunded }: Transaction): Status {
  if (state === 'paid') return refunded === 0 ? 'settlement' : refunded < (paid ?? 0) ? 'partial_refund' : 'refund'
  return ({ open: 'pending', expired: 'expire', cancelled: 'cancel', denied: 'deny' } as const)[state]
}

/** `2026-08-17 10:05:00`, in the time of Jakarta. */
export function toTime(date: Date): string {
  return new Date(date.getTime() + 7 * 3600_000).toISOString().slice(0, 19).replace('T', ' ')
}

export const toAmount = (rupiah: number) => `${rupiah}.00`

export const merchantIdOf = (merchant: string) => `G${digitsOf(merchant, 9)}`

const TYPES: Record<Method, string> = {
  'va-bca': 'bank_transfer',
  'va-bni': 'bank_transfer',
  'va-bri': 'bank_transfer',
  'va-permata': 'bank_transfer',
  'va-mandiri': 'echannel',
  qris: 'qris',
  gopay: 'gopay',
}

/** Returns the fields that say how it is paid. */
function methodFields({ method, vaNumber }: Transaction): Record<string, unknown> {
  if (!method) return {}
  if (method === 'va-permata') return { payment_type: TYPES[method], permata_va_number: vaNumber }
  if (method === 'va-mandiri') return { payment_type: TYPES[method], bill_key: vaNumber, biller_code: BILLER_CODE }
  if (method === 'qris') return { payment_type: TYPES[method], acquirer: 'gopay' }
  if (method === 'gopay') return { payment_type: TYPES[method] }
  return { payment_type: TYPES[method], va_numbers: [{ bank: method.slice('va-'.length), va_number: vaNumber }] }
}

/** Returns the fields of a transaction that status, cancel and notification share. */
export function toFields(one: Transaction, status: Status = statusOf(one)): Record<string, unknown> {
  const isPaid = status === 'settlement' || status === 'refund' || status === 'partial_refund'
  return {
    status_code: CODES[status],
    transaction_id: one.id,
    order_id: one.reference,
    merchant_id: merchantIdOf(one.merchant),
    gross_amount: toAmount(one.paid ?? one.amount),
    currency: 'IDR',
    ...methodFields(one),
    transaction_time: toTime(one.createdAt),
    transaction_status: status,
    fraud_status: 'accept',
    expiry_time: toTime(one.expiresAt),
    ...(isPaid && { settlement_time: toTime(one.paidAt ?? one.changedAt) }),
    ...(one.refunded > 0 && isPaid && { refund_amount: toAmount(one.refunded) }),
  }
}

/** Returns the hexadecimal SHA-512 of order id, status code, amount and server key. */
export function signatureOf(orderId: unknown, statusCode: unknown, grossAmount: unknown, serverKey: string): string {
  return createHash('sha512').update(`${orderId}${statusCode}${grossAmount}${serverKey}`).digest('hex')
}

/** Returns the status that the weather lets the status call say. */
export function statusIn({ lies }: Weather, one: Transaction): Status | 'not-found' {
  return lies ?? statusOf(one)
}
