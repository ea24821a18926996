import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#platform/testing/database.ts'
import { crcOf } from '../qris.ts'
import { startTestSimulator, type TestSimulator } from '../testing.ts'
import { callsOf, startTestMerchant, type TestMerchant } from '../testing-merchant.ts'

const database = openTestDatabase()
let simulator: TestSimulator
let toko: TestMerchant
let now = new Date('2026-08-17T03:00:00Z')
beforeAll(async () => {
  simulator = await startTestSimulator(database, { now: () => now })
  toko = await startTestMerchant()
})
afterAll(async () => {
  await simulator.stop()
  await toko.stop()
})
beforeEach(() => {
  toko.received.length = 0
})

const calls = (key: string | undefined = simulator.key) => callsOf(simulator.origin, key, { 'x-override-notification': toko.url })
const core = (path: string) => `/midtrans/v2${path}`
const newOrder = (amount = 150_000) => ({ transaction_details: { order_id: `o-${randomUUID()}`, gross_amount: amount } })
const bank = (name: string) => ({ payment_type: 'bank_transfer', bank_transfer: { bank: name } })
const passSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

async function charged(method: object = bank('bca'), amount?: number) {
  const order = newOrder(amount)
  const { body } = await calls().post(core('/charge'), { ...order, ...method })
  return { id: order.transaction_details.order_id, body }
}
const statusOf = async (id: string) => (await calls().get(core(`/${id}/status`))).body
/** What the merchant was told since, without the notification of the beginning. */
async function told(id: string) {
  await simulator.deliver()
  const all = toko.received.map(({ body }) => body).filter(body => body['order_id'] === id)
  return all.map(body => body['transaction_status'])
}
const lastTold = (): Record<string, unknown> => toko.received.at(-1)?.body ?? {}
const signatureOf = (body: Record<string, unknown>, key: string) =>
  createHash('sha512').update(`${body['order_id']}${body['status_code']}${body['gross_amount']}${key}`).digest('hex')

describe('a call to Midtrans’ Core API', () => {
  it.each([undefined, '', 'SB-Mid-server-abc', 'Mid-server-abc'])('is refused with the key %s', async key => {
    const { status, body } = await callsOf(simulator.origin, key).get(core('/x/status'))
    expect([status, body['status_code']]).toEqual([401, '401'])
  })

  it('is refused for what it can’t read', async () => {
    const order = newOrder()
    const bad = [
      {},
      order,
      { ...order, payment_type: 'bank_transfer', bank_transfer: { bank: 'abc' } },
      { ...newOrder(-1), ...bank('bca') },
      { ...newOrder(1.5), ...bank('bca') },
      { ...order, ...bank('bca'), item_details: [{ price: 100, quantity: 1 }] },
    ]
    for (const body of bad) expect((await calls().post(core('/charge'), body)).body['status_code']).toBe('400')
    expect((await statusOf(order.transaction_details.order_id))['status_code']).toBe('404')
  })

  it('finds only orders of its own key', async () => {
    const { id } = await charged()
    const other = calls('SB-simulator-other')
    for (const call of [other.get(core(`/${id}/status`)), other.post(core(`/${id}/cancel`)), other.post(core(`/${id}/refund`))])
      expect((await call).body).toMatchObject({ status_code: '404' })
    expect(await statusOf(id)).toMatchObject({ status_code: '201', transaction_status: 'pending' })
  })
})

