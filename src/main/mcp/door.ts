import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { sql } from 'kysely'
import type { Grant } from '#features/accounts/clients/grants.server.ts'
import { DYNAMIC_SCOPES } from '#features/accounts/engine/scopes.ts'
import { countQuestion } from '#features/assistant/count-question.server.ts'
import { MCP_PATH } from '#features/mcp/mcp.ts'
import type { ReadPage } from '#features/mcp/resources.ts'
import { createMcpServer, TOOLS } from '#features/mcp/server.server.ts'
import { mcpReason } from '#features/mcp/texts.ts'
import type { SearchSite } from '#features/mcp/tool.ts'
import { searchSite } from '#features/search/queries.server.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { isUnderMaintenance, MAINTENANCE_RETRY_SECONDS } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { BadRequest, Forbidden, isAppError, Refused, Unauthenticated } from '#kit/errors.ts'
import { createCtx } from '#platform/context.ts'
import { openScope } from '#platform/db/scope.ts'
import { acceptedLang } from '#platform/http/accept-language.ts'
import { limitBody } from '#platform/http/body-limit.ts'
import type { CallLimit } from '#platform/http/call-limit.ts'
import { bearerOf, isSameOrigin } from '#platform/http/credentials.ts'
import { toRefusal } from '#platform/http/envelope.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { namesOf } from '../overload.ts'
import type { Pages } from '../pages.ts'
import type { Runtime } from '../runtime.ts'
import { challengeOf, METADATA_PATHS, missingScope, resourceMetadata } from './challenge.ts'
import { readPages } from './read-pages.ts'
import { resourceOf } from './resource.ts'
import { findReader } from './viewer.server.ts'

const MAX_BODY_BYTES = 64 * 1024
const HITS_EACH = 5
const NO_STORE = { ...COMMON_HEADERS, 'cache-control': 'no-store' }

const search: SearchSite = (ctx, site, text) => searchSite(ctx, text, { each: HITS_EACH, site, lang: ctx.lang })

/** A token lacks the scope of a tool. */
class ScopeNeeded extends Forbidden {
  readonly scope: string

  constructor(scope: string) {
    super(commonReason('ScopeMissing'))
    this.scope = scope
  }
}

/**
 * Returns a site's server of the Model Context Protocol (Streamable HTTP, without sessions), and where it says who issues tokens for it. `limit` counts the calls,
 * with those of the API; `pages` are what is read as resources. Source: modelcontextprotocol.io, specification 2025-11-25.
 */
export function createMcpDoor(runtime: Runtime, limit: CallLimit, pages: Pick<Pages, 'answer'>): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>()
  const originOf = (request: Request) => runtime.originOf(new URL(request.url).hostname)
  app.onError((error, c) => {
    const { status, body, headers } = toRefusal(error, runtime.log, acceptedLang(c.req.header('accept-language')))
    const challenge = challengeFor(error, originOf(c.req.raw), c.req.header('authorization') !== undefined)
    const all = { ...NO_STORE, ...headers, ...(challenge && { 'www-authenticate': challenge }), ...(status === 405 && { allow: 'POST' }) }
    return c.json({ jsonrpc: '2.0', error: { code: -32000, message: body.message }, id: null }, status as ContentfulStatusCode, all)
  })
  for (const path of METADATA_PATHS)
    app.get(path, c => {
      const resource = resourceOf(originOf(c.req.raw))
      return c.json(resourceMetadata(resource, runtime.identity.issuer, c.env.site.settings.title), 200, NO_STORE)
    })
  app.use(MCP_PATH, limit)
  app.use(MCP_PATH, async (c, next) => {
    const { headers } = c.req.raw
    // A page elsewhere could reach a server of its reader's own network by a name of its own. Source: the protocol's section on transports.
    if (headers.has('origin') && !isSameOrigin(headers)) throw new Forbidden(mcpReason('OtherOrigin'))
    if (isUnderMaintenance(c.env.site.settings))
      throw new Refused(503, mcpReason('Maintenance'), { retryAfterSeconds: Number(MAINTENANCE_RETRY_SECONDS) })
    // Without sessions there is no stream to open, and none to end.
    if (c.req.method !== 'POST') throw new Refused(405, mcpReason('PostOnly'))
    await next()
  })
  app.use(
    MCP_PATH,
    limitBody(MAX_BODY_BYTES, () => new Refused(413, commonReason('BodyTooLarge'))),
  )
  app.post(MCP_PATH, async c => {
    const { site, clientAddress } = c.env
    const { raw } = c.req
    const sent = await readMessage(raw)
    const origin = originOf(raw)
    const token = bearerOf(raw.headers.get('authorization'))
    // Before a connection of the request is taken: the account site has its own.
    const grant = token === undefined ? undefined : await runtime.findResourceGrant(token, resourceOf(origin))
    if (token !== undefined && !grant) throw new Unauthenticated(mcpReason('TokenInvalid'))
    const missing = missingScope(sent, TOOLS, grant?.scopes ?? [])
    if (missing) throw grant ? new ScopeNeeded(missing) : new Unauthenticated(commonReason('SignInFirst'))
    const read = await readPages(pages, { site, sent, origin, address: clientAddress, signal: raw.signal })
    return await runtime.admission.run(
      namesOf(site.tenantId, clientAddress),
      () => answer(runtime, { site, request: raw, sent, origin, address: clientAddress, token: token ?? '', grant, pages: read }),
      () => raw.signal,
    )
  })
  return app
}

interface Asked {
  site: Site
  request: Request
  /** The message, parsed. */
  sent: unknown
  origin: string
  /** Of the client. */
  address: string
  token: string
  grant: Grant | undefined
  pages: Map<string, ReadPage>
}

/** Answers one request in a transaction that can't write. The answer is whole before it ends. */
async function answer(runtime: Runtime, { site, request, sent, origin, address, token, grant, pages }: Asked): Promise<Response> {
  const { tenantId } = site
  const scope = openScope(runtime.pool, { tenantId })
  const { db } = scope
  try {
    const lang = acceptedLang(request.headers.get('accept-language'))
    const ctx = createCtx({ db, tenantId, lang, log: runtime.log, cached: (name, on, load) => runtime.small.get(tenantId, name, on, load) })
    await sql`set transaction read only`.execute(db)
    if (grant) ctx.viewer = await findReader(ctx, grant, token)
    const { version, pool, chatLimits: limits } = runtime
    const countAsked = () => countQuestion({ pool, limits }, ctx, address)
    const server = createMcpServer({ ctx, site, search, origin, version, pages, countQuestion: countAsked, scopes: grant?.scopes ?? [] })
    // Typed as such: with a generator it would hold sessions.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    const response = await transport.handleRequest(request, { parsedBody: sent })
    const body = await response.text()
    await server.close()
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(NO_STORE)) headers.set(name, value)
    return new Response(body || null, { status: response.status, headers })
  } finally {
    // There is nothing to commit: what a tool says of a statement that failed is its answer, too.
    await scope.rollback()
  }
}

/** Throws BadRequest for what is no JSON. */
async function readMessage(request: Request): Promise<unknown> {
  try {
    return await request.clone().json()
  } catch {
    throw new BadRequest()
  }
}

function challengeFor(error: unknown, origin: string, hasToken: boolean): string | undefined {
  if (error instanceof ScopeNeeded) return challengeOf(origin, { error: 'insufficient_scope', scope: error.scope })
  if (!isAppError(error) || error.status !== 401) return undefined
  return challengeOf(origin, { ...(hasToken && { error: 'invalid_token' }), scope: DYNAMIC_SCOPES.join(' ') })
}
