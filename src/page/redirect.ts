import { type Lang, localHref } from '#kit/lang.ts'

type RedirectStatus = 301 | 302 | 303 | 307 | 308

/**
 * The response that leads from a public page to another address: a path of this site without a language's prefix, which `localizeRedirect` puts before it, or an absolute
 * address. Pages of the app use React Router's `redirect`.
 */
export function redirect(to: string, status: RedirectStatus = 302, headers: HeadersInit = {}): Response {
  const made = new Headers(headers)
  made.set('location', to)
  return new Response(null, { status, headers: made })
}

/** The same response with its path in the reader's language. */
export function localizeRedirect(response: Response, lang: Lang): Response {
  const location = response.headers.get('location')
  if (location) response.headers.set('location', localHref(lang, location))
  return response
}
