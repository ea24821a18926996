import { type Lang, localHref } from '#kit/lang.ts'

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

/** Adds the language prefix to the response's `Location`. */
export function localizeRedirect(response: Response, lang: Lang): Response {
  const location = response.headers.get('location')
  if (location) response.headers.set('location', localHref(lang, location))
  return response
}
