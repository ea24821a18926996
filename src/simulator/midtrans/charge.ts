import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { qrStringFor, vaNumberFor } from '../accounts.ts'
import { notifyUrlsOf, readObject, toObject, toText, toUrl } from '../gate.ts'
import type { Method, Transaction } from '../model.ts'
import { tell } from '../notices.ts'
import type { CallEnv, Parts } from '../parts.ts'
import { atOnce, isTaken } from '../store.ts'
import { addTransaction, findByKey } from '../transactions.ts'
import { toFields } from './words.ts'

const HOUR_MS = 3600_000
/** Virtual accounts are open for a day, QRIS and GoPay for a quarter of an hour. Source: docs.midtrans.com, "Custom Expiry". */
const USUAL_MS: Partial<Record<Method, number>> = { qris: HOUR_MS / 4, gopay: HOUR_MS / 4 }
const UNITS: Record<string, number> = { second: 1000, minute: 60_000, hour: HOUR_MS, day: 24 * HOUR_MS }

/** `POST /v2/charge`: makes a virtual account, a code or a GoPay payment. */
export async function charge(parts: Parts, c: Context<CallEnv>): Promise<Response> {
  const { merchant: whose } = c.get('key')
  const merchant = c.get('merchant')
  const key = c.req.header('idempotency-key') ?? c.req.header('x-idempotency-key') ?? null
  const earlier = key && (await findByKey(parts.pool, whose, 'midtrans', key))
  if (earlier) return c.json(answerOf(earlier, c.get('origin')))
  const body = await readObject(c)
  const wish = body && readCharge(body)
  if (!wish) return c.json({ status_code: '400', status_message: 'One or more parameters in the payload is invalid.', id: randomUUID() })
  const now = parts.now()
  const { method, amount, orderId } = wish
  try {
    const made = await atOnce(parts.pool, async sql => {
      const one = await addTransaction(sql, {
        id: randomUUID(),
        gateway: 'midtrans',
        merchant: whose,
        kind: 'charge',
        reference: orderId,
        idempotencyKey: key,
        method,
        methods: [method],
        amount,
        vaNumber: vaNumberFor(method),
        qrString: qrStringFor(method, merchant, amount, orderId),
        sent: {},
        notifyUrls: notifyUrlsOf(c),
        finishUrl: wish.finishUrl,
        cancelUrl: null,
        createdAt: now,
        expiresAt: expiryOf(toObject(body['custom_expiry']), method, now),
      })
      await tell(sql, { merchant, origin: c.get('origin'), now }, one)
      return one
    })
    parts.wake()
    return c.json(answerOf(made, c.get('origin')))
  } catch (error) {
    if (!isTaken(error)) throw error
    return c.json({
      status_code: '406',
      status_message:
        'The request could not be completed due to a conflict with the current state of the target resource, please try again',
      id: randomUUID(),
    })
  }
}

/** Returns what is charged for and how; undefined if the call is not a charge. */
function readCharge(
  body: Record<string, unknown>,
): { method: Method; amount: number; orderId: string; finishUrl: string | null } | undefined {
  const order = readOrder(body)
  const method = methodOf(body)
  const gopay = toObject(body['gopay'])
  return order && method && { ...order, method, finishUrl: toUrl(gopay?.['callback_url']) }
}

/** Reads order id and amount. Where items are given, they sum up to the amount. */
export function readOrder(body: Record<string, unknown>): { orderId: string; amount: number } | undefined {
  const details = toObject(body['transaction_details'])
  const orderId = toText(details?.['order_id'])
  const amount = Number(details?.['gross_amount'])
  if (!orderId || !/^[\w.~-]{1,50}$/.test(orderId) || !Number.isSafeInteger(amount) || amount <= 0) return undefined
  const items: unknown[] | undefined = Array.isArray(body['item_details']) ? body['item_details'] : undefined
  const sum = items?.map(toObject).reduce((total, item) => total + Number(item?.['price']) * Number(item?.['quantity']), 0)
  return sum === undefined || sum === amount ? { orderId, amount } : undefined
}

function methodOf(body: Record<string, unknown>): Method | undefined {
  const type = body['payment_type']
  if (type === 'qris' || type === 'gopay') return type
  if (type === 'echannel') return 'va-mandiri'
  if (type === 'permata') return 'va-permata'
  const bank = type === 'bank_transfer' ? toObject(body['bank_transfer'])?.['bank'] : undefined
  return ({ bca: 'va-bca', bni: 'va-bni', bri: 'va-bri', permata: 'va-permata' } as Record<string, Method>)[String(bank)]
}

/** Returns when it expires: as `custom_expiry` says, else as usual. */
function expiryOf(custom: Record<string, unknown> | undefined, method: Method, now: Date): Date {
  const unit = UNITS[toText(custom?.['unit']) ?? 'minute']
  const ms = Number(custom?.['expiry_duration']) * (unit ?? Number.NaN)
  const from = toText(custom?.['order_time'])
  const since = from ? new Date(from.replace(' +', '+').replace(' ', 'T')) : now
  const start = Number.isNaN(since.getTime()) ? now : since
  return new Date(start.getTime() + (ms > 0 ? ms : (USUAL_MS[method] ?? 24 * HOUR_MS)))
}

const MESSAGES: Partial<Record<Method, string>> = {
  qris: 'QRIS transaction is created',
  gopay: 'GoPay transaction is created',
  'va-mandiri': 'OK, Mandiri Bill transaction is successful',
}

function answerOf(one: Transaction, origin: string): Record<string, unknown> {
  const { method, id, qrString } = one
  const message = (method && MESSAGES[method]) ?? 'Success, Bank Transfer transaction is created'
  const code = { name: 'generate-qr-code', method: 'GET', url: `${origin}/midtrans/v2/qris/${id}/qr-code` }
  const wallet = { name: 'deeplink-redirect', method: 'GET', url: `${origin}/pay/${id}` }
  return {
    ...toFields(one),
    status_message: message,
    ...(method === 'qris' && { qr_string: qrString, actions: [code] }),
    ...(method === 'gopay' && { actions: [{ ...code, url: code.url.replace('/qris/', '/gopay/') }, wallet] }),
  }
}
