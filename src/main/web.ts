import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServerBuild } from 'react-router'
import { CLIENT_ADDRESS_HEADER } from '#features/accounts/engine/client-address.ts'
import { isNotification } from '#features/checkout/contract.ts'
import { createCardEndpoint } from '#features/discovery/card-routes.server.tsx'
import { createDiscovery, type DiscoveryEnv } from '#features/discovery/routes.ts'
import { isPictureShown } from '#features/discovery/shown-pictures.server.ts'
import { MCP_PATH } from '#features/mcp/mcp.ts'
import { answerFile, findBroughtPicture } from '#features/media/files.server.ts'
import { answerPackage } from '#features/packages/content-host.server.ts'
import { createSearchEndpoint } from '#features/search/routes.ts'
import { type Site, toHostName } from '#features/sites/site.ts'
import { siteTint } from '#features/sites/style.server.ts'
import { REST_BASE, refuseRest } from '#features/voices/api.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { Refused } from '#kit/errors.ts'
import { splitLang } from '#kit/lang.ts'
import { WORKER_PATH } from '#kit/offline.ts'
import { Overloaded } from '#platform/admission.ts'
import { answerAudio } from '#platform/audio/audio-answer.ts'
import type { Config } from '#platform/config/config.ts'
import type { Part } from '#platform/config/parts.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import { noteFault } from '#platform/faults.ts'
import { acceptedLang } from '#platform/http/accept-language.ts'
import { type CallLimit, limitCalls } from '#platform/http/call-limit.ts'
import { addressOf } from '#platform/http/client-address.ts'
import { toRefusal } from '#platform/http/envelope.ts'
import { neutralPage } from '#platform/http/neutral-page.ts'
import { readBody } from '#platform/http/read-body.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { createStaticFiles } from '#platform/http/static-files.ts'
import type { PictureReader } from '#platform/images/renders.server.ts'
import { errorPageFailed } from '#ui/shell/error-page-failed.ts'
import { fileOf, pages as table } from '../route-table.ts'
import { createApi } from './api.ts'
import { createAppPages } from './app-pages.ts'
import { createCallHosts } from './call-hosts.ts'
import type { Fetch } from './fetch.ts'
import { addHealthRoutes } from './health.ts'
import { mayReachSuspended, Suspended, suspendedResponse } from './installation/suspended.ts'
import { METADATA_PATHS } from './mcp/challenge.ts'
import { createMcpDoor } from './mcp/door.ts'
import { ACCOUNT_NAME, createRefusal, namesOf, refuseBusy } from './overload.ts'
import { pageMiddlewares } from './page-middleware.ts'
import { createPages } from './pages.ts'
import { createPaymentEvents } from './payments/events.ts'
import { createPaymentProofs } from './payments/proofs.ts'
import { readServiceWorker } from './process/service-worker.ts'
import { publicModules } from './public-modules.server.ts'
import { createPublicPages } from './public-pages.server.tsx'
import type { Runtime } from './runtime.ts'
import { developmentAssets, readSiteAssets } from './site-assets.ts'

/** More than any form or token request of the account site. */
const MAX_ACCOUNT_BYTES = 1024 * 1024

type WebEnv = { Bindings: Partial<HttpBindings>; Variables: DiscoveryEnv['Variables'] }

/** Pages without parameters that are kept out of search engines: steps of signing in and paying, results, conversations, and records without their id. */
const NOT_FOUND_BY_SEARCH = /^\/(Callback|Payment-Status|Login|Register|Search|Assistant|Offline|.*\/Detail$)/
const FOUND_PATHS = table
  .filter(page => !page.isPersonal)
  .map(page => page.path.replaceAll(/\/\{\w+\?\}/g, ''))
  .filter(path => !path.includes('{') && !NOT_FOUND_BY_SEARCH.test(path))

