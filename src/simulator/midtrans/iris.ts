import { randomBytes, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { holderOf } from '../accounts.ts'
import { gate, readObject, toObject, toText } from '../gate.ts'
import type { Payout } from '../model.ts'
import { tellOfPayout } from '../notices.ts'
import type { CallEnv, Parts } from '../parts.ts'
import { addPayout, listOwnPayouts, listPayoutsByKey, movePayout } from '../payouts.ts'
import { atOnce, isTaken } from '../store.ts'
import { BANKS, toIris } from './iris-words.ts'

/** `/iris/api/v1`: payouts that one key creates and another one approves. */
export function createIris(parts: Parts): Hono<CallEnv> {
  const app = new Hono<CallEnv>()
  app.use(
    gate(parts, {
      unknownKey: c => c.json({ errors: 'HTTP Basic: Access denied.' }, 401),
      down: c => c.json({ errors: 'Service unavailable' }, 503),
    }),
  )
  app.get('/ping', c => c.text('pong'))
  app.get('/beneficiary_banks', c => c.json({ beneficiary_banks: BANKS }))
  app.get('/balance', c => c.json({ balance: '1000000000.00' }))
  app.get('/account_validation', c => {
    const [bank = '', account = ''] = [c.req.query('bank'), c.req.query('account')]
    const holder = BANKS.some(({ code }) => code === bank) ? holderOf(c.get('merchant'), bank, account) : undefined
    if (holder) return c.json({ account_name: holder, account_no: account, bank_name: bank })
    return c.json(
      { error_message: 'An error occurred when doing account validation', errors: { account: ['Account does not exist'] } },
      400,
    )
  })
  app.post('/payouts', c => create(parts, c))
  app.post('/payouts/approve', c => decide(parts, c, 'approve'))
  app.post('/payouts/reject', c => decide(parts, c, 'reject'))
  app.get('/payouts/:reference', async c => {
    const [payout] = await listOwnPayouts(parts.pool, c.get('key').merchant, 'midtrans', c.req.param('reference'))
    return payout ? c.json(toIris(payout)) : c.json({ errors: 'Payout not found' }, 404)
  })
  return app
}

type Wish = Pick<Payout, 'amount' | 'bank' | 'account' | 'holder' | 'notes' | 'email'>

async function create(parts: Parts, c: Context<CallEnv>): Promise<Response> {
  const { merchant, role } = c.get('key')
  if (role === 'approver') return c.json({ errors: 'Approver is not allowed to create payouts' }, 403)
  const key = c.req.header('x-idempotency-key') ?? null
  const earlier = key ? await listPayoutsByKey(parts.pool, merchant, 'midtrans', key) : []
  if (earlier.length > 0) return created(c, earlier)
  const listed = (await readObject(c))?.['payouts']
  const wishes = Array.isArray(listed) ? listed.map(readPayout) : []
  const known = wishes.filter(wish => wish !== undefined)
  if (known.length === 0 || known.length < wishes.length)
    return c.json({ error_message: 'An error occurred when creating payouts', errors: { payouts: ['payouts are invalid'] } }, 400)
  const createdAt = parts.now()
  const notifyUrl = c.req.header('x-override-notification') ?? null
  try {
    const made = await atOnce(parts.pool, async sql => {
      const payouts: Payout[] = []
      for (const [position, wish] of known.entries()) {
        const reference = randomBytes(7).toString('hex')
        const own = { id: randomUUID(), gateway: 'midtrans', merchant, reference, state: 'queued' } as const
        payouts.push(await addPayout(sql, { ...own, ...wish, idempotencyKey: key, position, notifyUrl, createdAt }))
      }
      return payouts
    })
    return created(c, made)
  } catch (error) {
    // The same key at the same moment.
    if (!isTaken(error) || !key) throw error
    return created(c, await listPayoutsByKey(parts.pool, merchant, 'midtrans', key))
  }
}

const created = (c: Context, payouts: readonly Payout[]) =>
  c.json({ payouts: payouts.map(({ reference }) => ({ status: 'queued', reference_no: reference })) }, 201)

function readPayout(value: unknown): Wish | undefined {
  const one = toObject(value)
  const [holder, account, bank] = [one?.['beneficiary_name'], one?.['beneficiary_account'], one?.['beneficiary_bank']].map(toText)
  const amount = Number(one?.['amount'])
  if (!holder || !account || !BANKS.some(({ code }) => code === bank) || !bank || !Number.isSafeInteger(amount) || amount <= 0)
    return undefined
  return { holder, account, bank, amount, notes: toText(one?.['notes']) ?? '', email: toText(one?.['beneficiary_email']) ?? '' }
}

/** Approves or rejects all named payouts, or none. */
async function decide(parts: Parts, c: Context<CallEnv>, what: 'approve' | 'reject'): Promise<Response> {
  const { merchant, role } = c.get('key')
  if (role === 'creator') return c.json({ errors: 'Creator is not allowed to approve or reject payouts' }, 403)
  const body = (await readObject(c)) ?? {}
  const references: unknown[] = Array.isArray(body['reference_nos']) ? body['reference_nos'] : []
  const now = parts.now()
  const move = { from: ['queued'], to: what === 'approve' ? 'sent' : 'rejected', reason: toText(body['reject_reason']) ?? '', now } as const
  const isDone = await atOnce(parts.pool, async sql => {
    const found = (await Promise.all(references.map(each => listOwnPayouts(sql, merchant, 'midtrans', String(each))))).flatMap(
      one => one[0] ?? [],
    )
    if (found.length === 0 || found.length < references.length || found.some(({ state }) => state !== 'queued')) return false
    for (const { id } of found) {
      const moved = await movePayout(sql, id, move)
      if (moved) await tellOfPayout(sql, { merchant: c.get('merchant'), now }, moved)
    }
    return true
  })
  if (!isDone)
    return c.json({ error_message: 'An error occurred', errors: { reference_nos: ['Payouts are not queued, or not found'] } }, 400)
  parts.wake()
  return c.json({ status: 'ok' }, 202)
}
