import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Gateway, Method } from '#features/gateways/gateway.ts'
import type { Keys } from '#features/gateways/keys.ts'
import { createMidtrans } from '#features/gateways/midtrans/midtrans.server.ts'
import { buildOrder } from '#features/gateways/testing.ts'
import { createTransport } from '#features/gateways/transport.server.ts'
import { createXendit } from '#features/gateways/xendit/xendit.server.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { startTestSimulator, type TestSimulator } from '../simulator/testing.ts'
import { startTestMerchant, type TestMerchant } from '../simulator/testing-merchant.ts'

// The product's gateways against the simulator: neither knows the other's code.
const database = openTestDatabase()
let simulator: TestSimulator
let toko: TestMerchant
beforeAll(async () => {
  simulator = await startTestSimulator(database)
  toko = await startTestMerchant()
  await simulator.settings({ notificationUrl: toko.url, payoutUrl: toko.url })
})
afterAll(async () => {
  await simulator.stop()
  await toko.stop()
})
beforeEach(() => {
  toko.received.length = 0
})

const signal = () => AbortSignal.timeout(20_000)
const parts = (name: 'midtrans' | 'xendit', keys: Keys) => {
  const place = { origin: simulator.origin, port: Number(new URL(simulator.origin).port) }
  return { keys, isProduction: false, transport: createTransport(name, { simulator: place }, false) }
}
const midtrans = (more: Keys = {}): Gateway => {
  const { key } = simulator
  const payouts = { payoutKey: `${key}-creator`, approverKey: `${key}-approver`, payoutSignatureKey: `${key}-merchant` }
  return createMidtrans(parts('midtrans', { serverKey: key, ...payouts, ...more }))
}
const xendit = (more: Keys = {}): Gateway =>
  createXendit(parts('xendit', { secretKey: simulator.key, callbackToken: `${simulator.key}-callback`, ...more }))

const GATEWAYS: [string, () => Gateway, Method][] = [
  ['Midtrans’ Core API', midtrans, 'qris'],
  ['Midtrans’ page', () => midtrans({ page: 'hosted' }), 'qris'],
  ['Xendit’s sessions', xendit, 'qris'],
  ['Xendit’s invoices', () => xendit({ page: 'invoices' }), 'qris'],
]

const newOrder = (method: Method) =>
  buildOrder({ orderId: `o-${randomUUID()}`, amount: 150_000, method, expiresAt: new Date(Date.now() + 3600_000), notifyUrl: toko.url })