/** Returns the whole product as one handler: the middleware and endpoints that a request passes, in order. */
export async function createWeb(runtime: Runtime, build: ServerBuild | (() => Promise<ServerBuild>), clientFolder: string): Promise<Fetch> {
  const { config, log } = runtime
  const statics = await createStaticFiles(clientFolder)
  const formTargets = [new URL(runtime.identity.issuer).origin]
  const assets = typeof build === 'function' ? developmentAssets : await readSiteAssets(clientFolder)
  const pages = createPages(runtime, {
    public: createPublicPages({ modules: publicModules, fileOf, assets, middlewares: pageMiddlewares, formTargets }),
    app: createAppPages(build, config.isProduction ? 'production' : 'development', formTargets, tenantId =>
      runtime.originOf(runtime.packages.hostOf(tenantId)),
    ),
  })
  const worker = await readServiceWorker(clientFolder, config.isWorkerOn)
  const limit = limitCalls(config.callsPerMinute, isNotification)
  const api = createApi(runtime, limit)
  const drive = createDriveWhenAsked(runtime, limit)
  const paymentEvents = createPaymentEvents(runtime)
  const paymentProofs = createPaymentProofs(runtime)
  const app = new Hono<WebEnv>()

  app.onError((error, c) => {
    if (c.req.path.startsWith('/api/')) {
      for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value)
      if (c.req.path.startsWith(REST_BASE)) return refuseRest(c, error, log)
      const { status, body, headers } = toRefusal(error, log, acceptedLang(c.req.header('accept-language')))
      return c.json(body, status as ContentfulStatusCode, headers)
    }
    if (error instanceof Suspended) return suspendedResponse(false, acceptedLang(c.req.header('accept-language')))
    if (error instanceof Overloaded || noteFault(error, log, { path: c.req.path })) return refuseBusy(c.req.path)
    log.error({ err: error, path: c.req.path }, 'a request failed')
    return c.html(errorPageFailed(), 500, COMMON_HEADERS)
  })
  addHealthRoutes(app, runtime)
  // Requests that this process does not serve belong to another one.
  app.use(async (c, next) => (config.serves.has(partOf(config, c.req.raw)) ? await next() : unknownHost(c.req.path.startsWith('/api/'))))

  app.use(async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? statics(c.req.path, c.req.raw.headers) : undefined
    return file ? await file : await next()
  })
  app.use(async (c, next) => {
    if (toHostName(c.req.raw.headers.get('host') ?? undefined) !== config.accountHost || config.externalIdentity) return await next()
    const headers = new Headers(c.req.raw.headers)
    headers.set(CLIENT_ADDRESS_HEADER, addressOf(c.env?.incoming, config.trustedProxies))
    const engine = await runtime.accounts.engine()
    const asked = new Request(await withWholeBody(c.req.raw), { headers })
    const names = namesOf(ACCOUNT_NAME, headers.get(CLIENT_ADDRESS_HEADER) ?? '')
    return await runtime.admission.run(
      names,
      async () => await engine.answer(asked),
      () => c.req.raw.signal,
    )
  })
  app.use(async (c, next) => {
    const site = await runtime.sites.find(c.req.raw.headers.get('host') ?? undefined)
    if (!site) return unknownHost(c.req.path.startsWith('/api/'))
    if (site.isSuspended && !mayReachSuspended(splitLang(c.req.path).path))
      return suspendedResponse(c.req.path.startsWith('/api/') || c.req.path === MCP_PATH, acceptedLang(c.req.header('accept-language')))
    c.set('site', site)
    return await next()
  })
  if (worker) app.on(['GET', 'HEAD'], WORKER_PATH, c => worker(c.req.raw))
  app.on('GET', ['/_ipx/*', '/art/*'], c =>
    answerPicture(runtime, {
      path: new URL(c.req.url).pathname,
      site: c.get('site'),
      request: c.req.raw,
      env: c.env,
      ifNoneMatch: c.req.header('if-none-match') ?? null,
    }),
  )
  app.get('/files/*', c => answerFile(runtime, c.get('site').tenantId, c.req.raw))
  app.on(['GET', 'HEAD'], '/audio/*', c => answerAudio(new URL(c.req.url).pathname, c.req.header('range') ?? null, c.req.method === 'HEAD'))
  app.use(async (c, next) => {
    const site = c.get('site')
    c.set('origin', runtime.originOf(site.host))
    const names = namesOf(site.tenantId, addressOf(c.env?.incoming, config.trustedProxies))
    c.set('read', work =>
      runtime.admission.run(
        names,
        () => readFor(runtime, site, work),
        () => c.req.raw.signal,
      ),
    )
    return await next()
  })
  app.use(async (c, next) => {
    const address = addressOf(c.env?.incoming, config.trustedProxies)
    return (await paymentProofs(c.req.raw, c.get('site'), address)) ?? (await next())
  })
  app.use(async (c, next) => (await paymentEvents(c.req.raw, c.get('site'), c.get('read'))) ?? (await next()))
  app.route('/', createDiscovery(FOUND_PATHS))
  app.route('/', createSearchEndpoint())
  app.route(
    '/',
    createCardEndpoint({
      cacheDir: join(config.dataDir, 'cards'),
      log,
      renders: runtime.renders,
      answerPage: (request, site) => pages.answer(request, site),
      answerPicture: (path, site, request, env) => answerPicture(runtime, { path, site, request, env, ifNoneMatch: null }),
      readerOf: (site, request, env) => readerOf(config, site, request, env),
    }),
  )
  const mcp = createMcpDoor(runtime, limit, pages)
  for (const path of [MCP_PATH, ...METADATA_PATHS])
    app.all(path, c => mcp.fetch(c.req.raw, { site: c.get('site'), clientAddress: addressOf(c.env?.incoming, config.trustedProxies) }))
  for (const path of ['/api', '/api/']) app.get(path, c => c.redirect('/api/docs', 302))
  const docs = createDocsWhenAsked(runtime)
  app.get('/api/docs/*', async c => await (await docs()).fetch(c.req.raw, { site: c.get('site') }))
  app.all('/api/drive/*', async c => {
    const bindings = { site: c.get('site'), clientAddress: addressOf(c.env?.incoming, config.trustedProxies) }
    return await (await drive()).fetch(c.req.raw, bindings)
  })
  app.all('/api/*', c => api.fetch(c.req.raw, { site: c.get('site'), clientAddress: addressOf(c.env?.incoming, config.trustedProxies) }))
  app.all('*', c => pages.answer(c.req.raw, c.get('site'), addressOf(c.env?.incoming, config.trustedProxies)))

  const callHosts = createCallHosts({ config, sites: runtime.sites, log, limit, answer: (request, env) => app.fetch(request, env) })
  const refuse = createRefusal(runtime, incoming => pages.stored(incoming, true))
  return (request, env = {}) =>
    simulated(runtime, request) ??
    pages.stored(env.incoming) ??
    refuse(request, env) ??
    callHosts(request, env) ??
    packageOf(runtime, request) ??
    app.fetch(request, env)
}

