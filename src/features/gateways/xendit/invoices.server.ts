import { GatewayFault, type GatewayStatus, type Method, type Opened, type OpenOrder, type OrderState } from '../gateway.ts'
import { momentOf, rupiahOf, textOf, toList, toRecord } from '../json.ts'
import { askXendit, keepKnown, type XenditParts } from './api.server.ts'
import { refundedOf, withRefunds } from './sessions.server.ts'

/** Source: docs.xendit.co, "Create invoice", `payment_methods`. */
const CHANNELS: Partial<Record<Method, string>> = {
  'va-bca': 'BCA',
  'va-bni': 'BNI',
  'va-bri': 'BRI',
  'va-mandiri': 'MANDIRI',
  'va-permata': 'PERMATA',
  qris: 'QRIS',
}

const STATES: Record<string, OrderState> = { PENDING: 'pending', PAID: 'paid', SETTLED: 'paid', EXPIRED: 'expired' }

/** Opens an invoice of the older kind, for accounts without sessions; one of this order that is there is taken. */
export async function openInvoice(parts: XenditParts, order: OpenOrder, now: Date, signal: AbortSignal): Promise<Opened> {
  const channel = CHANNELS[order.method]
  if (!channel) throw new GatewayFault('refused', `no method ${order.method}`)
  const known = await findInvoice(parts, order.orderId, signal)
  if (known) return toOpened(order, known)
  const body = {
    external_id: order.orderId,
    amount: order.amount,
    currency: 'IDR',
    description: order.invoiceNumber,
    invoice_duration: Math.max(60, Math.ceil((order.expiresAt.getTime() - now.getTime()) / 1000)),
    payment_methods: [channel],
    customer: {
      given_names: order.buyer.name.slice(0, 50) || '-',
      ...(order.buyer.email && { email: order.buyer.email }),
      ...(order.buyer.phone && { mobile_number: order.buyer.phone }),
    },
    success_redirect_url: order.returnUrl,
    failure_redirect_url: order.returnUrl,
    items: order.lines.map(({ name, quantity, price }) => ({ name: name.slice(0, 256), quantity, price })),
  }
  const answer = await askXendit(parts, { path: '/v2/invoices', body, headers: { 'idempotency-key': order.orderId } }, signal)
  return toOpened(order, toRecord(answer.json))
}

function toOpened(order: OpenOrder, body: Record<string, unknown>): Opened {
  const [ref, redirectUrl] = [textOf(body['id']), textOf(body['invoice_url'])]
  if (!ref || !redirectUrl || !/^https?:\/\//.test(redirectUrl)) throw new GatewayFault('unreadable', 'an invoice without a link')
  if (rupiahOf(body['amount']) !== order.amount) throw new GatewayFault('refused', 'the invoice is there with another amount')
  return { ref, instructions: { redirectUrl }, expiresAt: momentOf(body['expiry_date']) ?? order.expiresAt }
}

/** Returns the invoice of an order: the paid one if there are several. */
export async function findInvoice(parts: XenditParts, orderId: string, signal: AbortSignal): Promise<Record<string, unknown> | undefined> {
  const { status, json } = await askXendit(parts, { path: `/v2/invoices?${new URLSearchParams({ external_id: orderId })}` }, signal, [404])
  const found = status === 404 ? [] : toList(json).filter(one => one['external_id'] === orderId)
  return found.find(one => one['status'] === 'PAID' || one['status'] === 'SETTLED') ?? found[0]
}

export async function invoiceStatus(parts: XenditParts, orderId: string, signal: AbortSignal): Promise<GatewayStatus> {
  const body = await findInvoice(parts, orderId, signal)
  if (!body) return { state: 'missing', amount: 0, refunded: 0, raw: {} }
  const word = textOf(body['status']) ?? ''
  const state = Object.hasOwn(STATES, word) ? STATES[word] : undefined
  const [ref, asked] = [textOf(body['id']), rupiahOf(body['amount'])]
  const amount = state === 'paid' ? (rupiahOf(body['paid_amount']) ?? asked) : asked
  if (!state || !ref || amount === undefined || (textOf(body['currency']) ?? 'IDR') !== 'IDR')
    throw new GatewayFault('unreadable', `an invoice that is ${JSON.stringify([word, body['amount'], body['paid_amount']])}`)
  if (state !== 'paid') return { state, amount, refunded: 0, ref, raw: keepKnown(body) }
  const refunded = await refundedOf(parts, { invoice_id: ref }, signal)
  const [fee, paidAt] = [rupiahOf(body['fees_paid_amount']), momentOf(body['paid_at'])]
  return {
    state: withRefunds(amount, refunded),
    amount,
    refunded,
    ref,
    ...(fee !== undefined && { fee }),
    ...(paidAt && { paidAt }),
    raw: keepKnown(body),
  }
}

/** Ends an invoice that is open. */
export async function cancelInvoice(parts: XenditParts, orderId: string, signal: AbortSignal): Promise<void> {
  const body = await findInvoice(parts, orderId, signal)
  const id = textOf(body?.['id'])
  if (!id || body?.['status'] !== 'PENDING') return
  await askXendit(parts, { path: `/invoices/${encodeURIComponent(id)}/expire!`, body: {} }, signal, [400, 404, 409])
}
