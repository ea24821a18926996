import fc from 'fast-check'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Method } from '#features/gateways/gateway.ts'
import { balanceOf } from '#features/ledger/balances.server.ts'
import { checkLedger } from '#features/ledger/invariants.server.ts'
import { isAppError } from '#kit/errors.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { newId } from '#platform/db/ids.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { chooseMethod } from './choose-method.server.ts'
import { createCoupon } from './coupons.server.ts'
import { createInvoice } from './create-invoice.server.ts'
import { cancelInvoice } from './end-invoice.server.ts'
import { storeNotification } from './notifications.server.ts'
import { findInvoice, findPayment } from './queries.server.ts'
import { requestRefund } from './refunds.server.ts'
import { buildGateways, buildMember, buildOrder, buildViewer, type MoneyDesk, openMoneyDesk, settings } from './testing.ts'
import { confirmTransfer } from './transfers.server.ts'
import { enqueueDue } from './work/due.server.ts'

const raw = openTestDatabase()
const database = atPresent(raw)
const log = pino({ level: 'silent' })
let desk: MoneyDesk

beforeAll(async () => {
  desk = await openMoneyDesk(raw)
})
beforeEach(async () => {
  await raw.pool.query('delete from jobs.job')
  Object.assign(desk.gateway.script, { isAway: false, losesAnswer: false, dies: false, lies: [], refund: 'done' })
})

/** Everything that is due comes up at once, as if an hour had passed. */
async function clock(): Promise<void> {
  await raw.pool.query("update payments set ask_at = now() - interval '1 second' where ask_at is not null")
  await raw.pool.query("update refunds set ask_at = now() - interval '1 second' where ask_at is not null")
  await enqueueDue({ pool: raw.pool, log })
}
/** Works until nothing changes any more: the gateway is there, and hours pass. */
async function settleAll(): Promise<void> {
  Object.assign(desk.gateway.script, { isAway: false, losesAnswer: false, dies: false, lies: [] })
  for (let at = 0; at < 4; at++) {
    await desk.work(new Date(Date.now() + 7_200_000))
    await clock()
  }
  await desk.work(new Date(Date.now() + 7_200_000))
}

describe('a process that dies', () => {
  it.each([['opens it'], ['asks for it'], ['refunds it']])(
    'between a gateway’s answer and our row, as it %s, leaves what heals by itself',
    async when => {
      const tenantId = await raw.createTenant()
      await buildGateways(raw, tenantId)
      const memberId = await buildMember(raw, tenantId)
      const viewer = buildViewer(memberId, 'admin', new Date())
      const invoice = await database.asTenant(tenantId, ctx => createInvoice(ctx, settings, buildOrder(memberId)))
      const { orderId, id } = await database.asTenant(tenantId, ctx => chooseMethod(ctx, invoice.id, 'qris'), { viewer })
      desk.gateway.script.dies = when === 'opens it'
      await desk.work()
      desk.gateway.pay(orderId)
      await clock()
      desk.gateway.script.dies = when === 'asks for it'
      await desk.work()
      await settleAll()
      const of = { paymentId: id, amount: 50_000, reason: 'x', seat: 'keep', way: 'gateway' } as const
      await database.asTenant(tenantId, ctx => requestRefund(ctx, of), { viewer })
      desk.gateway.script.dies = when === 'refunds it'
      await desk.work()
      await settleAll()
      const end = await database.asTenant(tenantId, ctx => findInvoice(ctx, invoice.id))
      expect(end).toMatchObject({ status: 'partially-refunded', refunded: 50_000, payment: { received: 150_000, refunded: 50_000 } })
      expect(await database.asTenant(tenantId, ctx => balanceOf(ctx, 'clearing:midtrans'))).toBe(100_000)
      expect((await desk.told(tenantId)).map(({ name }) => name).sort()).toEqual([
        'enrolments.give-paid',
        'payouts.return',
        'payouts.share',
      ])
      expect(await database.asTenant(tenantId, checkLedger)).toEqual([])
    },
  )
})