describe.each(GATEWAYS)('%s at the simulator', (_name, open, method) => {
  it('takes its keys, opens an order once, and is told of its payment by a genuine notification', async () => {
    const gateway = open()
    await gateway.tryKeys(signal())
    const order = newOrder(method)
    const { ref } = await gateway.open(order, signal())
    expect((await gateway.open(order, signal())).ref).toBe(ref)
    expect(await simulator.play({ orderId: order.orderId, event: 'pay' })).toMatchObject({ status: 'ok' })
    await simulator.deliver()
    const last = toko.received.at(-1)
    const headers = new Headers(Object.entries(last?.headers ?? {}).map(([name, value]) => [name, String(value)]))
    expect(gateway.readNotification(headers, last?.text ?? '')).toEqual({ isGenuine: true, topic: 'payment', orderId: order.orderId })
    expect(await gateway.status(order.orderId, signal(), ref)).toMatchObject({ state: 'paid', amount: 150_000, refunded: 0 })
  })

  it('sees a forged notification, refunds in parts, and reads the report', async () => {
    const gateway = open()
    const order = newOrder(method)
    const { ref } = await gateway.open(order, signal())
    await simulator.play({ orderId: order.orderId, event: 'pay', forged: true })
    await simulator.deliver()
    const last = toko.received.at(-1)
    const headers = new Headers(Object.entries(last?.headers ?? {}).map(([name, value]) => [name, String(value)]))
    expect(gateway.readNotification(headers, last?.text ?? '')).toMatchObject({ isGenuine: false })
    await simulator.play({ orderId: order.orderId, event: 'pay', lost: true })
    const refund = (key: string, amount: number) => gateway.refund({ orderId: order.orderId, ref, key, amount, reason: 'batal' }, signal())
    expect(await refund('satu', 50_000)).toMatchObject({ state: 'done' })
    expect(await refund('satu', 50_000)).toMatchObject({ state: 'done' })
    expect(await gateway.status(order.orderId, signal(), ref)).toMatchObject({ state: 'partially-refunded', refunded: 50_000 })
    expect(await refund('dua', 100_001)).toMatchObject({ state: 'failed' })
    const lines = gateway.readReport(await simulator.report(gateway.name === 'midtrans' ? 'midtrans' : 'xendit'))
    const own = lines.filter(({ orderId }) => orderId === order.orderId)
    expect(own.map(({ kind, amount, fee }) => [kind, amount, fee])).toEqual([
      ['payment', 150_000, 1050],
      ['refund', -50_000, 0],
    ])
  })

  it('cancels what is open, and nothing that is paid', async () => {
    const gateway = open()
    const [open1, paid] = [newOrder(method), newOrder(method)]
    const refs = [(await gateway.open(open1, signal())).ref, (await gateway.open(paid, signal())).ref]
    await simulator.play({ orderId: paid.orderId, event: 'pay', lost: true })
    await gateway.cancel(open1.orderId, signal(), refs[0])
    await gateway.cancel(paid.orderId, signal(), refs[1])
    expect(await gateway.status(paid.orderId, signal(), refs[1])).toMatchObject({ state: 'paid' })
  })
})

describe('virtual accounts of Midtrans at the simulator', () => {
  it.each(['va-bca', 'va-bni', 'va-bri', 'va-mandiri', 'va-permata'] as const)('%s has a number', async method => {
    const { instructions } = await midtrans().open(newOrder(method), signal())
    expect(instructions.vaNumber).toMatch(/^\d{12,18}$/)
  })

  it('can’t be refunded there', async () => {
    const order = newOrder('va-bca')
    await midtrans().open(order, signal())
    await simulator.play({ orderId: order.orderId, event: 'pay', lost: true })
    expect(await midtrans().refund({ orderId: order.orderId, key: 'satu', amount: 1000, reason: '' }, signal())).toEqual({
      state: 'failed',
    })
  })
})

describe.each([
  ['Midtrans', midtrans],
  ['Xendit', xendit],
])('payouts of %s at the simulator', (_name, open) => {
  it('are sent once, arrive, and come back', async () => {
    const payouts = open().payouts
    if (!payouts) return expect.unreachable()
    expect((await payouts.banks(signal())).map(({ code }) => code)).toContain('bca')
    expect(await payouts.balance(signal())).toBeGreaterThan(0)
    const key = `p-${randomUUID()}`
    const order = { key, amount: 200_000, bank: 'bca', number: '1234567890', holder: 'SITI RAHAYU', note: 'Honor' }
    const { ref } = await payouts.send(order, signal())
    expect(await payouts.send(order, signal())).toEqual({ ref })
    expect(await payouts.status({ key, ref }, signal())).toMatchObject({ state: 'sent', amount: 200_000 })
    await simulator.play({ reference: ref, event: 'complete' })
    expect(await payouts.status({ key, ref }, signal())).toMatchObject({ state: 'paid' })
    await simulator.deliver()
    const last = toko.received.at(-1)
    const headers = new Headers(Object.entries(last?.headers ?? {}).map(([name, value]) => [name, String(value)]))
    expect(open().readNotification(headers, last?.text ?? '')).toMatchObject({ isGenuine: true, topic: 'payout' })
    await simulator.play({ reference: ref, event: 'reverse' })
    expect((await payouts.status({ key, ref }, signal())).state).toMatch(/^(reversed|failed)$/)
  })
})
