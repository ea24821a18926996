import type { Notice } from '../gateway.ts'
import { parseRecord, textOf, toRecord } from '../json.ts'
import type { Keys } from '../keys.ts'
import { isSame } from '../same.ts'

/**
 * Reads a webhook: of a session, an invoice, a refund or a payout. Xendit signs nothing; the header x-callback-token is what both sides know. Source:
 * docs.xendit.co, "Handling webhooks".
 */
export function readNotification({ callbackToken }: Keys, headers: Headers, body: string): Notice {
  const sent = parseRecord(body)
  if (!sent) return { isGenuine: false, topic: 'unknown' }
  const isGenuine = Boolean(callbackToken) && isSame(callbackToken ?? '', headers.get('x-callback-token') ?? '')
  const [event, data] = [textOf(sent['event']) ?? '', toRecord(sent['data'])]
  const orderId = event === '' ? textOf(sent['external_id']) : textOf(data['reference_id'])
  const topic = topicOf(event, sent)
  // A refund bears its own reference, and says nothing of the order's: the clock asks for it.
  if (topic === 'unknown' || !orderId) return { isGenuine, topic: 'unknown' }
  return { isGenuine, topic, orderId }
}

function topicOf(event: string, sent: Record<string, unknown>): Notice['topic'] {
  if (event === '') return textOf(sent['external_id']) ? 'payment' : 'unknown'
  if (event.startsWith('payment_session.')) return 'payment'
  return event.startsWith('payout.') ? 'payout' : 'unknown'
}
