import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GatewayStatus } from '#features/gateways/gateway.ts'
import { onItsSide } from '#features/ledger/accounts.ts'
import { balanceOf } from '#features/ledger/balances.server.ts'
import { checkLedger } from '#features/ledger/invariants.server.ts'
import { enrol } from '#features/members/testing.ts'
import { listCases } from '#features/payments/cases.server.ts'
import { chooseMethod } from '#features/payments/choose-method.server.ts'
import { giftPaid, giftReturned, invoiceMail, openPayment, sendRefund } from '#features/payments/events.ts'
import { lockInvoice } from '#features/payments/lock-invoice.server.ts'
import { findInvoiceByKey, findPayment } from '#features/payments/queries.server.ts'
import { cancelRefund, confirmHandRefund, requestRefund } from '#features/payments/refunds.server.ts'
import { settle } from '#features/payments/work/settle.server.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { forgetGiver } from './forget-giver.server.ts'
import { giveGift } from './give.server.ts'
import { countPaidGift, countReturnedGift, recordDue } from './jobs.ts'
import { addPledge } from './pledge.server.ts'
import { sumGifts } from './queries.server.ts'
import { giftSettings } from './testing.ts'

const database = openTestDatabase()
const log = pino({ level: 'silent' })
const settings = giftSettings()
let mine: TenantId
let theirs: TenantId
let admin: Viewer

beforeAll(async () => {
  const idle = async () => {}
  await makeQueues(database.url, log, [
    handleJob(giftPaid, idle),
    handleJob(giftReturned, idle),
    handleJob(invoiceMail, idle),
    handleJob(openPayment, idle),
    handleJob(sendRefund, idle),
  ])
})
beforeEach(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  for (const tenant of [mine, theirs]) {
    await database.pool.query(
      `insert into gateway_settings (tenant_id, gateway, is_enabled, sealed_keys, methods, changed_at) values ($1, 'midtrans', true, 'x', '{qris}', now())`,
      [tenant],
    )
    await database.pool.query(`insert into site_settings (tenant_id, key, value) values ($1, 'donation', $2)`, [
      tenant,
      JSON.stringify(settings.donation),
    ])
  }
  const { viewer } = await enrol(database, mine, 'Ani', ['admin'])
  const who = await viewer()
  // Money moves with a second factor alone.
  admin = who.kind === 'person' ? { ...who, person: { ...who.person, secondFactorAt: TEST_NOW } } : who
  database.announced.length = 0
})

const run = <T>(work: (ctx: Ctx) => Promise<T>, of = mine, now = TEST_NOW) => database.asTenant(of, work, { now })
const total = (of = mine) => run(sumGifts, of)
const donations = async () => (await database.pool.query('select * from donations where tenant_id = $1 order by id', [mine])).rows
const trial = { signal: AbortSignal.timeout(60_000), startAgain: async () => {} }

/** Makes a gift with a payment by QRIS; returns the ids of both. */
async function give(amount = 50_000, of = mine, now = TEST_NOW) {
  const key = await run(
    ctx => giveGift(ctx, settings, { amount, name: 'Budi', email: null, message: null, consent: 'Ya', lang: 'id' }),
    of,
    now,
  )
  return await run(
    async ctx => {
      const invoice = await findInvoiceByKey(ctx, key)
      const payment = await chooseMethod(ctx, invoice?.id ?? '', 'qris', key)
      return { invoiceId: payment.invoiceId, paymentId: payment.id, amount, of }
    },
    of,
    now,
  )
}

type Given = Awaited<ReturnType<typeof give>>
/** Takes over what the gateway says of a gift's payment, as the job that asks it. */
async function hear({ invoiceId, paymentId, amount, of }: Given, status: Partial<GatewayStatus> = {}, now = TEST_NOW) {
  await run(
    async ctx => {
      const locked = await lockInvoice(ctx, invoiceId)
      const payment = await findPayment(ctx, paymentId)
      if (!payment) throw new Error('no payment')
      await settle(
        ctx,
        locked,
        { ...payment, gateway: 'midtrans' },
        { state: 'paid', amount, refunded: 0, paidAt: now, raw: {}, ...status },
      )
    },
    of,
    now,
  )
}
const count = ({ invoiceId, of }: Given, now = TEST_NOW) => run(ctx => countPaidGift().run(ctx, { invoiceId }, trial), of, now)
const countBack = (refundId: string) => run(ctx => countReturnedGift().run(ctx, { refundId }, trial))
const inLedger = async (of = mine) => onItsSide('donations', await run(ctx => balanceOf(ctx, 'donations'), of))

