import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { endEverywhere } from '#features/members/session-checks.server.ts'
import { isUnderMaintenance, MAINTENANCE_RETRY_SECONDS } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { type Lang, langPrefix, splitLang } from '#kit/lang.ts'
import { sayReason } from '#kit/reason.ts'
import type { PageArgs } from '#page/page.server.ts'
import { type Ctx, createCtx, type Tag } from '#platform/context.ts'
import { publishChange } from '#platform/db/changes.ts'
import { openScope, withScope } from '#platform/db/scope.ts'
import { compressResponse } from '#platform/http/compress.ts'
import { isSameOrigin } from '#platform/http/credentials.ts'
import { chooseEncoding } from '#platform/http/encoding.ts'
import { neutralPage } from '#platform/http/neutral-page.ts'
import { bodyOf, type CachedPage, type Encoding, type Rendered } from '#platform/http/page-cache.ts'
import { createPageMatcher, type PageRequest } from '#platform/http/page-routes.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { catchAll, halfOf, pages as table } from '../route-table.ts'
import type { AppRendered } from './app-pages.ts'
import { pageStatements, pagesAnswered } from './metrics.ts'
import { findPageViewer, showWhoAfter, visitOf } from './page-visit.ts'
import type { Runtime } from './runtime.ts'

const DEFAULT_AGE_SECONDS = 60
const MAX_PATH_LENGTH = 2000

interface Shortcut {
  key: string
  encoding: Encoding
}

export interface Pages {
  /** Returns the stored page for this request synchronously, or undefined if `answer` is needed. */
  stored(incoming: IncomingMessage | undefined): Response | undefined
  /** `address`: the visitor's, by which forms are rate-limited. */
  answer(request: Request, site: Site, address?: string): Promise<Response>
}

/** The two halves of the page layer; each returns a response for a request to one of its pages. */
export interface PageHalves {
  public: (args: PageArgs, request: Request) => Promise<Rendered>
  app: (args: PageArgs, request: Request) => Promise<AppRendered>
}

/** Returns the pages' endpoint: the whole-page cache in front, one transaction and one of the two halves behind it. */
export function createPages(runtime: Runtime, halves: PageHalves): Pages {
  const match = createPageMatcher(table, catchAll)
  // From the raw request to its page's cache key, so that a hot page needs no parsing.
  const shortcuts = new LRUCache<string, Shortcut>({ max: 5000 })
  runtime.changes.onChange(change => {
    if (change.tags.includes('settings') || change.tags.includes('*')) shortcuts.clear()
  })

  return {
    stored(incoming) {
      if (!incoming || incoming.method !== 'GET') return undefined
      const shortcut = shortcuts.get(shortcutKey(incoming.headers.host, incoming.url, incoming.headers['accept-encoding']))
      const entry = shortcut && runtime.pages.fresh(shortcut.key)
      if (!entry || shortcut.encoding === 'identity') return undefined
      pagesAnswered.hit++
      return toResponse(entry, shortcut.encoding, entry[shortcut.encoding], incoming.headers['if-none-match'])
    },

    async answer(request, site, address = '') {
      const url = new URL(request.url)
      const asked = readAddress(url, match)
      if (!asked) return refused(400, 'Alamat tidak dapat dibaca', 'Alamat halaman ini rusak. Mulailah lagi dari beranda.')
      if (!isRead(request) && request.method !== 'POST') return methodRefused(request.method, asked.lang)
      if (!isRead(request) && !isSameOrigin(request.headers))
        return refused(403, 'Formulir ini datang dari situs lain', 'Buka halamannya dahulu, lalu kirim dari sana.')
      const call = { request, url, site, asked, address }
      if (halfOf(asked.page.route) === 'app') {
        pagesAnswered.passed++
        return plainResponse(await renderInScope(runtime, halves.app, call), request)
      }
      let own: Rendered | undefined
      const render = async () => (own = await renderInScope(runtime, halves.public, call))
      if (!isShared(request, asked.page, site)) {
        pagesAnswered.passed++
        return plainResponse(await render(), request)
      }
      const key = `${site.tenantId}|${asked.target}`
      const tags = ['settings', ...(asked.page.route.tags ?? [])].map(tag => `${site.tenantId}:${tag}`)
      const rule = { tags, maxAgeMs: (asked.page.route.maxAgeSeconds ?? DEFAULT_AGE_SECONDS) * 1000 }
      const found = await runtime.pages.get(key, rule, render, error =>
        runtime.log.error({ err: error, key }, 'a stored page could not be renewed'),
      )
      // A redirect keeps its request's own query and spelling, so it is not shared with a request that waited for it.
      if ('rendered' in found)
        return plainResponse(found.rendered !== own && isRedirect(found.rendered) ? await render() : found.rendered, request)
      const encoding = chooseEncoding(request.headers.get('accept-encoding'))
      const incomingUrl = url.pathname + url.search
      shortcuts.set(shortcutKey(request.headers.get('host'), incomingUrl, request.headers.get('accept-encoding')), { key, encoding })
      pagesAnswered[found.state === 'fresh' ? 'missed' : 'stale']++
      const body = request.method === 'HEAD' ? null : await bodyOf(found.entry, encoding)
      return toResponse(found.entry, encoding, body, request.headers.get('if-none-match'))
    },
  }
}

