import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { notifyUrlsOf, readObject, toObject, toText, toUrl } from '../gate.ts'
import { METHODS, type Method, type Transaction } from '../model.ts'
import type { CallEnv, Parts } from '../parts.ts'
import { atOnce, isTaken } from '../store.ts'
import { addTransaction, findOwn, renewOpen } from '../transactions.ts'
import { readOrder } from './charge.ts'

const UNITS: Record<string, number> = { minute: 60_000, hour: 3600_000, day: 24 * 3600_000 }
const DAY_MS = 24 * 3600_000

/** Snap's names of payments that differ from ours. Source: docs.midtrans.com, "Snap: enabled_payments". */
const PAYMENTS: Record<string, Method> = {
  bca_va: 'va-bca',
  bni_va: 'va-bni',
  bri_va: 'va-bri',
  permata_va: 'va-permata',
  echannel: 'va-mandiri',
  qris: 'qris',
  other_qris: 'qris',
  gopay: 'gopay',
}

/** `POST /snap/v1/transactions`: makes a payment page. The same order again, while nothing is chosen on it, gives the same page. */
export async function createSnap(parts: Parts, c: Context<CallEnv>): Promise<Response> {
  const body = await readObject(c)
  const order = body && readOrder(body)
  if (!order)
    return c.json({ error_messages: ['transaction_details.gross_amount is not equal to the sum of item_details, or invalid'] }, 400)
  const now = parts.now()
  const expiresAt = new Date(now.getTime() + durationOf(toObject(body['expiry'])))
  const { merchant } = c.get('key')
  try {
    const made = await atOnce(parts.pool, async sql => {
      const earlier = await findOwn(sql, merchant, 'midtrans', order.orderId)
      if (earlier) return earlier.kind === 'snap' ? await renewOpen(sql, earlier.id, order.amount, expiresAt, now) : undefined
      return await addTransaction(sql, {
        id: randomUUID(),
        gateway: 'midtrans',
        merchant,
        kind: 'snap',
        reference: order.orderId,
        idempotencyKey: null,
        method: null,
        methods: methodsOf(body['enabled_payments']),
        amount: order.amount,
        vaNumber: null,
        qrString: null,
        sent: {},
        notifyUrls: notifyUrlsOf(c),
        finishUrl: toUrl(toObject(body['callbacks'])?.['finish']),
        cancelUrl: null,
        createdAt: now,
        expiresAt,
      })
    })
    return made ? c.json(answerOf(made, c.get('origin')), 201) : taken(c)
  } catch (error) {
    if (!isTaken(error)) throw error
    return taken(c)
  }
}

const taken = (c: Context) => c.json({ error_messages: ['transaction_details.order_id has already been taken'] }, 400)

const answerOf = ({ id }: Transaction, origin: string) => ({ token: id, redirect_url: `${origin}/midtrans/snap/v4/redirection/${id}` })

function methodsOf(enabled: unknown): Method[] {
  const named: unknown[] = Array.isArray(enabled) ? enabled : []
  const found = new Set(named.flatMap(name => PAYMENTS[String(name)] ?? []))
  return found.size > 0 ? [...found] : [...METHODS]
}

function durationOf(expiry: Record<string, unknown> | undefined): number {
  const unit = UNITS[(toText(expiry?.['unit']) ?? 'minute').replace(/s$/, '')]
  const ms = Number(expiry?.['duration']) * (unit ?? Number.NaN)
  return ms > 0 ? ms : DAY_MS
}
