import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type pg from 'pg'
import type { FindGrant } from '#features/api-clients/viewer.server.ts'
import { logRefusal } from '#features/permissions/refusal-log.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import type { Site } from '#features/sites/site.ts'
import { AppError } from '#kit/errors.ts'
import type { Person, Viewer } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { newId } from '#platform/db/ids.ts'
import { withScope } from '#platform/db/scope.ts'
import { limitBody } from '#platform/http/body-limit.ts'
import type { Log } from '#platform/log.ts'
import { createWorkQueue, type WorkQueue } from '#platform/work-queue.ts'
import { findRestViewer } from './rest/credentials.server.ts'
import { notGranted, RestError, toRestAnswer } from './rest/errors.ts'
import { addRows, readBody, type SentRow } from './rest/insert.ts'
import { addOnce } from './rest/once.server.ts'
import { readAccept, readPreferences } from './rest/preferences.ts'
import { type RestAnswer, type RestAsk, readRows } from './rest/read.ts'
import { requireMayAdd } from './rest/rules.ts'
import { isPublicTable, type PublicTable, readableColumns } from './rest/tables.ts'

export interface HostedDatabaseParts {
  /** Waits for the request's turn, once its body is read. */
  admit: MiddlewareHandler<ApiEnv>
  /** Ends that turn; returns how to wait for the next one. */
  leaveTurn(): () => Promise<void>
  pool: pg.Pool
  log: Log
  anonKey: string
  /** Encrypts the responses stored for an `Idempotency-Key`. */
  seal: Seal
  /** The public reaches us by https: cookies have their prefixed names. */
  isSecure: boolean
  /** Number of concurrent reads; the connection pool is shared with everything else. */
  readsAtOnce: number
  /** Checks with the identity provider that a person's session still stands; ends it here if not. */
  checkSession(site: Site, person: Person): Promise<void>
  findGrant: FindGrant
  /** Counts submitted rows by the client's network. Throws an AppError 429 if the quota is used up. */
  consumeSubmissionQuota(address: string, times: number): Promise<void>
}

type RestContext = Context<ApiEnv>

export const REST_BASE = '/api/rest/v1'
const MAX_BODY_BYTES = 256 * 1024
/** Short, because clients choose the conditions of their queries. */
const TIMEOUT_SECONDS = 3
const RETRY_SECONDS = 5
const MAX_QUERY_LENGTH = 8000
/** Maximum number of waiting reads per running one; further ones are told to retry later. */
const WAITING_FOR_EACH = 20

/** Registers the hosted database: five tables over PostgREST's protocol, with its own key and without the envelope of the other endpoints. */
export function addHostedDatabase(api: OpenAPIHono<ApiEnv>, parts: HostedDatabaseParts): void {
  const limit = limitBody(MAX_BODY_BYTES, () => new RestError(413, 'PGRST102', 'The body is too large'))
  const reads = createWorkQueue<RestAnswer>({ atOnce: parts.readsAtOnce, maxWaiting: parts.readsAtOnce * WAITING_FOR_EACH })
  api.all(`${REST_BASE}/*`, limit, parts.admit, async c => {
    let asker: Viewer = { kind: 'nobody' }
    try {
      const { tenantId } = c.env.site
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      const viewer = await findRestViewer(
        c.req.raw.headers,
        parts.anonKey,
        work => withScope(parts.pool, { tenantId }, db => work({ db, tenantId, log: parts.log })),
        person => parts.checkSession(c.env.site, person),
        parts.findGrant,
        !isRead,
      )
      asker = viewer
      const ask = readAsk(c)
      if (isRead) return respond(c, ask, await read(parts, reads, ask))
      if (c.req.method !== 'POST') return refuseMethod(c, ask.table)
      requireMayAdd(ask.table, viewer, { settings: c.env.site.settings, now: new Date() })
      return await add(c, parts, ask, viewer)
    } catch (error) {
      const response = refuseRest(c, error, parts.log, asker.kind !== 'nobody')
      const refusal = { tenant: c.env.site.tenantId, asked: `${REST_BASE}/:table`, method: c.req.method, address: c.env.clientAddress }
      if (response.status === 403) logRefusal(parts.log, asker, refusal)
      return response
    }
  })
}

type Ask = Omit<RestAsk, 'db'>

