import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { readTrial, TRIAL_COOKIE } from '#features/site-editing/trial.server.ts'
import { langsOfSite } from '#features/sites/languages.ts'
import type { Site } from '#features/sites/site.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { type AppError, isAppError } from '#kit/errors.ts'
import { DEFAULT_LANG, type Lang, langPrefix, localHref, splitLang } from '#kit/lang.ts'
import { sayReason } from '#kit/reason.ts'
import type { PageArgs } from '#page/page.server.ts'
import { Overloaded } from '#platform/admission.ts'
import { compressResponse } from '#platform/http/compress.ts'
import { isSameOrigin } from '#platform/http/credentials.ts'
import { chooseEncoding } from '#platform/http/encoding.ts'
import { readForm, type SentForm } from '#platform/http/form-data.ts'
import { neutralPage } from '#platform/http/neutral-page.ts'
import { bodyOf, type CachedPage, type Encoding, type Rendered } from '#platform/http/page-cache.ts'
import { createPageMatcher } from '#platform/http/page-routes.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'
import { inRepresentation } from '#platform/markdown/rendered.server.ts'
import { chooseRepresentation, type Representation } from '#platform/markdown/representation.ts'
import { logSecurity } from '#platform/security-log.ts'
import { catchAll, halfOf, pages as table } from '../route-table.ts'
import type { AppRendered } from './app-pages.ts'
import { JoinedSignals } from './joined-signals.ts'
import { pagesAnswered } from './metrics.ts'
import { namesOf } from './overload.ts'
import { type Asked, isRead, isShared, renderInScope } from './page-scope.ts'
import type { Runtime } from './runtime.ts'
import { withTenantPage } from './tenant-page-route.ts'

const DEFAULT_AGE_SECONDS = 60
const MAX_PATH_LENGTH = 2000

interface Shortcut {
  key: string
  encoding: Encoding
}

export interface Pages {
  /**
   * Returns the stored page for this request, or undefined if `answer` is needed. A compressed one is returned synchronously. `isAnyAge`: also one whose age
   * has run out, for when nothing can be rendered.
   */
  stored(incoming: IncomingMessage | undefined, isAnyAge?: boolean): Response | Promise<Response> | undefined
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

  const readers = new JoinedSignals()

  return {
    stored(incoming, isAnyAge = false) {
      if (!incoming || incoming.method !== 'GET') return undefined
      // Whether it is a trial of ours, `answer` finds out.
      if (incoming.headers.cookie?.includes(`${TRIAL_COOKIE}=`)) return undefined
      const { host, accept, 'accept-encoding': encodings } = incoming.headers
      const shortcut = shortcuts.get(shortcutKey(host, incoming.url, encodings, chooseRepresentation(accept)))
      const entry = shortcut && (isAnyAge ? runtime.pages.kept(shortcut.key) : runtime.pages.fresh(shortcut.key))
      if (!entry) return undefined
      pagesAnswered[isAnyAge ? 'stale' : 'hit']++
      const { encoding } = shortcut
      const ifNoneMatch = incoming.headers['if-none-match']
      if (encoding !== 'identity') return toResponse(entry, encoding, entry[encoding], ifNoneMatch)
      return bodyOf(entry, encoding).then(body => toResponse(entry, encoding, body, ifNoneMatch))
    },

    async answer(request, site, address = '') {
      const url = new URL(request.url)
      const read = readAddress(url, match)
      if (!read) return refused(400, 'Alamat tidak dapat dibaca', 'Alamat halaman ini rusak. Mulailah lagi dari beranda.')
      if (!isRead(request) && request.method !== 'POST') return methodRefused(request.method, read.lang)
      if (!isRead(request) && !read.page.route.isFromMail && !isSameOrigin(request.headers)) {
        const { tenantId: tenant } = site
        logSecurity(runtime.log, 'request.cross-site', { tenant, asked: read.page.route.path, method: request.method, address })
        return refused(403, 'Formulir ini datang dari situs lain', 'Buka halamannya dahulu, lalu kirim dari sana.')
      }
      if (read.page.route.isViewAudited && isPrefetch(request.headers))
        return new Response(null, { status: 204, headers: { ...COMMON_HEADERS, 'cache-control': 'no-store' } })
      const elsewhere = isRead(request) && inSiteLanguage(read, site, url)
      if (elsewhere) return leadOn(elsewhere)
      const names = namesOf(site.tenantId, address)
      const inTurn = <T extends Rendered | AppRendered>(work: () => Promise<T>, signal: AbortSignal) =>
        runtime.admission.run(names, work, () => signal)
      const form = isRead(request) ? undefined : await readSent(request)
      const isPublic = halfOf(read.page.route) === 'public'
      const isSecure = runtime.originOf(url.hostname).startsWith('https:')
      const trial = isPublic ? readTrial(request.headers, site, runtime.accounts.seal, isSecure) : undefined
      const asked = withTenantPage(read, site, trial !== undefined)
      const call = { request: withoutBody(request), url, site, asked, address, form, trial }
      if (!isPublic) {
        pagesAnswered.passed++
        return plainResponse(await inTurn(() => renderInScope(runtime, halves.app, call), request.signal), request)
      }
      const representation = isRead(request) ? chooseRepresentation(request.headers.get('accept')) : 'html'
      const href = runtime.originOf(site.host) + asked.target
      let own: Rendered | undefined
      const render = async (signal: AbortSignal) =>
        (own = await inTurn(async () => inRepresentation(await renderInScope(runtime, halves.public, call), representation, href), signal))
      if (trial || !isShared(request, asked.page, site)) {
        pagesAnswered.passed++
        return plainResponse(await render(request.signal), request)
      }
      const key = `${site.tenantId}|${representation === 'html' ? '' : representation}${asked.target}`
      const tags = ['settings', ...(asked.page.route.tags ?? [])].map(tag => `${site.tenantId}:${tag}`)
      const rule = { tags, maxAgeMs: (asked.page.route.maxAgeSeconds ?? DEFAULT_AGE_SECONDS) * 1000 }
      // Requests for one page are one unit of work, which is dropped when all of them have gone.
      const found = await readers.join(key, request.signal, signal =>
        runtime.pages.get(
          key,
          rule,
          () => render(signal),
          error => noteNotRenewed(runtime.log, error, key),
        ),
      )
      // A redirect keeps its request's own query and spelling, so it is not shared with a request that waited for it.
      if ('rendered' in found)
        return plainResponse(found.rendered !== own && isRedirect(found.rendered) ? await render(request.signal) : found.rendered, request)
      const encoding = chooseEncoding(request.headers.get('accept-encoding'))
      const incomingUrl = url.pathname + url.search
      const { headers } = request
      shortcuts.set(shortcutKey(headers.get('host'), incomingUrl, headers.get('accept-encoding'), representation), { key, encoding })
      pagesAnswered[found.state === 'fresh' ? 'missed' : 'stale']++
      const body = request.method === 'HEAD' ? null : await bodyOf(found.entry, encoding)
      return toResponse(found.entry, encoding, body, request.headers.get('if-none-match'))
    },
  }
}

