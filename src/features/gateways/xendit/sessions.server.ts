import { GatewayFault, type GatewayStatus, type Method, type Opened, type OpenOrder, type OrderState } from '../gateway.ts'
import { momentOf, rupiahOf, textOf, toList, toRecord } from '../json.ts'
import { askXendit, keepKnown, type XenditParts } from './api.server.ts'

/** Channels of sessions. Source: docs.xendit.co, "Create a session", `allowed_payment_channels`. */
const CHANNELS: Partial<Record<Method, string>> = {
  'va-bca': 'BCA_VIRTUAL_ACCOUNT',
  'va-bni': 'BNI_VIRTUAL_ACCOUNT',
  'va-bri': 'BRI_VIRTUAL_ACCOUNT',
  'va-mandiri': 'MANDIRI_VIRTUAL_ACCOUNT',
  'va-permata': 'PERMATA_VIRTUAL_ACCOUNT',
  qris: 'QRIS',
}

/** Source: docs.xendit.co, "Get session", `status`. */
const STATES: Record<string, OrderState> = { ACTIVE: 'pending', COMPLETED: 'paid', EXPIRED: 'expired', CANCELED: 'cancelled' }

/** Opens a payment page. A page whose answer was lost is known to nobody and ends by itself, so opening again can't be paid twice. */
export async function openSession(parts: XenditParts, order: OpenOrder, signal: AbortSignal): Promise<Opened> {
  const channel = CHANNELS[order.method]
  if (!channel) throw new GatewayFault('refused', `no method ${order.method}`)
  const body = {
    reference_id: order.orderId,
    session_type: 'PAY',
    mode: 'PAYMENT_LINK',
    amount: order.amount,
    currency: 'IDR',
    country: 'ID',
    locale: 'id',
    description: order.invoiceNumber,
    allowed_payment_channels: [channel],
    customer: customerOf(order),
    expires_at: order.expiresAt.toISOString(),
    // Xendit takes https addresses alone.
    ...(order.returnUrl.startsWith('https:') && { success_return_url: order.returnUrl, cancel_return_url: order.returnUrl }),
  }
  const headers = { 'idempotency-key': order.orderId }
  const answer = toRecord((await askXendit(parts, { path: '/sessions', body, headers }, signal)).json)
  const [ref, redirectUrl] = [textOf(answer['payment_session_id']), textOf(answer['payment_link_url'])]
  if (!ref?.startsWith(SESSION_REF) || !redirectUrl || !/^https?:\/\//.test(redirectUrl))
    throw new GatewayFault('unreadable', 'a session without a link')
  return { ref, instructions: { redirectUrl }, expiresAt: momentOf(answer['expires_at']) ?? order.expiresAt }
}

const SESSION_REF = 'ps-'
export const isSession = (ref: string | undefined): ref is string => ref?.startsWith(SESSION_REF) ?? false

function customerOf({ orderId, buyer }: OpenOrder): object {
  return {
    reference_id: orderId,
    type: 'INDIVIDUAL',
    individual_detail: { given_names: buyer.name.slice(0, 50) || '-' },
    ...(buyer.email && { email: buyer.email }),
    ...(buyer.phone && { mobile_number: buyer.phone }),
  }
}

export async function sessionStatus(parts: XenditParts, orderId: string, ref: string, signal: AbortSignal): Promise<GatewayStatus> {
  const answer = await askXendit(parts, { path: `/sessions/${encodeURIComponent(ref)}` }, signal, [404])
  if (answer.status === 404) return { state: 'missing', amount: 0, refunded: 0, raw: {} }
  const body = toRecord(answer.json)
  const word = textOf(body['status']) ?? ''
  const state = Object.hasOwn(STATES, word) ? STATES[word] : undefined
  const amount = rupiahOf(body['amount'])
  if (!state || amount === undefined || body['reference_id'] !== orderId || body['currency'] !== 'IDR')
    throw new GatewayFault('unreadable', `a session that is ${JSON.stringify([body['reference_id'], word, body['amount']])}`)
  if (state !== 'paid') return { state, amount, refunded: 0, ref, raw: keepKnown(body) }
  const request = textOf(body['payment_request_id'])
  const refunded = request ? await refundedOf(parts, { payment_request_id: request }, signal) : 0
  const paidAt = momentOf(body['updated'])
  return { state: withRefunds(amount, refunded), amount, refunded, ref, ...(paidAt && { paidAt }), raw: keepKnown(body) }
}

/** Returns the state of what is paid and was given back in part or whole. */
export function withRefunds(amount: number, refunded: number): OrderState {
  return refunded === 0 ? 'paid' : refunded < amount ? 'partially-refunded' : 'refunded'
}

/** Returns the sum of the refunds of a payment that have arrived. Source: docs.xendit.co, "List refunds". */
export async function refundedOf(
  parts: XenditParts,
  of: { payment_request_id: string } | { invoice_id: string },
  signal: AbortSignal,
): Promise<number> {
  const answer = await askXendit(parts, { path: `/refunds?${new URLSearchParams({ ...of })}` }, signal, [404])
  const listed = answer.status === 404 ? [] : toList(toRecord(answer.json)['data'])
  return listed.filter(one => one['status'] === 'SUCCEEDED').reduce((sum, one) => sum + (rupiahOf(one['amount']) ?? 0), 0)
}

/** Ends a page. 404 and 409: it isn't there, or has ended. */
export async function cancelSession(parts: XenditParts, ref: string, signal: AbortSignal): Promise<void> {
  await askXendit(parts, { path: `/sessions/${encodeURIComponent(ref)}/cancel`, body: {} }, signal, [400, 404, 409])
}

/** Returns the payment request that paid a session; undefined if nothing did. */
export async function requestOf(parts: XenditParts, ref: string, signal: AbortSignal): Promise<string | undefined> {
  const answer = await askXendit(parts, { path: `/sessions/${encodeURIComponent(ref)}` }, signal, [404])
  return answer.status === 404 ? undefined : textOf(toRecord(answer.json)['payment_request_id'])
}
