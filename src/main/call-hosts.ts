import { type Context, Hono } from 'hono'
import { except } from 'hono/combine'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Site, toHostName } from '#features/sites/site.ts'
import type { Sites } from '#features/sites/sites.server.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { BadRequest, NotFound } from '#kit/errors.ts'
import { type Config, originOf } from '#platform/config/config.ts'
import type { CallHostName } from '#platform/config/parts.ts'
import { acceptedLang } from '#platform/http/accept-language.ts'
import type { CallLimit } from '#platform/http/call-limit.ts'
import { addressOf } from '#platform/http/client-address.ts'
import { toRefusal } from '#platform/http/envelope.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import type { Log } from '#platform/log.ts'
import type { Fetch } from './fetch.ts'

/** The path of each host's endpoints on the tenants' own origins. Source: spec/calls.json, `prefixes`. */
const PREFIXES = {
  services: '/api/services/',
  main: '/api/main/',
  catalog: '/api/catalog/',
  auth: '/api/auth/',
  chat: '/api/chat/',
  rest: '/api/rest/v1/',
  drive: '/api/drive/',
} as const satisfies Record<CallHostName, string>

/** Request headers that a tenant's page may send to a host that is not its own. */
const SENT = [
  'authorization',
  'content-type',
  'x-app-token',
  'x-site-id',
  'apikey',
  'accept',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
  'range-unit',
  'x-client-info',
  'x-retry-count',
  'idempotency-key',
  'if-none-match',
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'upload-defer-length',
  'upload-concat',
  'x-request-id',
]
const READ = [
  'etag',
  'retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'content-range',
  'preference-applied',
  'idempotency-replayed',
  'location',
  'tus-resumable',
  'tus-version',
  'tus-extension',
  'tus-max-size',
  'upload-length',
  'upload-offset',
  'upload-expires',
  'proxy-status',
]
const PREFLIGHT_SECONDS = 7200

interface Parts {
  config: Pick<Config, 'callHosts' | 'publicScheme' | 'publicPort' | 'trustedProxies'>
  sites: Pick<Sites, 'find' | 'findBySiteId' | 'peek' | 'peekBySiteId'>
  log: Log
  /** Counts all calls; those that reach no tenant are counted here. */
  limit: CallLimit
  /** Responds to a call on the tenant's own origin. */
  answer: Fetch
}

interface CallHostEnv {
  Bindings: NonNullable<Parameters<Fetch>[1]> & { clientAddress: string }
  Variables: { found: Site | 'foreign' | undefined }
}

/**
 * Endpoints on hosts of their own: `https://api.example.id/v1/class/active` is the tenant's `/api/services/v1/class/active`. The tenant is that of the
 * requesting page (`Origin`: scheme, host and port), otherwise that of `X-Site-Id`. Scripts of other origins can't read the response. Cookies are ignored.
 * Returns undefined if the host is not one of these.
 */
export function createCallHosts(parts: Parts): (...asked: Parameters<Fetch>) => ReturnType<Fetch> | undefined {
  const { config, log, limit, answer } = parts
  if (config.callHosts.size === 0) return () => undefined
  const app = new Hono<CallHostEnv>()
  const allow = cors({
    // If a page sent the request, the tenant found is its own.
    origin: (origin, c) => (isSite(c.get('found')) ? origin : null),
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: SENT,
    exposeHeaders: READ,
    maxAge: PREFLIGHT_SECONDS,
  })
  app.onError((error, c) => {
    const { status, body, headers } = toRefusal(error, log, acceptedLang(c.req.header('accept-language')))
    return c.json(body, status as ContentfulStatusCode, { ...COMMON_HEADERS, 'cache-control': 'no-store', ...headers })
  })
  app.use(async (c, next) => {
    // Once the rate limit is used up, made-up host names cause no queries.
    const isUsedUp = await limit.isUsedUp(c.env.clientAddress)
    c.set('found', await findSite(config, isUsedUp ? remembered(parts.sites) : parts.sites, c.req.raw))
    return await next()
  })
  app.use(except((c: Context<CallHostEnv>) => isSite(c.get('found')), limit))
  // An OPTIONS request that is no preflight asks for the tus server's capabilities.
  app.use((c, next) => (c.req.method === 'OPTIONS' && !c.req.header('access-control-request-method') ? next() : allow(c, next)))
  app.all('*', async c => {
    const found = c.get('found')
    if (!isSite(found)) throw found ? new NotFound() : new BadRequest(commonReason('SiteNotNamed'))
    const prefix = PREFIXES[config.callHosts.get(hostOf(c.req.raw)) ?? 'services']
    return fromOwn(await answer(toOwn(c.req.raw, found, prefix), c.env), prefix)
  })
  return (request, env = {}) =>
    config.callHosts.has(hostOf(request))
      ? app.fetch(request, { ...env, clientAddress: addressOf(env.incoming, config.trustedProxies) })
      : undefined
}

const hostOf = (request: Request) => toHostName(request.headers.get('host') ?? undefined) ?? ''

const isSite = (found: CallHostEnv['Variables']['found']): found is Site => found !== undefined && found !== 'foreign'

type Finder = Pick<Sites, 'find' | 'findBySiteId'>

/** Finds only sites that are cached; never queries the database. */
function remembered(sites: Parts['sites']): Finder {
  return { find: async host => sites.peek(host ?? ''), findBySiteId: async siteId => sites.peekBySiteId(siteId) }
}

/** Finds the tenant that a call is for. `foreign`: page and `X-Site-Id` belong to different tenants, or to none that exists. */
async function findSite(config: Parts['config'], sites: Finder, request: Request): Promise<Site | 'foreign' | undefined> {
  const origin = request.headers.get('origin')
  const siteId = request.headers.get('x-site-id')
  const ofPage = origin ? await siteOfOrigin(config, sites, origin) : undefined
  const named = siteId ? await sites.findBySiteId(siteId) : undefined
  if ((origin && !ofPage) || (siteId && !named && request.method !== 'OPTIONS')) return 'foreign'
  if (ofPage && named && ofPage.tenantId !== named.tenantId) return 'foreign'
  return ofPage ?? named
}

/** Finds the tenant of an origin: one of its hosts, with the scheme and port that the public uses. */
async function siteOfOrigin(config: Parts['config'], sites: Finder, origin: string): Promise<Site | undefined> {
  const host = URL.canParse(origin) ? new URL(origin).hostname : ''
  return origin === originOf(config, host) ? await sites.find(host) : undefined
}

/** Rewrites the request to the tenant's own host. */
function toOwn(request: Request, site: Site, prefix: string): Request {
  const url = new URL(request.url)
  const own = new URL(url.origin)
  own.hostname = site.host
  own.pathname = prefix + url.pathname.replace(/^\/+/, '')
  own.search = url.search
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'origin']) headers.delete(name)
  headers.set('host', own.host)
  headers.set('sec-fetch-site', 'cross-site')
  return new Request(own, new Request(request, { headers }))
}

/** Rewrites the `Location` header to this host: where an upload continues is a path from the root. */
function fromOwn(response: Response, prefix: string): Response {
  const location = response.headers.get('location')
  if (!location?.startsWith(prefix)) return response
  const headers = new Headers(response.headers)
  headers.set('location', `/${location.slice(prefix.length)}`)
  return new Response(response.body, { status: response.status, headers })
}
