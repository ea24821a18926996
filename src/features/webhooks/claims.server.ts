import { sql } from 'kysely'
import type pg from 'pg'
import { writeAudit } from '#features/tenants/audit.server.ts'
import { daysBefore } from '#kit/days.ts'
import { createCtx } from '#platform/context.ts'
import { type TenantId, toTenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import type { OutsideAnswer } from '#platform/http/post-outside.ts'
import type { Log } from '#platform/log.ts'
import { FAILING_DAYS, RETRY_SECONDS, type SwitchedOff } from './webhook.ts'

/** So long a delivery belongs to the process that took it: far longer than a try lasts. */
const HOLD_MS = 60_000
/** Webhooks of one look; the rest is the next one's. */
const MOST_LANES = 200

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
  /** Tries before this one. */
  tries: number
  heldUntil: Date
}

/** The webhooks that have something due, the longest waiting first. */
export async function findDueLanes({ pool, now }: ClaimParts): Promise<Lane[]> {
  const at = now()
  return await withScope(pool, { system: 'due-webhook' }, async db => {
    // every tenant: the sender looks for those that have something due
    const due = await db
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhooks as w', join => join.onRef('w.tenant_id', '=', 'd.tenant_id').onRef('w.id', '=', 'd.webhook_id'))
      .select(['d.tenant_id', 'd.webhook_id'])
      .where('w.switched_off_at', 'is', null)
      .where('d.next_try_at', '<=', at)
      .where(is => is.or([is('d.held_until', 'is', null), is('d.held_until', '<=', at)]))
      .groupBy(['d.tenant_id', 'd.webhook_id'])
      .orderBy(sql`min(d.next_try_at)`)
      .limit(MOST_LANES)
      .execute()
    return due.map(row => ({ tenantId: toTenantId(row.tenant_id), webhookId: row.webhook_id }))
  })
}

/** Takes the webhook's delivery that is due longest, for a minute; undefined: none is, or another process has it. One statement. */
export async function claim({ pool, now }: ClaimParts, { tenantId, webhookId }: Lane): Promise<ClaimedDelivery | undefined> {
  const at = now()
  const heldUntil = new Date(at.getTime() + HOLD_MS)
  const { rows } = await withScope(pool, { tenantId }, db =>
    sql<Omit<ClaimedDelivery, 'heldUntil' | 'webhookId'>>`
      with due as materialized (
        select id from webhook_deliveries
        where tenant_id = ${tenantId} and webhook_id = ${webhookId} and next_try_at <= ${at} and (held_until is null or held_until <= ${at})
        order by next_try_at, id limit 1 for update skip locked
      )
      update webhook_deliveries d set held_until = ${heldUntil}
      from due, webhooks w
      where d.tenant_id = ${tenantId} and d.id = due.id and w.tenant_id = ${tenantId} and w.id = ${webhookId} and w.switched_off_at is null
      returning d.id, d.body, d.tries, w.url, w.sealed_secret as "sealedSecret", w.sealed_old_secret as "sealedOldSecret",
        w.old_secret_until as "oldSecretUntil"`.execute(db),
  )
  const [row] = rows
  return row && { ...row, webhookId, heldUntil }
}

/** Gives back what was taken and not tried: it loses none of its tries. */
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

export interface TriedAt {
  triedAt: Date
  endedAt: Date
}

export const isDelivered = (answer: OutsideAnswer) => answer.kind === 'answered' && answer.status >= 200 && answer.status < 300

/**
 * Writes what became of a try: into the delivery, the log and the webhook, which is switched off where it failed for days or says that it is gone. Answers after
 * how many seconds the next try is due; undefined: none is. What was removed meanwhile leaves nothing.
 */
export async function record(
  { pool, log }: ClaimParts,
  tenantId: TenantId,
  delivery: ClaimedDelivery,
  answer: OutsideAnswer,
  { triedAt, endedAt }: TriedAt,
): Promise<number | undefined> {
  const isGood = isDelivered(answer)
  const waitSeconds = isGood ? undefined : RETRY_SECONDS[delivery.tries]
  await withScope(pool, { tenantId }, async db => {
    const { numUpdatedRows } = await db
      .updateTable('webhook_deliveries')
      .set({
        tries: delivery.tries + 1,
        held_until: null,
        next_try_at: waitSeconds === undefined ? null : new Date(endedAt.getTime() + waitSeconds * 1000),
        ...(isGood && { delivered_at: endedAt }),
        ...(!isGood && waitSeconds === undefined && { failed_at: endedAt }),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', delivery.id)
      .where('held_until', '=', delivery.heldUntil)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await writeTry(db, tenantId, delivery, answer, { triedAt, endedAt })
    if (isGood) await noteWell(db, tenantId, delivery.webhookId)
    else await noteFailing({ db, log, tenantId }, delivery.webhookId, answer, endedAt)
  })
  return waitSeconds
}

async function writeTry(
  db: Db,
  tenantId: TenantId,
  { id }: ClaimedDelivery,
  answer: OutsideAnswer,
  { triedAt, endedAt }: TriedAt,
): Promise<void> {
  const said =
    answer.kind === 'answered'
      ? { status_code: answer.status, failure: '', answer: answer.text }
      : { status_code: null, failure: answer.failure, answer: '' }
  await db
    .insertInto('webhook_tries')
    .values({ tenant_id: tenantId, delivery_id: id, tried_at: triedAt, took_ms: endedAt.getTime() - triedAt.getTime(), ...said })
    .execute()
}

async function noteWell(db: Db, tenantId: TenantId, webhookId: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute()
}

interface In {
  db: Db
  log: Log
  tenantId: TenantId
}

async function noteFailing({ db, log, tenantId }: In, webhookId: string, answer: OutsideAnswer, now: Date): Promise<void> {
  const webhook = await db
    .updateTable('webhooks')
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', webhookId)
    .where('switched_off_at', 'is', null)
    .returning(['url', 'failing_since as failingSince'])
    .executeTakeFirst()
  if (!webhook?.failingSince) return
  // Source: Standard Webhooks 1.0: who answers 410 wants no more.
  const isGone = answer.kind === 'answered' && answer.status === 410
  if (!isGone && webhook.failingSince > daysBefore(now, FAILING_DAYS)) return
  const why: SwitchedOff = isGone ? 'gone' : 'failing'
  await db
    .updateTable('webhooks')
    .set({ switched_off_at: now, switched_off_why: why })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', webhookId)
    .execute()
  const ctx = createCtx({ db, tenantId, log, now })
  await writeAudit(ctx, { act: 'webhook.switched-off', subject: new URL(webhook.url).host, details: { webhookId, reason: why } })
}
