import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { readObject, toText } from '../gate.ts'
import { isRefundable, type Transaction } from '../model.ts'
import { tellOfRefund } from '../notices.ts'
import type { CallEnv, Parts } from '../parts.ts'
import { atOnce } from '../store.ts'
import { findOwn, findRefund, listPaid, listRefunds, refund } from '../transactions.ts'
import { conflict, invalid, notFound } from './errors.ts'
import { requestIdOf, toRefund } from './words.ts'

/** `/refunds`: of what was paid by QRIS or a wallet. */
export function createRefunds(parts: Parts): Hono<CallEnv> {
  const app = new Hono<CallEnv>()
  app.post('/', async c => {
    const body = (await readObject(c)) ?? {}
    const amount = Number(body['amount'])
    if (!Number.isSafeInteger(amount) || amount <= 0) return invalid(c, 'amount')
    const [requestId, invoiceId] = [toText(body['payment_request_id']), toText(body['invoice_id'])]
    if (!requestId && !invoiceId) return invalid(c, 'payment_request_id')
    const one = await findPaid(parts, c.get('key').merchant, requestId, invoiceId)
    if (!one) return notFound(c)
    if (!isRefundable(one.method)) return conflict(c, 'REFUND_NOT_SUPPORTED', 'The payment method does not support refunds')
    const key = c.req.header('idempotency-key') ?? toText(body['reference_id']) ?? randomUUID()
    const now = parts.now()
    const of = { merchant: c.get('merchant'), origin: c.get('origin'), now }
    const done = await atOnce(parts.pool, async sql => {
      const result = await refund(sql, one, { id: `rfd-${randomUUID()}`, key, amount, reason: toText(body['reason']) ?? '' }, now)
      if (result.kind === 'made') await tellOfRefund(sql, of, result.refund, result.transaction)
      return result
    })
    if (done.kind === 'over') return conflict(c, 'MAXIMUM_REFUND_AMOUNT_REACHED', 'The amount is more than what is left of the payment')
    if (done.refund.amount !== amount) return conflict(c, 'IDEMPOTENCY_ERROR', 'The key was used with another amount')
    parts.wake()
    return c.json(toRefund(done.refund, done.transaction))
  })
  app.get('/', async c => {
    const one = await findPaid(parts, c.get('key').merchant, c.req.query('payment_request_id'), c.req.query('invoice_id'))
    const listed = one ? await listRefunds(parts.pool, one.id) : []
    return c.json({ data: one ? listed.map(each => toRefund(each, one)) : [], has_more: false })
  })
  app.get('/:id', async c => {
    const { merchant } = c.get('key')
    const found = await findRefund(parts.pool, merchant, c.req.param('id'))
    const one = found && (await findOwn(parts.pool, merchant, 'xendit', found.transactionId))
    return found && one ? c.json(toRefund(found, one)) : notFound(c)
  })
  return app
}

async function findPaid(parts: Parts, merchant: string, requestId?: string, invoiceId?: string): Promise<Transaction | undefined> {
  if (invoiceId) {
    const one = await findOwn(parts.pool, merchant, 'xendit', invoiceId)
    return one?.state === 'paid' ? one : undefined
  }
  // The id of a payment request is made from the session's, so nothing stores it.
  return (await listPaid(parts.pool, merchant, 'xendit')).find(one => requestIdOf(one) === requestId)
}