/** Returns the request with its body in memory, so that a slow sender takes nobody's turn. What says it is larger is left for the account site to refuse. */
async function withWholeBody(request: Request): Promise<Request> {
  const isLarge = Number(request.headers.get('content-length') ?? 0) > MAX_ACCOUNT_BYTES
  if (!request.body || isLarge) return request
  const tooLarge = () => new Refused(413, commonReason('BodyTooLarge'))
  const { method } = request
  return new Request(request, { method, body: await readBody(request, { maxBytes: MAX_ACCOUNT_BYTES, tooLarge }) })
}

/** Answers requests to the simulators of gateways and models, in every process: the product asks them at its own port. undefined for other hosts. */
function simulated({ simulator, log }: Runtime, request: Request): Promise<Response> | undefined {
  const host = toHostName(request.headers.get('host') ?? undefined)
  if (host === undefined || !simulator.isAt(host)) return undefined
  return simulator.answer(request, host).then(
    answer => answer ?? unknownHost(false),
    (error: unknown) => {
      log.error({ err: error }, 'the simulator could not answer')
      return new Response(null, { status: 503, headers: COMMON_HEADERS })
    },
  )
}

/** Answers requests to hosts of packages (SCORM), which serve nothing else; undefined for other hosts, and where this process serves no sites. */
function packageOf({ config, packages, log }: Runtime, request: Request): Promise<Response> | undefined {
  const tenantId = config.serves.has('sites') ? packages.tenantOf(toHostName(request.headers.get('host') ?? undefined) ?? '') : undefined
  if (tenantId === undefined) return undefined
  return answerPackage(packages, request, tenantId).catch((error: unknown) => {
    log.error({ err: error }, 'a package could not be served')
    return new Response(null, { status: 500, headers: COMMON_HEADERS })
  })
}

