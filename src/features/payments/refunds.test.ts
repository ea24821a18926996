import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf } from '#features/ledger/balances.server.ts'
import { checkLedger } from '#features/ledger/invariants.server.ts'
import type { Person } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { listCases, settleCase } from './cases.server.ts'
import { chooseMethod } from './choose-method.server.ts'
import { createInvoice } from './create-invoice.server.ts'
import type { Invoice } from './invoice.ts'
import type { Payment } from './payment.ts'
import { findInvoice, findPayment } from './queries.server.ts'
import { cancelRefund, confirmHandRefund, refundCase, requestRefund } from './refunds.server.ts'
import type { RefundInput } from './schema.ts'
import { buildGateways, buildMember, buildOrder, buildViewer, type MoneyDesk, openMoneyDesk, settings } from './testing.ts'

const raw = openTestDatabase()
const database = atPresent(raw)
const taxed = { ...settings, payment: { ...settings.payment, taxBp: 1100 } }
let desk: MoneyDesk
let tenantId: TenantId
let memberId: string
let staffId: string

beforeAll(async () => {
  desk = await openMoneyDesk(raw)
})
beforeEach(async () => {
  await raw.pool.query('delete from jobs.job')
  Object.assign(desk.gateway.script, { isAway: false, losesAnswer: false, lies: [], refund: 'done' })
  tenantId = await raw.createTenant()
  await buildGateways(raw, tenantId)
  memberId = await buildMember(raw, tenantId)
  staffId = await buildMember(raw, tenantId)
})

const as = (role: Person['role'], provenAt: Date | undefined = new Date()) => ({ viewer: buildViewer(staffId, role, provenAt) })
const admin = () => as('admin')
const refusal = (code: string, status?: number) =>
  expect.objectContaining({ reason: expect.objectContaining({ code }), ...(status && { status }) })
const read = (id: string) => database.asTenant(tenantId, ctx => findInvoice(ctx, id)) as Promise<Invoice>
const payment = (id: string) => database.asTenant(tenantId, ctx => findPayment(ctx, id)) as Promise<Payment>
const balances = async (...accounts: Parameters<typeof balanceOf>[1][]) =>
  await Promise.all(accounts.map(account => database.asTenant(tenantId, ctx => balanceOf(ctx, account))))
const cases = async () => (await database.asTenant(tenantId, ctx => listCases(ctx, {}, { perPage: 20 }), admin())).items
const told = async () => (await desk.told(tenantId)).map(({ name }) => name).sort()
const asked = async (of: Payment) => {
  const { enqueue } = await import('#platform/jobs/enqueue.ts')
  const { askPayment } = await import('./events.ts')
  await database.asTenant(tenantId, ctx => enqueue(ctx, askPayment, { paymentId: of.id }))
  await desk.work()
}

/** An invoice of 100.000 with 11.000 tax, paid; its events are taken away. */
async function paid(kind: 'order' | 'gift' = 'order', method: 'va-bca' | 'qris' = 'qris') {
  const order = buildOrder(memberId, { price: 100_000, kind })
  const invoice = await database.asTenant(tenantId, ctx => createInvoice(ctx, kind === 'gift' ? settings : taxed, order))
  const { orderId, id } = await database.asTenant(tenantId, ctx => chooseMethod(ctx, invoice.id, method), { viewer: buildViewer(memberId) })
  await desk.work()
  desk.gateway.pay(orderId)
  await asked(await payment(id))
  await raw.pool.query("delete from jobs.job where name not like 'payments.%'")
  return await payment(id)
}
const refund = (of: Payment, more: Partial<RefundInput> = {}, by = admin()) =>
  database.asTenant(
    tenantId,
    ctx => requestRefund(ctx, { paymentId: of.id, amount: of.amount, reason: 'Diminta', seat: 'take', way: 'gateway', ...more }),
    by,
  )

