import type { Transaction } from '../model.ts'
import type { Notice } from '../parts.ts'
import { type Status, signatureOf, statusOf, toFields } from './words.ts'

/** Returns the notification of a transaction. The server key signs it, or, if it is forged, another one. */
export function midtransNotice(one: Transaction, { isForged, status = statusOf(one) }: { isForged: boolean; status?: Status }): Notice {
  const fields = toFields(one, status)
  const key = isForged ? `${one.merchant}-of-somebody-else` : one.merchant
  const signature = signatureOf(fields['order_id'], fields['status_code'], fields['gross_amount'], key)
  const body = { ...fields, status_message: 'midtrans payment notification', signature_key: signature }
  return { headers: { 'content-type': 'application/json', 'user-agent': 'Veritrans' }, body: JSON.stringify(body) }
}
