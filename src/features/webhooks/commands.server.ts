import { sql } from 'kysely'
import { type AuditAct, writeAudit } from '#features/audit/audit.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { AppError, type FieldProblem, NotFound } from '#kit/errors.ts'
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
import { AGAIN_MS, AWAKE, MAX_WEBHOOKS, OLD_SECRET_HOURS, PING, toSecond, type Webhook } from './webhook.ts'
import { faultOfUrl } from './webhook-url.ts'

export interface WebhookTools {
  seal: Seal
  /** Whether webhooks of this machine are taken, without TLS: on a developer's machine. */
  isLoopbackAllowed: boolean
}

/** A webhook and, where there is a new one, its signing secret: the only time that it is shown. */
export interface WithSecret {
  webhook: Webhook
  secret: string | null
}

/**
 * Registers an address. `sentId` is the id that a form chose before it was filled in: the same form within a minute makes no second webhook. Throws as
 * `requirePermission`, `WebhookUrlRefused` (422: no address that may be called), `TooManyWebhooks` and `WebhookFormUsed` (409).
 */
export async function createWebhook(ctx: Ctx, input: WebhookInput, tools: WebhookTools, sentId?: string): Promise<WithSecret> {
  requirePermission(ctx.viewer, 'webhooks.manage')
  requireUrl(input.url, tools)
  // One at a time for a tenant: the last free place is not taken twice.
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
 * Changes the fields that are given; where all are as they were, nothing. Switched on again, or with other events, it hears of what happens from now on; what
 * waited for it is sent then. Another address has not failed yet. Throws as `requirePermission`, NotFound and `WebhookUrlRefused`.
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
 * Gives a webhook a new secret, as `updateWebhook` does with `rotateSecret`. Asked once more within a minute it answers the same one, so that pressing a button
 * twice does not put an end to the secret that still signs along. Throws as `requirePermission`, and NotFound.
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

/** Removes a webhook with all that was and would be told to it. Throws as `requirePermission`, and NotFound. */
export async function deleteWebhook(ctx: Ctx, id: string): Promise<void> {
  const webhook = await getWebhook(ctx, id)
  // Deliveries first, as the sender takes them: it writes into one, then into its webhook.
  await ctx.db.deleteFrom('webhook_deliveries').where('tenant_id', '=', ctx.tenantId).where('webhook_id', '=', id).execute()
  await ctx.db.deleteFrom('webhooks').where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
  await note(ctx, 'webhook.removed', webhook)
}

/** Tells a webhook `webhook.ping`, whatever it listens to, by the same way as all else. Answers the delivery's id. Throws as `requirePermission`, NotFound, `WebhookIsOff` (409). */
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
 * Sends a delivery (of this webhook, where one is named) again, whatever became of it, the very same message under the same id, with all tries anew. Throws as `requirePermission`, NotFound, `WebhookIsOff`
 * and `DeliveryIsRunning` (409): it is being sent at this moment.
 */
export async function replayDelivery(ctx: Ctx, id: string, webhookId?: string): Promise<void> {
  requirePermission(ctx.viewer, 'webhooks.manage')
  if (!isUuid(id)) throw new NotFound('Pengiriman tidak ditemukan')
  const delivery = await ctx.db
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', 'event', 'held_until'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!delivery || (webhookId && delivery.webhook_id !== webhookId)) throw new NotFound('Pengiriman tidak ditemukan')
  const webhook = await getWebhook(ctx, delivery.webhook_id)
  requireOn(webhook)
  if (delivery.held_until && delivery.held_until > ctx.now) throw refusal(409, 'DeliveryIsRunning', 'Pengiriman ini sedang berjalan')
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
  if (fault) throw refusal(422, 'WebhookUrlRefused', 'Alamat webhook tidak dapat dipakai', [{ path: 'url', message: fault }])
}

async function requireRoom(ctx: Ctx): Promise<void> {
  const there = await ctx.db
    .selectFrom('webhooks')
    .select(is => is.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', ctx.tenantId)
    .executeTakeFirst()
  if (Number(there?.count ?? 0) >= MAX_WEBHOOKS)
    throw refusal(409, 'TooManyWebhooks', `Situs ini sudah punya ${MAX_WEBHOOKS} webhook; hapus yang tidak dipakai`)
}

function requireOn({ switchedOffAt }: Webhook): void {
  if (switchedOffAt) throw refusal(409, 'WebhookIsOff', 'Webhook ini sedang dimatikan; nyalakan dulu')
}

/** The webhook that the same form made a moment ago; its secret may not have been seen yet. */
async function findSentBefore(ctx: Ctx, id: string, input: WebhookInput, { seal }: WebhookTools): Promise<WithSecret | undefined> {
  const webhook = (await listWebhooks(ctx)).find(one => one.id === id)
  if (!webhook) return undefined
  const isFresh = ctx.now.getTime() - webhook.createdAt.getTime() < AGAIN_MS && !webhook.oldSecretUntil
  const isSame = webhook.url === input.url && webhook.description === input.description && webhook.events.join() === input.events.join()
  const secret = isFresh && isSame ? await openSecret(ctx, id, seal) : undefined
  if (secret === undefined) throw refusal(409, 'WebhookFormUsed', 'Formulir ini sudah pernah dikirim; buka lagi dari daftar webhook')
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

function refusal(status: number, code: string, message: string, problems: FieldProblem[] = []): AppError {
  return new AppError(status, code, message, { problems })
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

/** The secret at hand becomes the old one, as it is sealed. */
function rotation(ctx: Ctx, seal: Seal, id: string, secret: string) {
  return {
    sealed_old_secret: sql<string>`sealed_secret`,
    old_secret_until: new Date(ctx.now.getTime() + OLD_SECRET_HOURS * 3_600_000),
    sealed_secret: seal.seal(purposeOf(ctx.tenantId, id), secret),
    ...AWAKE,
  }
}

/** The audit log names the host alone: some addresses are a secret in themselves. */
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

/** Who asks for a try gets it now, though the receiver was down a moment ago. */
async function wake(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.updateTable('webhooks').set(AWAKE).where('tenant_id', '=', ctx.tenantId).where('id', '=', id).execute()
}

async function tellSenders(ctx: Ctx): Promise<void> {
  await publishChange(ctx.db, { tenantId: ctx.tenantId, tags: [WEBHOOKS_TAG] })
}
