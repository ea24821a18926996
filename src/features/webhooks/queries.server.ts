import { sql } from 'kysely'
import { requirePermission } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { limitOf, type Paging, pageOf } from '#platform/db/paging.ts'
import { webhookReason } from './texts.ts'
import type { Delivery, DeliveryState, DeliveryTry, SwitchedOff, Webhook } from './webhook.ts'

/** Returns the tenant's webhooks, oldest first, without their secrets. Throws as `requirePermission`. */
export async function listWebhooks(ctx: Ctx): Promise<Webhook[]> {
  requirePermission(ctx.viewer, 'webhooks.manage')
  return await selectWebhooks(ctx).orderBy('created_at').orderBy('id').execute()
}

/** Returns a webhook of the tenant. Throws as `requirePermission`, and NotFound. */
export async function getWebhook(ctx: Ctx, id: string): Promise<Webhook> {
  requirePermission(ctx.viewer, 'webhooks.manage')
  const webhook = isUuid(id) ? await selectWebhooks(ctx).where('id', '=', id).executeTakeFirst() : undefined
  if (!webhook) throw new NotFound(webhookReason('WebhookMissing'))
  return webhook
}

/** Returns a webhook's deliveries, past and pending, newest first, each with all of its tries. Throws as `requirePermission`, and NotFound. */
export async function listDeliveries(ctx: Ctx, webhookId: string, paging: Paging): Promise<Page<Delivery>> {
  await getWebhook(ctx, webhookId)
  const { rows } = await sql<Omit<Delivery, 'tries'> & { total: number }>`
    with counted as (
      select count(*)::int as total from webhook_deliveries where tenant_id = ${ctx.tenantId} and webhook_id = ${webhookId}
    )
    select d.id, d.event, ${stateOf} as state, d.created_at as "createdAt", d.next_try_at as "nextTryAt", d.delivered_at as "deliveredAt",
      d.failed_at as "failedAt", counted.total
    from webhook_deliveries d, counted
    where d.tenant_id = ${ctx.tenantId} and d.webhook_id = ${webhookId}
    order by d.created_at desc, d.id desc ${limitOf(paging)}`.execute(ctx.db)
  const page = pageOf(rows, paging)
  const tries = await triesOf(
    ctx,
    page.items.map(one => one.id),
  )
  return { ...page, items: page.items.map(one => ({ ...one, tries: tries.get(one.id) ?? [] })) }
}

const stateOf = sql<DeliveryState>`case when d.next_try_at is not null then 'waiting' when d.delivered_at is not null then 'delivered' else 'failed' end`

async function triesOf(ctx: Ctx, ids: string[]): Promise<Map<string, DeliveryTry[]>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('webhook_tries')
    .select(['delivery_id', 'tried_at as at', 'status_code as statusCode', 'failure', 'answer', 'took_ms as tookMs'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('delivery_id', 'in', ids)
    .orderBy('tried_at')
    .execute()
  const grouped = Map.groupBy(rows, row => row.delivery_id)
  return new Map([...grouped].map(([id, of]) => [id, of.map(({ delivery_id: _, ...one }) => one)]))
}

function selectWebhooks(ctx: Ctx) {
  return ctx.db
    .selectFrom('webhooks')
    .select(['id', 'url', 'description', 'events', 'created_at as createdAt', 'switched_off_at as switchedOffAt'])
    .select(['failing_since as failingSince', 'old_secret_until as oldSecretUntil'])
    .select(sql<SwitchedOff | null>`switched_off_why`.as('switchedOffWhy'))
    .where('tenant_id', '=', ctx.tenantId)
}
