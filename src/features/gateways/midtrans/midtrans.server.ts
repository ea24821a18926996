import {
  type Gateway,
  GatewayFault,
  type GatewayStatus,
  type Opened,
  type OpenOrder,
  type RefundOrder,
  type RefundResult,
} from '../gateway.ts'
import { textOf, toRecord } from '../json.ts'
import { GATEWAY_METHODS } from '../keys.ts'
import { wordsWithout } from '../transport.server.ts'
import { chargeBody, instructionsOf, snapBody } from './charge.ts'
import { askCore, coreWords, hostsOf, type MidtransParts } from './core.server.ts'
import { readNotification } from './notification.ts'
import { createIris } from './payouts.server.ts'
import { readReport } from './report.ts'
import { readStatus, readTime } from './status.ts'

/** Marks the reference of a page of theirs: until the payer chooses there, the status call knows nothing of the order. */
const PAGE_REF = 'snap:'

/** Midtrans: Core API, or Snap's page where the settings want it, and Iris for payouts. Source: docs.midtrans.com. */
export function createMidtrans(parts: MidtransParts, now: () => Date = () => new Date()): Gateway {
  const { keys } = parts
  const iris = createIris(parts)
  return {
    name: 'midtrans',
    methods: GATEWAY_METHODS.midtrans,
    open: async (order, signal) =>
      keys.page === 'hosted' ? await openPage(parts, order, now(), signal) : await charge(parts, order, now(), signal),
    status: (orderId, signal, ref) => findStatus(parts, orderId, signal, ref),
    cancel: (orderId, signal) => cancel(parts, orderId, signal),
    refund: (order, signal) => refund(parts, order, signal),
    readNotification: (headers, body) => readNotification(keys, headers, body),
    readReport,
    async tryKeys(signal) {
      // An order that nobody made: a key that is wrong is told with 401, and askCore throws.
      await askCore(parts, { path: '/v2/sanggar-key-check/status' }, signal)
    },
    ...(iris && { payouts: iris }),
  }
}

const pathOf = (orderId: string, act: string) => `/v2/${encodeURIComponent(orderId)}/${act}`

async function charge(parts: MidtransParts, order: OpenOrder, now: Date, signal: AbortSignal): Promise<Opened> {
  const headers = { 'idempotency-key': order.orderId, 'x-override-notification': order.notifyUrl }
  const answer = await askCore(parts, { path: '/v2/charge', body: chargeBody(order, now), headers }, signal)
  if (answer.code === 406) return await findOpened(parts, order, signal)
  if (answer.code !== 200 && answer.code !== 201) throw refused(parts, answer)
  return toOpened(order, answer.body)
}

/** The order id is taken: an earlier call opened it, whose answer was lost. */
async function findOpened(parts: MidtransParts, order: OpenOrder, signal: AbortSignal): Promise<Opened> {
  const { code, body } = await askCore(parts, { path: pathOf(order.orderId, 'status') }, signal)
  if (code === 404) throw new GatewayFault('away', 'the order is taken and not there', code)
  const { amount } = readStatus(order.orderId, body)
  if (amount !== order.amount) throw new GatewayFault('refused', `the order is there with another amount, ${amount}`)
  return toOpened(order, body)
}

function toOpened(order: OpenOrder, body: Record<string, unknown>): Opened {
  const ref = textOf(body['transaction_id'])
  const instructions = instructionsOf(order.method, body)
  // Of a code the status call tells no picture: the order can't be paid, and another one has to be made.
  if (!ref || !instructions) throw new GatewayFault('refused', 'no instructions for the payer')
  return { ref, instructions, expiresAt: readTime(body['expiry_time']) ?? order.expiresAt }
}

async function openPage(parts: MidtransParts, order: OpenOrder, now: Date, signal: AbortSignal): Promise<Opened> {
  const { keys, transport } = parts
  const call = { path: '/snap/v1/transactions', key: keys.serverKey ?? '', body: snapBody(order, now) }
  const { status, json } = await transport(hostsOf(parts).app, { ...call, headers: { 'x-override-notification': order.notifyUrl } }, signal)
  const body = toRecord(json)
  const [token, redirectUrl] = [textOf(body['token']), textOf(body['redirect_url'])]
  if (status >= 300) {
    const words: unknown[] = Array.isArray(body['error_messages']) ? body['error_messages'] : []
    throw new GatewayFault(
      'refused',
      wordsWithout(`${status}: ${words.filter(one => typeof one === 'string').join('; ')}`, [keys.serverKey]),
      status,
    )
  }
  if (!token || !redirectUrl || !/^https?:\/\//.test(redirectUrl)) throw new GatewayFault('unreadable', 'no page to pay on', status)
  return { ref: `${PAGE_REF}${token}`.slice(0, 200), instructions: { redirectUrl }, expiresAt: order.expiresAt }
}

async function findStatus(parts: MidtransParts, orderId: string, signal: AbortSignal, ref = ''): Promise<GatewayStatus> {
  const { code, body } = await askCore(parts, { path: pathOf(orderId, 'status') }, signal)
  if (code === 404) return { state: ref.startsWith(PAGE_REF) ? 'pending' : 'missing', amount: 0, refunded: 0, raw: body }
  // 407: expired, with the order's fields as usual.
  if (code >= 400 && code !== 407 && body['transaction_status'] === undefined) throw refused(parts, { code, body })
  return readStatus(orderId, body)
}

/** Cancels what is open. 404: there is no such order; 412: it is paid or has ended. */
async function cancel(parts: MidtransParts, orderId: string, signal: AbortSignal): Promise<void> {
  const answer = await askCore(parts, { path: pathOf(orderId, 'cancel'), body: {} }, signal)
  if (answer.code < 300 || answer.code === 404 || answer.code === 412) return
  // Some methods can't be cancelled, only expired.
  const expired = await askCore(parts, { path: pathOf(orderId, 'expire'), body: {} }, signal)
  if (expired.code < 300 || expired.code === 404 || expired.code === 407 || expired.code === 412) return
  throw refused(parts, expired)
}

async function refund(parts: MidtransParts, { orderId, key, amount, reason }: RefundOrder, signal: AbortSignal): Promise<RefundResult> {
  const body = { refund_key: key, amount, reason: reason.slice(0, 255) }
  const answer = await askCore(parts, { path: pathOf(orderId, 'refund'), body }, signal)
  const ref = textOf(answer.body['refund_chargeback_id']) ?? key
  if (answer.code === 200) return { state: 'done', ref }
  // 201: the bank has it in hand.
  if (answer.code === 201) return { state: 'sent', ref }
  // The key was used: what came of it is in the order's status.
  if (answer.code === 406) return await findRefund(parts, orderId, key, signal)
  return { state: 'failed' }
}

async function findRefund(parts: MidtransParts, orderId: string, key: string, signal: AbortSignal): Promise<RefundResult> {
  const { body } = await askCore(parts, { path: pathOf(orderId, 'status') }, signal)
  const refunds: unknown[] = Array.isArray(body['refunds']) ? body['refunds'] : []
  const found = refunds.map(toRecord).find(one => one['refund_key'] === key)
  return found ? { state: 'done', ref: textOf(found['refund_chargeback_id']) ?? key } : { state: 'sent', ref: key }
}

function refused({ keys }: MidtransParts, { code, body }: { code: number; body: Record<string, unknown> }): GatewayFault {
  return new GatewayFault('refused', `${code}: ${coreWords(body, keys)}`, code)
}
