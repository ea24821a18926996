import { createRoute, z } from '@hono/zod-openapi'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, createdOf, envelopeOf, jsonBody, pageOf } from '#platform/http/contract.ts'
import { deliveryName, deliveryQuery, webhookChange, webhookInput, webhookName } from './schema.ts'
import { DELIVERY_DAYS, DELIVERY_STATES, EVENTS, OLD_SECRET_HOURS, PING, SWITCHED_OFF } from './webhook.ts'

const tags = ['webhook']
const base = '/api/services/v1/webhook'

const webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.string()),
    active: z.boolean(),
    createdAt: z.iso.datetime(),
    switchedOffAt: z.iso.datetime().nullable(),
    switchedOffWhy: z.enum(SWITCHED_OFF).nullable().openapi({
      description:
        '`asked`: by a call; `failing`: for three days nothing came through, and tries on each of them found it down (no answer, 5xx, 429, a redirect); `gone`: it answered 410',
    }),
    failingSince: z.iso.datetime().nullable(),
    oldSecretUntil: z.iso.datetime().nullable(),
  })
  .openapi('Webhook')
const secret = z.string().openapi({ description: 'The signing secret, `whsec_…`. It is shown this once.' })
const deliveryTry = z.object({
  at: z.iso.datetime(),
  statusCode: z.number().int().nullable(),
  failure: z.string().openapi({ description: 'Why there was no answer, e.g. TIMEOUT, ECONNREFUSED, ADDRESS_NOT_PUBLIC' }),
  answer: z.string().openapi({ description: 'The first kilobyte of what was answered' }),
  tookMs: z.number().int(),
})
const delivery = z
  .object({
    id: z.uuid().openapi({ description: 'What the message bears as `webhook-id`, the same at each try and replay' }),
    event: z.string(),
    state: z.enum(DELIVERY_STATES),
    createdAt: z.iso.datetime(),
    nextTryAt: z.iso.datetime().nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    failedAt: z.iso.datetime().nullable(),
    tries: z.array(deliveryTry),
  })
  .openapi('WebhookDelivery')
const asWritten = (description: string, schema: z.ZodType) => ({ description, content: { 'application/json': { schema } } })
const started = answersOf(envelopeOf(z.object({ deliveryId: z.uuid() })))
const right = '(scope webhooks:write, or staff)'

export const webhookContract = {
  create: createRoute({
    method: 'post',
    path: `${base}/create`,
    operationId: 'createWebhook',
    ...needs('webhooks.manage'),
    tags,
    summary: `Registers an https address that is told of events ${right}, and answers the secret that its messages are signed with, as Standard Webhooks do.`,
    request: { body: jsonBody(webhookInput) },
    responses: createdOf(envelopeOf(webhook.extend({ secret }))),
  }),
  list: createRoute({
    method: 'get',
    path: `${base}/list`,
    operationId: 'listWebhooks',
    ...needs('webhooks.manage'),
    tags,
    summary: `All webhooks of the tenant, without their secrets ${right}.`,
    responses: answersOf(envelopeOf(pageOf(webhook))),
  }),
  update: createRoute({
    method: 'post',
    path: `${base}/update`,
    operationId: 'updateWebhook',
    ...needs('webhooks.manage'),
    tags,
    summary: `Changes the fields that are given ${right}. With \`rotateSecret\` a new secret is answered; for ${OLD_SECRET_HOURS} hours messages are signed with both.`,
    request: { body: jsonBody(webhookChange) },
    responses: answersOf(envelopeOf(webhook.extend({ secret: secret.nullable() }))),
  }),
  remove: createRoute({
    method: 'post',
    path: `${base}/delete`,
    operationId: 'deleteWebhook',
    ...needs('webhooks.manage'),
    tags,
    summary: `Removes a webhook with its log ${right}.`,
    request: { body: jsonBody(webhookName) },
    responses: answersOf(envelopeOf(z.null())),
  }),
  ping: createRoute({
    method: 'post',
    path: `${base}/ping`,
    operationId: 'pingWebhook',
    ...needs('webhooks.manage'),
    tags,
    summary: `Sends \`${PING}\` to a webhook ${right}. What became of it stands in its log.`,
    request: { body: jsonBody(webhookName) },
    responses: started,
  }),
  deliveries: createRoute({
    method: 'get',
    path: `${base}/delivery/list`,
    operationId: 'listWebhookDeliveries',
    ...needs('webhooks.manage'),
    tags,
    summary: `What a webhook was told in ${DELIVERY_DAYS} days, the newest first, each with its tries and the next one ${right}.`,
    request: { query: deliveryQuery },
    responses: answersOf(envelopeOf(pageOf(delivery))),
  }),
  replay: createRoute({
    method: 'post',
    path: `${base}/delivery/replay`,
    operationId: 'replayWebhookDelivery',
    ...needs('webhooks.manage'),
    tags,
    summary: `Sends a message again, the very same under the same \`webhook-id\` ${right}.`,
    request: { body: jsonBody(deliveryName) },
    responses: started,
  }),
} as const

const message = z
  .object({
    type: z.string(),
    timestamp: z.iso.datetime().openapi({ description: 'When it happened' }),
    tenantId: z.uuid(),
    data: z.looseObject({ id: z.uuid() }),
  })
  .openapi('WebhookMessage')
const signatures = z.object({
  'webhook-id': z.uuid(),
  'webhook-timestamp': z.string().openapi({ description: 'Of this try, in seconds since 1970' }),
  'webhook-signature': z.string().openapi({
    description:
      'One or more of `v1,` and the base64 of HMAC-SHA256 over `webhook-id.webhook-timestamp.body`, with a space between; the key is what follows `whsec_`, read from base64',
  }),
})

/** The messages for the `webhooks` section of the OpenAPI description. */
export const WEBHOOK_MESSAGES = [...EVENTS, PING].map(event => ({
  method: 'post' as const,
  path: event,
  tags,
  summary: `Told at ${event}.`,
  request: { headers: signatures, body: jsonBody(message) },
  responses: {
    200: asWritten(
      'Any 2xx within ten seconds: taken. 410: wants no more. Anything else, redirects too: told again later. After no answer, 5xx, 429 or a redirect nothing is sent for a while, at most 15 minutes.',
      z.any(),
    ),
  },
}))
