import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { readObject, toObject, toText } from '../gate.ts'
import type { Payout } from '../model.ts'
import type { CallEnv, Parts } from '../parts.ts'
import { addPayout, listOwnPayouts, listPayoutsByKey, movePayout } from '../payouts.ts'
import { isTaken } from '../store.ts'
import { conflict, invalid, notFound } from './errors.ts'
import { CHANNELS, toPayout } from './payout-words.ts'

const LEAST = 10_000

/** `/v2/payouts`: money to bank accounts, without a second person. */
export function createPayouts(parts: Parts): Hono<CallEnv> {
  const app = new Hono<CallEnv>()
  app.post('/', c => create(parts, c))
  app.get('/', async c => {
    const found = await listOwnPayouts(parts.pool, c.get('key').merchant, 'xendit', c.req.query('reference_id') ?? '')
    return c.json({ data: found.map(toPayout), has_more: false })
  })
  app.get('/:id', async c => {
    const payout = await findOwnPayout(parts, c)
    return payout ? c.json(toPayout(payout)) : notFound(c)
  })
  app.post('/:id/cancel', async c => {
    const payout = await findOwnPayout(parts, c)
    if (!payout) return notFound(c)
    const moved = await movePayout(parts.pool, payout.id, { from: ['queued'], to: 'cancelled', now: parts.now() })
    return moved ? c.json(toPayout(moved)) : conflict(c, 'PAYOUT_NOT_CANCELLABLE', 'The payout can no longer be cancelled')
  })
  return app
}

export const listChannels = (c: Context<CallEnv>) =>
  c.json(
    CHANNELS.map(one => ({
      ...one,
      channel_category: 'BANK',
      currency: 'IDR',
      amount_limits: { minimum: LEAST, maximum: 1_999_999_999_999, minimum_increment: 1 },
    })),
  )

async function findOwnPayout(parts: Parts, c: Context<CallEnv>): Promise<Payout | undefined> {
  const id = c.req.param('id') ?? ''
  return (await listOwnPayouts(parts.pool, c.get('key').merchant, 'xendit', id)).find(one => one.id === id)
}

async function create(parts: Parts, c: Context<CallEnv>): Promise<Response> {
  const { merchant } = c.get('key')
  const key = c.req.header('idempotency-key')
  if (!key) return invalid(c, 'idempotency-key')
  const body = (await readObject(c)) ?? {}
  const properties = toObject(body['channel_properties'])
  const [reference, bank, account, holder] = [
    body['reference_id'],
    body['channel_code'],
    properties?.['account_number'],
    properties?.['account_holder_name'],
  ].map(toText)
  const amount = Number(body['amount'])
  if (!reference) return invalid(c, 'reference_id')
  if (!bank || !CHANNELS.some(({ channel_code }) => channel_code === bank)) return invalid(c, 'channel_code')
  if (!account || !holder) return invalid(c, 'channel_properties')
  if (!Number.isSafeInteger(amount) || amount < LEAST) return invalid(c, 'amount')
  if (body['currency'] !== 'IDR') return invalid(c, 'currency')
  const earlier = async () => (await listPayoutsByKey(parts.pool, merchant, 'xendit', key))[0]
  const again = (payout: Payout) =>
    payout.reference === reference && payout.amount === amount
      ? c.json(toPayout(payout))
      : conflict(c, 'DUPLICATE_ERROR', 'The idempotency key was used with another request')
  const found = await earlier()
  if (found) return again(found)
  try {
    const made = await addPayout(parts.pool, {
      id: `disb-${randomUUID()}`,
      gateway: 'xendit',
      merchant,
      reference,
      idempotencyKey: key,
      position: 0,
      amount,
      bank,
      account,
      holder,
      notes: toText(body['description']) ?? '',
      email: '',
      state: 'queued',
      notifyUrl: c.req.header('x-override-notification') ?? null,
      createdAt: parts.now(),
    })
    return c.json(toPayout(made))
  } catch (error) {
    const other = isTaken(error) ? await earlier() : undefined
    if (!other) throw error
    return again(other)
  }
}