describe('a gift with an invoice', () => {
  it('counts for nothing until it is paid: neither ordered, nor said to be paid by a stray event, nor at another tenant', async () => {
    const gift = await give()
    await count(gift)
    await run(ctx => countPaidGift().run(ctx, { invoiceId: newId() }, trial))
    await run(ctx => countReturnedGift().run(ctx, { refundId: newId() }, trial))
    await run(ctx => countPaidGift().run(ctx, { invoiceId: gift.invoiceId }, trial), theirs)
    expect(await total()).toEqual({ amount: 0, count: 0 })
    expect(await donations()).toMatchObject([{ paid_at: null, approved_at: null, rejected_at: null }])
    expect(database.announced).not.toContain('voices')
  })

  it('counts once, however often its payment is told of, and shows so', async () => {
    const gift = await give()
    await hear(gift)
    expect(await total()).toEqual({ amount: 0, count: 0 })
    await count(gift)
    expect(await total()).toEqual({ amount: 50_000, count: 1 })
    expect(database.announced).toContain('voices')
    await hear(gift)
    await Promise.all([count(gift), count(gift), count(gift)])
    expect(await total()).toEqual({ amount: 50_000, count: 1 })
    expect(await inLedger()).toBe(50_000)
    expect(await donations()).toMatchObject([
      { amount: 50_000, name: 'Budi', paid_at: TEST_NOW, approved_at: TEST_NOW, recording_id: null },
    ])
    const { rows } = await database.pool.query(`select times from notices where tenant_id = $1 and kind = 'gift'`, [mine])
    expect(rows).toEqual([{ times: 1 }])
    expect(await total(theirs)).toEqual({ amount: 0, count: 0 })
  })

  it('of another amount than asked pays nothing and counts for nothing', async () => {
    const gift = await give()
    await hear(gift, { amount: 5000 })
    await count(gift)
    expect(await total()).toEqual({ amount: 0, count: 0 })
    expect(await inLedger()).toBe(0)
  })

  it('no longer counts as far as it goes back, from the promise on, and counts again where a promise is taken back', async () => {
    const gift = await give(100_000)
    await give(20_000).then(async other => {
      await hear(other)
      await count(other)
    })
    await hear(gift)
    await count(gift)
    const asAdmin = <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(mine, work, { viewer: admin })
    const ask = async (amount: number) =>
      (await asAdmin(ctx => requestRefund(ctx, { paymentId: gift.paymentId, amount, reason: 'Salah jumlah', seat: 'keep', way: 'hand' })))
        .id
    const steps: [act: () => Promise<string>, amount: number, count: number][] = [
      [() => ask(40_000), 80_000, 2],
      [async () => cancelled(await last()), 120_000, 2],
      [() => ask(99_500), 20_500, 2],
      [async () => confirmed(await last()), 20_500, 2],
      [() => ask(500), 20_000, 1],
      [async () => confirmed(await last()), 20_000, 1],
    ]
    const last = async () =>
      (await database.pool.query(`select id from refunds where tenant_id = $1 and state = 'requested'`, [mine])).rows[0]?.id as string
    const cancelled = async (id: string) => asAdmin(ctx => cancelRefund(ctx, id)).then(() => id)
    const confirmed = async (id: string) => asAdmin(ctx => confirmHandRefund(ctx, id)).then(() => id)
    for (const [act, amount, number] of steps) {
      await countBack(await act())
      expect(await total()).toEqual({ amount, count: number })
      expect(await inLedger()).toBe(amount)
    }
    // Events of before change nothing.
    await count(gift)
    expect(await total()).toEqual({ amount: 20_000, count: 1 })
    expect(await run(checkLedger)).toEqual([])
  })

  it('counts no more once it is charged back', async () => {
    const gift = await give()
    await hear(gift)
    await count(gift)
    await hear(gift, { state: 'charged-back' })
    const { rows } = await database.pool.query('select id from refunds where tenant_id = $1', [mine])
    await countBack(rows[0].id)
    expect([await total(), await inLedger()]).toEqual([{ amount: 0, count: 0 }, 0])
    expect(await donations()).toMatchObject([{ amount: 0, paid_at: TEST_NOW, approved_at: null, rejected_at: null }])
  })

  it('that is returned before it was counted counts as what is left', async () => {
    const gift = await give()
    await hear(gift, { state: 'partially-refunded', refunded: 20_000 })
    const { rows } = await database.pool.query('select id from refunds where tenant_id = $1', [mine])
    await countBack(rows[0].id)
    await count(gift)
    expect(await total()).toEqual({ amount: 30_000, count: 1 })
  })
})

