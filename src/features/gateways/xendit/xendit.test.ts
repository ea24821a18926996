import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Keys } from '../keys.ts'
import { buildOrder, type ScriptedGateway, startScripted, unstopped } from '../testing.ts'
import { createTransport } from '../transport.server.ts'
import { createXendit } from './xendit.server.ts'

const NOW = new Date('2026-11-28T05:00:00Z')
const KEYS: Keys = { secretKey: 'xnd_development_rahasia', callbackToken: 'token-rahasia' }
const ORDER = buildOrder()

let outside: ScriptedGateway
beforeEach(async () => {
  outside = await startScripted()
})
afterEach(() => outside.close())

const gateway = (more: Keys = {}) =>
  createXendit({ keys: { ...KEYS, ...more }, transport: createTransport('xendit', outside.tools, false) }, () => NOW)
const sent = (at = 0): Record<string, unknown> => JSON.parse(outside.asked[at]?.body ?? '{}') as Record<string, unknown>

const SESSION = {
  payment_session_id: 'ps-661f87c614802d6c402cd82d',
  reference_id: ORDER.orderId,
  currency: 'IDR',
  amount: 650_000,
  status: 'ACTIVE',
  payment_link_url: 'https://dev.xen.to/kGxPCi60',
  expires_at: '2026-11-29T05:00:00Z',
  updated: '2026-11-28T05:10:00Z',
  customer: { email: ORDER.buyer.email },
}
const INVOICE = {
  id: '65fc7522ff846905c2fc1c8d',
  external_id: ORDER.orderId,
  status: 'PENDING',
  amount: 650_000,
  currency: 'IDR',
  invoice_url: 'https://checkout-staging.xendit.co/web/65fc7522ff846905c2fc1c8d',
  expiry_date: '2026-11-29T05:00:00Z',
}

