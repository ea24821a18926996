import { sql } from 'kysely'
import { issueSiteToken } from '#features/api-clients/app-tokens.server.ts'
import type { Method } from '#features/gateways/gateway.ts'
import { GATEWAY_METHODS } from '#features/gateways/keys.ts'
import { saveGateway } from '#features/gateways/settings.server.ts'
import { createSession, findSession } from '#features/members/sessions.server.ts'
import { createCoupon } from '#features/payments/coupons.server.ts'
import { kindOf, type Role } from '#kit/roles.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { createSeal, type Seal } from '#platform/crypto/seal.ts'
import { readSecretFile } from '#platform/crypto/secret-file.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { type SiteDatabase, withSiteDatabase } from '../../site-database.ts'

export const COUPON = 'UJI-GANGGUAN'
const PRICE = 150_000
const CLASSES = 3

export interface Buyer {
  memberId: string
  /** The Cookie header of a browser in which they are signed in. */
  cookie: string
}

/** A tenant of the demo that sells classes, with buyers who have bought nothing yet. */
export interface Shop {
  host: string
  tenantId: TenantId
  /** The key of its merchant at the simulator. */
  merchantKey: string
  /** The member who gives money back. */
  adminId: string
  classes: { id: string; slug: string }[]
  buyers: Buyer[]
}

/** What `openShop` makes. */
export interface Wanted {
  dataDir: string
  host: string
  buyers: number
  /** How many invoices may use the coupon. */
  couponLimit: number
}

/** Makes a tenant of the running product sell three classes through the simulator's Midtrans, under a merchant of its own. */
export async function openShop({ dataDir, host, buyers: count, couponLimit }: Wanted): Promise<Shop> {
  return await withSiteDatabase(dataDir, host, async site => {
    const { pool, tenantId } = site
    const seal = await sealOf(dataDir)
    const merchantKey = `SB-simulator-uji-${newId().slice(-12)}`
    const classes = await sellClasses(site)
    const memberIds = await addMembers(site, count, 'student')
    const [adminId = ''] = await addMembers(site, 1, 'admin')
    const buyers = await withScope(pool, { tenantId }, async db => {
      const ctx = createCtx({ db, tenantId, log: site.log })
      const admin = await asAdmin(ctx, adminId)
      await useSimulator(admin, seal, merchantKey)
      const coupon = { code: COUPON, name: 'Uji', percentBp: 2000, amount: null, maxDiscount: null, useLimit: couponLimit }
      await createCoupon(admin, { ...coupon, startsAt: null, endsAt: null, subjectIds: [] })
      const { token } = await issueSiteToken(ctx)
      const signedIn: Buyer[] = []
      for (const memberId of memberIds) {
        const access = await createSession(ctx, { memberId, providerSession: null, providerTokens: null })
        signedIn.push({ memberId, cookie: `sanggar_access=${access}; sanggar_app=${token}` })
      }
      return signedIn
    })
    return { host, tenantId, merchantKey, adminId, classes, buyers }
  })
}

/** Returns the seal of the product with this data folder. */
async function sealOf(dataDir: string): Promise<Seal> {
  const secret = await readSecretFile(dataDir)
  if (secret === undefined) throw new Error(`${dataDir} has no secret: its product was never started`)
  return createSeal(secret)
}

/** Returns the context of an admin who has just proven a second factor. */
export async function asAdmin(ctx: Ctx, memberId: string): Promise<Ctx> {
  const access = await createSession(ctx, { memberId, providerSession: null, providerTokens: null, secondFactorAt: ctx.now })
  const found = await findSession(ctx, access)
  if (!found || found === 'stranger') throw new Error('the admin of the shop is not signed in')
  return createCtx({
    db: ctx.db,
    tenantId: ctx.tenantId,
    log: ctx.log,
    now: ctx.now,
    viewer: { kind: 'person', app: null, person: found.person },
  })
}

async function useSimulator(ctx: Ctx, seal: Seal, serverKey: string): Promise<void> {
  await saveGateway(
    ctx,
    {
      gateway: 'midtrans',
      isEnabled: true,
      isProduction: false,
      methods: GATEWAY_METHODS.midtrans.map((method): Method => method),
      accounts: [],
      keys: {
        serverKey,
        payoutKey: `${serverKey}-creator`,
        approverKey: `${serverKey}-approver`,
        payoutSignatureKey: `${serverKey}-merchant`,
      },
    },
    { seal },
  )
}

/** Gives published classes a price, and places for everybody. */
async function sellClasses({ pool, tenantId }: SiteDatabase): Promise<Shop['classes']> {
  const { rows } = await pool.query<{ id: string; slug: string }>(
    `select id, slug from classes where tenant_id = $1 and published_at <= now() order by slug limit ${CLASSES}`,
    [tenantId],
  )
  if (rows.length < CLASSES) throw new Error('the demo has too few classes')
  const ids = rows.map(({ id }) => id)
  await pool.query(
    `update classes set price_rupiah = ${PRICE}, old_price_rupiah = null, quota = null, always_open = true where tenant_id = $1 and id = any($2::uuid[])`,
    [tenantId, ids],
  )
  await pool.query(
    `update class_batches set quota = null, always_open = true, needs_approval = false, is_closed = false where tenant_id = $1 and class_id = any($2::uuid[])`,
    [tenantId, ids],
  )
  return rows
}

/** Adds members who have consented, and returns their ids. */
async function addMembers({ pool, tenantId }: SiteDatabase, count: number, kind: Exclude<Role, 'none'>): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId())
  await pool.query(
    `with people as (
       insert into members (tenant_id, id, issuer, subject, name, email, joined_at, seen_at)
       select $1, id, 'account-site', id::text, 'Pembeli ' || at, 'pembeli-' || id || '@contoh.example', now(), now()
       from unnest($2::uuid[]) with ordinality as one (id, at) returning id
     ), roles as (insert into memberships (tenant_id, member_id, kind, granted_at) select $1, id, $3, now() from people)
     insert into consents (tenant_id, id, member_id, text_version, shown_text, given_at, given_by, purpose)
     select $1, gen_random_uuid(), id, '1', 'Ya', now(), 'self', 'membership' from people`,
    [tenantId, ids, kindOf(kind)],
  )
  return ids
}

/** Returns how many rupiah the shop's clearing account has. */
export async function readBooks({ pool, tenantId }: SiteDatabase): Promise<number> {
  return await withScope(pool, { tenantId }, async db => {
    const { rows } = await sql<{ clearing: number }>`
      select coalesce((select sum(balance)::int8 from ledger_balances where tenant_id = ${tenantId} and account = 'clearing:midtrans'), 0) as clearing`.execute(
      db,
    )
    return rows[0]?.clearing ?? 0
  })
}
