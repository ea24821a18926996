import { type Lang, localHref } from '#kit/lang.ts'
import type { PageArgs } from './page.server.ts'

type RedirectStatus = 301 | 302 | 303 | 307 | 308

/**
 * Returns a redirect from a public page to a path of this site (without language prefix; `localizeRedirect` adds it) or an absolute URL. Pages of the app
 * use React Router's `redirect`.
 */
export function redirect(to: string, status: RedirectStatus = 302, headers: HeadersInit = {}): Response {
  const made = new Headers(headers)
  made.set('location', to)
  return new Response(null, { status, headers: made })
}

/** What React Router adds to a request for a page's data. */
const DATA_PARAMETERS = new Set(['_routes', 'index'])

/** Returns the address that a page leads on to, with the query that was asked for; the address's own parameters win. */
export function withQuery(to: string, { visit }: Pick<PageArgs, 'visit'>): string {
  const [, address = to, search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  const query = new URLSearchParams(search)
  for (const [name, value] of visit.search)
    if (!DATA_PARAMETERS.has(name) && !new URLSearchParams(search).has(name)) query.append(name, value)
  const text = query.toString()
  return address + (text && `?${text}`) + hash
}

/** Returns the redirect from a public page's address to where the page stands; the query that was asked for is kept. */
export function redirectPage(to: string, args: Pick<PageArgs, 'visit'>, status: RedirectStatus = 301): Response {
  return redirect(withQuery(to, args), status)
}

/** Adds the language prefix to the response's `Location`. */
export function localizeRedirect(response: Response, lang: Lang): Response {
  const location = response.headers.get('location')
  if (location) response.headers.set('location', localHref(lang, location))
  return response
}
