import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Rendered } from './page-cache.ts'
import { contentSecurityPolicy, type PageScripts } from './security-headers.ts'

/** `routeName` is the page's route, which the caller has matched already. */
export type PageRenderer = (
  url: string,
  routeName: string,
  /** The language's prefix of the address: `/` or `/en`. */
  basename: string,
  from: Request,
  provide: (context: RouterContextProvider) => void,
) => Promise<Rendered>

/** A page's text goes past the answer's body: as a body it would be copied four times on its way through streams that nobody needs. */
const htmlContext = createContext<{ html: string; scripts: PageScripts } | null>(null)

/** Hands the text of a rendered page to the renderer, and which scripts may run in it; the answer itself goes without a body. */
export function deliverHtml(context: Readonly<RouterContextProvider>, html: string, scripts: PageScripts): void {
  context.set(htmlContext, { html, scripts })
}

const NO_SCRIPTS: PageScripts = { sources: [], isMeasured: false }

type Handler = ReturnType<typeof createRequestHandler>

/**
 * React Router as a renderer: an address and a context in, the whole answer out. Answers other than pages and data (a redirect, a form's answer)
 * come through with their headers and are never stored.
 */
export function createPageRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
  formTargets: readonly string[] = [],
): PageRenderer {
  const handlers = new Map<string, Handler>()
  const whole = createRequestHandler(build, mode)

  function handlerOf(routeName: string, basename: string): Handler {
    if (typeof build === 'function') return whole
    const key = `${basename} ${routeName}`
    let handler = handlers.get(key)
    if (!handler) {
      handler = createRequestHandler({ ...onlyRoute(build, routeName), basename }, mode)
      handlers.set(key, handler)
    }
    return handler
  }

  return async (url, routeName, basename, from, provide) => {
    const context = new RouterContextProvider()
    provide(context)
    const response = await handlerOf(routeName, basename)(toPageRequest(url, from), context)
    const delivered = context.get(htmlContext)
    const body = delivered ? Buffer.from(delivered.html) : Buffer.from(await response.arrayBuffer())
    const headers: Record<string, string> = {}
    // Cookies are set by `PageVisit.setCookies`: several headers of one name would not fit here.
    for (const [name, value] of response.headers) if (name !== 'content-length') headers[name] = value
    if (headers['content-type']?.startsWith('text/html'))
      headers['content-security-policy'] = contentSecurityPolicy(delivered?.scripts ?? NO_SCRIPTS, formTargets)
    return { status: response.status, body, headers, cacheable: response.status === 200 && !response.headers.has('set-cookie') }
  }
}

/**
 * The build with one page and the root. React Router ranks and tries all routes of its build three times a request, and makes an object of each;
 * the page is known here, and the browser reads the list of all from the manifest's own file.
 */
function onlyRoute(build: ServerBuild, routeName: string): ServerBuild {
  const pick = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => id === 'root' || id === routeName))
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } }
}

function toPageRequest(url: string, from: Request): Request {
  // A page is the same for every reader: what the browser says of itself is not handed on, and needs not be copied.
  const init: RequestInit & { duplex?: 'half' } = { method: from.method === 'HEAD' ? 'GET' : from.method }
  if (from.method !== 'GET' && from.method !== 'HEAD') {
    init.headers = from.headers
    init.body = from.body
    init.duplex = 'half'
  }
  return new Request(url, init)
}
