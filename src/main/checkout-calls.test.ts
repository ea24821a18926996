import { hash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeCheckoutQueues, takeTransfers } from '#features/checkout/testing.ts'
import { buildOpenClass } from '#features/enrolments/testing.ts'
import { arrive, type Guest } from '#features/privacy/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { api, ask, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })
const BASE = '/api/services/v1/class'

let mine: TenantId
let theirs: TenantId
let token: string
let siti: Guest
let child: Guest

beforeAll(async () => {
  await makeCheckoutQueues(database.url)
  mine = await database.createTenant()
  theirs = await database.createTenant()
  token = await tokenOf(mine, [])
  const now = new Date()
  siti = await arrive(database, mine, { bornOn: '1990-01-01', roles: ['student'], consent: 'self', now })
  child = await arrive(database, mine, { bornOn: '2014-01-01', roles: ['student'], consent: 'parent', now })
  await database.asTenant(mine, takeTransfers)
})

const make = (own: object = {}, of = mine) =>
  database.asTenant(of, ctx => buildOpenClass(ctx, { price_rupiah: 150_000, ...own }), { now: new Date() })
const signed = (who: Guest | null) => (who ? { authorization: who.token } : {})
const send = async (path: string, json: object, who: Guest | null = siti, headers: Record<string, string> = {}) =>
  await ask(`${BASE}/${path}`, { of: mine, token, method: 'POST', json, headers: { ...signed(who), ...headers } })
const rows = async () => {
  const counts = await Promise.all(
    ['invoices', 'invoice_lines', 'payments', 'coupon_uses', 'gateway_notifications'].map(table =>
      database.pool.query(`select from ${table}`),
    ),
  )
  return counts.map(({ rowCount }) => rowCount)
}

describe('the calls that buy a class', () => {
  it('refuse what they must, and write nothing', async () => {
    const { slug } = await make()
    const foreign = await make({}, theirs)
    const free = await make({ price_rupiah: 0 })
    const before = await rows()
    expect((await send('payment/invoice', { slug }, null)).status).toBe(401)
    expect((await send('payment/invoice', { slug }, child)).status).toBe(403)
    for (const [json, status] of [
      [{ slug: foreign.slug }, 404],
      [{ slug: 'tidak-ada' }, 404],
      [{ slug: '' }, 422],
      [{}, 422],
      [{ slug, price: 1 }, 422],
      [{ slug, amount: -150_000 }, 422],
      [{ slug, total: 0.5 }, 422],
      [{ slug, quantity: 1e12 }, 422],
      [{ slug, method: 'kartu' }, 422],
      [{ slug, method: 'qris' }, 422],
      [{ slug, coupon: 'TIDAK-ADA' }, 422],
      [{ slug: free.slug }, 409],
    ] as const)
      expect([json, (await send('payment/invoice', json)).status]).toEqual([json, status])
    for (const [json, status] of [
      [{ id: newId() }, 404],
      [{ id: 'satu' }, 422],
      [{ id: newId(), method: 'transfer' }, 404],
      [{ id: newId(), amount: 1 }, 422],
    ] as const)
      expect([json, (await send('payment/detail', json)).status]).toEqual([json, status])
    const repay = async (of: string, who: Guest | null = siti) =>
      (await ask(`${BASE}/repay?slug=${of}`, { of: mine, token, headers: signed(who) })).status
    expect([await repay(slug, null), await repay(slug), await repay(foreign.slug), await repay('')]).toEqual([401, 404, 404, 422])
    expect(await rows()).toEqual(before)
  })

  it('make an invoice once, show it to its buyer alone, and choose how it is paid', async () => {
    const { slug } = await make()
    const made = await send('payment/invoice', { slug, method: 'transfer' })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      number: expect.stringMatching(/^INV\//),
      status: 'pending',
      currency: 'IDR',
      total: 150_000,
      items: [{ quantity: 1, price: 150_000 }],
      payment: { method: 'transfer', state: 'opening' },
    })
    const { id, payment } = Object(made.body.data)
    const again = await send('payment/invoice', { slug })
    expect([again.status, Object(again.body.data).id]).toEqual([200, id])
    expect((await send('payment/detail', { id })).body.data).toMatchObject({ id, payment: { orderId: payment.orderId } })
    const other = await arrive(database, mine, { bornOn: '1990-01-01', roles: ['student'], consent: 'self', now: new Date() })
    for (const json of [{ id }, { id, method: 'transfer' }]) expect((await send('payment/detail', json, other)).status).toBe(404)
    const repaid = await ask(`${BASE}/repay?slug=${slug}`, { of: mine, token, headers: signed(siti) })
    expect([repaid.status, Object(repaid.body.data).id]).toEqual([200, id])
  })

  it('answer a repeated key as the first time, and make nothing twice', async () => {
    const { slug } = await make()
    const key = { 'idempotency-key': newId() }
    const first = await send('payment/invoice', { slug }, siti, key)
    const before = await rows()
    const second = await send('payment/invoice', { slug }, siti, key)
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
    expect(await rows()).toEqual(before)
  })
})

describe('a gateway’s notification', () => {
  const notify = async (json: object, headers: Record<string, string> = {}) =>
    await ask(`${BASE}/payment/callback`, { of: mine, method: 'POST', json, headers })

  it('needs no app token; what is of no gateway here, or can’t be read, is refused and not stored', async () => {
    const before = await rows()
    expect((await notify({ order_id: 'S-1' })).status).toBe(422)
    expect((await notify({ order_id: 'S-1', transaction_status: 'settlement', signature_key: hash('sha512', 'salah') })).status).toBe(422)
    expect((await notify({ external_id: 'S-1', status: 'PAID' }, { 'x-callback-token': 'salah' })).status).toBe(422)
    expect(await rows()).toEqual(before)
  })

  it('that a payer brings back by GET leads on, and nothing is asked of what it claims', async () => {
    const env = { site: buildSite({ of: mine }), clientAddress: '192.0.2.1' }
    const { status, headers } = await api.request(`${BASE}/payment/callback?order_id=S-1&transaction_status=settlement`, {}, env)
    expect([status, headers.get('location')]).toEqual([302, '/CallbackPayment?order_id=S-1'])
  })
})
