import { sql } from 'kysely'
import type pg from 'pg'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import type { Log } from '#platform/log.ts'

/** How long a delivery belongs to the process that claimed it: far longer than a try takes. */
const HOLD_MS = 60_000

export interface ClaimParts {
  pool: pg.Pool
  log: Log
  now: () => Date
}

/** The deliveries of one webhook, which are sent one after the other. */
export interface Lane {
  tenantId: TenantId
  webhookId: string
}

export interface ClaimedDelivery {
  id: string
  webhookId: string
  body: string
  url: string
  sealedSecret: string
  sealedOldSecret: string | null
  oldSecretUntil: Date | null
  /** The number of tries before this one. */
  tries: number
  heldUntil: Date
}

/**
 * Returns all webhooks that have a due delivery and are not resting, longest waiting first. NOTE: no limit, since the first ones may be those that fail. Costs
 * one index probe for each active webhook, however many deliveries wait.
 */
export async function findDueLanes({ pool, now }: ClaimParts): Promise<Lane[]> {
  const at = now()
  const { rows } = await withScope(pool, { system: 'due-webhook' }, db =>
    // every tenant: the sender looks for due deliveries
    sql<{ tenant_id: string; id: string }>`
      select w.tenant_id, w.id from webhooks w
      cross join lateral (
        select d.next_try_at from webhook_deliveries d
        where d.tenant_id = w.tenant_id and d.webhook_id = w.id and d.next_try_at <= ${at} and (d.held_until is null or d.held_until <= ${at})
        order by d.next_try_at limit 1
      ) due
      where w.switched_off_at is null and (w.rest_until is null or w.rest_until <= ${at})
      order by due.next_try_at`.execute(db),
  )
  return rows.map(row => ({ tenantId: toTenantId(row.tenant_id), webhookId: row.id }))
}

/**
 * Claims a delivery of the webhook for a minute: one that was requested (a ping, a replay), otherwise the one due longest. Returns undefined if none is due,
 * the webhook is resting or off, or another process has claimed it. One statement, with an index probe for each of the two.
 */
export async function claim({ pool, now }: ClaimParts, { tenantId, webhookId }: Lane): Promise<ClaimedDelivery | undefined> {
  const at = now()
  const heldUntil = new Date(at.getTime() + HOLD_MS)
  const isDue = sql`tenant_id = ${tenantId} and webhook_id = ${webhookId} and next_try_at <= ${at} and (held_until is null or held_until <= ${at})`
  const { rows } = await withScope(pool, { tenantId }, db =>
    sql<Omit<ClaimedDelivery, 'heldUntil' | 'webhookId'>>`
      with asked as materialized (
        select id from webhook_deliveries where ${isDue} and asked_at is not null order by asked_at, id limit 1 for update skip locked
      ), oldest as materialized (
        select id from webhook_deliveries
        where ${isDue} and not exists (select from asked) order by next_try_at, id limit 1 for update skip locked
      ), due as (select id from asked union all select id from oldest)
      update webhook_deliveries d set held_until = ${heldUntil}
      from due, webhooks w
      where d.tenant_id = ${tenantId} and d.id = due.id and w.tenant_id = ${tenantId} and w.id = ${webhookId} and w.switched_off_at is null
        and (w.rest_until is null or w.rest_until <= ${at})
      returning d.id, d.body, d.tries, w.url, w.sealed_secret as "sealedSecret", w.sealed_old_secret as "sealedOldSecret",
        w.old_secret_until as "oldSecretUntil"`.execute(db),
  )
  const [row] = rows
  return row && { ...row, webhookId, heldUntil }
}

/** Returns a claimed delivery that was not tried; the claim costs it no try. */
export async function giveBack({ pool }: ClaimParts, tenantId: TenantId, delivery: ClaimedDelivery): Promise<void> {
  await withScope(pool, { tenantId }, db =>
    db
      .updateTable('webhook_deliveries')
      .set({ held_until: null })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', delivery.id)
      .where('held_until', '=', delivery.heldUntil)
      .execute(),
  )
}
