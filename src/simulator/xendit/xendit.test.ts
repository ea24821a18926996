import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { startTestSimulator, type TestSimulator } from '../testing.ts'
import { callsOf, startTestMerchant, type TestMerchant } from '../testing-merchant.ts'

const database = openTestDatabase()
let simulator: TestSimulator
let toko: TestMerchant
let now = new Date('2026-08-17T03:00:00Z')
beforeAll(async () => {
  simulator = await startTestSimulator(database, { now: () => now })
  toko = await startTestMerchant()
  await simulator.settings({ notificationUrl: toko.url, callbackToken: 'token-toko', name: 'Toko Satu' })
})
afterAll(async () => {
  await simulator.stop()
  await toko.stop()
})
beforeEach(() => {
  toko.received.length = 0
})

const calls = (key: string | undefined = simulator.key) => callsOf(`${simulator.origin}/xendit`, key)
const newSession = () => ({
  reference_id: `o-${randomUUID()}`,
  session_type: 'PAY',
  mode: 'PAYMENT_LINK',
  amount: 150_000,
  currency: 'IDR',
  country: 'ID',
  success_return_url: 'https://toko.example/selesai',
  cancel_return_url: 'https://toko.example/batal',
})
async function opened(more: object = {}) {
  const { body } = await calls().post('/sessions', { ...newSession(), ...more })
  return { id: String(body['payment_session_id']), reference: String(body['reference_id']), body }
}
const sessionOf = async (id: string) => (await calls().get(`/sessions/${id}`)).body
async function told() {
  await simulator.deliver()
  return toko.received.map(({ body }) => body['event'] ?? body['status'])
}

describe('a call to Xendit', () => {
  it.each([undefined, '', 'xnd_development_abc'])('is refused with the key %s', async key => {
    expect(await calls(key ?? '').get('/sessions/x')).toMatchObject({ status: 401, body: { error_code: 'INVALID_API_KEY' } })
    const none = await fetch(`${simulator.origin}/xendit/sessions/x`)
    expect(none.status).toBe(401)
  })

  it('is refused for what is missing or wrong', async () => {
    for (const [field, value] of Object.entries({
      reference_id: '',
      session_type: 'X',
      mode: '',
      amount: -1,
      currency: 'USD',
      country: 'PH',
    })) {
      const answer = await calls().post('/sessions', { ...newSession(), [field]: value })
      expect(answer).toMatchObject({ status: 400, body: { error_code: 'API_VALIDATION_ERROR', errors: [{ path: field }] } })
    }
    expect((await calls().post('/v2/invoices', { external_id: 'a', amount: 1.5 })).status).toBe(400)
    expect((await calls().post('/v2/payouts', {})).status).toBe(400)
    expect((await calls().post('/refunds', { amount: 1 })).status).toBe(400)
  })

  it('finds only what is its own key’s', async () => {
    const { id } = await opened()
    const other = calls('SB-simulator-other')
    expect((await other.get(`/sessions/${id}`)).body).toMatchObject({ error_code: 'DATA_NOT_FOUND' })
    expect((await other.post(`/sessions/${id}/cancel`)).status).toBe(404)
    expect((await calls().get('/sessions/ps-none')).status).toBe(404)
  })
})