/** Loads the API documentation on first use: most processes are never asked for it. */
function createDocsWhenAsked({ anonKey }: Pick<Runtime, 'anonKey'>) {
  let loading: ReturnType<typeof load> | undefined
  const load = async () => (await import('#features/developers/docs-endpoint.ts')).createDocsEndpoint(anonKey)
  return () => (loading ??= load())
}

/** Loads the drive on first use: it takes some 35 MB, which a process without uploads saves. */
function createDriveWhenAsked(runtime: Runtime, limit: CallLimit) {
  let loading: ReturnType<typeof load> | undefined
  const tools = { ...runtime, seal: runtime.accounts.seal, isSecure: runtime.config.publicScheme === 'https' }
  const load = async () => (await import('#features/media/api.ts')).createDrive(tools, limit)
  return () => (loading ??= load())
}

interface PictureCall {
  /** As in the request's URL: encoded, without query. */
  path: string
  site: Site
  request: Request
  env: Partial<HttpBindings> | undefined
  ifNoneMatch: string | null
}

/** Responds to `/_ipx/…` and `/art/…` of a site. */
async function answerPicture(runtime: Runtime, { path, site, request, env, ifNoneMatch }: PictureCall): Promise<Response> {
  return await runtime.images({
    path,
    tint: siteTint(site),
    ifNoneMatch,
    findOther: other => findBroughtPicture(runtime, site.tenantId, other),
    isShown: address => readFor(runtime, site, ctx => isPictureShown(ctx, site, address)),
    ...readerOf(runtime.config, site, request, env),
  })
}

/** Runs a read for a site in a transaction of its own. */
async function readFor<T>(runtime: Runtime, site: Site, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { tenantId } = site
  return await withScope(runtime.pool, { tenantId }, db =>
    work(createCtx({ db, tenantId, log: runtime.log, cached: (name, tags, load) => runtime.small.get(tenantId, name, tags, load) })),
  )
}

function readerOf(
  { trustedProxies }: Config,
  { tenantId }: Site,
  { signal }: Request,
  env: Partial<HttpBindings> | undefined,
): PictureReader {
  return { tenantId, clientAddress: addressOf(env?.incoming, trustedProxies), signal }
}

/** Returns which part of the product serves a request. */
function partOf(config: Config, request: Request): Part {
  if (toHostName(request.headers.get('host') ?? undefined) === config.accountHost) return 'account'
  return new URL(request.url).pathname.startsWith('/api/') ? 'calls' : 'sites'
}

function unknownHost(isCall: boolean): Response {
  const title = 'Situs tidak ditemukan'
  if (isCall) return Response.json({ status: false, message: title, data: null }, { status: 404, headers: COMMON_HEADERS })
  const body = neutralPage(
    title,
    'Tidak ada situs dengan alamat ini. Periksa kembali ejaannya, atau hubungi orang yang memberimu tautan ini.',
    '',
  )
  return new Response(body, { status: 404, headers: { ...COMMON_HEADERS, 'content-type': 'text/html; charset=utf-8' } })
}