describe('a refund is refused', () => {
  it('to everybody but staff with a fresh second factor, and of what was never paid', async () => {
    const one = await paid()
    await expect(
      database.asTenant(tenantId, ctx => requestRefund(ctx, { paymentId: one.id, amount: 1, reason: 'x', seat: 'keep', way: 'hand' })),
    ).rejects.toThrow(expect.objectContaining({ status: 401 }))
    for (const role of ['student', 'mentor', 'writer', 'lead_region', 'partner'] as const)
      await expect(refund(one, {}, as(role))).rejects.toThrow(expect.objectContaining({ status: 403 }))
    await expect(refund(one, {}, as('admin', new Date(Date.now() - 11 * 60_000)))).rejects.toThrow(refusal('SecondFactorNeeded', 403))
    const bare = { viewer: buildViewer(staffId, 'admin') }
    await expect(refund(one, {}, bare)).rejects.toThrow(refusal('SecondFactorNeeded', 403))
    const other = await raw.createTenant()
    const elsewhere = database.asTenant(
      other,
      ctx => requestRefund(ctx, { paymentId: one.id, amount: 1, reason: 'x', seat: 'keep', way: 'hand' }),
      admin(),
    )
    await expect(elsewhere).rejects.toThrow(refusal('PaymentMissing', 404))
    for (const amount of [0, -1, 0.5, 1e12]) await expect(refund(one, { amount })).rejects.toThrow(expect.objectContaining({ status: 422 }))
    await expect(refund(one, { reason: ' ' })).rejects.toThrow(expect.objectContaining({ status: 422 }))
    await expect(refund(one, { amount: 111_001 })).rejects.toThrow(refusal('RefundTooHigh', 422))
    expect(await balances('owed-to-payers', 'refunds')).toEqual([0, 0])
    expect((await raw.pool.query('select from refunds where tenant_id = $1', [tenantId])).rows).toEqual([])
  })

  it('for more than is left, also of many at once', async () => {
    const one = await paid()
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => refund(one, { amount: 30_000, seat: 'keep' })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await balances('owed-to-payers')).toEqual([-90_000])
    await desk.work()
    expect(await read(one.invoiceId)).toMatchObject({ status: 'partially-refunded', refunded: 90_000 })
    await expect(refund(one, { amount: 21_001 })).rejects.toThrow(refusal('RefundTooHigh'))
  })
})