describe('a session', () => {
  it('is as documented, and once for each idempotency key', async () => {
    const wish = newSession()
    const key = { 'idempotency-key': randomUUID() }
    const made = await calls().post('/sessions', wish, key)
    expect(made).toMatchObject({
      status: 201,
      body: {
        payment_session_id: expect.stringMatching(/^ps-[0-9a-f]{24}$/),
        reference_id: wish.reference_id,
        session_type: 'PAY',
        mode: 'PAYMENT_LINK',
        amount: 150_000,
        currency: 'IDR',
        status: 'ACTIVE',
        expires_at: '2026-08-17T03:30:00.000Z',
        payment_request_id: null,
        success_return_url: 'https://toko.example/selesai',
      },
    })
    expect(made.body['payment_link_url']).toBe(`${simulator.origin}/pay/${made.body['payment_session_id']}`)
    expect((await calls().post('/sessions', wish, key)).body).toEqual(made.body)
  })

  it('that is paid is completed, and told of with the merchant’s token', async () => {
    const { id, reference } = await opened()
    expect(await simulator.play({ orderId: reference, event: 'pay' })).toMatchObject({ state: 'paid', notifications: 1 })
    expect(await sessionOf(id)).toMatchObject({ status: 'COMPLETED', payment_request_id: expect.stringMatching(/^pr-/) })
    expect(await told()).toEqual(['payment_session.completed'])
    expect(toko.received[0]).toMatchObject({ headers: { 'x-callback-token': 'token-toko' }, body: { data: { reference_id: reference } } })
    expect((await calls().post(`/sessions/${id}/cancel`)).status).toBe(409)
  })

  it('that is paid by a forger stays as it is: the token is another one', async () => {
    const { id, reference } = await opened()
    await simulator.play({ orderId: reference, event: 'pay', forged: true })
    expect(await told()).toEqual(['payment_session.completed'])
    expect(toko.received[0]?.headers['x-callback-token']).not.toBe('token-toko')
    expect(await sessionOf(id)).toMatchObject({ status: 'ACTIVE', payment_request_id: null })
  })

  it('is cancelled, or expires, and is not paid afterwards', async () => {
    const [cancelled, expired] = [await opened(), await opened({ expires_at: new Date(now.getTime() + 60_000).toISOString() })]
    expect((await calls().post(`/sessions/${cancelled.id}/cancel`)).body).toMatchObject({ status: 'CANCELED' })
    now = new Date(now.getTime() + 61_000)
    expect(await sessionOf(expired.id)).toMatchObject({ status: 'EXPIRED' })
    expect(await told()).toEqual(['payment_session.expired'])
    for (const { id } of [cancelled, expired])
      expect(await simulator.play({ orderId: id, event: 'pay' })).toMatchObject({ status: 'refused' })
  })

  it('is not what the status call says while it lies', async () => {
    const { id, reference } = await opened()
    await simulator.play({ orderId: reference, event: 'pay', lost: true })
    await simulator.weather({ lies: true })
    expect(await sessionOf(id)).toMatchObject({ status: 'ACTIVE', payment_request_id: null })
    await simulator.weather({})
    expect(await sessionOf(id)).toMatchObject({ status: 'COMPLETED' })
    expect(await told()).toEqual([])
  })
})

describe('an invoice', () => {
  it('is made, found by the merchant’s id, paid and told of', async () => {
    const external_id = `o-${randomUUID()}`
    const made = await calls().post('/v2/invoices', { external_id, amount: 99_000, invoice_duration: 3600, payment_methods: ['BCA'] })
    expect(made.body).toMatchObject({ external_id, status: 'PENDING', amount: 99_000, currency: 'IDR' })
    expect(made.body['invoice_url']).toBe(`${simulator.origin}/pay/${made.body['id']}`)
    await simulator.play({ orderId: external_id, event: 'pay' })
    const listed = await calls().get(`/v2/invoices?external_id=${external_id}`)
    expect(listed.body).toMatchObject([{ status: 'PAID', paid_amount: 99_000, payment_channel: 'BCA', payment_method: 'BANK_TRANSFER' }])
    expect(await told()).toEqual(['PAID'])
    expect((await calls().post(`/invoices/${made.body['id']}/expire!`)).status).toBe(409)
  })

  it('that is pending can be ended', async () => {
    const made = await calls().post('/v2/invoices', { external_id: `o-${randomUUID()}`, amount: 99_000 })
    expect((await calls().post(`/invoices/${made.body['id']}/expire!`)).body).toMatchObject({ status: 'EXPIRED' })
    expect((await calls().get(`/v2/invoices/${made.body['id']}`)).body).toMatchObject({ status: 'EXPIRED' })
    expect(await told()).toEqual(['EXPIRED'])
  })
})

