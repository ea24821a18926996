import { GatewayFault, type Instructions, type Method, type OpenOrder } from '../gateway.ts'
import { textOf, toList } from '../json.ts'
import { writeTime } from './status.ts'

/** Banks whose virtual accounts are charged as `bank_transfer`. */
const BANKS: Partial<Record<Method, string>> = { 'va-bca': 'bca', 'va-bni': 'bni', 'va-bri': 'bri', 'va-permata': 'permata' }

/** What Snap calls our methods. Source: docs.midtrans.com, "Snap: enabled_payments". */
const SNAP_PAYMENTS: Partial<Record<Method, string>> = {
  'va-bca': 'bca_va',
  'va-bni': 'bni_va',
  'va-bri': 'bri_va',
  'va-permata': 'permata_va',
  'va-mandiri': 'echannel',
  qris: 'other_qris',
  gopay: 'gopay',
}

/** Returns the body of `POST /v2/charge`. */
export function chargeBody(order: OpenOrder, now: Date): Record<string, unknown> {
  return {
    ...methodFields(order),
    ...commonFields(order),
    custom_expiry: { order_time: writeTime(now), expiry_duration: minutesUntil(order.expiresAt, now), unit: 'minute' },
  }
}

/** Returns the body of `POST /snap/v1/transactions`, for a page of theirs with one method. */
export function snapBody(order: OpenOrder, now: Date): Record<string, unknown> {
  const payment = SNAP_PAYMENTS[order.method]
  if (!payment) throw new GatewayFault('refused', `no method ${order.method}`)
  return {
    ...commonFields(order),
    enabled_payments: [payment],
    callbacks: { finish: order.returnUrl },
    expiry: { start_time: writeTime(now), duration: minutesUntil(order.expiresAt, now), unit: 'minute' },
  }
}

const minutesUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 60_000))

function methodFields({ method, invoiceNumber, returnUrl }: OpenOrder): Record<string, unknown> {
  const bank = BANKS[method]
  if (bank) return { payment_type: 'bank_transfer', bank_transfer: { bank } }
  if (method === 'va-mandiri')
    return { payment_type: 'echannel', echannel: { bill_info1: 'Invoice:', bill_info2: invoiceNumber.slice(0, 30) } }
  if (method === 'qris') return { payment_type: 'qris', qris: { acquirer: 'gopay' } }
  if (method === 'gopay') return { payment_type: 'gopay', gopay: { enable_callback: true, callback_url: returnUrl } }
  throw new GatewayFault('refused', `no method ${method}`)
}

function commonFields(order: OpenOrder): Record<string, unknown> {
  return {
    transaction_details: { order_id: order.orderId, gross_amount: order.amount },
    item_details: itemsOf(order),
    customer_details: customerOf(order),
  }
}

/** Items have to sum up to the amount: what a coupon takes off, or a tax adds, is an item of its own. */
function itemsOf({ lines, amount, invoiceNumber }: OpenOrder): object[] {
  const items = lines.map(({ name, quantity, price }, at) => ({ id: `line-${at + 1}`, name: name.slice(0, 50), price, quantity }))
  const rest = amount - lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  return rest === 0 ? items : [...items, { id: 'adjustment', name: invoiceNumber.slice(0, 50), price: rest, quantity: 1 }]
}

function customerOf({ buyer }: OpenOrder): object {
  return {
    first_name: buyer.name.slice(0, 255) || '-',
    ...(buyer.email && { email: buyer.email }),
    ...(buyer.phone && { phone: buyer.phone }),
  }
}

/** Reads what a payer needs from the answer to a charge, or to the status call of one; undefined if it isn't there. */
export function instructionsOf(method: Method, body: Record<string, unknown>): Instructions | undefined {
  const bank = BANKS[method]
  if (bank) {
    const vaNumber = textOf(toList(body['va_numbers'])[0]?.['va_number']) ?? textOf(body['permata_va_number'])
    return vaNumber ? { vaNumber, bank } : undefined
  }
  if (method === 'va-mandiri') {
    const [vaNumber, billerCode] = [textOf(body['bill_key']), textOf(body['biller_code'])]
    return vaNumber && billerCode ? { vaNumber, billerCode, bank: 'mandiri' } : undefined
  }
  const actions = toList(body['actions'])
  const linkOf = (name: string) => httpUrl(actions.find(one => one['name'] === name)?.['url'])
  const qrString = textOf(body['qr_string'])
  if (method === 'qris') return qrString ? { qrString } : undefined
  const redirectUrl = linkOf('deeplink-redirect')
  return redirectUrl ? { redirectUrl, ...(qrString && { qrString }) } : undefined
}

/** Links that payers follow lead to web pages, or to the app of GoPay. */
function httpUrl(value: unknown): string | undefined {
  const text = textOf(value)
  return text && URL.canParse(text) && ['https:', 'http:', 'gojek:'].includes(new URL(text).protocol) ? text : undefined
}