describe('a giver who asks to be forgotten', () => {
  it('is forgotten by who manages the site alone, once, at their own tenant, with the invoice; the sum stays', async () => {
    const gift = await give()
    await hear(gift)
    const id = (await donations())[0].id
    const forget = (viewer: Viewer, of = mine) => database.asTenant(of, ctx => forgetGiver(ctx, id), { viewer })
    const writer = await (await enrol(database, mine, 'Wati', ['writer'])).viewer()
    for (const [viewer, status] of [
      [{ kind: 'nobody' }, 401],
      [writer, 403],
      [{ kind: 'api-client', clientId: newId(), scopes: ['content:write'] }, 403],
      // It does not count yet.
      [admin, 404],
    ] as [Viewer, number][])
      await expect(forget(viewer)).rejects.toMatchObject({ status })
    await count(gift)
    const other = await (await enrol(database, theirs, 'Ani', ['admin'])).viewer()
    await expect(forget(other, theirs)).rejects.toMatchObject({ status: 404 })
    expect(await donations()).toMatchObject([{ name: 'Budi' }])
    await forget(admin)
    await expect(forget(admin)).rejects.toMatchObject({ status: 404 })
    expect(await donations()).toMatchObject([{ name: null, message: null, consent: null, amount: 50_000, approved_at: TEST_NOW }])
    const { rows } = await database.pool.query('select buyer_name, buyer_email, total, number from invoices where tenant_id = $1', [mine])
    expect(rows).toEqual([{ buyer_name: '', buyer_email: null, total: 50_000, number: expect.any(String) }])
    const audit = await database.pool.query(
      `select subject, details from audit_log where tenant_id = $1 and act = 'gift.giver-forgotten'`,
      [mine],
    )
    expect(audit.rows).toMatchObject([{ subject: id }])
    expect(JSON.stringify(audit.rows)).not.toContain('Budi')
    expect(await total()).toEqual({ amount: 50_000, count: 1 })
  })
})

describe('the last day of the permit, by the clock of Jakarta', () => {
  const LAST = new Date('2026-12-31T16:59:59Z')
  const OVER = new Date('2026-12-31T17:00:00Z')

  it('takes gifts to its end, whose invoices end with it, and none afterwards', async () => {
    const gift = await give(50_000, mine, LAST)
    await expect(give(50_000, mine, OVER)).rejects.toMatchObject({ status: 403, code: 'Forbidden' })
    const { rows } = await database.pool.query('select expires_at from invoices where tenant_id = $1', [mine])
    expect(rows).toEqual([{ expires_at: OVER }])
    await hear(gift, {}, LAST)
    await count(gift, OVER)
    expect(await total()).toEqual({ amount: 50_000, count: 1 })
    expect((await database.asTenant(mine, ctx => listCases(ctx, {}, { perPage: 10 }), { viewer: admin })).items).toEqual([])
  })

  it('is over for money that comes later: it was given in time and counts, and a case asks staff about it, once', async () => {
    const gift = await give(50_000, mine, LAST)
    await hear(gift, {}, OVER)
    await count(gift, OVER)
    await count(gift, OVER)
    expect(await total()).toEqual({ amount: 50_000, count: 1 })
    const { items } = await database.asTenant(mine, ctx => listCases(ctx, {}, { perPage: 10 }), { viewer: admin })
    expect(items).toMatchObject([{ kind: 'gift-after-permit', invoiceId: gift.invoiceId, paymentId: gift.paymentId, amount: 50_000 }])
  })
})

describe('pledges that were approved before there was a ledger', () => {
  it('are recorded by hand by the job, each once, and no others', async () => {
    const pledge = (amount: number, of = mine) =>
      run(ctx => addPledge(ctx, settings, { amount, name: null, message: null, consent: null }), of)
    for (const amount of [10_000, 20_000, 40_000]) await pledge(amount)
    await pledge(80_000, theirs)
    await database.pool.query('update donations set approved_at = $1, decided_at = $1 where invoice_id is null and amount <> 40000', [
      TEST_NOW,
    ])
    const gift = await give()
    await hear(gift)
    await count(gift)
    const tools = { pool: database.pool, log }
    await Promise.all([recordDue(tools), recordDue(tools)])
    await recordDue(tools)
    expect([await inLedger(), await inLedger(theirs)]).toEqual([80_000, 80_000])
    expect(await run(ctx => balanceOf(ctx, 'bank'))).toBe(30_000)
    expect(await total()).toEqual({ amount: 80_000, count: 3 })
    const { rows } = await database.pool.query(
      `select kind, count(*)::int from ledger_movements where tenant_id = $1 group by 1 order by 1`,
      [mine],
    )
    expect(rows).toEqual([
      { kind: 'gift-paid', count: 1 },
      { kind: 'gift-recorded', count: 2 },
    ])
    expect(await run(checkLedger)).toEqual([])
  })
})