describe('a refund', () => {
  it('is of what was paid by QRIS, never more than is left, and once for each key', async () => {
    const { id, reference } = await opened({ allowed_payment_channels: ['QRIS'] })
    await simulator.play({ orderId: reference, event: 'pay', lost: true })
    const payment_request_id = (await sessionOf(id))['payment_request_id']
    const refund = (amount: number, key: string) =>
      calls().post('/refunds', { payment_request_id, amount, currency: 'IDR', reason: 'REQUESTED_BY_CUSTOMER' }, { 'idempotency-key': key })
    const made = await refund(50_000, 'satu')
    expect(made.body).toMatchObject({ id: expect.stringMatching(/^rfd-/), amount: 50_000, status: 'SUCCEEDED', payment_request_id })
    expect((await refund(50_000, 'satu')).body).toEqual(made.body)
    expect((await refund(60_000, 'satu')).status).toBe(409)
    expect((await refund(100_001, 'dua')).body).toMatchObject({ error_code: 'MAXIMUM_REFUND_AMOUNT_REACHED' })
    expect((await calls().get(`/refunds?payment_request_id=${payment_request_id}`)).body).toMatchObject({ data: [{ amount: 50_000 }] })
    expect((await calls().get(`/refunds/${made.body['id']}`)).body).toMatchObject({ amount: 50_000 })
    expect((await calls('SB-simulator-other').get(`/refunds/${made.body['id']}`)).status).toBe(404)
    expect(await told()).toEqual(['refund.succeeded'])
  })

  it('of a virtual account is not possible', async () => {
    const { id, reference } = await opened({ allowed_payment_channels: ['BCA_VIRTUAL_ACCOUNT'] })
    await simulator.play({ orderId: reference, event: 'pay', lost: true })
    const payment_request_id = (await sessionOf(id))['payment_request_id']
    expect((await calls().post('/refunds', { payment_request_id, amount: 1000 })).body).toMatchObject({
      error_code: 'REFUND_NOT_SUPPORTED',
    })
  })
})

describe('a payout', () => {
  const wish = () => ({
    reference_id: `p-${randomUUID()}`,
    channel_code: 'ID_BCA',
    channel_properties: { account_number: '1234567890', account_holder_name: 'Siti' },
    amount: 200_000,
    currency: 'IDR',
  })

  it('is sent once for each key, arrives, and may come back', async () => {
    const order = wish()
    const key = { 'idempotency-key': randomUUID() }
    const made = await calls().post('/v2/payouts', order, key)
    expect(made.body).toMatchObject({
      id: expect.stringMatching(/^disb-/),
      status: 'ACCEPTED',
      amount: 200_000,
      reference_id: order.reference_id,
    })
    expect((await calls().post('/v2/payouts', order, key)).body).toEqual(made.body)
    expect((await calls().post('/v2/payouts', { ...order, amount: 300_000 }, key)).status).toBe(409)
    expect(await simulator.play({ reference: order.reference_id, event: 'reverse' })).toEqual({ status: 'refused', state: 'queued' })
    await simulator.play({ reference: order.reference_id, event: 'complete' })
    expect((await calls().get(`/v2/payouts?reference_id=${order.reference_id}`)).body).toMatchObject({ data: [{ status: 'SUCCEEDED' }] })
    await simulator.play({ reference: order.reference_id, event: 'reverse' })
    expect((await calls().get(`/v2/payouts/${made.body['id']}`)).body).toMatchObject({ status: 'REVERSED' })
    expect(await told()).toEqual(['payout.succeeded', 'payout.reversed'])
    expect((await calls('SB-simulator-other').get(`/v2/payouts/${made.body['id']}`)).status).toBe(404)
  })

  it('goes to a bank of the list', async () => {
    const { body } = await calls().get('/payouts_channels?currency=IDR&channel_category=BANK')
    expect(body).toContainEqual(expect.objectContaining({ channel_code: 'ID_BCA', channel_category: 'BANK' }))
    const answer = await calls().post('/v2/payouts', { ...wish(), channel_code: 'ID_XYZ' }, { 'idempotency-key': randomUUID() })
    expect(answer.status).toBe(400)
  })
})