const METHODS_USED = ['va-bca', 'qris', 'transfer'] as const satisfies readonly Method[]
const of = fc.nat(20)
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      member: fc.nat(2),
      subject: fc.nat(1),
      hasCoupon: fc.boolean(),
      isFree: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('choose' as const), at: of, method: fc.constantFrom(...METHODS_USED) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay' as const), at: of, more: fc.constantFrom(0, 0, 0, 0, -100, 500) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('tell' as const), at: of, isForged: fc.boolean(), times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('work' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('clock' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('lapse' as const), at: of }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), at: of }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), at: of, part: fc.constantFrom(1, 0.5, 0.3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('there' as const),
      at: of,
      end: fc.constantFrom('denied', 'expired', 'charged-back', 'refund'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('weather' as const), what: fc.constantFrom('isAway', 'losesAnswer', 'dies', 'fine') }),
  },
)
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

interface World {
  tenantId: TenantId
  members: string[]
  subjects: string[]
}

async function buildWorld(): Promise<World> {
  const tenantId = await raw.createTenant()
  await buildGateways(raw, tenantId)
  const members = await Promise.all([0, 1, 2].map(() => buildMember(raw, tenantId)))
  const viewer = buildViewer(members[0] ?? '', 'admin')
  const coupon = { code: 'SEPARUH', percentBp: 5000, useLimit: 2 }
  await database.asTenant(tenantId, ctx => createCoupon(ctx, coupon), { viewer })
  return { tenantId, members, subjects: [newId(), newId()] }
}

/** Does one thing; what the product refuses is fine. */
async function run(world: World, one: Command): Promise<void> {
  const { tenantId, members, subjects } = world
  const staff = { viewer: buildViewer(members[0] ?? '', 'admin', new Date()) }
  const invoices = (await raw.pool.query<{ id: string }>('select id from invoices where tenant_id = $1 order by sequence', [tenantId])).rows
  const payments = (
    await raw.pool.query<{ id: string; order_id: string; method: string; amount: number }>(
      "select id, order_id, method, amount from payments where tenant_id = $1 and method <> 'none' order by created_at, id",
      [tenantId],
    )
  ).rows
  const at = 'at' in one ? one.at : 0
  const invoice = invoices[at % Math.max(1, invoices.length)]?.id
  const payment = payments[at % Math.max(1, payments.length)]
  const known = payment && desk.gateway.orders.get(payment.order_id)
  const isGone = !known || known.refunded > 0 || known.state === 'charged-back'
  const { script } = desk.gateway
  switch (one.kind) {
    case 'order': {
      const input = {
        subjectId: subjects[one.subject] ?? '',
        ...(one.isFree && { price: 0 }),
        ...(one.hasCoupon && { coupon: 'separuh' }),
      }
      await database.asTenant(tenantId, ctx => createInvoice(ctx, settings, buildOrder(members[one.member] ?? '', input)))
      break
    }
    case 'choose':
      if (invoice) await database.asTenant(tenantId, ctx => chooseMethod(ctx, invoice, one.method), staff)
      break
    case 'pay':
      if (payment?.method === 'transfer') await database.asTenant(tenantId, ctx => confirmTransfer(ctx, payment.id), staff)
      // A gateway takes one payment of an order; of one that ended there it tells for sure.
      else if (payment && !isGone && known.paid === 0) {
        const hasEnded = known.state !== 'pending'
        desk.gateway.pay(payment.order_id, payment.amount + one.more, 4000)
        if (hasEnded) await run(world, { kind: 'tell', at, isForged: false, times: 1 })
      }
      break
    case 'tell': {
      const headers = new Headers({ 'x-signature': one.isForged ? 'bad' : 'good' })
      const body = JSON.stringify({ orderId: payment?.order_id ?? 'S-unknown' })
      const tell = () => database.asTenant(tenantId, ctx => storeNotification(ctx, desk.parts, 'midtrans', headers, body))
      await Promise.all(Array.from({ length: one.times }, tell))
      break
    }
    case 'work':
      await desk.work()
      break
    case 'clock':
      await clock()
      await Promise.all([desk.work(), desk.work()])
      break
    case 'lapse':
      if (invoice) await raw.pool.query("update invoices set expires_at = created_at + interval '1 microsecond' where id = $1", [invoice])
      break
    case 'cancel':
      if (invoice) await database.asTenant(tenantId, ctx => cancelInvoice(ctx, invoice), staff)
      break
    case 'refund': {
      if (!payment) break
      const { received } = (await database.asTenant(tenantId, ctx => findPayment(ctx, payment.id))) ?? { received: null }
      const amount = Math.floor((received ?? 1000) * one.part)
      const way = payment.method === 'transfer' ? 'hand' : 'gateway'
      await database.asTenant(tenantId, ctx => requestRefund(ctx, { paymentId: payment.id, amount, reason: 'x', seat: 'take', way }), staff)
      break
    }
    case 'there':
      if (!payment || isGone) break
      if (one.end === 'refund') {
        if (known.paid > 0) desk.gateway.refundThere(payment.order_id, Math.min(1000, known.paid))
      } else if (one.end === 'charged-back') {
        if (known.paid > 0) desk.gateway.end(payment.order_id, 'charged-back')
      } else if (known.paid === 0) desk.gateway.end(payment.order_id, one.end as 'denied')
      break
    case 'weather':
      script.isAway = one.what === 'isAway'
      script.losesAnswer = one.what === 'losesAnswer'
      script.dies = one.what === 'dies'
  }
}

