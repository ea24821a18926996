import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toAskedPage, toWholePage } from '#kit/page.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { createWebhook, deleteWebhook, pingWebhook, replayDelivery, updateWebhook, type WebhookTools } from './commands.server.ts'
import { WEBHOOK_MESSAGES, webhookContract } from './contract.ts'
import { listDeliveries, listWebhooks } from './queries.server.ts'
import type { Delivery, Webhook } from './webhook.ts'

/** The endpoints by which API clients and staff register webhooks and read their deliveries. */
export function addWebhookRoutes(api: OpenAPIHono<ApiEnv>, tools: WebhookTools): void {
  for (const message of WEBHOOK_MESSAGES) api.openAPIRegistry.registerWebhook(message)
  api.openapi(webhookContract.create, async c => {
    const { webhook, secret } = await createWebhook(c.get('ctx'), c.req.valid('json'), tools)
    return c.json(toEnvelope({ ...toJsonWebhook(webhook), secret: secret ?? '' }), 201)
  })
  api.openapi(webhookContract.list, async c => {
    return c.json(toEnvelope(toWholePage((await listWebhooks(c.get('ctx'))).map(toJsonWebhook))), 200)
  })
  api.openapi(webhookContract.update, async c => {
    const { webhook, secret } = await updateWebhook(c.get('ctx'), c.req.valid('json'), tools)
    return c.json(toEnvelope({ ...toJsonWebhook(webhook), secret }), 200)
  })
  api.openapi(webhookContract.remove, async c => {
    await deleteWebhook(c.get('ctx'), c.req.valid('json').id)
    return c.json(toEnvelope(null), 200)
  })
  api.openapi(webhookContract.ping, async c => {
    return c.json(toEnvelope({ deliveryId: await pingWebhook(c.get('ctx'), c.req.valid('json').id) }), 200)
  })
  api.openapi(webhookContract.deliveries, async c => {
    const { webhookId, page, pageSize } = c.req.valid('query')
    const found = await listDeliveries(c.get('ctx'), webhookId, { page, perPage: pageSize })
    const asked = toAskedPage(found, page)
    return c.json(toEnvelope({ ...asked, items: asked.items.map(toJsonDelivery) }), 200)
  })
  api.openapi(webhookContract.replay, async c => {
    const { id } = c.req.valid('json')
    await replayDelivery(c.get('ctx'), id)
    return c.json(toEnvelope({ deliveryId: id }), 200)
  })
}

const toText = (moment: Date | null) => moment?.toISOString() ?? null

function toJsonWebhook(webhook: Webhook) {
  return {
    ...webhook,
    active: webhook.switchedOffAt === null,
    createdAt: webhook.createdAt.toISOString(),
    switchedOffAt: toText(webhook.switchedOffAt),
    failingSince: toText(webhook.failingSince),
    oldSecretUntil: toText(webhook.oldSecretUntil),
  }
}

function toJsonDelivery(delivery: Delivery) {
  return {
    ...delivery,
    createdAt: delivery.createdAt.toISOString(),
    nextTryAt: toText(delivery.nextTryAt),
    deliveredAt: toText(delivery.deliveredAt),
    failedAt: toText(delivery.failedAt),
    tries: delivery.tries.map(one => ({ ...one, at: one.at.toISOString() })),
  }
}
