import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Method } from '#features/gateways/gateway.ts'
import { balanceOf } from '#features/ledger/balances.server.ts'
import { checkLedger } from '#features/ledger/invariants.server.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { chooseMethod } from './choose-method.server.ts'
import { createInvoice, repay } from './create-invoice.server.ts'
import { cancelInvoice } from './end-invoice.server.ts'
import type { Invoice } from './invoice.ts'
import { findInvoice, findPayment } from './queries.server.ts'
import { buildGateways, buildMember, buildOrder, buildViewer, type MoneyDesk, openMoneyDesk, settings } from './testing.ts'
import { toInvoiceView } from './view.ts'
import { enqueueDue } from './work/due.server.ts'

const raw = openTestDatabase()
const database = atPresent(raw)
let desk: MoneyDesk
let tenantId: TenantId
let memberId: string

beforeAll(async () => {
  desk = await openMoneyDesk(raw)
})
beforeEach(async () => {
  await raw.pool.query('delete from jobs.job')
  Object.assign(desk.gateway.script, { isAway: false, losesAnswer: false, lies: [], refund: 'done' })
  tenantId = await raw.createTenant()
  await buildGateways(raw, tenantId)
  memberId = await buildMember(raw, tenantId)
})

const mine = () => ({ viewer: buildViewer(memberId) })
const order = (input: Parameters<typeof buildOrder>[1] = {}) =>
  database.asTenant(tenantId, ctx => createInvoice(ctx, settings, buildOrder(memberId, input)))
const choose = (id: string, method: Method = 'va-bca') => database.asTenant(tenantId, ctx => chooseMethod(ctx, id, method), mine())
const read = (id: string) => database.asTenant(tenantId, ctx => findInvoice(ctx, id)) as Promise<Invoice>
const balance = (account: Parameters<typeof balanceOf>[1]) => database.asTenant(tenantId, ctx => balanceOf(ctx, account))
const refusal = (code: string, status?: number) =>
  expect.objectContaining({ reason: expect.objectContaining({ code }), ...(status && { status }) })
const cases = async () =>
  (await raw.pool.query('select kind from money_cases where tenant_id = $1 order by opened_at, id', [tenantId])).rows.map(
    ({ kind }) => kind,
  )
const clock = (now: Date) => enqueueDue({ pool: raw.pool, log: pino({ level: 'silent' }) }, now)
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
/** Moves an invoice's time to pay into the past. */
const lapse = (id: string) => raw.pool.query("update invoices set expires_at = now() - interval '1 second' where id = $1", [id])
const asked = async (paymentId: string) => {
  await raw.pool.query("update payments set ask_at = now() - interval '1 second' where id = $1", [paymentId])
  await clock(new Date())
  await desk.work()
}
async function opened(method: Method = 'va-bca', input = {}) {
  const invoice = await order(input)
  const payment = await choose(invoice.id, method)
  await desk.work()
  return { invoice, payment }
}

