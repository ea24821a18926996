import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { securityCounts } from '#platform/security-log.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { chooseMethod } from './choose-method.server.ts'
import { createInvoice } from './create-invoice.server.ts'
import { storeNotification } from './notifications.server.ts'
import { findInvoice, findPayment } from './queries.server.ts'
import { buildGateways, buildMember, buildOrder, buildViewer, type MoneyDesk, openMoneyDesk, settings } from './testing.ts'
import { confirmTransfer, refuseTransfer, sendProof } from './transfers.server.ts'
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
  desk.gateway.script.isAway = false
  tenantId = await raw.createTenant()
  await buildGateways(raw, tenantId)
  memberId = await buildMember(raw, tenantId)
})

const refusal = (code: string, status?: number) =>
  expect.objectContaining({ reason: expect.objectContaining({ code }), ...(status && { status }) })
const tell = (body: object, signature = 'good', of = tenantId) =>
  database.asTenant(of, ctx =>
    storeNotification(ctx, desk.parts, 'midtrans', new Headers({ 'x-signature': signature }), JSON.stringify(body)),
  )
const rowsOf = async () =>
  (
    await raw.pool.query(
      'select is_genuine, topic, order_id, outcome, handled_at is not null as handled from gateway_notifications where tenant_id = $1 order by id',
      [tenantId],
    )
  ).rows
const mine = () => ({ viewer: buildViewer(memberId) })
const admin = () => ({ viewer: buildViewer(memberId, 'admin') })
async function opened(method: 'qris' | 'transfer' = 'qris') {
  const invoice = await database.asTenant(tenantId, ctx => createInvoice(ctx, settings, buildOrder(memberId)))
  const payment = await database.asTenant(tenantId, ctx => chooseMethod(ctx, invoice.id, method), mine())
  await desk.work()
  return payment
}
const statusOf = async (invoiceId: string) => (await database.asTenant(tenantId, ctx => findInvoice(ctx, invoiceId)))?.status

describe('a notification', () => {
  it('that is forged, too large or of no gateway here is believed nothing; forged ones are counted and kept in bounds', async () => {
    const { orderId, invoiceId } = await opened()
    desk.gateway.pay(orderId)
    const before = securityCounts['notification.forged'] ?? 0
    expect(await tell({ orderId }, 'bad')).toBe('forged')
    expect(await tell({ orderId, padding: 'x'.repeat(20_000) })).toBe('unreadable')
    const none = { ...desk.parts, findGateway: async () => undefined }
    expect(await database.asTenant(tenantId, ctx => storeNotification(ctx, none, 'xendit', new Headers(), '{}'))).toBe('unreadable')
    await desk.work()
    expect(await statusOf(invoiceId)).toBe('pending')
    expect(securityCounts['notification.forged']).toBe(before + 1)
    expect(await rowsOf()).toEqual([{ is_genuine: false, topic: 'payment', order_id: orderId, outcome: null, handled: false }])
    await raw.pool.query(
      `insert into gateway_notifications (tenant_id, id, gateway, topic, is_genuine, body, received_at)
        select $1, gen_random_uuid(), 'midtrans', 'unknown', false, '', now() from generate_series(1, 200)`,
      [tenantId],
    )
    expect(await tell({ orderId }, 'bad')).toBe('forged')
    expect(await rowsOf()).toHaveLength(201)
  })

  it('has the gateway asked, once for many that wait, and says nothing itself', async () => {
    const { orderId, invoiceId } = await opened()
    for (let at = 0; at < 3; at++) expect(await tell({ orderId, claims: 'paid' })).toBe('stored')
    expect((await raw.pool.query("select from jobs.job where name = 'payments.ask' and start_after <= now()")).rows).toHaveLength(1)
    await desk.work()
    expect(await statusOf(invoiceId)).toBe('pending')
    desk.gateway.pay(orderId)
    await tell({ orderId })
    await desk.work()
    expect(await statusOf(invoiceId)).toBe('paid')
    expect((await rowsOf()).map(({ outcome, handled }) => [outcome, handled])).toEqual([
      ...Array(3).fill(['pending', true]),
      ['paid', true],
    ])
  })

  it('that is lost is made up for by the clock; of a foreign order it is a case, at its own tenant', async () => {
    const { orderId, invoiceId, id } = await opened()
    desk.gateway.pay(orderId)
    await enqueueDue({ pool: raw.pool, log: pino({ level: 'silent' }) }, new Date(Date.now() + 61_000))
    await desk.work()
    expect(await statusOf(invoiceId)).toBe('paid')
    const other = await raw.createTenant()
    expect(await tell({ orderId }, 'good', other)).toBe('stored')
    await tell({ orderId }, 'good', other)
    const { rows } = await raw.pool.query('select tenant_id, kind, payment_id from money_cases')
    expect(rows.filter(row => row.tenant_id === other)).toEqual([{ tenant_id: other, kind: 'unknown-order', payment_id: null }])
    expect((await raw.pool.query("select from jobs.job where name = 'payments.ask' and start_after <= now()")).rows).toEqual([])
    expect(id).toBeTruthy()
  })

  it('that a gateway sends before it goes away waits for it, also of what is paid: it may tell of money that went back', async () => {
    const { orderId, invoiceId, id } = await opened()
    const askAt = async () => (await raw.pool.query('select ask_at from payments where id = $1', [id])).rows[0]?.ask_at
    const clock = (at: Date) => enqueueDue({ pool: raw.pool, log: pino({ level: 'silent' }) }, at)
    desk.gateway.pay(orderId)
    await tell({ orderId })
    await desk.work()
    expect(await askAt()).toBeNull()
    desk.gateway.refundThere(orderId, 150_000)
    desk.gateway.script.isAway = true
    // However often it was asked before: what is news is asked about soon.
    await raw.pool.query('update payments set asked = 20 where id = $1', [id])
    await tell({ orderId })
    await desk.work()
    desk.gateway.script.isAway = false
    await clock(new Date(Date.now() + 61_000))
    await desk.work()
    expect(await statusOf(invoiceId)).toBe('refunded')
    expect((await rowsOf()).map(({ outcome }) => outcome)).toEqual(['paid', 'refunded'])
    expect(await askAt()).toBeNull()
    // A gateway that does not come back is not asked for ever.
    desk.gateway.script.isAway = true
    await tell({ orderId })
    await raw.pool.query("update gateway_notifications set received_at = now() - interval '8 days' where tenant_id = $1", [tenantId])
    await desk.work()
    expect(await askAt()).toBeNull()
  })

  it('of a payout is told to who follows payouts', async () => {
    await tell({ orderId: 'payout-1', topic: 'payout' })
    expect(await desk.told(tenantId)).toEqual([{ name: 'payouts.ask-told', payload: { gateway: 'midtrans', orderId: 'payout-1' } }])
  })
})