describe('a refund', () => {
  it('is promised first, sent by the gateway, and then takes the seat and the shares', async () => {
    const one = await paid()
    await refund(one)
    expect(await balances('owed-to-payers', 'refunds', 'tax')).toEqual([-111_000, 100_000, 0])
    expect([(await read(one.invoiceId)).status, await told()]).toEqual(['paid', []])
    await desk.work()
    expect(await read(one.invoiceId)).toMatchObject({
      status: 'refunded',
      refunded: 111_000,
      payment: { state: 'refunded', refunded: 111_000 },
    })
    expect(await balances('owed-to-payers', 'clearing:midtrans')).toEqual([0, 0])
    expect(await told()).toEqual(['enrolments.take-refunded', 'payouts.return'])
    await asked(one)
    expect([await balances('clearing:midtrans'), await cases()]).toEqual([[0], []])
    const { rows } = await raw.pool.query("select template from mails where tenant_id = $1 and template = 'payment.refund'", [tenantId])
    expect(rows).toHaveLength(1)
  })

  it('in parts has the tax of the whole, and keeps the seat where it is said', async () => {
    const one = await paid()
    for (const amount of [33_333, 33_333, 44_334]) await refund(one, { amount, seat: 'keep' })
    await desk.work()
    expect(await balances('owed-to-payers', 'refunds', 'tax', 'clearing:midtrans')).toEqual([0, 100_000, 0, 0])
    expect(await told()).toEqual(['payouts.return', 'payouts.return', 'payouts.return'])
    expect(await database.asTenant(tenantId, checkLedger)).toEqual([])
  })

  it('whose answer is lost, or that is under way, is done once', async () => {
    const one = await paid()
    desk.gateway.script.losesAnswer = true
    await refund(one, { amount: 50_000, seat: 'keep' })
    await desk.work()
    expect(desk.gateway.statusOf(one.orderId).refunded).toBe(50_000)
    await raw.pool.query("update refunds set ask_at = now() - interval '1 second' where tenant_id = $1", [tenantId])
    const { enqueueDue } = await import('./work/due.server.ts')
    const { pino } = await import('pino')
    const clock = () => enqueueDue({ pool: raw.pool, log: pino({ level: 'silent' }) })
    await clock()
    await desk.work()
    expect(await payment(one.id)).toMatchObject({ refunded: 50_000, state: 'partially-refunded' })
    desk.gateway.script.refund = 'sent'
    await refund(one, { amount: 61_000, seat: 'keep' })
    await desk.work()
    expect(await payment(one.id)).toMatchObject({ refunded: 50_000 })
    desk.gateway.refundThere(one.orderId, 61_000)
    await raw.pool.query("update refunds set ask_at = now() - interval '1 second' where tenant_id = $1 and state = 'sent'", [tenantId])
    await clock()
    await desk.work()
    expect(await payment(one.id)).toMatchObject({ refunded: 111_000, state: 'refunded' })
    expect([desk.gateway.statusOf(one.orderId).refunded, await balances('clearing:midtrans'), await cases()]).toEqual([111_000, [0], []])
  })

  it('that the gateway refuses stays promised, to be sent by hand, which is confirmed or cancelled', async () => {
    const one = await paid('order', 'va-bca')
    desk.gateway.script.refund = 'failed'
    const made = await refund(one)
    await desk.work()
    expect((await cases()).map(({ kind, amount }) => [kind, amount])).toEqual([['refund-failed', 111_000]])
    expect(await balances('owed-to-payers')).toEqual([-111_000])
    const confirm = (by: ReturnType<typeof as>) => database.asTenant(tenantId, ctx => confirmHandRefund(ctx, made.id), by)
    await expect(confirm(as('student'))).rejects.toThrow(expect.objectContaining({ status: 403 }))
    await confirm(admin())
    expect(await balances('owed-to-payers', 'bank', 'clearing:midtrans')).toEqual([0, -111_000, 111_000])
    await expect(confirm(admin())).rejects.toThrow(refusal('RefundEnded', 409))
    expect((await read(one.invoiceId)).status).toBe('refunded')
  })

  it('by hand that is cancelled gives the tax back, too', async () => {
    const one = await paid()
    const made = await refund(one, { amount: 55_500, way: 'hand' })
    await database.asTenant(tenantId, ctx => cancelRefund(ctx, made.id), admin())
    expect(await balances('owed-to-payers', 'refunds', 'tax')).toEqual([0, 0, -11_000])
    expect([(await read(one.invoiceId)).status, await told()]).toEqual(['paid', []])
    await refund(one)
  })

  it('of a gift comes out of the donations', async () => {
    const one = await paid('gift')
    expect(await balances('donations')).toEqual([-100_000])
    await refund(one)
    await desk.work()
    expect(await balances('donations', 'clearing:midtrans', 'sales')).toEqual([0, 0, 0])
    // Once as it is promised, once as it went: the gift counts anew each time.
    expect(await told()).toEqual(['gifts.returned', 'gifts.returned'])
  })
})