describe('a method', () => {
  it('is refused to others, for a foreign or ended invoice, and where nobody offers it', async () => {
    const { id } = await order()
    const stranger = { viewer: buildViewer(await buildMember(raw, tenantId)) }
    await expect(database.asTenant(tenantId, ctx => chooseMethod(ctx, id, 'qris'), stranger)).rejects.toThrow(
      refusal('InvoiceMissing', 404),
    )
    await expect(database.asTenant(tenantId, ctx => chooseMethod(ctx, id, 'qris'))).rejects.toThrow(refusal('InvoiceMissing'))
    const other = await raw.createTenant()
    await expect(database.asTenant(other, ctx => chooseMethod(ctx, id, 'qris'), mine())).rejects.toThrow(refusal('InvoiceMissing'))
    await raw.pool.query("update gateway_settings set is_enabled = false where tenant_id = $1 and gateway = 'transfer'", [tenantId])
    await expect(choose(id, 'transfer')).rejects.toThrow(refusal('MethodUnavailable', 422))
    await database.asTenant(tenantId, ctx => cancelInvoice(ctx, id), mine())
    await expect(choose(id)).rejects.toThrow(refusal('InvoiceNotOpen', 409))
    expect((await raw.pool.query('select from payments where tenant_id = $1', [tenantId])).rows).toEqual([])
  })

  it('opens a payment by a job, with the number and how to pay it; the same again is the same', async () => {
    const { invoice, payment } = await opened()
    expect(payment).toMatchObject({ state: 'opening', amount: 150_000, gateway: 'midtrans' })
    const { payment: view } = toInvoiceView(await read(invoice.id), { origin: '' })
    expect(view).toMatchObject({ state: 'pending', method: 'va-bca', bank: 'bca', orderId: payment.orderId })
    expect(view?.instructions.map(({ title }) => title)).toEqual(['m-BCA (BCA mobile)', 'KlikBCA', 'ATM BCA'])
    expect(JSON.stringify(view?.instructions)).toContain(view?.vaNumber)
    expect(JSON.stringify(view?.instructions)).toContain('Rp150.000')
    expect((await choose(invoice.id)).id).toBe(payment.id)
  })

  it('that is changed cancels the one before, here and at the gateway; two at once leave one open', async () => {
    const { invoice, payment } = await opened()
    await Promise.all([choose(invoice.id, 'qris'), choose(invoice.id, 'qris'), choose(invoice.id, 'va-bni')])
    await desk.work()
    const { rows } = await raw.pool.query('select state, order_id from payments where invoice_id = $1 order by created_at, id', [
      invoice.id,
    ])
    expect(rows.filter(({ state }) => state === 'pending')).toHaveLength(1)
    expect(rows[0]).toEqual({ state: 'cancelled', order_id: payment.orderId })
    expect(desk.gateway.orders.get(payment.orderId)?.state).toBe('cancelled')
  })

  it('whose gateway is down is tried again, then denied, and another one can be chosen; a lost answer opens nothing twice', async () => {
    const { id } = await order()
    const payment = await choose(id)
    desk.gateway.script.isAway = true
    await desk.work()
    expect(await read(id)).toMatchObject({ payment: { state: 'opening' } })
    await desk.work(inHours(2))
    expect(await read(id)).toMatchObject({ status: 'pending', payment: { state: 'denied', failure: 'gateway-down' } })
    desk.gateway.script.isAway = false
    desk.gateway.script.losesAnswer = true
    const second = await choose(id, 'va-bri')
    await desk.work()
    await desk.work(inHours(2))
    expect(await read(id)).toMatchObject({ payment: { id: second.id, state: 'pending' } })
    expect(payment.id).not.toBe(second.id)
  })
})

describe('money', () => {
  it('pays the invoice once, however often and by how many it is told', async () => {
    const { invoice, payment } = await opened()
    desk.gateway.pay(payment.orderId, undefined, 4000)
    await asked(payment.id)
    await asked(payment.id)
    expect(await read(invoice.id)).toMatchObject({
      status: 'paid',
      payment: { state: 'paid', received: 150_000, fee: 4000, isUnexplained: false },
    })
    expect((await desk.told(tenantId)).map(({ name }) => name).sort()).toEqual(['enrolments.give-paid', 'payouts.share'])
    expect([await balance('clearing:midtrans'), await balance('sales'), await balance('fees')]).toEqual([146_000, -150_000, 4000])
    expect(await cases()).toEqual([])
    const { rows } = await raw.pool.query("select template from mails where tenant_id = $1 and template = 'payment.receipt'", [tenantId])
    expect(rows).toHaveLength(1)
  })

  it('of two processes at once has one effect', async () => {
    const { payment } = await opened()
    desk.gateway.pay(payment.orderId)
    const { askAtGateway } = await import('./work/ask.server.ts')
    const once = () =>
      database.asTenant(tenantId, ctx =>
        askAtGateway(ctx, payment.id, { signal: AbortSignal.timeout(9000), startAgain: async () => {} }, desk.parts),
      )
    await Promise.all([once(), once(), once()])
    expect(await balance('clearing:midtrans')).toBe(150_000)
    expect((await desk.told(tenantId)).filter(({ name }) => name === 'enrolments.give-paid')).toHaveLength(1)
  })

  it('for the method before pays, and the open one is ended; for both it is a case and owed back', async () => {
    const { invoice, payment } = await opened()
    const second = await choose(invoice.id, 'qris')
    await desk.work()
    desk.gateway.pay(payment.orderId)
    await asked(payment.id)
    expect(await read(invoice.id)).toMatchObject({ status: 'paid', payment: { id: payment.id } })
    const cancelled = await database.asTenant(tenantId, ctx => findPayment(ctx, second.id))
    expect(cancelled).toMatchObject({ state: 'cancelled', received: null })
    desk.gateway.pay(second.orderId)
    await asked(second.id)
    expect(await cases()).toEqual(['paid-twice'])
    expect([await balance('owed-to-payers'), await balance('sales'), await balance('clearing:midtrans')]).toEqual([
      -150_000, -150_000, 300_000,
    ])
    expect(await database.asTenant(tenantId, ctx => findPayment(ctx, second.id))).toMatchObject({ state: 'paid', isUnexplained: true })
  })

  it('of another sum pays nothing, is booked and is a case; none or less than none is not booked', async () => {
    const { invoice, payment } = await opened()
    desk.gateway.script.lies.push({ state: 'paid', amount: -5, refunded: 0, raw: {} })
    await asked(payment.id)
    expect(await read(invoice.id)).toMatchObject({ status: 'pending', payment: { state: 'pending', received: null } })
    desk.gateway.pay(payment.orderId, 90_000)
    await asked(payment.id)
    expect(await read(invoice.id)).toMatchObject({ status: 'pending', payment: { state: 'paid', received: 90_000, isUnexplained: true } })
    expect(await cases()).toEqual(['amount-differs', 'amount-differs'])
    expect([await balance('owed-to-payers'), await balance('sales')]).toEqual([-90_000, 0])
    expect((await desk.told(tenantId)).map(({ name }) => name)).toEqual([])
    await choose(invoice.id, 'qris')
  })

  it('that the gateway takes back its word about is a case, and stays', async () => {
    const { invoice, payment } = await opened()
    desk.gateway.pay(payment.orderId)
    await asked(payment.id)
    desk.gateway.end(payment.orderId, 'expired')
    await asked(payment.id)
    expect(await read(invoice.id)).toMatchObject({ status: 'paid' })
    expect(await cases()).toEqual(['contradiction'])
  })
})

