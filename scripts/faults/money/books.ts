import { checkLedger } from '#features/ledger/invariants.server.ts'
import { createCtx } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import { withSiteDatabase } from '../../site-database.ts'
import type { Product } from '../product.ts'
import type { Purchase } from './buyer.ts'
import { endOf } from './plan.ts'
import { COUPON, readBooks, type Shop } from './shop.ts'

/** One thing that is counted at the end. */
export interface Line {
  what: string
  wanted: number
  found: number
}

export interface Books {
  product: Pick<Product, 'query' | 'folder'>
  shop: Shop
  purchases: readonly Purchase[]
  /** What the shop's clearing account had before the first buyer. */
  clearingBefore: number
  couponLimit: number
}

/** Cases that the plan leads to; each other is one too many. */
const WANTED_CASES = ['refunded-at-gateway']

/** Lists what is still on its way; nothing once all is settled. */
export async function listUnsettled({ product, shop, purchases }: Books): Promise<string[]> {
  const { tenantId, merchantKey } = shop
  const invoiceIds = purchases.map(({ invoiceId }) => invoiceId).filter(Boolean)
  const [row] = await product.query<Record<string, number>>(
    `select
       (select count(*)::int from payments where tenant_id = $1 and invoice_id = any($2::uuid[]) and state = 'opening') as "payments that are opened",
       (select count(*)::int from refunds r join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
         where r.tenant_id = $1 and p.invoice_id = any($2::uuid[]) and r.state in ('requested', 'sent')) as "refunds under way",
       (select count(*)::int from gateway_notifications where tenant_id = $1 and is_genuine and handled_at is null
         and order_id in (select order_id from payments where tenant_id = $1 and invoice_id = any($2::uuid[]))) as "notifications not handled",
       (select count(*)::int from payouts where tenant_id = $1 and status in ('approved', 'sent')) as "payouts under way",
       (select count(*)::int from simulator.deliveries where merchant = $3 and ended_at is null and coalesce(last_status, 0) <> 403) as "notifications not sent",
       (select count(*)::int from jobs.job where name ~ '^(payments|enrolments|payouts)[.]' and (state in ('retry', 'active') or state = 'created' and start_after <= now())
         and name <> 'payments.due') as "jobs"`,
    [tenantId, invoiceIds, merchantKey],
  )
  const left = Object.entries(row ?? {}).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []))
  const wrong = await findWrongOrders({ product, shop, purchases })
  return wrong.length > 0 ? [...left, `${wrong.length} orders not at their end: ${wrong.slice(0, 3).join('; ')}`] : left
}

/** Returns a line for each order that is not as it must be at the end. */
async function findWrongOrders({ product, shop, purchases }: Pick<Books, 'product' | 'shop' | 'purchases'>): Promise<string[]> {
  const members = purchases.map(({ buyer }) => buyer.memberId)
  const rows = await product.query<{ memberId: string; statuses: string[]; seats: number }>(
    `select m.id as "memberId", array(select i.status from invoices i where i.tenant_id = m.tenant_id and i.member_id = m.id) as statuses,
       (select count(*)::int from enrolments e where e.tenant_id = m.tenant_id and e.member_id = m.id and e.state in ('joined', 'completed')) as seats
     from members m where m.tenant_id = $1 and m.id = any($2::uuid[])`,
    [shop.tenantId, members],
  )
  const found = new Map(rows.map(row => [row.memberId, row]))
  return purchases.flatMap(one => {
    const { statuses = [], seats = 0 } = found.get(one.buyer.memberId) ?? {}
    const { status, isIn } = endOf(one)
    const isRight = statuses.length === 1 && statuses[0] === status && seats === (isIn ? 1 : 0)
    return isRight ? [] : [`${one.index} ${one.way} (${one.step}): ${statuses.join('+') || 'no invoice'}, ${seats} seats`]
  })
}

