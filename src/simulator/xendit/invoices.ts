import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { asOfNow } from '../expiry.ts'
import { readObject, toText, toUrl } from '../gate.ts'
import type { Transaction } from '../model.ts'
import type { CallEnv, Parts } from '../parts.ts'
import { findOwn, listOwn } from '../transactions.ts'
import { conflict, invalid, notFound } from './errors.ts'
import { addOnce, expireNow, methodsOf, newTransaction, pick } from './sessions.ts'
import { toInvoice } from './words.ts'

const DAY_SECONDS = 24 * 3600

/** `/v2/invoices`: the older payment pages. */
export function createInvoices(parts: Parts): Hono<CallEnv> {
  const app = new Hono<CallEnv>()
  const shown = (c: Context<CallEnv>, one: Transaction) => {
    const { lies } = c.get('merchant').weather
    if (lies === 'pending') return toInvoice(one, c.get('origin'), 'PENDING')
    return lies === 'settlement' ? toInvoice(one, c.get('origin'), 'PAID') : toInvoice(one, c.get('origin'))
  }
  app.post('/', async c => {
    const body = await readObject(c)
    const amount = Number(body?.['amount'])
    const reference = toText(body?.['external_id'])
    if (!body || !reference) return invalid(c, 'external_id')
    if (!Number.isSafeInteger(amount) || amount <= 0) return invalid(c, 'amount')
    const seconds = Number(body['invoice_duration'] ?? DAY_SECONDS)
    if (!(seconds > 0)) return invalid(c, 'invoice_duration')
    const createdAt = parts.now()
    const made = await addOnce(parts, {
      ...newTransaction(c, randomBytes(12).toString('hex'), 'invoice'),
      reference,
      methods: methodsOf(body['payment_methods']),
      amount,
      sent: pick(body, ['customer', 'items', 'description', 'payer_email', 'fees', 'metadata']),
      finishUrl: toUrl(body['success_redirect_url']),
      cancelUrl: toUrl(body['failure_redirect_url']),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + seconds * 1000),
    })
    return c.json(toInvoice(made, c.get('origin')))
  })
  app.get('/', async c => {
    if (c.get('merchant').weather.lies === 'not-found') return c.json([])
    const found = await listOwn(parts.pool, c.get('key').merchant, 'xendit', c.req.query('external_id') ?? '')
    return c.json(found.filter(({ kind }) => kind === 'invoice').map(one => shown(c, one)))
  })
  app.get('/:id', async c => {
    const one = await findInvoice(parts, c)
    return one && c.get('merchant').weather.lies !== 'not-found' ? c.json(shown(c, one)) : notFound(c)
  })
  return app
}

/** `POST /invoices/{id}/expire!`, whose path has no version. */
export async function expireInvoice(parts: Parts, c: Context<CallEnv>): Promise<Response> {
  const one = await findInvoice(parts, c)
  if (!one) return notFound(c)
  const ended = await expireNow(parts, c, one.id)
  return ended ? c.json(toInvoice(ended, c.get('origin'))) : conflict(c, 'INVOICE_NOT_PENDING', 'The invoice is not pending')
}

async function findInvoice(parts: Parts, c: Context<CallEnv>): Promise<Transaction | undefined> {
  const id = c.req.param('id') ?? ''
  const one = await asOfNow(parts, await findOwn(parts.pool, c.get('key').merchant, 'xendit', id))
  return one?.id === id && one.kind === 'invoice' ? one : undefined
}
