import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { asOfNow } from '../expiry.ts'
import { notifyUrlsOf, readObject, toText, toUrl } from '../gate.ts'
import { METHODS, type Method, type Transaction } from '../model.ts'
import { tell } from '../notices.ts'
import type { CallEnv, Parts } from '../parts.ts'
import { atOnce, isTaken } from '../store.ts'
import { addTransaction, end, findByKey, findOwn, type NewTransaction } from '../transactions.ts'
import { conflict, invalid, notFound } from './errors.ts'
import { methodOf, statusIn, toSession } from './words.ts'

const HALF_HOUR_MS = 30 * 60_000

/** `/sessions`: payment pages. */
export function createSessions(parts: Parts): Hono<CallEnv> {
  const app = new Hono<CallEnv>()
  app.post('/', async c => {
    const body = await readObject(c)
    const wrong = body ? wrongField(body) : 'body'
    if (!body || wrong) return invalid(c, wrong ?? 'body')
    const createdAt = parts.now()
    const given = new Date(toText(body['expires_at']) ?? '')
    const made = await addOnce(parts, {
      ...newTransaction(c, `ps-${randomBytes(12).toString('hex')}`, 'session'),
      reference: String(body['reference_id']),
      methods: methodsOf(body['allowed_payment_channels']),
      amount: Number(body['amount']),
      sent: pick(body, ['customer', 'items', 'description', 'metadata', 'locale']),
      finishUrl: toUrl(body['success_return_url']),
      cancelUrl: toUrl(body['cancel_return_url']),
      createdAt,
      expiresAt: given > createdAt ? given : new Date(createdAt.getTime() + HALF_HOUR_MS),
    })
    return c.json(toSession(made, c.get('origin')), 201)
  })
  app.get('/:id', async c => {
    const one = await findSession(parts, c)
    const status = one && statusIn(c.get('merchant').weather, one)
    return one && status && status !== 'not-found' ? c.json(toSession(one, c.get('origin'), status)) : notFound(c)
  })
  app.post('/:id/cancel', async c => {
    const one = await findSession(parts, c)
    if (!one) return notFound(c)
    const ended = await end(parts.pool, one.id, 'cancelled', parts.now())
    if (!ended) return conflict(c, 'SESSION_NOT_ACTIVE', 'The session is not active')
    return c.json(toSession(ended, c.get('origin')))
  })
  return app
}

async function findSession(parts: Parts, c: Context<CallEnv>): Promise<Transaction | undefined> {
  const id = c.req.param('id') ?? ''
  const one = await asOfNow(parts, await findOwn(parts.pool, c.get('key').merchant, 'xendit', id))
  return one?.id === id && one.kind === 'session' ? one : undefined
}

function wrongField(body: Record<string, unknown>): string | undefined {
  const amount = Number(body['amount'])
  if (!toText(body['reference_id'])) return 'reference_id'
  if (body['session_type'] !== 'PAY') return 'session_type'
  if (body['mode'] !== 'PAYMENT_LINK') return 'mode'
  if (body['currency'] !== 'IDR') return 'currency'
  if (body['country'] !== 'ID') return 'country'
  return Number.isSafeInteger(amount) && amount > 0 ? undefined : 'amount'
}

/** Returns the parts of a new transaction that nobody has chosen a method for. */
export function newTransaction(c: Context<CallEnv>, id: string, kind: 'session' | 'invoice') {
  return {
    id,
    kind,
    gateway: 'xendit',
    merchant: c.get('key').merchant,
    idempotencyKey: c.req.header('idempotency-key') ?? null,
    method: null,
    vaNumber: null,
    qrString: null,
    notifyUrls: notifyUrlsOf(c),
  } as const
}

/** Adds a transaction; the same idempotency key again gives the earlier one. */
export async function addOnce(parts: Parts, made: NewTransaction): Promise<Transaction> {
  const key = made.idempotencyKey
  const find = async () => (key ? await findByKey(parts.pool, made.merchant, 'xendit', key) : undefined)
  const earlier = await find()
  if (earlier) return earlier
  try {
    return await addTransaction(parts.pool, made)
  } catch (error) {
    const other = isTaken(error) ? await find() : undefined
    if (!other) throw error
    return other
  }
}

export function methodsOf(channels: unknown): Method[] {
  const named: unknown[] = Array.isArray(channels) ? channels : []
  const found = named.flatMap(one => methodOf(one) ?? [])
  return found.length > 0 ? found : [...METHODS]
}

export function pick(body: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap(name => (body[name] === undefined ? [] : [[name, body[name]]])))
}

/** Ends an invoice or a session that is open, and tells of it. */
export async function expireNow(parts: Parts, c: Context<CallEnv>, id: string): Promise<Transaction | undefined> {
  const now = parts.now()
  const ended = await atOnce(parts.pool, async sql => {
    const changed = await end(sql, id, 'expired', now)
    if (changed) await tell(sql, { merchant: c.get('merchant'), origin: c.get('origin'), now }, changed)
    return changed
  })
  parts.wake()
  return ended
}