/** Counts everything at the end. What differs from `wanted` is a fault. `unsettled`: what did not come to an end (`listUnsettled`). */
export async function countBooks(books: Books, unsettled: readonly string[]): Promise<Line[]> {
  const { product, shop, purchases, clearingBefore, couponLimit } = books
  const count = async (statement: string, ...values: unknown[]) =>
    Number((await product.query<{ count: string }>(statement, [shop.tenantId, ...values]))[0]?.count ?? Number.NaN)
  const invoiceIds = purchases.map(({ invoiceId }) => invoiceId)
  const ends = purchases.map(endOf)
  const ofStatus = async (status: string) =>
    await count('select count(*) from invoices where tenant_id = $1 and id = any($2::uuid[]) and status = $3', invoiceIds, status)
  const wantedCoupons = Math.min(couponLimit, purchases.filter(({ way }) => way === 'coupon').length)
  const there = await readSimulator(books)
  const { findings, clearing } = await withSiteDatabase(product.folder, shop.host, async site => ({
    findings: await withScope(site.pool, { tenantId: shop.tenantId }, db =>
      checkLedger(createCtx({ db, tenantId: shop.tenantId, log: site.log })),
    ),
    clearing: await readBooks(site),
  }))
  const feesTold = await count(
    'select coalesce(sum(fee), 0) as count from payments where tenant_id = $1 and invoice_id = any($2::uuid[])',
    invoiceIds,
  )
  const line = (what: string, wanted: number, found: number): Line => ({ what, wanted, found })
  return [
    line('orders not at their planned end', 0, (await findWrongOrders(books)).length),
    line('invoices paid', ends.filter(({ status }) => status === 'paid').length, await ofStatus('paid')),
    line('invoices refunded', ends.filter(({ status }) => status === 'refunded').length, await ofStatus('refunded')),
    line('invoices unpaid', ends.filter(({ status }) => status === 'pending').length, await ofStatus('pending')),
    line(
      'seats given',
      ends.filter(({ isIn }) => isIn).length,
      await count(
        `select count(*) from enrolments where tenant_id = $1 and member_id = any($2::uuid[]) and state in ('joined', 'completed')`,
        purchases.map(({ buyer }) => buyer.memberId),
      ),
    ),
    line(
      'seats of who did not pay',
      0,
      await count(
        `select count(*) from enrolments e where e.tenant_id = $1 and e.state in ('joined', 'completed') and e.member_id = any($2::uuid[]) and not exists (
           select from invoices i where i.tenant_id = $1 and i.member_id = e.member_id and i.paid_at is not null)`,
        purchases.map(({ buyer }) => buyer.memberId),
      ),
    ),
    line(
      'gaps in the numbers of invoices',
      0,
      await count(
        `select count(*) from invoice_numbers n where n.tenant_id = $1 and n.last <> (
           select count(*) from invoices i where i.tenant_id = $1 and i.year = n.year and i.sequence between 1 and n.last)`,
      ),
    ),
    line('coupon: uses noted', wantedCoupons, await count('select used as count from coupons where tenant_id = $1 and code = $2', COUPON)),
    line(
      'coupon: invoices paid with it',
      wantedCoupons,
      await count(
        `select count(*) from invoices i join coupons c on c.tenant_id = i.tenant_id and c.id = i.coupon_id
         where i.tenant_id = $1 and c.code = $2 and i.status = 'paid' and i.discount > 0`,
        COUPON,
      ),
    ),
    line(
      'payments with money',
      there.paid,
      await count(
        'select count(*) from payments where tenant_id = $1 and invoice_id = any($2::uuid[]) and received is not null',
        invoiceIds,
      ),
    ),
    line(
      'rupiah received',
      there.received,
      await count(
        'select coalesce(sum(received), 0) as count from payments where tenant_id = $1 and invoice_id = any($2::uuid[])',
        invoiceIds,
      ),
    ),
    line(
      'rupiah given back',
      there.refunded,
      await count(
        'select coalesce(sum(refunded), 0) as count from payments where tenant_id = $1 and invoice_id = any($2::uuid[])',
        invoiceIds,
      ),
    ),
    // Fees are known where the gateway's status tells them; else by its report.
    line('rupiah on the clearing account', there.received - there.refunded - feesTold - there.paidOut, clearing - clearingBefore),
    line('rules that the ledger breaks', 0, findings.length),
    line(
      'cases that nobody planned',
      0,
      await count(
        `select count(*) from money_cases where tenant_id = $1 and invoice_id = any($2::uuid[]) and kind <> all($3::text[])`,
        invoiceIds,
        WANTED_CASES,
      ),
    ),
    line('jobs given up', 0, await count(`select count(*) from jobs.job where name = 'jobs.dead' and data->>'tenantId' = $1`)),
    line('still on its way', 0, unsettled.length),
  ]
}

interface SimulatorSums {
  paid: number
  received: number
  refunded: number
  paidOut: number
}

/** What the simulator's own memory says of the shop's merchant. */
async function readSimulator({ product, shop }: Books): Promise<SimulatorSums> {
  const [sums] = await product.query<Record<keyof SimulatorSums, string>>(
    `select count(*) as paid, coalesce(sum(paid), 0) as received, coalesce(sum(refunded), 0) as refunded,
       (select coalesce(sum(amount), 0) from simulator.payouts where merchant = $1 and state = 'paid') as "paidOut"
     from simulator.transactions where merchant = $1 and state = 'paid'`,
    [shop.merchantKey],
  )
  const of = (name: keyof SimulatorSums) => Number(sums?.[name])
  return { paid: of('paid'), received: of('received'), refunded: of('refunded'), paidOut: of('paidOut') }
}
