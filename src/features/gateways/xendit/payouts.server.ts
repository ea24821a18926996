import { GatewayFault, type PayoutDriver, type PayoutStatus } from '../gateway.ts'
import { rupiahOf, textOf, toList, toRecord } from '../json.ts'
import { askXendit, keepKnown, type XenditParts } from './api.server.ts'

/** Source: docs.xendit.co, "Payouts", `status`. */
const STATES: Record<string, PayoutStatus['state']> = {
  ACCEPTED: 'sent',
  REQUESTED: 'sent',
  LOCKED: 'sent',
  PENDING_COMPLIANCE_ASSESSMENT: 'sent',
  SUCCEEDED: 'paid',
  FAILED: 'failed',
  CANCELLED: 'failed',
  COMPLIANCE_REJECTED: 'failed',
  REVERSED: 'reversed',
}

const PREFIX = 'ID_'

/** Payouts to Indonesian banks. A bank's code is the channel's without its country, in small letters: `ID_BCA` is `bca`. */
export function createPayouts(parts: XenditParts): PayoutDriver {
  return {
    async banks(signal) {
      const { json } = await askXendit(parts, { path: '/payouts_channels?currency=IDR&channel_category=BANK' }, signal)
      return toList(json).flatMap(one => {
        const [code, name] = [textOf(one['channel_code']), textOf(one['channel_name'])]
        return code?.startsWith(PREFIX) && name ? [{ code: code.slice(PREFIX.length).toLowerCase(), name }] : []
      })
    },
    // Xendit looks accounts up for some businesses alone.
    checkAccount: async () => ({ state: 'unchecked' }),
    async send(order, signal) {
      const body = {
        reference_id: order.key,
        channel_code: `${PREFIX}${order.bank.toUpperCase()}`,
        channel_properties: { account_number: order.number, account_holder_name: order.holder },
        amount: order.amount,
        currency: 'IDR',
        description: order.note.slice(0, 100),
        ...(order.email && { receipt_notification: { email_to: [order.email] } }),
      }
      const { json } = await askXendit(parts, { path: '/v2/payouts', body, headers: { 'idempotency-key': order.key } }, signal)
      const ref = textOf(toRecord(json)['id'])
      if (!ref) throw new GatewayFault('unreadable', 'a payout without an id')
      return { ref }
    },
    async status({ key, ref }, signal) {
      const { json } = await askXendit(parts, { path: `/v2/payouts?${new URLSearchParams({ reference_id: key })}` }, signal)
      const found = toList(toRecord(json)['data']).filter(one => one['reference_id'] === key)
      const body = found.find(one => one['id'] === ref) ?? found[0]
      return body ? toStatus(body) : { state: 'missing', amount: 0, raw: {} }
    },
    async balance(signal) {
      const { json } = await askXendit(parts, { path: '/balance?account_type=CASH&currency=IDR' }, signal)
      const balance = rupiahOf(toRecord(json)['balance'])
      if (balance === undefined) throw new GatewayFault('unreadable', 'no balance')
      return balance
    },
  }
}

function toStatus(body: Record<string, unknown>): PayoutStatus {
  const word = textOf(body['status']) ?? ''
  const state = Object.hasOwn(STATES, word) ? STATES[word] : undefined
  const amount = rupiahOf(body['amount'])
  if (!state || amount === undefined) throw new GatewayFault('unreadable', `a payout that is ${JSON.stringify([word, body['amount']])}`)
  const [ref, reason] = [textOf(body['id']), textOf(body['failure_code'])]
  return { state, amount, ...(ref && { ref }), ...(reason && { reason: reason.slice(0, 200) }), raw: keepKnown(body) }
}