describe('an invoice whose time is over', () => {
  it('expires after the gateway was asked, which may say that it is paid', async () => {
    const { invoice, payment } = await opened()
    const unpaid = await opened('va-bni')
    desk.gateway.pay(payment.orderId)
    for (const one of [invoice, unpaid.invoice]) await lapse(one.id)
    await clock(new Date())
    await desk.work()
    expect((await read(invoice.id)).status).toBe('paid')
    expect(await read(unpaid.invoice.id)).toMatchObject({ status: 'expired', payment: { state: 'expired' } })
    await clock(new Date())
    await desk.work()
    const { rows } = await raw.pool.query("select template from mails where tenant_id = $1 and template = 'payment.expired'", [tenantId])
    expect(rows).toHaveLength(1)
  })

  it('waits for a gateway that is away, but not for ever', async () => {
    const { invoice } = await opened()
    await lapse(invoice.id)
    desk.gateway.script.isAway = true
    await clock(new Date())
    await desk.work()
    expect((await read(invoice.id)).status).toBe('pending')
    await raw.pool.query("update invoices set expires_at = now() - interval '2 hours' where id = $1", [invoice.id])
    await desk.work(inHours(1))
    expect((await read(invoice.id)).status).toBe('expired')
  })

  it('takes money that comes late, and ends the one that took its place; where that is paid, it is a case', async () => {
    const first = await opened()
    await lapse(first.invoice.id)
    await clock(new Date())
    await desk.work()
    const subjectId = first.invoice.lines[0]?.subjectId ?? ''
    const again = () => database.asTenant(tenantId, ctx => repay(ctx, settings, first.invoice.id, buildOrder(memberId, { subjectId })))
    const second = await again()
    await expect(database.asTenant(tenantId, ctx => repay(ctx, settings, first.invoice.id, buildOrder(null)))).rejects.toThrow(
      refusal('InvoiceReplaced'),
    )
    const secondPayment = await choose(second.id, 'qris')
    await desk.work()
    desk.gateway.pay(first.payment.orderId)
    await asked(first.payment.id)
    expect((await read(first.invoice.id)).status).toBe('paid')
    expect(await read(second.id)).toMatchObject({ status: 'cancelled', payment: { state: 'cancelled' } })
    desk.gateway.pay(secondPayment.orderId)
    await asked(secondPayment.id)
    expect(await cases()).toEqual(['paid-twice'])
    expect(await balance('owed-to-payers')).toBe(-150_000)
    expect(await database.asTenant(tenantId, checkLedger)).toEqual([])
  })
})

describe('a transfer', () => {
  it('has a sum of its own among all that are open, with many at once', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => buildMember(raw, tenantId)))
    const payments = await Promise.all(
      members.map(async id => {
        const invoice = await database.asTenant(tenantId, ctx => createInvoice(ctx, settings, buildOrder(id)))
        return await database.asTenant(tenantId, ctx => chooseMethod(ctx, invoice.id, 'transfer'), { viewer: buildViewer(id) })
      }),
    )
    expect(new Set(payments.map(({ amount }) => amount)).size).toBe(12)
    for (const { amount, uniqueCode } of payments) expect(amount).toBe(150_000 + (uniqueCode ?? 0))
    await desk.work()
    const [first] = payments
    const view = toInvoiceView(await read(first?.invoiceId ?? ''), { origin: '' }).payment
    expect(view).toMatchObject({ accounts: [{ bank: 'bca', number: '1234567890' }], uniqueCode: first?.uniqueCode, hasProof: false })
  })
})
