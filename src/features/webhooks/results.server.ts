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

/** The failure of a try whose message could not be signed: the settings have another installation's secret. */
export const NOT_SIGNED = 'SECRET_NOT_READABLE'

export interface Tried {
  triedAt: Date
  endedAt: Date
}

export const isDelivered = (answer: OutsideAnswer) => answer.kind === 'answered' && answer.status >= 200 && answer.status < 300

/**
 * Records the result of a try: in the delivery, the log and the webhook, which rests if its receiver is down, and is switched off if it was down for days or
 * responded 410. Returns the seconds until something may be due again, or undefined if nothing will be. Does nothing for what was deleted meanwhile.
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

/** Returns until when the webhook rests, or null if it does not. */
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
  // Source: Standard Webhooks 1.0: a receiver that responds 410 wants no more messages.
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
 * True if the receiver as a whole fails, not this one message: it is unreachable, broken (5xx), redirects, or limits the rate (429). A receiver that refuses a
 * message with another 4xx is up.
 */
function isDown(answer: OutsideAnswer): boolean {
  if (answer.kind === 'failed') return true
  return !isDelivered(answer) && (answer.status < 400 || answer.status >= 500 || answer.status === 429)
}

/** Returns the next rest, longer than the last one. Concurrent tries of two processes count as one failure. */
function longerRest(triedAt: Date, endedAt: Date) {
  const isKnown = sql<boolean>`rest_until > ${triedAt}`
  const seconds = sql`(${sql.val([...REST_SECONDS])}::int[])[least(rests, ${REST_SECONDS.length - 1}) + 1]`
  return {
    rest_until: sql<Date>`case when ${isKnown} then rest_until else ${endedAt}::timestamptz + make_interval(secs => ${seconds}) end`,
    rests: sql<number>`case when ${isKnown} then rests else rests + 1 end`,
  }
}

/**
 * True if tries found the receiver down on each of the last days: days without a try prove nothing. A message that could not be signed says nothing about the
 * receiver.
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