interface Asked {
  page: PageRequest
  lang: Lang
  /** Path and query in canonical spelling. */
  target: string
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function isRedirect({ status }: Rendered): boolean {
  return status >= 300 && status < 400
}

/** True if one stored document serves every reader of this request. Who is signed in is shown in the browser, by a cookie. */
function isShared(request: Request, { route }: PageRequest, site: Site): boolean {
  return isRead(request) && !route.isPersonal && !isUnderMaintenance(site.settings) && route.name !== catchAll.name
}

/** Parses a request's address; undefined if it is invalid (broken encoding, control characters, too long). `.data` asks for the data of a page of the app. */
function readAddress(url: URL, match: ReturnType<typeof createPageMatcher>): Asked | undefined {
  if (url.pathname.length > MAX_PATH_LENGTH) return undefined
  const { lang, path } = splitLang(url.pathname)
  const isData = path.endsWith('.data')
  const page = match(isData ? path.slice(0, -5) : path, url.searchParams)
  if (!page) return undefined
  const prefix = langPrefix(lang)
  const asked = { page, lang, target: (prefix && page.path === '/' ? prefix : prefix + page.path) + page.search }
  if (!isData || halfOf(page.route) === 'app') return asked
  return { ...asked, page: { route: catchAll, params: {}, path, givenPath: path, search: '' } }
}

interface PageCall {
  request: Request
  url: URL
  site: Site
  asked: Asked
  address: string
}

/** Renders a page in a transaction of its own, which ends before the response's first byte is sent. */
async function renderInScope<T extends Rendered | AppRendered>(
  runtime: Runtime,
  render: (args: PageArgs, request: Request) => Promise<T>,
  call: PageCall,
): Promise<T> {
  const { request, url, site, asked } = call
  const scope = openScope(runtime.pool, { tenantId: site.tenantId })
  const tags = new Set<Tag>()
  const ctx = createCtx({
    db: scope.db,
    tenantId: site.tenantId,
    log: runtime.log,
    announce: tag => tags.add(tag),
    cached: (name, on, load) => runtime.small.get(site.tenantId, name, on, load),
  })
  const origin = runtime.originOf(site.host)
  const signedOut: { issuer: string; subject: string }[] = []
  const visit = visitOf(request, runtime.originOf(url.hostname), url, {
    async undo() {
      tags.clear()
      signedOut.length = 0
      await scope.startAgain()
    },
    endEverywhere: who => void signedOut.push(who),
    consumeSubmissionQuota: () => runtime.limits.consumeSubmissionQuota(call.address),
  })
  try {
    const reads = isRead(request)
    const isApp = halfOf(asked.page.route) === 'app'
    // A shared document must not depend on who asks for it first.
    const session = !isApp && isShared(request, asked.page, site) ? undefined : await findPageViewer(ctx, visit, reads)
    const before = { statements: scope.statements(), cookies: visit.setCookies.length }
    const rendered = await render(
      {
        ctx,
        site,
        page: asked.page,
        query: new URLSearchParams(asked.page.search),
        origin,
        lang: asked.lang,
        visit,
        identity: runtime.identity,
        seal: runtime.accounts.seal,
        defer: work => readApart(runtime, ctx, work),
      },
      request,
    )
    // A refused form must leave no changes.
    if (rendered.status >= (reads ? 500 : 400)) await scope.rollback()
    else {
      if (!reads || visit.setCookies.length > before.cookies) await showWhoAfter(ctx, visit)
      await commit(runtime, scope, { tenantId: site.tenantId, tags: [...tags] })
      for (const who of signedOut) await signOutEverywhere(runtime, who)
    }
    if (reads && rendered.status === 200) pageStatements.observe(asked.page.route.name, scope.statements() - before.statements)
    if (session?.isCheckDue) void runtime.checkSession(site, session.person)
    const isPrivate = isApp || asked.page.route.isPersonal === true || ctx.viewer.kind !== 'nobody' || visit.setCookies.length > 0
    return {
      ...rendered,
      status: visit.status ?? rendered.status,
      ...(isPrivate || visit.status ? { cacheable: false } : {}),
      setCookies: visit.setCookies,
      headers: {
        ...COMMON_HEADERS,
        'cache-control': 'public, max-age=0, must-revalidate',
        ...extraHeaders(rendered),
        ...(isPrivate && { 'cache-control': 'private, no-store' }),
        ...rendered.headers,
      },
    }
  } catch (error) {
    await scope.rollback()
    throw error
  }
}

/** Runs a read for data that a page streams after its first part, in a scope of its own that ends with the read. */
async function readApart<T>({ pool }: Runtime, ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return await withScope(pool, { tenantId: ctx.tenantId }, db => work({ ...ctx, db }))
}

/** Signs the person out at the other sites. The page's own work is committed and its response clears the cookie, so a failure is only logged. */
async function signOutEverywhere({ pool, log }: Runtime, who: { issuer: string; subject: string }): Promise<void> {
  try {
    await endEverywhere(pool, who).catch(() => endEverywhere(pool, who))
  } catch (error) {
    log.error({ err: error, issuer: who.issuer, subject: who.subject }, 'a person has signed out, but stays signed in at other sites')
  }
}

async function commit(runtime: Runtime, scope: ReturnType<typeof openScope>, change: { tenantId: string; tags: string[] }) {
  if (change.tags.length > 0) await publishChange(scope.db, change)
  await scope.commit()
  if (change.tags.length > 0) runtime.changes.tell(change)
}

function extraHeaders(rendered: Pick<Rendered, 'status' | 'cacheable'>): Record<string, string> {
  if (rendered.status === 503) return { 'retry-after': MAINTENANCE_RETRY_SECONDS, 'cache-control': 'no-store' }
  return rendered.cacheable ? {} : { 'cache-control': 'no-store' }
}

function toResponse(entry: CachedPage, encoding: Encoding, body: Uint8Array | null, ifNoneMatch: string | null | undefined): Response {
  const etag = `"${entry.etag}-${encoding}"`
  const headers: Record<string, string> = { ...entry.headers, etag, vary: 'accept-encoding' }
  if (ifNoneMatch === etag) return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status: entry.status, headers })
}

/** Returns the response of a page that is not stored, compressed. An app page's body may be a stream that outlives the transaction. */
function plainResponse(rendered: Rendered | AppRendered, request: Request): Response {
  const headers = new Headers(rendered.headers)
  for (const cookie of rendered.setCookies ?? []) headers.append('set-cookie', cookie)
  const body = request.method === 'HEAD' || rendered.status === 304 ? null : (rendered.body as BodyInit | null)
  return compressResponse(new Response(body, { status: rendered.status, headers }), request.headers.get('accept-encoding'))
}

function methodRefused(method: string, lang: Lang): Response {
  const response = refused(405, sayReason(commonReason('MethodNotServed', { method }), lang), sayReason(commonReason('PageMethods'), lang))
  response.headers.set('allow', 'GET, HEAD, POST')
  return response
}

function refused(status: number, title: string, text: string): Response {
  return new Response(neutralPage(title, text), { status, headers: { ...COMMON_HEADERS, 'content-type': 'text/html; charset=utf-8' } })
}

function shortcutKey(
  host: string | null | undefined,
  url: string | null | undefined,
  accept: string | string[] | null | undefined,
): string {
  return `${host} ${url} ${accept}`
}