describe('what happens at the gateway alone', () => {
  it('a refund on its pages is taken over, and is a case, since nobody decided about the seat', async () => {
    const one = await paid()
    desk.gateway.refundThere(one.orderId, 40_000)
    await asked(one)
    await asked(one)
    expect(await read(one.invoiceId)).toMatchObject({ status: 'partially-refunded', refunded: 40_000 })
    expect((await cases()).map(({ kind, amount }) => [kind, amount])).toEqual([['refunded-at-gateway', 40_000]])
    expect(await balances('clearing:midtrans', 'owed-to-payers')).toEqual([71_000, 0])
    expect(await told()).toEqual(['payouts.return'])
  })

  it('a charge-back takes the rest, the seat and the shares, once, and what was promised is not sent', async () => {
    const one = await paid()
    await refund(one, { amount: 11_000, way: 'hand', seat: 'keep' })
    desk.gateway.end(one.orderId, 'charged-back')
    await asked(one)
    await asked(one)
    expect(await read(one.invoiceId)).toMatchObject({ status: 'refunded', refunded: 111_000, payment: { state: 'charged-back' } })
    expect((await cases()).map(({ kind }) => kind)).toEqual(['charged-back'])
    expect(await balances('clearing:midtrans', 'owed-to-payers', 'refunds', 'tax')).toEqual([0, 0, 100_000, 0])
    expect(await told()).toEqual(['enrolments.take-refunded', 'payouts.return'])
    await expect(refund(one)).rejects.toThrow(refusal('RefundNotPaid', 409))
    expect(await database.asTenant(tenantId, checkLedger)).toEqual([])
  })
})

describe('a case', () => {
  it('with money that pays nothing goes back whole, and the invoice is as it was', async () => {
    const one = await paid()
    const invoice = await read(one.invoiceId)
    const second = await database.asTenant(tenantId, ctx => createInvoice(ctx, taxed, buildOrder(memberId, { price: 5000 })))
    const { id, orderId } = await database.asTenant(tenantId, ctx => chooseMethod(ctx, second.id, 'qris'), {
      viewer: buildViewer(memberId),
    })
    await desk.work()
    desk.gateway.pay(orderId, 7777)
    await asked(await payment(id))
    const [open] = await cases()
    expect(open).toMatchObject({ kind: 'amount-differs', amount: 7777, invoiceNumber: second.number })
    await expect(refund(await payment(id), { amount: 1 })).rejects.toThrow(refusal('RefundNotPaid'))
    const back = (by = admin()) =>
      database.asTenant(tenantId, ctx => refundCase(ctx, { id: open?.id ?? '', reason: 'Salah jumlah', way: 'gateway' }), by)
    await expect(back(as('mentor'))).rejects.toThrow(expect.objectContaining({ status: 403 }))
    await back()
    await expect(back()).rejects.toThrow(refusal('CaseSettled', 409))
    await desk.work()
    expect(await payment(id)).toMatchObject({ state: 'refunded', refunded: 7777 })
    expect(await balances('owed-to-payers')).toEqual([0])
    expect([await told(), (await read(second.id)).status, (await read(invoice.id)).status]).toEqual([[], 'pending', 'paid'])
  })

  it('is settled once, by staff, with a note that is audited', async () => {
    const one = await paid()
    desk.gateway.refundThere(one.orderId, 1000)
    await asked(one)
    const [open] = await cases()
    const settle = (note: string, by = admin(), id = open?.id ?? '') =>
      database.asTenant(tenantId, ctx => settleCase(ctx, { id, note }), by)
    await expect(database.asTenant(tenantId, ctx => listCases(ctx, {}, { perPage: 5 }), as('student'))).rejects.toThrow(
      expect.objectContaining({ status: 403 }),
    )
    await expect(settle('x', as('mentor'))).rejects.toThrow(expect.objectContaining({ status: 403 }))
    await expect(settle('  ')).rejects.toThrow(refusal('NoteMissing', 422))
    await expect(settle('x', admin(), newId())).rejects.toThrow(refusal('CaseMissing', 404))
    await settle('Sudah dibicarakan')
    await expect(settle('lagi')).rejects.toThrow(refusal('CaseSettled'))
    const { rows } = await raw.pool.query("select details from audit_log where tenant_id = $1 and act = 'money-case.settled'", [tenantId])
    expect(rows).toEqual([{ details: { kind: 'refunded-at-gateway', note: 'Sudah dibicarakan' } }])
  })
})
