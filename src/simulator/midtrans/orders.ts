import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { asOfNow } from '../expiry.ts'
import { readObject, toText } from '../gate.ts'
import { isRefundable, type Transaction } from '../model.ts'
import { tell } from '../notices.ts'
import type { CallEnv, Parts } from '../parts.ts'
import { atOnce } from '../store.ts'
import { end, findOwn, listRefunds, refund } from '../transactions.ts'
import { statusIn, toAmount, toFields, toTime } from './words.ts'

/** Midtrans answers 200 and says in the body, by `status_code`, what came of the call. Source: midtrans-nodejs-client, `httpClient.js`. */
function refusal(c: Context, code: '404' | '406' | '412' | '414', message: string): Response {
  return c.json({ status_code: code, status_message: message, id: randomUUID() })
}

const unknown = (c: Context) => refusal(c, '404', "Transaction doesn't exist.")
const cannotChange = (c: Context) => refusal(c, '412', 'Merchant cannot modify the status of the transaction')

/** Finds the order of the call. A payment page on which nothing was chosen is none yet. */
async function findOrder(parts: Parts, c: Context<CallEnv>): Promise<Transaction | undefined> {
  const one = await asOfNow(parts, await findOwn(parts.pool, c.get('key').merchant, 'midtrans', c.req.param('order') ?? ''))
  return one?.method ? one : undefined
}

/** `GET /v2/{order}/status`. */
export async function status(parts: Parts, c: Context<CallEnv>): Promise<Response> {
  const one = await findOrder(parts, c)
  if (!one) return unknown(c)
  const said = statusIn(c.get('merchant').weather, one)
  if (said === 'not-found') return unknown(c)
  const refunds = await listRefunds(parts.pool, one.id)
  return c.json({
    ...toFields(one, said),
    status_message: 'Success, transaction is found',
    ...(refunds.length > 0 && {
      refunds: refunds.map((each, at) => ({
        refund_chargeback_id: at + 1,
        refund_amount: toAmount(each.amount),
        reason: each.reason,
        refund_key: each.key,
        created_at: toTime(each.createdAt),
        refund_method: 'api',
      })),
    }),
  })
}

/** `POST /v2/{order}/cancel` and `/expire`: of what is pending. */
export async function endOrder(parts: Parts, c: Context<CallEnv>, state: 'cancelled' | 'expired'): Promise<Response> {
  const one = await findOrder(parts, c)
  if (!one) return unknown(c)
  const now = parts.now()
  const ended = await atOnce(parts.pool, async sql => {
    const changed = await end(sql, one.id, state, now)
    if (changed) await tell(sql, { merchant: c.get('merchant'), origin: c.get('origin'), now }, changed)
    return changed
  })
  if (!ended) return cannotChange(c)
  parts.wake()
  const message = state === 'cancelled' ? 'Success, transaction is canceled' : 'Success, transaction is expired'
  return c.json({ ...toFields(ended), status_message: message })
}

/** `POST /v2/{order}/refund` and `/refund/online/direct`: of what was paid by QRIS or GoPay, as much as is left of it. */
export async function refundOrder(parts: Parts, c: Context<CallEnv>): Promise<Response> {
  const one = await findOrder(parts, c)
  if (!one) return unknown(c)
  if (one.state !== 'paid' || !isRefundable(one.method)) return cannotChange(c)
  const body = (await readObject(c)) ?? {}
  const amount = Number(body['amount'] ?? (one.paid ?? 0) - one.refunded)
  if (!Number.isSafeInteger(amount) || amount <= 0) return refusal(c, '414', 'Refund request is rejected due to invalid amount')
  const key = toText(body['refund_key']) ?? randomUUID()
  const now = parts.now()
  const done = await atOnce(parts.pool, async sql => {
    const result = await refund(sql, one, { id: randomUUID(), key, amount, reason: toText(body['reason']) ?? '' }, now)
    if (result.kind === 'made') await tell(sql, { merchant: c.get('merchant'), origin: c.get('origin'), now }, result.transaction)
    return result
  })
  if (done.kind === 'over') return refusal(c, '414', 'Refund request is rejected due to invalid amount')
  if (done.refund.amount !== amount) return refusal(c, '406', 'Refund key has been used for another amount')
  parts.wake()
  return c.json({
    ...toFields(done.transaction),
    status_message: 'Success, refund request is approved',
    refund_chargeback_id: (await listRefunds(parts.pool, one.id)).findIndex(({ id }) => id === done.refund.id) + 1,
    refund_amount: toAmount(amount),
    refund_key: key,
  })
}
