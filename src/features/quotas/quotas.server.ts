import { type RawBuilder, sql } from 'kysely'
import { Refused } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import type { Db } from '#platform/db/scope.ts'
import { type OwnQuotas, QUOTA_NAMES, type Quotas } from './quotas.ts'
import { quotaReason } from './texts.ts'

const DAY_SECONDS = 86_400

/** The columns of a tenant's own quotas and of the defaults. */
const COLUMNS = { storageBytes: 'storage_bytes', members: 'member_quota', mailsADay: 'mails_a_day' } as const

/** SQL for a tenant's quota, own or default. `tenantId`: an expression of its id. */
export function quotaOf(name: keyof Quotas, tenantId: RawBuilder<unknown> | TenantId): RawBuilder<string | number> {
  const column = sql.ref(COLUMNS[name])
  return sql`(select coalesce(q.${column}, d.${column}) from directory.tenants q, directory.default_quotas d where q.id = ${tenantId})`
}

/** Waits for the turn of both quotas, for a transaction that locks more afterwards: in one order, two transactions never wait for each other. */
export async function holdQuotas(ctx: Ctx): Promise<void> {
  await lock(ctx, 'member quota')
  await lock(ctx, 'mail quota')
}

/** Throws `MembersFull` (409) beside the field `path` if the tenant has as many members as it may. Those who join at once are counted one after the other. */
export async function requireMemberRoom(ctx: Ctx, path: string): Promise<void> {
  await lock(ctx, 'member quota')
  const most = await findFull(ctx, 'members', 1, quota => sql`select from members where tenant_id = ${ctx.tenantId} limit ${quota}`)
  if (most !== undefined) throw refusal(409, quotaReason('MembersFull', { most }), path)
}

/** Throws `MailsFull` (429) beside the field `path` if this many more mails exceed what the tenant may send within 24 hours. */
export async function requireMailRoom(ctx: Ctx, count: number, path: string): Promise<void> {
  await lock(ctx, 'mail quota')
  const since = new Date(ctx.now.getTime() - DAY_SECONDS * 1000)
  const most = await findFull(
    ctx,
    'mailsADay',
    count,
    quota => sql`select from mails where tenant_id = ${ctx.tenantId} and created_at > ${since} limit ${quota}`,
  )
  if (most !== undefined) throw refusal(429, quotaReason('MailsFull', { most }), path)
}

/** When mails can go out that must wait for the quota. */
export interface MailRoom {
  /** The quota: mails within 24 hours. */
  most: number
  /** How many can go out now. */
  room: number
  /** When the mail goes that as many as `ahead` go before: now, or when one of the last 24 hours no longer counts. */
  at: Date
}

/** Returns how many mails the tenant may send now, and when the one after `ahead` others can go out, of which there are fewer than the quota. One statement. */
export async function whenMailRoom({ db, tenantId, now }: Ctx, ahead: number): Promise<MailRoom> {
  const since = new Date(now.getTime() - DAY_SECONDS * 1000)
  const { rows } = await sql<{ most: number; used: number; freed: Date | null }>`
    with quota as (select ${quotaOf('mailsADay', tenantId)} as most),
      sent as (select created_at from mails where tenant_id = ${tenantId} and created_at > ${since}),
      used as (select count(*)::int as used from sent)
    select most, used, (select created_at from sent order by created_at offset greatest(${ahead}::int + used - most, 0) limit 1) as freed
    from quota, used`.execute(db)
  const { most = 0, used = 0, freed = null } = rows[0] ?? {}
  const room = Math.max(most - used, 0)
  return { most, room, at: ahead < room || freed === null ? now : new Date(freed.getTime() + DAY_SECONDS * 1000) }
}

/** Returns the quota if `more` than the rows of `counted` exceed it. Counts no further than the quota. */
async function findFull(
  { db, tenantId }: Ctx,
  name: keyof Quotas,
  more: number,
  counted: (quota: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<number | undefined> {
  const quota = quotaOf(name, tenantId)
  const { rows } = await sql<{ most: number; used: number }>`
    select ${quota} as most, (select count(*)::int from (${counted(quota)}) one) as used`.execute(db)
  const { most = 0, used = 0 } = rows[0] ?? {}
  return used + more > most ? most : undefined
}

function refusal(status: number, reason: Reason, path: string): Refused {
  return new Refused(status, reason, { problems: [{ path, reason }], ...(status === 429 && { retryAfterSeconds: 3600 }) })
}

/** Returns the installation's defaults. Any scope may read them. */
export async function getDefaultQuotas(db: Db): Promise<Quotas> {
  const row = await db.selectFrom('directory.default_quotas').selectAll().executeTakeFirstOrThrow()
  return { storageBytes: Number(row.storage_bytes), members: row.member_quota, mailsADay: row.mails_a_day }
}

/** Returns a tenant's own quotas, null where the default counts. In the system's scope. */
export async function getOwnQuotas(db: Db, tenantId: TenantId): Promise<OwnQuotas> {
  const row = await db
    .selectFrom('directory.tenants')
    .select(['storage_bytes', 'member_quota', 'mails_a_day'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return {
    storageBytes: row.storage_bytes === null ? null : Number(row.storage_bytes),
    members: row.member_quota,
    mailsADay: row.mails_a_day,
  }
}

/** Stores a tenant's own quotas. In the system's scope. */
export async function setOwnQuotas(db: Db, tenantId: TenantId, { storageBytes, members, mailsADay }: OwnQuotas): Promise<void> {
  await db
    .updateTable('directory.tenants')
    .set({ storage_bytes: storageBytes, member_quota: members, mails_a_day: mailsADay })
    .where('id', '=', tenantId)
    .execute()
}

/** Stores the installation's defaults. In the system's scope. */
export async function setDefaultQuotas(db: Db, { storageBytes, members, mailsADay }: Quotas): Promise<void> {
  await db
    .updateTable('directory.default_quotas')
    .set({ storage_bytes: storageBytes, member_quota: members, mails_a_day: mailsADay })
    .execute()
}

/** SQL for what the tenant `t` uses of a quota. */
export function usedOf(name: keyof Quotas, now: Date): RawBuilder<number> {
  const since = new Date(now.getTime() - DAY_SECONDS * 1000)
  const statements = {
    storageBytes: sql<number>`(select coalesce(sum(u.size_bytes), 0)::float8 from uploads u where u.tenant_id = t.id and u.state <> 'removed')`,
    members: sql<number>`(select count(*)::int from members m where m.tenant_id = t.id)`,
    mailsADay: sql<number>`(select count(*)::int from mails l where l.tenant_id = t.id and l.created_at > ${since})`,
  }
  return statements[name]
}

/** Returns what a tenant uses now. In the system's scope. One statement. */
export async function getUse(db: Db, tenantId: TenantId, now: Date): Promise<Quotas> {
  const columns = QUOTA_NAMES.map(name => sql`${usedOf(name, now)} as ${sql.id(name)}`)
  const { rows } = await sql<Quotas>`select ${sql.join(columns)} from directory.tenants t where t.id = ${tenantId}`.execute(db)
  return rows[0] ?? { storageBytes: 0, members: 0, mailsADay: 0 }
}
