import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Env, Next } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { commonReason } from '#kit/common-reasons.ts'
import { BadRequest, InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '../context.ts'
import type { Seal } from '../crypto/seal.ts'
import {
  findAnswer,
  KEY_HEADER,
  KEY_HOURS,
  type KeptAnswer,
  keepAnswer,
  type LetGo,
  namesOf,
  parseKey,
  REPLAYED_HEADER,
  type ShownTokens,
  waitForTurn,
} from './idempotency-answers.ts'
import { isJsonType } from './json-type.ts'

export interface OnceParts {
  ctx: Ctx
  seal: Seal
  tokens: ShownTokens
  /** Called before waiting for the first request. */
  letGo: LetGo
}

/**
 * Runs an API request. A POST with an `Idempotency-Key` runs at most once a day: repeated or simultaneous requests get the first response with
 * `Idempotency-Replayed: true`. The response is stored in the transaction of the request, so an error stores nothing. Without the header it adds no
 * statement. Throws BadRequest (invalid key), InvalidInput (the key was used for another request, or the body is not JSON), Conflict (the first request is
 * still running after some seconds). Source: draft-ietf-httpapi-idempotency-key-header-07; deviations: docs/decisions/017-webhooks.md.
 */
export async function answerOnce(c: Context, { ctx, seal, tokens, letGo }: OnceParts, next: Next): Promise<void> {
  const header = c.req.method === 'POST' ? c.req.header(KEY_HEADER) : undefined
  if (header === undefined) return await next()
  const names = namesOf(ctx, tokens, parseKey(header), c.req, [await jsonOf(c)])
  await waitForTurn(ctx, names, letGo)
  const first = await findAnswer(ctx, seal, names)
  if (first) {
    c.res = replay(c, first)
    return
  }
  await next()
  if (!c.error && c.res.ok) await keepAnswer(ctx, seal, names, { status: c.res.status, body: await c.res.clone().text() })
}

/** Rejects the header on an endpoint that doesn't support it, so that no client relies on it. Throws BadRequest. */
export function refuseKey(c: Context): void {
  if (c.req.header(KEY_HEADER) !== undefined) throw new BadRequest(commonReason('KeyUnknownHere', { header: KEY_HEADER }))
}

/** Replays a stored response, marked by a header. */
export function replay(c: Context, { status, body }: KeptAnswer): Response {
  // Named boundary: the stored status was a response's.
  return c.body(body, status as ContentfulStatusCode, { 'content-type': 'application/json', [REPLAYED_HEADER]: 'true' })
}

/** Adds the header to the OpenAPI description of each POST that accepts JSON or a form, except the given ones. Call it after all endpoints are registered. */
export function describeKeys<E extends Env>({ openAPIRegistry }: OpenAPIHono<E>, except: ReadonlySet<string>): void {
  openAPIRegistry.registerComponent('parameters', 'IdempotencyKey', PARAMETER)
  for (const definition of openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue
    const { method, path, request } = definition.route
    const content = request?.body?.content
    if (method !== 'post' || except.has(path) || !(content?.['application/json'] || content?.['multipart/form-data'])) continue
    definition.route = { ...definition.route, parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }
  }
}

const PARAMETER = {
  name: KEY_HEADER,
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
  description: `A text of your own, new for each piece of work (a UUID), by which the call may be sent again: within ${KEY_HOURS} hours the same caller gets the first answer once more, with the header ${REPLAYED_HEADER}: true. Two at once do the work once. The same key with another request is refused with 422. Refusals are not kept: after one the key is free. Of a form with a file, the file's bytes, name, type and purpose are compared.`,
} as const

async function jsonOf(c: Context): Promise<string> {
  const type = c.req.header('content-type')
  if (type === undefined || isJsonType(type)) return await c.req.text()
  throw new InvalidInput(commonReason('KeyOnlyForJson'), [{ path: KEY_HEADER, reason: commonReason('KeyNotJson') }])
}