describe('a session', () => {
  it('is opened with one channel, and leads to the page of Xendit', async () => {
    outside.next({ status: 201, body: SESSION })
    const opened = await gateway({ forUserId: 'sub-1' }).open(ORDER, unstopped())
    expect(opened).toEqual({
      ref: SESSION.payment_session_id,
      instructions: { redirectUrl: SESSION.payment_link_url },
      expiresAt: new Date(SESSION.expires_at),
    })
    expect(outside.asked[0]).toMatchObject({
      path: '/xendit/sessions',
      headers: { 'for-user-id': 'sub-1', 'idempotency-key': ORDER.orderId },
    })
    expect(sent()).toMatchObject({
      reference_id: ORDER.orderId,
      session_type: 'PAY',
      mode: 'PAYMENT_LINK',
      amount: 650_000,
      currency: 'IDR',
      country: 'ID',
      allowed_payment_channels: ['BCA_VIRTUAL_ACCOUNT'],
      success_return_url: ORDER.returnUrl,
    })
    await expect(gateway().open(buildOrder({ method: 'gopay' }), unstopped())).rejects.toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['ACTIVE', 'pending'],
    ['EXPIRED', 'expired'],
    ['CANCELED', 'cancelled'],
  ])('that is %s is %s', async (status, state) => {
    outside.next({ body: { ...SESSION, status } })
    const found = await gateway().status(ORDER.orderId, unstopped(), SESSION.payment_session_id)
    expect(found).toMatchObject({ state, amount: 650_000, refunded: 0 })
    expect(JSON.stringify(found.raw)).not.toContain(ORDER.buyer.email)
  })

  it.each([
    [[], 'paid', 0],
    [
      [
        { status: 'SUCCEEDED', amount: 150_000 },
        { status: 'FAILED', amount: 9 },
        { status: 'PENDING', amount: 9 },
      ],
      'partially-refunded',
      150_000,
    ],
    [[{ status: 'SUCCEEDED', amount: 650_000 }], 'refunded', 650_000],
  ])('that is COMPLETED with the refunds %j is %s', async (data, state, refunded) => {
    outside.next({ body: { ...SESSION, status: 'COMPLETED', payment_request_id: 'pr-1' } }, { body: { data } })
    expect(await gateway().status(ORDER.orderId, unstopped(), SESSION.payment_session_id)).toMatchObject({
      state,
      refunded,
      paidAt: new Date(SESSION.updated),
    })
    expect(outside.asked[1]?.path).toBe('/xendit/refunds?payment_request_id=pr-1')
  })

  it('that is missing, of another order or not as documented is told as such', async () => {
    outside.next({ status: 404, body: { error_code: 'DATA_NOT_FOUND' } })
    expect(await gateway().status(ORDER.orderId, unstopped(), SESSION.payment_session_id)).toMatchObject({ state: 'missing' })
    for (const wrong of [{ reference_id: 'other' }, { status: 'toString' }, { amount: 1.5 }, { amount: '-1' }, { currency: 'PHP' }]) {
      outside.next({ body: { ...SESSION, ...wrong } })
      await expect(gateway().status(ORDER.orderId, unstopped(), SESSION.payment_session_id)).rejects.toMatchObject({ kind: 'unreadable' })
    }
  })

  it('is cancelled; one that has ended is fine', async () => {
    outside.next(
      { body: { ...SESSION, status: 'CANCELED' } },
      { status: 409, body: { error_code: 'SESSION_NOT_ACTIVE' } },
      { status: 404, body: {} },
    )
    for (let i = 0; i < 3; i++) await gateway().cancel(ORDER.orderId, unstopped(), SESSION.payment_session_id)
    expect(outside.asked[0]?.path).toBe(`/xendit/sessions/${SESSION.payment_session_id}/cancel`)
  })

  it('that is refused says why, without our key', async () => {
    outside.next({ status: 401, body: { error_code: 'INVALID_API_KEY', message: 'xnd_development_rahasia is unknown' } })
    await expect(gateway().open(ORDER, unstopped())).rejects.toMatchObject({
      kind: 'refused',
      message: '401 INVALID_API_KEY: [key] is unknown',
    })
    outside.next({ body: { ...SESSION, payment_link_url: 'javascript:alert(1)' } })
    await expect(gateway().open(ORDER, unstopped())).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

describe('an invoice', () => {
  const invoices = () => gateway({ page: 'invoices' })

  it('is opened once: one that is there is taken', async () => {
    outside.next({ body: [] }, { body: INVOICE })
    const opened = await invoices().open(ORDER, unstopped())
    expect(opened).toEqual({
      ref: INVOICE.id,
      instructions: { redirectUrl: INVOICE.invoice_url },
      expiresAt: new Date(INVOICE.expiry_date),
    })
    expect(sent(1)).toMatchObject({ external_id: ORDER.orderId, amount: 650_000, invoice_duration: 86_400, payment_methods: ['BCA'] })
    outside.next({ body: [INVOICE] })
    expect(await invoices().open(ORDER, unstopped())).toEqual(opened)
    outside.next({ body: [{ ...INVOICE, amount: 1 }] })
    await expect(invoices().open(ORDER, unstopped())).rejects.toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['PENDING', 'pending'],
    ['EXPIRED', 'expired'],
    ['PAID', 'paid'],
    ['SETTLED', 'paid'],
  ])('that is %s is %s', async (status, state) => {
    outside.next({ body: [{ ...INVOICE, status, paid_at: '2026-11-28T05:10:00Z', fees_paid_amount: 4000 }] }, { body: { data: [] } })
    expect(await gateway().status(ORDER.orderId, unstopped(), INVOICE.id)).toMatchObject({ state, amount: 650_000, ref: INVOICE.id })
  })

  it('tells what was paid, not what was asked; the paid one of several counts', async () => {
    outside.next({ body: [INVOICE, { ...INVOICE, id: 'b', status: 'PAID', paid_amount: 600_000 }] }, { status: 404, body: {} })
    expect(await gateway().status(ORDER.orderId, unstopped())).toMatchObject({ state: 'paid', amount: 600_000, ref: 'b' })
    outside.next({ body: [{ ...INVOICE, external_id: 'other' }] })
    expect(await gateway().status(ORDER.orderId, unstopped())).toMatchObject({ state: 'missing' })
  })

  it('is expired where it is open', async () => {
    outside.next({ body: [INVOICE] }, { body: { ...INVOICE, status: 'EXPIRED' } }, { body: [{ ...INVOICE, status: 'PAID' }] })
    for (let i = 0; i < 2; i++) await gateway().cancel(ORDER.orderId, unstopped(), INVOICE.id)
    expect(outside.asked.map(({ path }) => path)).toContain(`/xendit/invoices/${INVOICE.id}/expire!`)
    expect(outside.asked).toHaveLength(3)
  })
})

describe('a refund', () => {
  const wish = { orderId: ORDER.orderId, ref: SESSION.payment_session_id, key: 'r-1', amount: 1000, reason: 'Batal' }

  it.each([
    [200, { id: 'rfd-1', status: 'SUCCEEDED' }, { state: 'done', ref: 'rfd-1' }],
    [200, { id: 'rfd-1', status: 'PENDING' }, { state: 'sent', ref: 'rfd-1' }],
    [200, { id: 'rfd-1', status: 'FAILED' }, { state: 'failed', ref: 'rfd-1' }],
    [409, { error_code: 'MAXIMUM_REFUND_AMOUNT_REACHED' }, { state: 'failed' }],
    [409, { error_code: 'DUPLICATE_ERROR' }, { state: 'sent', ref: 'r-1' }],
  ])('that is answered with %i %j', async (status, body, result) => {
    outside.next({ body: { ...SESSION, status: 'COMPLETED', payment_request_id: 'pr-1' } }, { status, body })
    expect(await gateway().refund(wish, unstopped())).toEqual(result)
    expect(sent(1)).toMatchObject({ payment_request_id: 'pr-1', reference_id: 'r-1', amount: 1000 })
    expect(outside.asked[1]?.headers['idempotency-key']).toBe('r-1')
  })

  it('of what nobody paid fails', async () => {
    outside.next({ body: SESSION }, { body: [] })
    expect(await gateway().refund(wish, unstopped())).toEqual({ state: 'failed' })
    expect(await gateway().refund({ ...wish, ref: INVOICE.id }, unstopped())).toEqual({ state: 'failed' })
  })
})

describe('a webhook', () => {
  const read = (headers: Record<string, string>, body: unknown, keys: Keys = KEYS) =>
    createXendit({ keys, transport: createTransport('xendit', outside.tools, false) }).readNotification(
      new Headers(headers),
      typeof body === 'string' ? body : JSON.stringify(body),
    )
  const token = { 'x-callback-token': 'token-rahasia' }

  it('is of a session, an invoice or a payout', () => {
    expect(read(token, { event: 'payment_session.completed', data: SESSION })).toEqual({
      isGenuine: true,
      topic: 'payment',
      orderId: ORDER.orderId,
    })
    expect(read(token, INVOICE)).toEqual({ isGenuine: true, topic: 'payment', orderId: ORDER.orderId })
    expect(read(token, { event: 'payout.succeeded', data: { reference_id: 'p-1' } })).toEqual({
      isGenuine: true,
      topic: 'payout',
      orderId: 'p-1',
    })
    expect(read(token, { event: 'refund.succeeded', data: { reference_id: 'r-1' } })).toEqual({ isGenuine: true, topic: 'unknown' })
  })

  it('without the token, or with another one, is forged', () => {
    for (const headers of [
      {},
      { 'x-callback-token': '' },
      { 'x-callback-token': 'token-rahasi' },
      { 'x-callback-token': 'token-rahasia2' },
    ])
      expect(read(headers, INVOICE)).toMatchObject({ isGenuine: false, orderId: ORDER.orderId })
    expect(read({ 'x-callback-token': '' }, INVOICE, {}).isGenuine).toBe(false)
  })

  it.each(['', '{', '[]', 'null', '{"event":"payment_session.completed"}', '{"event":{},"data":[]}'])('that is %j says nothing', text => {
    expect(read(token, text)).toMatchObject({ topic: 'unknown' })
  })
})

it('a key is tried by an invoice that nobody made', async () => {
  outside.next({ body: [] }, { status: 401, body: { error_code: 'INVALID_API_KEY' } })
  await gateway().tryKeys(unstopped())
  await expect(gateway().tryKeys(unstopped())).rejects.toMatchObject({ kind: 'refused', status: 401 })
})