describe('a charge', () => {
  it('by a bank’s virtual account is as documented', async () => {
    const { id, body } = await charged(bank('bca'), 44_000)
    expect(body).toMatchObject({
      status_code: '201',
      status_message: 'Success, Bank Transfer transaction is created',
      order_id: id,
      gross_amount: '44000.00',
      currency: 'IDR',
      payment_type: 'bank_transfer',
      transaction_status: 'pending',
      fraud_status: 'accept',
      va_numbers: [{ bank: 'bca', va_number: expect.stringMatching(/^12608\d{11}$/) }],
      transaction_time: expect.stringMatching(/^2026-08-17 1\d:\d\d:\d\d$/),
    })
    expect(body['transaction_id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(body['expiry_time']).toBe(String(body['transaction_time']).replace('08-17', '08-18'))
  })

  it.each([
    ['bni', { va_numbers: [{ bank: 'bni', va_number: expect.stringMatching(/^\d{16}$/) }] }],
    ['bri', { va_numbers: [{ bank: 'bri', va_number: expect.stringMatching(/^\d{18}$/) }] }],
    ['permata', { permata_va_number: expect.stringMatching(/^\d{16}$/) }],
  ])('by %s has a number of that bank', async (name, fields) => {
    expect((await charged(bank(name))).body).toMatchObject(fields)
  })

  it('by Mandiri has a bill’s key and a biller’s code', async () => {
    expect((await charged({ payment_type: 'echannel', echannel: {} })).body).toMatchObject({
      payment_type: 'echannel',
      biller_code: '70012',
      bill_key: expect.stringMatching(/^\d{12}$/),
    })
  })

  it('by QRIS has a code with a right check sum, and its picture', async () => {
    const { body } = await charged({ payment_type: 'qris' }, 25_500)
    const code = String(body['qr_string'])
    expect(code).toMatch(/^000201010212.*5303360540525500/)
    expect(code.slice(-4)).toBe(crcOf(code.slice(0, -4)))
    const [action] = body['actions'] as { url: string }[]
    expect(await (await fetch(String(action?.url))).text()).toContain('<svg')
  })

  it('by GoPay leads to the wallet', async () => {
    const { body } = await charged({ payment_type: 'gopay', gopay: { callback_url: 'https://toko.example/kembali' } })
    expect(body['actions']).toMatchObject([{ name: 'generate-qr-code' }, { name: 'deeplink-redirect' }])
  })

  it('with an order id that was used is refused, and with the same idempotency key given again', async () => {
    const order = { ...newOrder(), ...bank('bca') }
    const key = { 'idempotency-key': randomUUID() }
    const made = await calls().post(core('/charge'), order, key)
    expect((await calls().post(core('/charge'), order, key)).body).toEqual(made.body)
    expect((await calls().post(core('/charge'), order)).body).toMatchObject({ status_code: '406' })
    expect((await calls('SB-simulator-other').post(core('/charge'), order)).body).toMatchObject({ status_code: '201' })
  })
})

describe('a payment', () => {
  it('is told of by a signed notification, and found by the status call', async () => {
    const { id } = await charged()
    expect(await told(id)).toEqual(['pending'])
    expect(await simulator.play({ orderId: id, event: 'pay' })).toMatchObject({ status: 'ok', state: 'paid', notifications: 1 })
    expect(await told(id)).toEqual(['pending', 'settlement'])
    const body = lastTold()
    expect(body['signature_key']).toBe(signatureOf(body, simulator.key))
    expect(await statusOf(id)).toMatchObject({ status_code: '200', transaction_status: 'settlement', gross_amount: '150000.00' })
  })

  it('by the account’s number is one, too', async () => {
    const { id, body } = await charged()
    const [{ va_number: orderId } = { va_number: '' }] = body['va_numbers'] as { va_number: string }[]
    expect(await simulator.play({ orderId, event: 'pay' })).toMatchObject({ state: 'paid' })
    expect(await statusOf(id)).toMatchObject({ transaction_status: 'settlement' })
  })

  it('can’t be made twice, nor after its time, nor of what nobody ordered', async () => {
    const { id } = await charged()
    const late = await charged({ ...bank('bca'), custom_expiry: { expiry_duration: 2, unit: 'minute' } })
    expect(await simulator.play({ orderId: id, event: 'pay' })).toMatchObject({ status: 'ok' })
    expect(await simulator.play({ orderId: id, event: 'pay' })).toEqual({ status: 'refused', state: 'paid' })
    passSeconds(121)
    expect(await simulator.play({ orderId: late.id, event: 'pay' })).toEqual({ status: 'refused', state: 'expired' })
    expect(await statusOf(late.id)).toMatchObject({ status_code: '407', transaction_status: 'expire' })
    expect(await told(late.id)).toEqual(['pending', 'expire'])
    expect(await simulator.play({ orderId: 'nobody', event: 'pay' })).toEqual({ status: 'unknown' })
  })

  it('that is forged is none: its signature is wrong', async () => {
    const { id } = await charged()
    expect(await simulator.play({ orderId: id, event: 'pay', forged: true })).toMatchObject({ state: 'open', notifications: 1 })
    expect(await told(id)).toEqual(['pending', 'settlement'])
    const body = lastTold()
    expect(body['signature_key']).toMatch(/^[0-9a-f]{128}$/)
    expect(body['signature_key']).not.toBe(signatureOf(body, simulator.key))
    expect(await statusOf(id)).toMatchObject({ transaction_status: 'pending' })
  })

  it('is told of twice, late, before an older one, or not at all', async () => {
    const [twice, late, reordered, lost] = [await charged(), await charged(), await charged(), await charged()]
    await simulator.play({ orderId: twice.id, event: 'pay', twice: true })
    await simulator.play({ orderId: late.id, event: 'pay', late: 60 })
    await simulator.play({ orderId: reordered.id, event: 'pay', reordered: true })
    await simulator.play({ orderId: lost.id, event: 'pay', lost: true })
    passSeconds(1)
    expect(await told(twice.id)).toEqual(['pending', 'settlement', 'settlement'])
    expect(await told(late.id)).toEqual(['pending'])
    expect(await told(reordered.id)).toEqual(['pending', 'settlement', 'pending'])
    passSeconds(60)
    expect(await told(late.id)).toEqual(['pending', 'settlement'])
    expect(await told(lost.id)).toEqual(['pending'])
    expect(await statusOf(lost.id)).toMatchObject({ transaction_status: 'settlement' })
  })

  it('of a part, or of more, says what was paid', async () => {
    const [part, more] = [await charged(), await charged()]
    await simulator.play({ orderId: part.id, event: 'pay', partial: true })
    await simulator.play({ orderId: more.id, event: 'pay', amount: 151_000 })
    expect(await statusOf(part.id)).toMatchObject({ gross_amount: '75000.00' })
    expect(await statusOf(more.id)).toMatchObject({ gross_amount: '151000.00' })
  })
})

describe('what is pending', () => {
  it('is cancelled, expired or denied; what is settled can’t be changed', async () => {
    const [cancelled, expired, denied, settled] = [await charged(), await charged(), await charged(), await charged()]
    expect((await calls().post(core(`/${cancelled.id}/cancel`))).body).toMatchObject({ status_code: '200', transaction_status: 'cancel' })
    expect((await calls().post(core(`/${expired.id}/expire`))).body).toMatchObject({ status_code: '407', transaction_status: 'expire' })
    await simulator.play({ orderId: denied.id, event: 'deny' })
    expect(await statusOf(denied.id)).toMatchObject({ status_code: '202', transaction_status: 'deny' })
    await simulator.play({ orderId: settled.id, event: 'pay' })
    for (const { id } of [cancelled, expired, denied, settled])
      for (const verb of ['cancel', 'expire'])
        expect((await calls().post(core(`/${id}/${verb}`))).body).toMatchObject({ status_code: '412' })
    expect(await simulator.play({ orderId: cancelled.id, event: 'pay' })).toEqual({ status: 'refused', state: 'cancelled' })
  })
})

describe('a refund', () => {
  it('of a virtual account is not possible, nor of what is not paid', async () => {
    const [account, open] = [await charged(), await charged({ payment_type: 'qris' })]
    await simulator.play({ orderId: account.id, event: 'pay' })
    for (const { id } of [account, open]) expect((await calls().post(core(`/${id}/refund`))).body).toMatchObject({ status_code: '412' })
  })

  it('in parts is never more than was paid, and once for each key', async () => {
    const { id } = await charged({ payment_type: 'qris' }, 100_000)
    await simulator.play({ orderId: id, event: 'pay' })
    const refund = (refund_key: string, amount: number) => calls().post(core(`/${id}/refund`), { refund_key, amount, reason: 'batal' })
    const made = await refund('satu', 40_000)
    expect(made.body).toMatchObject({
      status_code: '200',
      transaction_status: 'partial_refund',
      refund_amount: '40000.00',
      refund_key: 'satu',
    })
    expect((await refund('satu', 40_000)).body).toEqual(made.body)
    expect((await refund('satu', 50_000)).body).toMatchObject({ status_code: '406' })
    for (const amount of [60_001, -5, 1.5]) expect((await refund('dua', amount)).body).toMatchObject({ status_code: '414' })
    expect((await refund('dua', 60_000)).body).toMatchObject({ transaction_status: 'refund' })
    expect((await statusOf(id))['refunds']).toMatchObject([{ refund_amount: '40000.00' }, { refund_amount: '60000.00', refund_key: 'dua' }])
    expect(await told(id)).toEqual(['pending', 'settlement', 'partial_refund', 'refund'])
  })
})

describe('Snap', () => {
  const path = '/midtrans/snap/v1/transactions'

  it('makes a page, the same one again while nothing is chosen, and none for an order that was used', async () => {
    const order = newOrder()
    const id = order.transaction_details.order_id
    expect((await callsOf(simulator.origin, 'x').post(path, order)).status).toBe(401)
    expect((await calls().post(path, { ...order, item_details: [{ price: 1, quantity: 1 }] })).status).toBe(400)
    const made = await calls().post(path, { ...order, callbacks: { finish: 'https://toko.example/selesai' } })
    expect(made).toMatchObject({ status: 201, body: { token: expect.stringMatching(/^[0-9a-f-]{36}$/) } })
    expect(made.body['redirect_url']).toBe(`${simulator.origin}/midtrans/snap/v4/redirection/${made.body['token']}`)
    expect((await calls().post(path, order)).body).toEqual(made.body)
    expect(await statusOf(id)).toMatchObject({ status_code: '404' })
    await simulator.play({ orderId: id, event: 'pay' })
    expect(await statusOf(id)).toMatchObject({ transaction_status: 'settlement' })
    expect((await calls().post(path, order)).status).toBe(400)
  })
})

describe('the weather', () => {
  it('makes the gateway slow, down or a liar for one merchant, and for a while', async () => {
    const { id } = await charged()
    await simulator.play({ orderId: id, event: 'pay', lost: true })
    await simulator.weather({ lies: true, seconds: 30 })
    expect(await statusOf(id)).toMatchObject({ transaction_status: 'pending' })
    passSeconds(31)
    expect(await statusOf(id)).toMatchObject({ transaction_status: 'settlement' })
    await simulator.weather({ down: true })
    expect((await calls().get(core(`/${id}/status`))).status).toBe(503)
    expect((await calls('SB-simulator-other').get(core(`/${id}/status`))).body).toMatchObject({ status_code: '404' })
    await simulator.weather({ down: 'timeout' })
    await expect(fetch(simulator.origin + core(`/${id}/status`), { ...auth(), signal: AbortSignal.timeout(200) })).rejects.toThrow()
    await simulator.weather({ slowMs: 200 })
    const startedAt = performance.now()
    await statusOf(id)
    expect(performance.now() - startedAt).toBeGreaterThan(190)
    await simulator.weather({})
  })
})

const auth = () => ({ headers: { authorization: `Basic ${Buffer.from(`${simulator.key}:`).toString('base64')}` } })
