import { beforeAll, describe, expect, it } from 'vitest'
import { giveBought } from '#features/enrolments/paid.server.ts'
import { makeEnrolmentQueues } from '#features/enrolments/testing.ts'
import { findGateway, listMethods } from '#features/gateways/find-gateway.server.ts'
import { METHODS } from '#features/gateways/gateway.ts'
import { sumGifts } from '#features/gifts/queries.server.ts'
import { onItsSide } from '#features/ledger/accounts.ts'
import { balanceOf } from '#features/ledger/balances.server.ts'
import { checkLedger } from '#features/ledger/invariants.server.ts'
import { findInvoice } from '#features/payments/queries.server.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import type { Ctx } from '#platform/context.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { seedId } from '../../../db/seed/ids.ts'
import { tenants } from '../../../db/seed/tenants.ts'
import { openTestDemo } from './testing-demo.ts'

const database = openTestDatabase()
const { start, rows } = openTestDemo(database)
const paid = tenants.filter(({ classes }) => classes.some(one => one.priceRupiah > 0 && !one.draft))

beforeAll(async () => {
  await loadRegions(database.pool)
  await start()
}, 240_000)

it('is loaded once: a second start adds nothing', async () => {
  const sums = () =>
    rows(
      'select (select count(*) from invoices) as invoices, (select count(*) from ledger_movements) as movements, (select count(*) from coupons)',
    )
  const before = await sums()
  await start()
  expect(await sums()).toEqual(before)
}, 240_000)

it('sells something at most of its tenants', () => {
  expect(paid.length).toBeGreaterThan(20)
})

describe.each(paid.map(({ slug }) => slug))('the demo’s %s', slug => {
  const tenantId = toTenantId(seedId(slug))
  const run = <T>(work: (ctx: Ctx) => Promise<T>) => database.asTenant(tenantId, work, { now: new Date() })

  it('takes payments by every method, through the simulator', async () => {
    expect(await run(listMethods)).toEqual(METHODS)
    expect(await rows('select is_production from gateway_settings where tenant_id = $1', [tenantId])).toEqual([
      { is_production: false },
      { is_production: false },
    ])
    const [seller] = await rows(`select value from site_settings where tenant_id = $1 and key = 'payment'`, [tenantId])
    expect(seller.value).toMatchObject({ legalName: expect.stringContaining('contoh'), taxNumber: expect.stringMatching(/\d/) })
  })

  it('has orders in each state, numbered without gaps', async () => {
    const states = await rows(
      `select i.status, p.method = 'transfer' and p.proof_at is not null and p.state = 'pending' as waits from invoices i
        join payments p on p.tenant_id = i.tenant_id and p.invoice_id = i.id where i.tenant_id = $1 and i.kind = 'order' order by i.created_at`,
      [tenantId],
    )
    expect(new Set(states.map(row => row.status))).toEqual(new Set(['paid', 'pending', 'expired', 'refunded', 'partially-refunded']))
    expect(states.filter(row => row.waits)).toHaveLength(1)
    const [student] = await rows(
      `select count(*)::int from invoices i join members m on m.tenant_id = i.tenant_id and m.id = i.member_id
        where i.tenant_id = $1 and m.email = 'student@sanggar.example' and i.status in ('pending', 'paid')`,
      [tenantId],
    )
    expect(student.count).toBe(2)
    const gaps = await rows('select year from invoices where tenant_id = $1 group by year having max(sequence) <> count(*)', [tenantId])
    expect(gaps).toEqual([])
  })

  it('has a coupon that was used, and old prices', async () => {
    expect(await rows('select code, used from coupons where tenant_id = $1', [tenantId])).toEqual([{ code: 'BELAJAR10', used: 1 }])
    expect(await rows('select 1 from classes where tenant_id = $1 and old_price_rupiah > price_rupiah limit 1', [tenantId])).toHaveLength(1)
  })

  it('has books in which every rule holds', async () => {
    expect(await run(checkLedger)).toEqual([])
    const total = await run(sumGifts)
    expect(onItsSide('donations', await run(ctx => balanceOf(ctx, 'donations')))).toBe(total.amount)
    expect(await rows('select 1 from money_cases where tenant_id = $1', [tenantId])).toEqual([])
  })
})

it('has seats for all who paid: what the load left to the jobs finds them', async () => {
  await makeEnrolmentQueues(database.url)
  const seal = createSeal('x'.repeat(32))
  const paidOrders = await rows(
    `select tenant_id as tenant, id from invoices where kind = 'order' and status in ('paid', 'partially-refunded')`,
  )
  expect(paidOrders.length).toBeGreaterThan(80)
  for (const { tenant, id } of paidOrders)
    await database.asTenant(
      toTenantId(tenant),
      async ctx => {
        const invoice = await findInvoice(ctx, id)
        if (invoice) await giveBought(ctx, seal, invoice)
      },
      { now: new Date() },
    )
  expect(await rows('select kind, details from money_cases')).toEqual([])
}, 240_000)

it('has keys that open for their tenant alone', async () => {
  const tenantId = toTenantId(seedId('alkademi'))
  const other = { seal: () => '', open: () => undefined, derive: () => '' }
  expect(await database.asTenant(tenantId, ctx => findGateway(ctx, { seal: other }, 'midtrans'))).toBeUndefined()
  const [row] = await rows(`select sealed_keys from gateway_settings where tenant_id = $1 and gateway = 'midtrans'`, [tenantId])
  expect(row.sealed_keys).not.toContain('SB-simulator')
})

it.each(['demo', 'foundation'])('has a campaign at %s with gifts that were paid, recorded by hand and pledged', async slug => {
  const tenantId = toTenantId(seedId(slug))
  const [gifts] = await rows(
    `select count(*) filter (where paid_at is not null)::int as paid, count(*) filter (where recording_id is not null)::int as recorded,
      count(*) filter (where approved_at is null and decided_at is null)::int as pledged from donations where tenant_id = $1`,
    [tenantId],
  )
  expect(gifts).toMatchObject({ paid: 2, recorded: 3 })
  expect(gifts.pledged).toBeGreaterThan(0)
})

it('has a mentor with a balance and a payout that waits, at a tenant with that mentor, and a bundle', async () => {
  const payouts = await rows(`select distinct status from payouts`)
  expect(payouts).toEqual([{ status: 'requested' }])
  const balances = await rows(`select p.tenant_id, -b.balance as left from payouts p join ledger_balances b on b.tenant_id = p.tenant_id
    and b.account = 'mentor-payable' and b.owner_id = p.mentor_id`)
  expect(balances.length).toBeGreaterThan(3)
  for (const { left } of balances) expect(Number(left)).toBeGreaterThanOrEqual(50_000)
  expect((await rows('select 1 from programs where bundle_price_rupiah > 0')).length).toBeGreaterThan(3)
})