function noteNotRenewed(log: Runtime['log'], error: unknown, key: string): void {
  if (error instanceof Overloaded) log.debug({ key }, 'a stored page is renewed later')
  else log.error({ err: error, key }, 'a stored page could not be renewed')
}

/** Reads a form before its page's transaction is opened, so that a slow sender holds no connection. Returns the refusal of one that can't be read. */
async function readSent(request: Request): Promise<SentForm | AppError> {
  return await readForm(request).catch((error: unknown) => {
    if (isAppError(error)) return error
    throw error
  })
}

/** Returns the request as the halves see it: its body is read here. */
function withoutBody({ url, method, headers, signal }: Request): Request {
  return new Request(url, { method, headers, signal })
}

/** True if the browser fetches for later: a link was pointed at, and nobody looks yet. Older browsers have headers of their own for it. */
function isPrefetch(headers: Headers): boolean {
  return ['sec-purpose', 'purpose', 'x-moz'].some(name => headers.get(name)?.includes('prefetch'))
}

function isRedirect({ status }: Rendered): boolean {
  return status >= 300 && status < 400
}

/** Parses a request's address; undefined if it is invalid (broken encoding, control characters, too long). `.data` asks for the data of a page of the app. */
function readAddress(url: URL, match: ReturnType<typeof createPageMatcher>): Asked | undefined {
  if (url.pathname.length > MAX_PATH_LENGTH) return undefined
  const { lang, path } = splitLang(url.pathname)
  const isData = path.endsWith('.data')
  const page = match(isData ? path.slice(0, -5) : path, url.searchParams)
  if (!page) return undefined
  const prefix = langPrefix(lang)
  const asked = { page, lang, isData, target: (prefix && page.path === '/' ? prefix : prefix + page.path) + page.search }
  if (!isData || halfOf(page.route) === 'app') return asked
  return { ...asked, page: { route: catchAll, params: {}, path, givenPath: path, search: '' } }
}

function toResponse(entry: CachedPage, encoding: Encoding, body: Uint8Array | null, ifNoneMatch: string | null | undefined): Response {
  const etag = `"${entry.etag}-${encoding}"`
  const headers: Record<string, string> = { ...entry.headers, etag, vary: 'accept, accept-encoding' }
  if (ifNoneMatch === etag) return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status: entry.status, headers })
}

/**
 * Returns where a public page is in a language that the site shows: its first one; undefined if it shows the language that was asked for. The default's code as
 * a prefix is another spelling of none. The sign-in's answer stays where the provider sends it.
 */
function inSiteLanguage({ page, lang, isData }: Asked, site: Site, url: URL): string | undefined {
  const langs = langsOfSite(site.settings)
  const spelled = new RegExp(`^/${DEFAULT_LANG}(?=/|$)`, 'i')
  if (lang === DEFAULT_LANG && page.route === catchAll && spelled.test(url.pathname)) {
    const path = url.pathname.replace(spelled, '').replace(/^\/{2,}/, '/') || '/'
    return localHref(langs.includes(lang) ? lang : langs[0], path) + url.search
  }
  if (langs.includes(lang) || isData || halfOf(page.route) !== 'public' || page.route.name === 'CallbackAuth') return undefined
  const target = localHref(langs[0], page.givenPath) + url.search
  // Addresses of files are the same in every language: they would lead to themselves.
  return target === url.pathname + url.search ? undefined : target
}

/** Permanent for search engines, and asked for anew by browsers: the tenant may show the language again. */
function leadOn(location: string): Response {
  return new Response(null, { status: 308, headers: { ...COMMON_HEADERS, location, 'cache-control': 'no-cache' } })
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
  encodings: string | string[] | null | undefined,
  representation: Representation,
): string {
  // A missing header is null in one place and undefined in the other.
  return `${representation} ${host} ${url} ${encodings ?? ''}`
}
