import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Gateway, Method, PayoutDriver } from '#features/gateways/gateway.ts'
import { GATEWAY_METHODS, type Keys } from '#features/gateways/keys.ts'
import { createMidtrans } from '#features/gateways/midtrans/midtrans.server.ts'
import { amountOf, readQris } from '#features/gateways/qris.ts'
import { buildOrder, unstopped } from '#features/gateways/testing.ts'
import { createTransport } from '#features/gateways/transport.server.ts'
import { createXendit } from '#features/gateways/xendit/xendit.server.ts'
import { newId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { startTestSimulator, type TestSimulator } from '../simulator/testing.ts'

const database = openTestDatabase()
let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startTestSimulator(database, { name: 'drivers' })
})
afterAll(() => simulator.stop())

function transportOf(gateway: 'midtrans' | 'xendit') {
  const place = { origin: simulator.origin, port: Number(new URL(simulator.origin).port) }
  return createTransport(gateway, { simulator: place }, false)
}
const midtrans = (more: Keys = {}): Gateway =>
  createMidtrans({ keys: { serverKey: simulator.key, ...more }, isProduction: false, transport: transportOf('midtrans') })
const xendit = (more: Keys = {}): Gateway =>
  createXendit({
    keys: { secretKey: simulator.key, callbackToken: `${simulator.key}-callback`, ...more },
    transport: transportOf('xendit'),
  })

const newOrder = (method: Method) => buildOrder({ orderId: newId(), method, expiresAt: new Date(Date.now() + 3_600_000) })

/** Opens an order and has it paid. */
async function pay(gateway: Gateway, method: Method) {
  const order = newOrder(method)
  const opened = await gateway.open(order, unstopped())
  expect(await gateway.status(order.orderId, unstopped(), opened.ref)).toMatchObject({ state: 'pending' })
  expect(await simulator.play({ orderId: order.orderId, event: 'pay' })).toMatchObject({ status: 'ok' })
  return { order, opened }
}

describe.each([
  ['Midtrans', () => midtrans(), GATEWAY_METHODS.midtrans],
  ['Midtrans by its page', () => midtrans({ page: 'hosted' }), GATEWAY_METHODS.midtrans],
  ['Xendit by sessions', () => xendit(), GATEWAY_METHODS.xendit],
  ['Xendit by invoices', () => xendit({ page: 'invoices' }), GATEWAY_METHODS.xendit],
] as const)('%s, simulated,', (_name, make, methods) => {
  it.each(methods.map(method => [method]))('takes a payment by %s', async method => {
    const gateway = make()
    const { order, opened } = await pay(gateway, method)
    expect(Object.keys(opened.instructions).length).toBeGreaterThan(0)
    const status = await gateway.status(order.orderId, unstopped(), opened.ref)
    expect(status).toMatchObject({ state: 'paid', amount: order.amount, refunded: 0 })
    expect(Math.abs(opened.expiresAt.getTime() - order.expiresAt.getTime())).toBeLessThan(120_000)
  })

  it('opens an order once, cancels it, and knows none that nobody made', async () => {
    const gateway = make()
    const order = newOrder('va-bca')
    const [first, again] = [await gateway.open(order, unstopped()), await gateway.open(order, unstopped())]
    expect(again.instructions).toEqual(first.instructions)
    await gateway.cancel(order.orderId, unstopped(), first.ref)
    await gateway.cancel(order.orderId, unstopped(), first.ref)
    expect(['cancelled', 'expired', 'pending']).toContain((await gateway.status(order.orderId, unstopped(), first.ref)).state)
    expect(await gateway.status(newId(), unstopped())).toMatchObject({ state: 'missing' })
    await gateway.tryKeys(unstopped())
  })

  it('refunds what was paid by QRIS, once by its key', async () => {
    const gateway = make()
    const { order, opened } = await pay(gateway, 'qris')
    const refund = { orderId: order.orderId, ref: opened.ref, key: newId(), amount: 150_000, reason: 'Batal' }
    expect(await gateway.refund(refund, unstopped())).toMatchObject({ state: 'done' })
    expect(await gateway.refund(refund, unstopped())).toMatchObject({ state: 'done' })
    expect(await gateway.refund({ ...refund, key: newId(), amount: order.amount }, unstopped())).toEqual({ state: 'failed' })
  })
})

describe('what a gateway says', () => {
  it('is away while it is down, and a wrong key is refused', async () => {
    await simulator.weather({ down: true })
    for (const gateway of [midtrans(), xendit()]) {
      await expect(gateway.open(newOrder('qris'), unstopped())).rejects.toMatchObject({ kind: 'away' })
      await expect(gateway.status(newId(), unstopped())).rejects.toMatchObject({ kind: 'away' })
    }
    await simulator.weather({})
    for (const gateway of [midtrans({ serverKey: 'lain' }), xendit({ secretKey: 'lain' })])
      await expect(gateway.tryKeys(unstopped())).rejects.toMatchObject({ kind: 'refused' })
  })

  it('is a QRIS code for the amount', async () => {
    const { opened } = await pay(midtrans(), 'qris')
    expect(amountOf(readQris(opened.instructions.qrString ?? '') ?? [])).toBe(650_000)
  })

  it('tells of refunds in its status', async () => {
    const gateway = midtrans()
    const { order } = await pay(gateway, 'gopay')
    await gateway.refund({ orderId: order.orderId, key: newId(), amount: 50_000, reason: 'Batal' }, unstopped())
    expect(await gateway.status(order.orderId, unstopped())).toMatchObject({ state: 'partially-refunded', refunded: 50_000 })
  })

  it('stands in its report', async () => {
    const { order } = await pay(midtrans(), 'va-bni')
    const sold = await pay(xendit(), 'va-bni')
    expect(midtrans().readReport(await simulator.report('midtrans'))).toContainEqual(
      expect.objectContaining({ orderId: order.orderId, amount: 650_000, kind: 'payment' }),
    )
    expect(xendit().readReport(await simulator.report('xendit'))).toContainEqual(
      expect.objectContaining({ orderId: sold.order.orderId, amount: 650_000, kind: 'payment' }),
    )
  })
})

describe('payouts', () => {
  const iris = () => midtrans({ payoutKey: `${simulator.key}-creator`, approverKey: `${simulator.key}-approver` }).payouts
  it.each<[string, () => PayoutDriver | undefined]>([
    ['Midtrans', iris],
    ['Xendit', () => xendit().payouts],
  ])('by %s are sent once', async (_name, make) => {
    const driver = make()
    if (!driver) throw new Error('no payouts')
    const order = { key: newId(), amount: 250_000, bank: 'bca', number: '1234567890', holder: 'Sari Ayu', note: 'Honor' }
    const [first, again] = [await driver.send(order, unstopped()), await driver.send(order, unstopped())]
    expect(again).toEqual(first)
    expect(await driver.status({ key: order.key, ref: first.ref }, unstopped())).toMatchObject({ state: 'sent', amount: 250_000 })
    expect((await driver.banks(unstopped())).map(({ code }) => code)).toContain('bca')
    expect(await driver.balance(unstopped())).toBeGreaterThan(0)
    expect(['found', 'unchecked']).toContain((await driver.checkAccount(order, unstopped())).state)
  })
})
