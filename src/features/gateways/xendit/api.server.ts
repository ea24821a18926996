import { GatewayFault } from '../gateway.ts'
import { textOf, toRecord } from '../json.ts'
import type { Keys } from '../keys.ts'
import { type GatewayAnswer, type Transport, wordsWithout } from '../transport.server.ts'

const HOST = 'https://api.xendit.co'

export interface XenditParts {
  keys: Keys
  transport: Transport
}

/**
 * Asks Xendit, for the sub-account where there is one. Throws GatewayFault: 'refused' for every status from 400 but those of `fine`. Source: docs.xendit.co,
 * "Authentication", "Errors".
 */
export async function askXendit(
  { keys, transport }: XenditParts,
  call: { path: string; body?: object; headers?: Record<string, string> },
  signal: AbortSignal,
  fine: readonly number[] = [],
): Promise<GatewayAnswer> {
  const headers = { ...call.headers, ...(keys.forUserId && { 'for-user-id': keys.forUserId }) }
  const answer = await transport(HOST, { ...call, headers, key: keys.secretKey ?? '' }, signal)
  if (answer.status < 400 || fine.includes(answer.status)) return answer
  const body = toRecord(answer.json)
  const words = `${answer.status} ${textOf(body['error_code']) ?? ''}: ${textOf(body['message']) ?? ''}`
  throw new GatewayFault('refused', wordsWithout(words, [keys.secretKey]), answer.status)
}

export function errorCodeOf({ json }: GatewayAnswer): string {
  return textOf(toRecord(json)['error_code']) ?? ''
}

/** What is kept of an answer: no names and no addresses of payers. */
const KEPT = [
  'id',
  'payment_session_id',
  'payment_request_id',
  'payment_id',
  'reference_id',
  'external_id',
  'status',
  'amount',
  'paid_amount',
  'fees_paid_amount',
  'currency',
  'payment_method',
  'payment_channel',
  'channel_code',
  'created',
  'updated',
  'paid_at',
  'expires_at',
  'expiry_date',
  'failure_code',
]

export function keepKnown(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(KEPT.flatMap(name => (body[name] === undefined ? [] : [[name, body[name]]])))
}
