import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Method } from '../gateway.ts'
import type { Keys } from '../keys.ts'
import { buildOrder, type ScriptedGateway, startScripted, unstopped } from '../testing.ts'
import { createTransport } from '../transport.server.ts'
import { createMidtrans } from './midtrans.server.ts'

const NOW = new Date('2026-11-28T05:00:00Z')
const KEYS: Keys = { serverKey: 'SB-Mid-server-rahasia' }

let outside: ScriptedGateway
beforeEach(async () => {
  outside = await startScripted()
})
afterEach(() => outside.close())

const gateway = (keys: Keys = KEYS) =>
  createMidtrans({ keys, isProduction: false, transport: createTransport('midtrans', outside.tools, false) }, () => NOW)
const sent = (at = 0): Record<string, unknown> => JSON.parse(outside.asked[at]?.body ?? '{}') as Record<string, unknown>

const OPENED = {
  status_code: '201',
  transaction_id: '9aed5972-5b6a-401e-894b-a32c91ed1a3a',
  order_id: buildOrder().orderId,
  gross_amount: '650000.00',
  currency: 'IDR',
  transaction_status: 'pending',
  transaction_time: '2026-11-28 12:00:00',
  expiry_time: '2026-11-29 12:00:00',
}

describe('opening an order', () => {
  const ways: [Method, Record<string, unknown>, Record<string, unknown>, Record<string, unknown>][] = [
    [
      'va-bca',
      { payment_type: 'bank_transfer', bank_transfer: { bank: 'bca' } },
      { va_numbers: [{ bank: 'bca', va_number: '812785002530231' }] },
      { vaNumber: '812785002530231', bank: 'bca' },
    ],
    ['va-bni', { bank_transfer: { bank: 'bni' } }, { va_numbers: [{ bank: 'bni', va_number: '9888' }] }, { vaNumber: '9888', bank: 'bni' }],
    ['va-bri', { bank_transfer: { bank: 'bri' } }, { va_numbers: [{ bank: 'bri', va_number: '1234' }] }, { vaNumber: '1234', bank: 'bri' }],
    ['va-permata', { bank_transfer: { bank: 'permata' } }, { permata_va_number: '8778' }, { vaNumber: '8778', bank: 'permata' }],
    [
      'va-mandiri',
      { payment_type: 'echannel' },
      { bill_key: '990000000260', biller_code: '70012' },
      { vaNumber: '990000000260', billerCode: '70012', bank: 'mandiri' },
    ],
    ['qris', { payment_type: 'qris' }, { qr_string: '000201…', actions: [] }, { qrString: '000201…' }],
    [
      'gopay',
      { payment_type: 'gopay' },
      { actions: [{ name: 'deeplink-redirect', url: 'https://simulator.example/gopay' }] },
      { redirectUrl: 'https://simulator.example/gopay' },
    ],
  ]
  it.each(ways)('by %s sends what is documented, and tells the payer what they need', async (method, body, answer, instructions) => {
    outside.next({ body: { ...OPENED, ...answer } })
    const opened = await gateway().open(buildOrder({ method }), unstopped())
    expect(opened).toEqual({ ref: OPENED.transaction_id, instructions, expiresAt: new Date('2026-11-29T05:00:00Z') })
    expect(sent()).toMatchObject({
      ...body,
      transaction_details: { order_id: buildOrder().orderId, gross_amount: 650_000 },
      custom_expiry: { order_time: '2026-11-28 12:00:00 +0700', expiry_duration: 1440, unit: 'minute' },
    })
    expect(outside.asked[0]).toMatchObject({
      path: '/midtrans/v2/charge',
      headers: { 'x-override-notification': buildOrder().notifyUrl, 'idempotency-key': buildOrder().orderId },
    })
  })

  it('sends items that sum up to the amount', async () => {
    outside.next({ body: { ...OPENED, va_numbers: [{ bank: 'bca', va_number: '1' }] } })
    await gateway().open(buildOrder(), unstopped())
    const items = sent()['item_details'] as { price: number; quantity: number }[]
    expect(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)).toBe(650_000)
  })

  it('that is open already, since an answer was lost, finds it by its status; with another amount it is refused', async () => {
    const taken = { body: { status_code: '406', status_message: 'conflict' } }
    outside.next(taken, { body: { ...OPENED, status_code: '201', va_numbers: [{ bank: 'bca', va_number: '77' }] } })
    expect(await gateway().open(buildOrder(), unstopped())).toMatchObject({ instructions: { vaNumber: '77' } })
    expect(outside.asked[1]?.path).toBe(`/midtrans/v2/${buildOrder().orderId}/status`)
    outside.next(taken, { body: { ...OPENED, gross_amount: '1.00' } })
    await expect(gateway().open(buildOrder(), unstopped())).rejects.toMatchObject({ kind: 'refused' })
  })

  it('on a page of theirs leads there; until something is chosen on it the order is pending', async () => {
    const hosted = gateway({ ...KEYS, page: 'hosted' })
    outside.next({ status: 201, body: { token: 'tok-1', redirect_url: 'https://app.sandbox.midtrans.com/snap/v4/redirection/tok-1' } })
    const opened = await hosted.open(buildOrder(), unstopped())
    expect(opened).toMatchObject({ ref: 'snap:tok-1', instructions: { redirectUrl: expect.stringContaining('tok-1') } })
    expect(sent()).toMatchObject({ enabled_payments: ['bca_va'], callbacks: { finish: buildOrder().returnUrl } })
    outside.next({ body: { status_code: '404', status_message: "Transaction doesn't exist." } }, { body: { status_code: '404' } })
    expect(await hosted.status('a-1234567', unstopped(), opened.ref)).toMatchObject({ state: 'pending' })
    expect(await hosted.status('a-1234567', unstopped())).toMatchObject({ state: 'missing' })
  })

  it('is refused with the gateway’s words, without our key', async () => {
    outside.next({
      body: { status_code: '400', status_message: 'bad SB-Mid-server-rahasia', validation_messages: ['gross_amount is wrong'] },
    })
    await expect(gateway().open(buildOrder(), unstopped())).rejects.toMatchObject({
      kind: 'refused',
      message: '400: bad [key]; gross_amount is wrong',
    })
    outside.next({ status: 401, body: { status_code: '401', status_message: 'unauthorized' } })
    await expect(gateway().open(buildOrder(), unstopped())).rejects.toMatchObject({ kind: 'refused', status: 401 })
    outside.next({ body: { status_code: '503', status_message: 'recovering' } })
    await expect(gateway().open(buildOrder(), unstopped())).rejects.toMatchObject({ kind: 'away' })
    outside.next({ body: { ...OPENED, va_numbers: 'ha' } })
    await expect(gateway().open(buildOrder(), unstopped())).rejects.toMatchObject({ kind: 'refused' })
    await expect(gateway().open(buildOrder({ method: 'transfer' }), unstopped())).rejects.toMatchObject({ kind: 'refused' })
  })

  it('never leads a payer to a script', async () => {
    outside.next({ body: { ...OPENED, actions: [{ name: 'deeplink-redirect', url: 'javascript:alert(1)' }] } })
    await expect(gateway().open(buildOrder({ method: 'gopay' }), unstopped())).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('the status of an order', () => {
  it.each([
    ['settlement', undefined, 'paid'],
    ['capture', 'accept', 'paid'],
    ['capture', 'challenge', 'challenged'],
    ['capture', 'deny', 'denied'],
    ['authorize', undefined, 'pending'],
    ['pending', undefined, 'pending'],
    ['deny', undefined, 'denied'],
    ['failure', undefined, 'denied'],
    ['cancel', undefined, 'cancelled'],
    ['expire', undefined, 'expired'],
    ['refund', undefined, 'refunded'],
    ['partial_refund', undefined, 'partially-refunded'],
    ['chargeback', undefined, 'charged-back'],
    ['partial_chargeback', undefined, 'charged-back'],
  ])('%s (%s) is %s', async (transaction_status, fraud_status, state) => {
    outside.next({
      body: { ...OPENED, status_code: '200', transaction_status, ...(fraud_status && { fraud_status }), signature_key: 'abc' },
    })
    const status = await gateway().status(OPENED.order_id, unstopped())
    expect(status).toMatchObject({ state, amount: 650_000, ref: OPENED.transaction_id })
    expect(status.raw).not.toHaveProperty('signature_key')
  })

  it('tells what was given back, and when it was paid', async () => {
    const refunds = [{ refund_amount: '100000.00' }, { refund_amount: '50000.00' }]
    outside.next({ body: { ...OPENED, transaction_status: 'partial_refund', refunds, settlement_time: '2026-11-28 12:05:00' } })
    expect(await gateway().status(OPENED.order_id, unstopped())).toMatchObject({
      refunded: 150_000,
      paidAt: new Date('2026-11-28T05:05:00Z'),
    })
    outside.next({ body: { ...OPENED, transaction_status: 'refund' } })
    expect(await gateway().status(OPENED.order_id, unstopped())).toMatchObject({ refunded: 650_000 })
  })

  it('of an expired order (407) and of a missing one (404) is told', async () => {
    outside.next({ body: { ...OPENED, status_code: '407', transaction_status: 'expire' } }, { status: 404, body: { status_code: '404' } })
    expect(await gateway().status(OPENED.order_id, unstopped())).toMatchObject({ state: 'expired' })
    expect(await gateway().status(OPENED.order_id, unstopped())).toMatchObject({ state: 'missing', amount: 0 })
  })

  it.each([
    [{ transaction_status: 'constructor' }],
    [{ transaction_status: 7 }],
    [{ gross_amount: '650000.50' }],
    [{ gross_amount: '-1' }],
    [{ gross_amount: '99999999999999999999' }],
    [{ order_id: 'another-order' }],
    [{ currency: 'USD' }],
  ])('that is not as documented (%j) is believed by nobody', async wrong => {
    outside.next({ body: { ...OPENED, ...wrong } })
    await expect(gateway().status(OPENED.order_id, unstopped())).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

describe('ending and refunding', () => {
  it('cancels, and expires what can’t be cancelled; what has ended is fine', async () => {
    outside.next({ body: { status_code: '200' } }, { body: { status_code: '412' } }, { body: { status_code: '404' } })
    for (let i = 0; i < 3; i++) await gateway().cancel('a-1234567', unstopped())
    outside.next({ body: { status_code: '400' } }, { body: { status_code: '407' } })
    await gateway().cancel('a-1234567', unstopped())
    expect(outside.asked.at(-1)?.path).toBe('/midtrans/v2/a-1234567/expire')
  })

  it.each([
    ['200', { refund_chargeback_id: 5 }, { state: 'done', ref: '5' }],
    ['201', {}, { state: 'sent', ref: 'r-1' }],
    ['414', {}, { state: 'failed' }],
    ['412', {}, { state: 'failed' }],
  ])('a refund that is answered with %s', async (status_code, more, result) => {
    outside.next({ body: { status_code, ...more } })
    expect(await gateway().refund({ orderId: 'a-1234567', key: 'r-1', amount: 1000, reason: 'Batal' }, unstopped())).toEqual(result)
    expect(sent()).toEqual({ refund_key: 'r-1', amount: 1000, reason: 'Batal' })
  })

  it('a refund whose key was used is looked for', async () => {
    outside.next({ body: { status_code: '406' } }, { body: { ...OPENED, refunds: [{ refund_key: 'r-1', refund_chargeback_id: 3 }] } })
    expect(await gateway().refund({ orderId: 'a-1234567', key: 'r-1', amount: 1, reason: 'x' }, unstopped())).toEqual({
      state: 'done',
      ref: '3',
    })
  })

  it('a key is tried by an order that nobody made', async () => {
    outside.next({ body: { status_code: '404' } })
    await gateway().tryKeys(unstopped())
    outside.next({ status: 401, body: { status_code: '401', status_message: 'no' } })
    await expect(gateway().tryKeys(unstopped())).rejects.toMatchObject({ kind: 'refused' })
  })
})
