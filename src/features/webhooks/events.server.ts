import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import { newId } from '#platform/db/ids.ts'
import { type EventData, type PING, toSecond, type WebhookEvent } from './webhook.ts'

/** The change that tells every process about due deliveries. No page depends on it. */
export const WEBHOOKS_TAG = 'webhooks'

export interface EventParts {
  /** When it happened; by default now. Only webhooks that listened by then get it. */
  happenedAt?: Date
  /** Identifies the event: it is announced once per occasion. By default the record's id. */
  occasion?: string
}

/**
 * Announces an event to the tenant's webhooks that listen to it: writes the deliveries in the caller's transaction and sends them after the commit. Without
 * listeners, it costs one read.
 */
export async function announceEvent(
  ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  event: WebhookEvent,
  data: EventData,
  { happenedAt = ctx.now, occasion = data.id }: EventParts = {},
): Promise<void> {
  const listening = await ctx.db
    .selectFrom('webhooks')
    .select('id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('switched_off_at', 'is', null)
    .where(sql<boolean>`${event} = any(events)`)
    .where('listens_since', '<=', happenedAt)
    .execute()
  if (listening.length === 0) return
  const body = toBody(ctx, event, data, happenedAt)
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('webhook_deliveries')
    .values(listening.map(webhook => deliveryOf(ctx, { webhookId: webhook.id, event, occasion, body })))
    .onConflict(is => is.columns(['tenant_id', 'webhook_id', 'event', 'occasion']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) await publishChange(ctx.db, { tenantId: ctx.tenantId, tags: [WEBHOOKS_TAG] })
}

/** Returns the occasion of a record's publication at this moment: publishing it again later is another one. */
export function publicationOf(id: string, publishedAt: Date): string {
  return `${id}@${toSecond(publishedAt).getTime() / 1000}`
}

/** SQL condition on a table with `tenant_id`, `id` and `published_at`: some webhook listened when the row was published, and was not told yet. */
export function isUnannounced(event: WebhookEvent, table: 'posts' | 'classes'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`exists (
    select from webhooks w
    where w.tenant_id = ${column('tenant_id')} and w.switched_off_at is null and ${event} = any(w.events)
      and w.listens_since <= ${column('published_at')}
      and not exists (
        select from webhook_deliveries d
        where d.tenant_id = w.tenant_id and d.webhook_id = w.id and d.event = ${event}
          and d.occasion = ${column('id')}::text || '@' || floor(extract(epoch from ${column('published_at')}))::bigint::text
      )
  )`
}

interface NewDelivery {
  webhookId: string
  event: WebhookEvent | typeof PING
  occasion: string
  body: string
}

/** Returns the row of a delivery that is due at once. */
export function deliveryOf(ctx: Pick<Ctx, 'tenantId' | 'now'>, { webhookId, event, occasion, body }: NewDelivery) {
  const row = { tenant_id: ctx.tenantId, id: newId(), webhook_id: webhookId, event, occasion, body }
  return { ...row, created_at: ctx.now, next_try_at: ctx.now }
}

/** Returns a message's payload. Source: Standard Webhooks 1.0, "Payload structure"; `tenantId` is our addition. */
export function toBody(ctx: Pick<Ctx, 'tenantId'>, type: WebhookEvent | typeof PING, data: EventData, happenedAt: Date): string {
  return JSON.stringify({ type, timestamp: happenedAt.toISOString(), tenantId: ctx.tenantId, data })
}
