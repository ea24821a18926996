import { createHash } from 'node:crypto'
import type { Notice } from '../gateway.ts'
import { parseRecord, textOf } from '../json.ts'
import type { Keys } from '../keys.ts'
import { isSame } from '../same.ts'

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex')

/**
 * Reads a notification. Of a payment the signature is SHA-512 of order id, status code, amount as it is written, and the key; of a payout (Iris) the header
 * has SHA-512 of the body and its own key. Without a separate signature key the server key signs. Source: docs.midtrans.com, "HTTP(S) notification", "Payout
 * notifications".
 */
export function readNotification({ serverKey, signatureKey, payoutSignatureKey }: Keys, headers: Headers, body: string): Notice {
  const sent = parseRecord(body)
  if (!sent) return { isGenuine: false, topic: 'unknown' }
  const irisSignature = headers.get('iris-signature')
  const reference = textOf(sent['reference_no'])
  if (irisSignature !== null || reference) {
    const isGenuine = Boolean(payoutSignatureKey) && isSame(sha512(body + (payoutSignatureKey ?? '')), irisSignature ?? '')
    return { isGenuine, topic: 'payout', ...(reference && { orderId: reference }) }
  }
  const orderId = textOf(sent['order_id'])
  if (!orderId) return { isGenuine: false, topic: 'unknown' }
  const [code, amount, signature] = [sent['status_code'], sent['gross_amount'], sent['signature_key']]
  const key = signatureKey || serverKey
  const isGenuine =
    Boolean(key) &&
    typeof code === 'string' &&
    typeof amount === 'string' &&
    typeof signature === 'string' &&
    isSame(signatureOf({ orderId, code, amount, key: key ?? '' }), signature)
  return { isGenuine, topic: 'payment', orderId }
}

/** Returns the signature of a notification. `amount`: as it is written in the body, such as `650000.00`. */
export function signatureOf({ orderId, code, amount, key }: { orderId: string; code: string; amount: string; key: string }): string {
  return sha512(orderId + code + amount + key)
}