describe('a transfer', () => {
  it('takes a proof from who may see the invoice, once it is open', async () => {
    const payment = await opened('transfer')
    const send = (options: Parameters<typeof database.asTenant>[2], note = 'Sudah', key?: string) =>
      database.asTenant(tenantId, ctx => sendProof(ctx, payment.invoiceId, null, note, key), options)
    await expect(send({})).rejects.toThrow(refusal('InvoiceMissing', 404))
    await expect(send({ viewer: buildViewer(await buildMember(raw, tenantId)) })).rejects.toThrow(refusal('InvoiceMissing'))
    await expect(send(mine(), ' ')).rejects.toThrow(refusal('ProofMissing', 422))
    await send(mine())
    const qris = await opened()
    await expect(database.asTenant(tenantId, ctx => sendProof(ctx, qris.invoiceId, null, 'x'), mine())).rejects.toThrow(
      refusal('ProofTooSoon', 409),
    )
    // The invoice waits for staff beyond its time.
    await raw.pool.query("update invoices set expires_at = now() - interval '1 second' where id = $1", [payment.invoiceId])
    await enqueueDue({ pool: raw.pool, log: pino({ level: 'silent' }) })
    await desk.work()
    expect(await statusOf(payment.invoiceId)).toBe('pending')
  })

  it('is confirmed or refused by staff alone, once', async () => {
    const payment = await opened('transfer')
    const confirm = (by: Parameters<typeof database.asTenant>[2], id = payment.id) =>
      database.asTenant(tenantId, ctx => confirmTransfer(ctx, id), by)
    await expect(confirm({})).rejects.toThrow(expect.objectContaining({ status: 401 }))
    await expect(confirm(mine())).rejects.toThrow(expect.objectContaining({ status: 403 }))
    await expect(confirm(admin(), newId())).rejects.toThrow(refusal('PaymentMissing', 404))
    const other = await raw.createTenant()
    await expect(database.asTenant(other, ctx => confirmTransfer(ctx, payment.id), admin())).rejects.toThrow(refusal('PaymentMissing'))
    const qris = await opened()
    await expect(confirm(admin(), qris.id)).rejects.toThrow(refusal('TransferNotOpen', 409))
    const refused = await database.asTenant(tenantId, ctx => refuseTransfer(ctx, payment.id, 'Tidak ada'), admin())
    expect(refused).toMatchObject({ state: 'denied', failure: 'transfer-refused' })
    expect(await statusOf(payment.invoiceId)).toBe('pending')
    // It was there after all.
    await confirm(admin())
    await expect(confirm(admin())).rejects.toThrow(refusal('TransferNotOpen'))
    expect(await database.asTenant(tenantId, ctx => findPayment(ctx, payment.id))).toMatchObject({
      state: 'paid',
      received: payment.amount,
    })
    expect(await statusOf(payment.invoiceId)).toBe('paid')
    const { rows } = await raw.pool.query("select act from audit_log where tenant_id = $1 and act like 'transfer.%' order by at, id", [
      tenantId,
    ])
    expect(rows.map(({ act }) => act)).toEqual(['transfer.refused', 'transfer.confirmed'])
  })
})
