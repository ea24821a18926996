import { sql } from 'kysely'
import { type AuditAct, writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { NotFound, Refused } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { publishChange } from '#platform/db/changes.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { lock } from '#platform/db/lock.ts'
import { deliveryOf, toBody, WEBHOOKS_TAG } from './events.server.ts'
import { getWebhook, listWebhooks } from './queries.server.ts'
import type { WebhookChange, WebhookInput } from './schema.ts'
import { purposeOf } from './secrets.ts'
import { newSecret } from './signing.ts'
import { webhookReason } from './texts.ts'
import { AGAIN_MS, AWAKE, MAX_WEBHOOKS, OLD_SECRET_HOURS, PING, toSecond, type Webhook } from './webhook.ts'
import { faultOfUrl } from './webhook-url.ts'

export interface WebhookTools {
  seal: Seal
  /** True on a developer's machine: webhooks may go to this machine, without TLS. */
  isLoopbackAllowed: boolean
}

/** A webhook with its signing secret, if that is new: the only time that it is shown. */
export interface WithSecret {
  webhook: Webhook
  secret: string | null
}

/**
 * Registers a webhook. `sentId` is the id that a form carries from the start: the same form sent again within a minute creates no second webhook. Throws as
 * `requirePermission`, `WebhookUrlRefused` (422: the URL is not allowed), `TooManyWebhooks` and `WebhookFormUsed` (409).
 */
export async function createWebhook(ctx: Ctx, input: WebhookInput, tools: WebhookTools, sentId?: string): Promise<WithSecret> {
  requirePermission(ctx.viewer, 'webhooks.manage')
  requireUrl(input.url, tools)
  // One at a time for a tenant, so that two can't take the last free place.
  await lock(ctx, 'webhooks')
  const made = sentId === undefined ? undefined : await findSentBefore(ctx, sentId, input, tools)
  if (made) return made
  await requireRoom(ctx)
  const id = sentId ?? newId()
  const secret = newSecret()
  await ctx.db
    .insertInto('webhooks')
    .values({
      tenant_id: ctx.tenantId,
      id,
      ...input,
      sealed_secret: tools.seal.seal(purposeOf(ctx.tenantId, id), secret),
      created_at: ctx.now,
      listens_since: toSecond(ctx.now),
    })
    .execute()
  const webhook = await getWebhook(ctx, id)
  await note(ctx, 'webhook.created', webhook)
  return { webhook, secret }
}

/**
 * Changes the given fields; does nothing if none differs. After being switched on or given other events, it gets events from now on, and deliveries that
 * waited are sent. A new URL resets the failures. Throws as `requirePermission`, NotFound and `WebhookUrlRefused`.
 */
export async function updateWebhook(ctx: Ctx, change: WebhookChange, tools: WebhookTools): Promise<WithSecret> {
  const before = await getWebhook(ctx, change.id)
  if (change.url !== undefined) requireUrl(change.url, tools)
  const given = differing(before, change)
  const secret = change.rotateSecret ? newSecret() : null
  const values = { ...given, ...switching(ctx, before, change), ...(secret !== null && rotation(ctx, tools.seal, change.id, secret)) }
  if (Object.keys(values).length === 0) return { webhook: before, secret: null }
  await ctx.db.updateTable('webhooks').set(values).where('tenant_id', '=', ctx.tenantId).where('id', '=', change.id).execute()
  const webhook = await getWebhook(ctx, change.id)
  await note(ctx, 'webhook.changed', webhook, { ...given, ...(secret !== null && { secret: 'rotated' }) })
  if ('rest_until' in values) await tellSenders(ctx)
  return { webhook, secret }
}

/**
 * Rotates a webhook's secret, as `updateWebhook` does with `rotateSecret`. Called again within a minute, it returns the same secret, so that pressing the
 * button twice does not discard the old secret that still signs as well. Throws as `requirePermission`, and NotFound.
 */
export async function renewWebhookSecret(ctx: Ctx, id: string, tools: WebhookTools): Promise<WithSecret> {
  await lock(ctx, `webhook ${id}`)
  const webhook = await getWebhook(ctx, id)
  const until = webhook.oldSecretUntil?.getTime() ?? 0
  if (until > ctx.now.getTime() + OLD_SECRET_HOURS * 3_600_000 - AGAIN_MS) {
    const secret = await openSecret(ctx, id, tools.seal)
    if (secret !== undefined) return { webhook, secret }
  }
  return await updateWebhook(ctx, { id, rotateSecret: true }, tools)
}

/** Deletes a webhook with its deliveries, past and pending. Throws as `requirePermission`, and NotFound. */
export async function deleteWebhook(ctx: Ctx, id: string): Promise<void> {
  const webhook = await getWebhook(ctx, id)
  // Deliveries first, in the sender's lock order: it writes a delivery, then its webhook.
  await ctx.db.deleteFrom('webhook_deliveries').where('tenant_id', '=', ctx.tenantId).where('webhook_id', '=', id).execute()
  await ctx.db.deleteFrom('webhooks').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  await note(ctx, 'webhook.removed', webhook)
}

/**
 * Sends `webhook.ping` to a webhook, whatever its events, like any delivery. Returns the delivery's id. Throws as `requirePermission`, NotFound,
 * `WebhookIsOff` (409).
 */
export async function pingWebhook(ctx: Ctx, id: string): Promise<string> {
  const webhook = await getWebhook(ctx, id)
  requireOn(webhook)
  const occasion = newId()
  const delivery = deliveryOf(ctx, { webhookId: id, event: PING, occasion, body: toBody(ctx, PING, { id }, ctx.now) })
  await ctx.db
    .insertInto('webhook_deliveries')
    .values({ ...delivery, asked_at: ctx.now })
    .execute()
  await wake(ctx, id)
  await note(ctx, 'webhook.pinged', webhook)
  await tellSenders(ctx)
  return delivery.id
}

/**
 * Replays a delivery (of this webhook, if one is given) with the same id and payload, whatever its state, and resets its retry count. Throws as
 * `requirePermission`, NotFound, `WebhookIsOff`, and `DeliveryIsRunning` (409) if it is being sent right now.
 */
export async function replayDelivery(ctx: Ctx, id: string, webhookId?: string): Promise<void> {
  requirePermission(ctx.viewer, 'webhooks.manage')
  if (!isUuid(id)) throw new NotFound(webhookReason('DeliveryMissing'))
  const delivery = await ctx.db
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', 'event', 'held_until'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!delivery || (webhookId && delivery.webhook_id !== webhookId)) throw new NotFound(webhookReason('DeliveryMissing'))
  const webhook = await getWebhook(ctx, delivery.webhook_id)
  requireOn(webhook)
  if (delivery.held_until && delivery.held_until > ctx.now) throw new Refused(409, webhookReason('DeliveryIsRunning'))
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({ tries: 0, next_try_at: ctx.now, asked_at: ctx.now, held_until: null, delivered_at: null, failed_at: null })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  await wake(ctx, webhook.id)
  await note(ctx, 'webhook.replayed', webhook, { event: delivery.event })
  await tellSenders(ctx)
}

function requireUrl(url: string, { isLoopbackAllowed }: WebhookTools): void {
  const fault = faultOfUrl(url, isLoopbackAllowed)
  if (fault) throw new Refused(422, webhookReason('WebhookUrlRefused'), { problems: [{ path: 'url', reason: fault }] })
}

async function requireRoom(ctx: Ctx): Promise<void> {
  const there = await ctx.db
    .selectFrom('webhooks')
    .select(is => is.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', ctx.tenantId)
    .executeTakeFirst()
  if (Number(there?.count ?? 0) >= MAX_WEBHOOKS) throw new Refused(409, webhookReason('TooManyWebhooks', { most: MAX_WEBHOOKS }))
}

function requireOn({ switchedOffAt }: Webhook): void {
  if (switchedOffAt) throw new Refused(409, webhookReason('WebhookIsOff'))
}

/** Returns the webhook that the same form created a moment ago; its secret may not have been seen yet. */
async function findSentBefore(ctx: Ctx, id: string, input: WebhookInput, { seal }: WebhookTools): Promise<WithSecret | undefined> {
  const webhook = (await listWebhooks(ctx)).find(one => one.id === id)
  if (!webhook) return undefined
  const isFresh = ctx.now.getTime() - webhook.createdAt.getTime() < AGAIN_MS && !webhook.oldSecretUntil
  const isSame = webhook.url === input.url && webhook.description === input.description && webhook.events.join() === input.events.join()
  const secret = isFresh && isSame ? await openSecret(ctx, id, seal) : undefined
  if (secret === undefined) throw new Refused(409, webhookReason('WebhookFormUsed'))
  return { webhook, secret }
}

async function openSecret(ctx: Ctx, id: string, seal: Seal): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('webhooks')
    .select('sealed_secret')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && seal.open(purposeOf(ctx.tenantId, id), row.sealed_secret)
}

function differing(before: Webhook, { url, events, description }: WebhookChange) {
  const isOther = events !== undefined && (events.length !== before.events.length || events.some(event => !before.events.includes(event)))
  return {
    ...(url !== undefined && url !== before.url && { url }),
    ...(isOther && { events }),
    ...(description !== undefined && description !== before.description && { description }),
  }
}

function switching(ctx: Ctx, before: Webhook, { active, events, url }: WebhookChange) {
  const listens = { listens_since: toSecond(ctx.now) }
  if (active === true && before.switchedOffAt)
    return { ...listens, switched_off_at: null, switched_off_why: null, failing_since: null, ...AWAKE }
  const off = active === false && !before.switchedOffAt ? { switched_off_at: ctx.now, switched_off_why: 'asked' } : {}
  const isOther = events !== undefined && events.some(event => !before.events.includes(event))
  const isMoved = url !== undefined && url !== before.url
  return { ...off, ...(isOther && listens), ...(isMoved && { failing_since: null, ...AWAKE }) }
}

/** The current secret becomes the old one, still sealed. */
function rotation(ctx: Ctx, seal: Seal, id: string, secret: string) {
  return {
    sealed_old_secret: sql<string>`sealed_secret`,
    old_secret_until: new Date(ctx.now.getTime() + OLD_SECRET_HOURS * 3_600_000),
    sealed_secret: seal.seal(purposeOf(ctx.tenantId, id), secret),
    ...AWAKE,
  }
}

/** The audit log names the host alone: a webhook's URL may contain a secret. */
async function note(
  ctx: Ctx,
  act: Extract<AuditAct, `webhook.${string}`>,
  webhook: Pick<Webhook, 'id' | 'url' | 'events'>,
  details: Record<string, unknown> = { events: webhook.events },
): Promise<void> {
  const { url, ...rest } = details
  await writeAudit(ctx, {
    act,
    subject: new URL(webhook.url).host,
    details: { webhookId: webhook.id, ...rest, ...(typeof url === 'string' && { to: new URL(url).host }) },
  })
}

/** Ends the webhook's rest: a requested try is sent now, even if the receiver was down a moment ago. */
async function wake(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.updateTable('webhooks').set(AWAKE).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
}

async function tellSenders(ctx: Ctx): Promise<void> {
  await publishChange(ctx.db, { tenantId: ctx.tenantId, tags: [WEBHOOKS_TAG] })
}
