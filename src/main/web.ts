import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { createCardDoor } from '#features/discovery/card-door.server.tsx'
import { createDiscovery, type DiscoveryEnv } from '#features/discovery/door.ts'
import { createSearchDoor } from '#features/search/door.ts'
import type { Site } from '#features/tenants/site.ts'
import { siteTint } from '#features/tenants/style.server.ts'
import { answerAudio } from '#platform/audio/audio-answer.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { withScope } from '#platform/db/scope.ts'
import { neutralPage } from '#platform/http/neutral-page.ts'
import { createPageRenderer } from '#platform/http/react-router.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { createStaticFiles } from '#platform/http/static-files.ts'
import { artResponse } from '#platform/images/images.server.ts'
import { errorPageFailed } from '#ui/shell/error-page-failed.ts'
import { pages as table } from '../route-table.ts'
import { createApi } from './api.ts'
import { addHealthRoutes } from './health.ts'
import { createPages } from './pages.ts'
import type { Runtime } from './runtime.ts'

type WebEnv = { Bindings: Partial<HttpBindings>; Variables: DiscoveryEnv['Variables'] }
export type Fetch = (request: Request, env?: Partial<HttpBindings>) => Response | Promise<Response>

/** Pages without parameters that are not meant to be found: what signing in and paying lead through, results, and records without their id. */
const NOT_FOUND_BY_SEARCH = /^\/(Callback|Payment-Status|Login|Register|Search|.*\/Detail$)/
const FOUND_PATHS = table
  .map(page => page.path.replaceAll(/\/\{\w+\?\}/g, ''))
  .filter(path => !path.includes('{') && !NOT_FOUND_BY_SEARCH.test(path))

/** All doors of the product: what a request meets, in order. */
export async function createWeb(runtime: Runtime, build: ServerBuild | (() => Promise<ServerBuild>), clientFolder: string): Promise<Fetch> {
  const { config, log } = runtime
  const statics = await createStaticFiles(clientFolder)
  const pages = createPages(runtime, createPageRenderer(build, config.isProduction ? 'production' : 'development'))
  const api = createApi(runtime)
  const app = new Hono<WebEnv>()

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'a request failed')
    const isCall = c.req.path.startsWith('/api/')
    if (isCall) return c.json({ status: false, message: 'Terjadi kesalahan pada server', data: null }, 500, COMMON_HEADERS)
    return c.html(errorPageFailed(), 500, COMMON_HEADERS)
  })
  addHealthRoutes(app, runtime)

  app.use(async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? statics(c.req.path, c.req.raw.headers) : undefined
    return file ? await file : await next()
  })
  app.use(async (c, next) => {
    const site = await runtime.sites.find(c.req.raw.headers.get('host') ?? undefined)
    if (!site) return unknownHost(c.req.path.startsWith('/api/'))
    c.set('site', site)
    return await next()
  })
  app.get('/_ipx/*', c => runtime.images(new URL(c.req.url).pathname, siteTint(c.get('site')), c.req.header('if-none-match') ?? null))
  app.get('/art/*', c => artResponse(new URL(c.req.url).pathname, siteTint(c.get('site')), c.req.header('if-none-match') ?? null))
  app.on(['GET', 'HEAD'], '/audio/*', c => answerAudio(new URL(c.req.url).pathname, c.req.header('range') ?? null, c.req.method === 'HEAD'))
  app.use(async (c, next) => {
    const site = c.get('site')
    c.set('origin', runtime.originOf(site.host))
    c.set('read', work => readFor(runtime, site, work))
    return await next()
  })
  app.route('/', createDiscovery(FOUND_PATHS))
  app.route('/', createSearchDoor())
  app.route('/', createCardDoor(join(config.dataDir, 'cards'), log, pages.answer))
  app.all('/api/*', c => api.fetch(c.req.raw, { tenantId: c.get('site').tenantId }))
  app.all('*', c => pages.answer(c.req.raw, c.get('site')))

  return (request, env = {}) => pages.stored(env.incoming) ?? app.fetch(request, env)
}

/** Runs a read for a site in a transaction of its own. */
async function readFor<T>(runtime: Runtime, site: Site, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { tenantId } = site
  return await withScope(runtime.pool, { tenantId }, db =>
    work(createCtx({ db, tenantId, log: runtime.log, remember: (name, tags, load) => runtime.small.get(tenantId, name, tags, load) })),
  )
}

function unknownHost(isCall: boolean): Response {
  const title = 'Situs tidak ditemukan'
  if (isCall) return Response.json({ status: false, message: title, data: null }, { status: 404, headers: COMMON_HEADERS })
  const body = neutralPage(
    title,
    'Tidak ada situs dengan alamat ini. Periksa kembali ejaannya, atau hubungi orang yang memberi Anda tautan ini.',
    '',
  )
  return new Response(body, { status: 404, headers: { ...COMMON_HEADERS, 'content-type': 'text/html; charset=utf-8' } })
}
