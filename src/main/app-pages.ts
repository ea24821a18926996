import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Lang, langPrefix } from '#kit/lang.ts'
import { nonceContext } from '#page/nonce.ts'
import { type PageArgs, setPageArgs } from '#page/page.server.ts'
import { appContentSecurityPolicy, paymentHeaders } from '#platform/http/security-headers.ts'

/** A page of the app or its data: never cached; the body may be a stream. */
export interface AppRendered {
  status: number
  headers: Record<string, string>
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null
  cacheable: false
  setCookies?: readonly string[]
}

type Handler = ReturnType<typeof createRequestHandler>

/** Renders pages of the app with React Router in framework mode, once per language, whose prefix is its `basename`. `packageOriginOf`: where a tenant's packages run. */
export function createAppPages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
  formTargets: readonly string[],
  packageOriginOf: (tenantId: string) => string,
): (args: PageArgs, request: Request) => Promise<AppRendered> {
  const handlers = new Map<Lang, Handler>()

  function handlerOf(lang: Lang): Handler {
    const made = handlers.get(lang)
    if (made) return made
    const basename = langPrefix(lang) || '/'
    const inLang = typeof build === 'function' ? async () => ({ ...(await build()), basename }) : { ...build, basename }
    const handler = createRequestHandler(inLang, mode)
    handlers.set(lang, handler)
    return handler
  }

  const framesOf = ({ visit, ctx }: PageArgs) => (visit.showsPackage ? [packageOriginOf(ctx.tenantId)] : [])

  return async (args, request) => {
    const context = new RouterContextProvider()
    const nonce = randomBytes(16).toString('base64')
    setPageArgs(context, args)
    context.set(nonceContext, nonce)
    const response = await handlerOf(args.lang)(toOwnRequest(request, args.visit.origin), context)
    const headers: Record<string, string> = {}
    // `PageVisit.setCookies` holds the cookies: this record has room for one header of each name.
    for (const [name, value] of response.headers) if (name !== 'content-length') headers[name] = value
    const payment = args.visit.paymentOrigins
    if (headers['content-type']?.startsWith('text/html'))
      headers['content-security-policy'] = appContentSecurityPolicy(nonce, formTargets, framesOf(args), payment)
    if (payment) Object.assign(headers, paymentHeaders(payment))
    return { status: response.status, headers, body: response.body, cacheable: false }
  }
}

/** Returns the request with the public origin: React Router compares it with the form's `Origin`, and a proxy may have terminated TLS. It has no body: `PageVisit.sentForm`. */
function toOwnRequest(request: Request, origin: string): Request {
  const url = new URL(request.url)
  return new Request(origin + url.pathname + url.search, { method: request.method, headers: request.headers, signal: request.signal })
}
