import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Env, Next } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { BadRequest, InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '../context.ts'
import type { Seal } from '../crypto/seal.ts'
import {
  findAnswer,
  KEY_HEADER,
  KEY_HOURS,
  type KeptAnswer,
  keepAnswer,
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
  /** Gives the connection back while the first request is waited for. */
  letGo(): Promise<void>
}

/**
 * Runs the call; a POST that bears an `Idempotency-Key` once a day at most: who sends it again, or at the same time, gets the first one's answer with
 * `Idempotency-Replayed: true`. The answer is written in the transaction of the call, so that a refusal leaves nothing. Without the header it adds no statement.
 * Throws BadRequest (no key), InvalidInput (the key was used for another request, or the body is no JSON), Conflict (the first one still runs after seconds).
 * Source: draft-ietf-httpapi-idempotency-key-header-07; where it is not followed: docs/decisions/017-webhooks.md.
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

/** For a call that knows no keys, and whose caller must not believe that it does. Throws BadRequest where one is given. */
export function refuseKey(c: Context): void {
  if (c.req.header(KEY_HEADER) !== undefined) throw new BadRequest(`Panggilan ini tidak mengenal ${KEY_HEADER}`)
}

/** The first answer once more, and says so. */
export function replay(c: Context, { status, body }: KeptAnswer): Response {
  // Named boundary: what was an answer's status is one.
  return c.body(body, status as ContentfulStatusCode, { 'content-type': 'application/json', [REPLAYED_HEADER]: 'true' })
}

/** Writes the header into the description of each POST that takes JSON or a form, save these. Called when all of them are there. */
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
  throw new InvalidInput('Kunci hanya untuk permintaan JSON', [{ path: KEY_HEADER, message: 'isi permintaan harus JSON' }])
}