async function check({ tenantId }: World): Promise<void> {
  const query = async <T extends object>(text: string) => (await raw.pool.query<T & Record<string, unknown>>(text, [tenantId])).rows
  expect(await database.asTenant(tenantId, checkLedger)).toEqual([])
  const invoices = await query<{
    id: string
    status: string
    total: number
    sequence: number
    counting: number
    open: number
    given: number
  }>(`
    select i.id, i.status, i.total, i.sequence,
      (select count(*)::int from payments p where p.invoice_id = i.id and ((p.received is not null and not p.is_unexplained) or p.method = 'none')) as counting,
      (select count(*)::int from payments p where p.invoice_id = i.id and p.state in ('opening', 'pending')) as open,
      (select count(*)::int from jobs.job j where j.name = 'enrolments.give-paid' and j.data -> 'payload' ->> 'invoiceId' = i.id::text) as given
    from invoices i where i.tenant_id = $1 order by i.sequence`)
  invoices.forEach((invoice, at) => {
    const isPaid = ['paid', 'refunded', 'partially-refunded'].includes(invoice.status)
    expect([invoice.sequence, invoice.counting, invoice.given]).toEqual([at + 1, isPaid ? 1 : 0, isPaid ? 1 : 0])
    expect(invoice.open).toBeLessThanOrEqual(invoice.status === 'pending' ? 1 : 0)
  })
  const [coupon] = await query<{ used: number; held: number }>(`select used,
    (select count(*)::int from coupon_uses u where u.coupon_id = c.id and u.given_back_at is null) as held from coupons c where c.tenant_id = $1`)
  expect(coupon?.used).toBe(coupon?.held)
  expect(coupon?.used).toBeLessThanOrEqual(2)
  // Every rupiah that the gateway holds is in the ledger, and none besides.
  const ours = await query<{ order_id: string; gateway: string }>(`select order_id, gateway from payments where tenant_id = $1`)
  const there = ours.reduce((sum, { order_id }) => {
    const order = desk.gateway.orders.get(order_id)
    return order && order.paid > 0 ? sum + (order.state === 'charged-back' ? 0 : order.paid - order.refunded) - (order.fee ?? 0) : sum
  }, 0)
  expect(await database.asTenant(tenantId, ctx => balanceOf(ctx, 'clearing:midtrans'))).toBe(there)
  // What is owed: money that pays nothing, and what is promised by hand.
  const [owed] = await query<{ sum: number }>(`select coalesce((select sum(received - refunded) from payments
      where tenant_id = $1 and is_unexplained and state <> 'charged-back'), 0)::int
    + coalesce((select sum(amount) from refunds where tenant_id = $1 and invoice_id is not null and state in ('requested', 'sent')), 0)::int as sum`)
  expect(await database.asTenant(tenantId, ctx => balanceOf(ctx, 'owed-to-payers'))).toBe(-(owed?.sum ?? 0) || 0)
}

describe('random sequences', () => {
  it('of orders, payments, notifications, refunds, crashes and the clock leave every rule whole', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 40 }), async commands => {
        await raw.pool.query('delete from jobs.job')
        Object.assign(desk.gateway.script, { isAway: false, losesAnswer: false, dies: false, lies: [] })
        const world = await buildWorld()
        for (const one of commands) {
          try {
            await run(world, one)
          } catch (error) {
            if (!isAppError(error)) throw error
          }
        }
        await settleAll()
        await check(world)
      }),
      { numRuns: 15, endOnFailure: true },
    )
  })
})
