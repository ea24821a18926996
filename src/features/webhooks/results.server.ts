import { sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { daysBefore } from '#kit/days.ts'
import { createCtx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { type Db, withScope } from '#platform/db/scope.ts'
import type { OutsideAnswer } from '#platform/http/post-outside.ts'
import type { Log } from '#platform/log.ts'
import type { ClaimedDelivery, ClaimParts } from './claims.server.ts'
import { AWAKE, FAILING_DAYS, REST_SECONDS, RETRY_SECONDS, type SwitchedOff } from './webhook.ts'

/** Why a try failed whose message could not be signed: another installation's secret is in the settings. */
export const NOT_SIGNED = 'SECRET_NOT_READABLE'

export interface Tried {
  triedAt: Date
  endedAt: Date
}

export const isDelivered = (answer: OutsideAnswer) => answer.kind === 'answered' && answer.status >= 200 && answer.status < 300

/**
 * Writes what became of a try: into the delivery, the log and the webhook, which rests for a while where it is down, and is switched off where it was so for
 * days or says that it is gone. Answers after how many seconds something may be due again; undefined: nothing is. What was removed meanwhile leaves nothing.
 */
export async function record(
  { pool, log }: ClaimParts,
  tenantId: TenantId,
  delivery: ClaimedDelivery,
  answer: OutsideAnswer,
  { triedAt, endedAt }: Tried,
): Promise<number | undefined> {
  const isGood = isDelivered(answer)
  const waitSeconds = isGood ? undefined : RETRY_SECONDS[delivery.tries]
  return await withScope(pool, { tenantId }, async db => {
    const { numUpdatedRows } = await db
      .updateTable('webhook_deliveries')
      .set({
        tries: delivery.tries + 1,
        held_until: null,
        asked_at: null,
        next_try_at: waitSeconds === undefined ? null : new Date(endedAt.getTime() + waitSeconds * 1000),
        ...(isGood && { delivered_at: endedAt }),
        ...(!isGood && waitSeconds === undefined && { failed_at: endedAt }),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', delivery.id)
      .where('held_until', '=', delivery.heldUntil)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
    await writeTry(db, tenantId, delivery, answer, { triedAt, endedAt })
    if (isGood) {
      await noteWell(db, tenantId, delivery.webhookId)
      return undefined
    }
    const restUntil = await noteFailing({ db, log, tenantId }, delivery.webhookId, answer, { triedAt, endedAt })
    return restUntil ? (restUntil.getTime() - endedAt.getTime()) / 1000 : waitSeconds
  })
}

async function writeTry(
  db: Db,
  tenantId: TenantId,
  { id }: ClaimedDelivery,
  answer: OutsideAnswer,
  { triedAt, endedAt }: Tried,
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
    .set({ failing_since: null, ...AWAKE })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', webhookId)
    .where(is => is.or([is('failing_since', 'is not', null), is('rests', '>', 0)]))
    .execute()
}

interface In {
  db: Db
  log: Log
  tenantId: TenantId
}

/** Answers until when the webhook rests now; null: it does not. */
async function noteFailing(
  { db, log, tenantId }: In,
  webhookId: string,
  answer: OutsideAnswer,
  { triedAt, endedAt }: Tried,
): Promise<Date | null> {
  const webhook = await db
    .updateTable('webhooks')
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${endedAt})`, ...(isDown(answer) ? longerRest(triedAt, endedAt) : AWAKE) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', webhookId)
    .where('switched_off_at', 'is', null)
    .returning(['url', 'failing_since as failingSince', 'rest_until as restUntil'])
    .executeTakeFirst()
  if (!webhook?.failingSince) return null
  // Source: Standard Webhooks 1.0: who answers 410 wants no more.
  const isGone = answer.kind === 'answered' && answer.status === 410
  const isFailing = !isGone && isDown(answer) && webhook.failingSince <= daysBefore(endedAt, FAILING_DAYS)
  if (!isGone && !(isFailing && (await wasDownEachDay(db, tenantId, webhookId, endedAt)))) return webhook.restUntil
  const why: SwitchedOff = isGone ? 'gone' : 'failing'
  await db
    .updateTable('webhooks')
    .set({ switched_off_at: endedAt, switched_off_why: why })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', webhookId)
    .execute()
  const ctx = createCtx({ db, tenantId, log, now: endedAt })
  await writeAudit(ctx, { act: 'webhook.switched-off', subject: new URL(webhook.url).host, details: { webhookId, reason: why } })
  return null
}

/**
 * Whether the receiver as a whole, and not this one message, is the trouble: it is not there, broken, elsewhere (redirects) or asks for less (429). Who refuses
 * a message by another 4xx is there.
 */
function isDown(answer: OutsideAnswer): boolean {
  if (answer.kind === 'failed') return true
  return !isDelivered(answer) && (answer.status < 400 || answer.status >= 500 || answer.status === 429)
}

/** The next rest, longer than the one before. Tries that ran side by side, of two processes, find the receiver down once. */
function longerRest(triedAt: Date, endedAt: Date) {
  const isKnown = sql<boolean>`rest_until > ${triedAt}`
  const seconds = sql`(${sql.val([...REST_SECONDS])}::int[])[least(rests, ${REST_SECONDS.length - 1}) + 1]`
  return {
    rest_until: sql<Date>`case when ${isKnown} then rest_until else ${endedAt}::timestamptz + make_interval(secs => ${seconds}) end`,
    rests: sql<number>`case when ${isKnown} then rests else rests + 1 end`,
  }
}

/**
 * Whether tries found the receiver down on each of the last days, as the log says: where nothing was sent for days, nobody knows how it was. That a message could
 * not be signed says nothing of the receiver.
 */
async function wasDownEachDay(db: Db, tenantId: TenantId, webhookId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct floor(extract(epoch from ${now}::timestamptz - t.tried_at) / 86400))::int as days
    from webhook_deliveries d
    join webhook_tries t on t.tenant_id = d.tenant_id and t.delivery_id = d.id
    where d.tenant_id = ${tenantId} and d.webhook_id = ${webhookId} and d.tries > 0 and t.tried_at > ${daysBefore(now, FAILING_DAYS)}
      and (t.status_code is null or t.status_code not between 400 and 499 or t.status_code = 429) and t.failure <> ${NOT_SIGNED}`.execute(
    db,
  )
  return rows[0]?.days === FAILING_DAYS
}
