import { sql } from 'kysely'
import type pg from 'pg'
import { GATEWAY_METHODS } from '#features/gateways/keys.ts'
import { saveGateway } from '#features/gateways/settings.server.ts'
import { recordSome } from '#features/gifts/record.server.ts'
import { createCoupon } from '#features/payments/coupons.server.ts'
import { saveRule } from '#features/payouts/share-rules.server.ts'
import { readSettings } from '#features/sites/queries.server.ts'
import { settingFields } from '#features/sites/settings.ts'
import type { Viewer } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import { loadGift } from './load-gift.ts'
import { loadOrders } from './load-orders.ts'
import { loadPayout } from './load-payout.ts'
import { asViewer, before, DAY, type DemoMember, type MoneyTarget, type PaidClass } from './target.ts'

interface DemoTenant {
  tenantId: TenantId
  slug: string
}

/**
 * Lets the demo's tenants that sell something take payments through the simulator, and loads orders in every state, a coupon, shares, a payout that waits and gifts:
 * through the commands themselves, at times before the demo's start. After the logins, since members order and staff decide. A tenant that has it is left alone,
 * and each is loaded in one transaction. What they enqueue is done once the server works.
 */
export async function loadMoney(
  pool: pg.Pool,
  parts: Pick<MoneyTarget, 'seal' | 'now' | 'findSite'>,
  tenants: readonly DemoTenant[],
): Promise<void> {
  const queue = [...tenants]
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const { tenantId, slug } = one
      await withScope(pool, { tenantId }, db => loadTenant({ ...parts, db, tenantId, slug }), { timeoutSeconds: 60 })
    }
  }
  await Promise.all([work(), work(), work()])
}

async function loadTenant(parts: Omit<MoneyTarget, 'settings'>): Promise<void> {
  const { db, tenantId } = parts
  const { rows: there } = await sql`select from gateway_settings where tenant_id = ${tenantId} limit 1`.execute(db)
  const classes = await findPaidClasses(parts)
  const admin = await findMember(db, tenantId, 'admin-2@sanggar.example')
  if (there.length > 0 || classes.length === 0 || !admin) return
  await nameSeller(parts)
  const target: MoneyTarget = { ...parts, settings: await readSettings(parts) }
  const staff = (minutes: number): Viewer => asViewer(admin, 'admin', before(target, minutes).now)
  await switchGatewaysOn(target, staff)
  await priceClasses(target)
  await recordSome(before(target, 0), 200)
  const ruled = before(target, 60 * DAY, staff(60 * DAY))
  await saveRule(ruled, { scope: 'tenant', subjectId: '', shareBp: 6000, parts: [] })
  await createCoupon(ruled, { code: COUPON, name: 'Potongan 10% untuk semua kelas', percentBp: 1000, maxDiscount: 100_000, useLimit: 200 })
  await loadOrders(target, { classes, staff, coupon: COUPON })
  await loadPayout(target, { staff })
  await loadGift(target)
}

const COUPON = 'BELAJAR10'

/** Returns the classes that are sold and can be joined, those that the demo's mentor teaches first. NOTE: by their rows, as in `load-learners.ts`. */
async function findPaidClasses({ db, tenantId, now }: Omit<MoneyTarget, 'settings'>): Promise<PaidClass[]> {
  const { rows } = await sql<PaidClass>`
    select c.id, c.name, c.price_rupiah as price, c.batch_id as "batchId" from classes c
    where c.tenant_id = ${tenantId} and c.published_at <= ${now} and c.price_rupiah > 0 and (c.always_open or c.ends_at > ${now})
      and (c.quota is null or c.quota - (select count(*) from enrolments e where e.tenant_id = c.tenant_id and e.class_id = c.id) > 8)
    order by exists (select from class_mentors t join memberships s on s.tenant_id = t.tenant_id and s.mentor_id = t.mentor_id
      where t.tenant_id = c.tenant_id and t.class_id = c.id) desc, c.slug limit 4`.execute(db)
  return rows
}

export async function findMember(db: Db, tenantId: TenantId, email: string): Promise<DemoMember | undefined> {
  return await db
    .selectFrom('members')
    .select(['id', 'name', 'email'])
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst()
}

/** An invented seller. NPWP: the taxpayer number of sixteen digits. */
async function nameSeller({ db, tenantId, slug }: Omit<MoneyTarget, 'settings'>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from directory.tenants where id = ${tenantId}`.execute(db)
  const value = settingFields.payment.parse({
    legalName: `${rows[0]?.name ?? slug} (contoh)`,
    address: 'Jalan Contoh No. 1, Jakarta 10110',
    taxNumber: '0012 3456 7801 2000',
    withholdingBp: 250,
  })
  await sql`insert into site_settings (tenant_id, key, value) values (${tenantId}, 'payment', ${JSON.stringify(value)}::jsonb)
    on conflict (tenant_id, key) do nothing`.execute(db)
}

/** The key is what the simulator takes any installation's by; the account is nobody's. */
async function switchGatewaysOn(target: MoneyTarget, staff: (minutes: number) => Viewer): Promise<void> {
  const ctx = before(target, 60 * DAY, staff(60 * DAY))
  const key = `SB-simulator-${target.slug}`
  await saveGateway(
    ctx,
    {
      gateway: 'midtrans',
      isEnabled: true,
      isProduction: false,
      methods: [...GATEWAY_METHODS.midtrans],
      accounts: [],
      keys: { serverKey: key, payoutKey: `${key}-creator`, approverKey: `${key}-approver`, payoutSignatureKey: `${key}-merchant` },
    },
    target,
  )
  const account = { bank: 'BCA', number: '0123456789', holder: `${target.settings.payment.legalName}` }
  await saveGateway(
    ctx,
    { gateway: 'transfer', isEnabled: true, isProduction: false, methods: ['transfer'], accounts: [account], keys: {} },
    target,
  )
}

/** Strikes through an older price of some classes, and sells the first program with several of them as one. */
async function priceClasses({ db, tenantId, now }: MoneyTarget): Promise<void> {
  await sql`update classes set old_price_rupiah = ceil(price_rupiah * 1.4 / 10000) * 10000
    where tenant_id = ${tenantId} and price_rupiah > 0 and published_at <= ${now}
      and id in (select id from (select id, row_number() over (order by slug) as place from classes
        where tenant_id = ${tenantId} and price_rupiah > 0) paid where place % 3 = 1)`.execute(db)
  await sql`update programs p set bundle_price_rupiah = sold.price
    from (select program_id, round(sum(price_rupiah) * 0.8 / 10000) * 10000 as price from classes
      where tenant_id = ${tenantId} and price_rupiah > 0 and published_at <= ${now} and program_id is not null
      group by program_id having count(*) > 1 order by program_id limit 1) sold
    where p.tenant_id = ${tenantId} and p.id = sold.program_id`.execute(db)
}