function readAsk(c: RestContext): Ask {
  const url = new URL(c.req.url)
  const { headers } = c.req.raw
  if (url.search.length > MAX_QUERY_LENGTH) throw new RestError(414, 'PGRST100', 'The query is too long')
  const profile = headers.get(c.req.method === 'POST' ? 'content-profile' : 'accept-profile')
  if (profile && profile !== 'public')
    throw new RestError(406, 'PGRST106', `Invalid schema: ${profile.slice(0, 80)}`, {
      hint: 'Only the following schemas are exposed: public',
    })
  return {
    tenantId: c.env.site.tenantId,
    table: readTable(url.pathname),
    query: url.searchParams,
    media: readAccept(headers.get('accept')),
    prefer: readPreferences(headers.get('prefer')),
    range: headers.get('range'),
  }
}

function readTable(path: string): PublicTable {
  const name = path.slice(REST_BASE.length + 1)
  if (isPublicTable(name)) return name
  if (!/^[\w%.-]+$/.test(name)) throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL')
  throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name.slice(0, 80)}' in the schema cache`)
}

async function read({ pool }: HostedDatabaseParts, reads: WorkQueue<RestAnswer>, ask: Ask): Promise<RestAnswer> {
  const answer = reads.run(newId(), () =>
    withScope(pool, { anonymousOf: ask.tenantId }, db => readRows({ db, ...ask }), { timeoutSeconds: TIMEOUT_SECONDS }),
  )
  if (!answer) throw new AppError(503, 'PGRST003', 'Too many reads are waiting', { retryAfterSeconds: RETRY_SECONDS })
  return await answer
}

async function add(
  c: RestContext,
  { pool, log, seal, isSecure, leaveTurn, consumeSubmissionQuota }: HostedDatabaseParts,
  ask: Ask,
  viewer: Viewer,
): Promise<Response> {
  if (ask.prefer.isUpsert) throw notGranted(ask.table, 'Rows are added here, never changed.')
  const rows = await readSent(c.req.raw)
  const answer = await withScope(
    pool,
    { anonymousOf: ask.tenantId },
    async (db, scope) => {
      const whole = { db, ...ask }
      const count = () => consumeSubmissionQuota(c.env.clientAddress, Math.max(1, rows.length))
      return await addOnce(whole, rows, { request: c.req.raw, viewer, seal, isSecure, log, scope, leaveTurn, count }, () =>
        addRows(whole, rows),
      )
    },
    { timeoutSeconds: TIMEOUT_SECONDS },
  )
  return respond(c, ask, answer)
}

async function readSent(request: Request): Promise<SentRow[]> {
  const type = request.headers.get('content-type')
  if (type && !/^application\/json\s*(;|$)/i.test(type))
    throw new RestError(415, 'PGRST107', `Content-Type not acceptable: ${type.slice(0, 80)}`)
  const bytes = await request.arrayBuffer()
  try {
    return readBody(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw error instanceof TypeError ? new RestError(400, 'PGRST102', 'Empty or invalid json') : error
  }
}

/** Only staff change and delete rows. Responds to OPTIONS; throws 42501 or PGRST117 for methods other than reads and POST. */
function refuseMethod(c: RestContext, table: PublicTable): Response {
  const { method } = c.req
  if (['PATCH', 'PUT', 'DELETE'].includes(method)) throw notGranted(table, 'Rows are added here, never changed or removed.')
  c.header('allow', readableColumns(table).length > 0 ? 'GET, HEAD, POST, OPTIONS' : 'POST, OPTIONS')
  if (method === 'OPTIONS') return c.body(null, 204)
  throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`)
}

function respond(c: RestContext, { media, prefer }: Ask, { status, body, headers }: RestAnswer): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (prefer.applied.length > 0) c.header('preference-applied', prefer.applied.join(', '))
  if (body === null) return c.body(null, status)
  c.header('content-type', `${media.type}; charset=utf-8`)
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(body, status)
}

/** Returns an error response in PostgREST's format; also for errors thrown before the endpoints. */
export function refuseRest(c: Context, error: unknown, log: Log, isSignedIn = false): Response {
  const { status, body, headers } = toRestAnswer(error, isSignedIn, log)
  return c.json(body, status as ContentfulStatusCode, headers)
}
