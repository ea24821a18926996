import { parse, serialize } from 'hono/utils/cookie'

/** The http-only cookies of a tenant's own pages: the app token and the person's access token. */
export const APP_COOKIE = 'sanggar_app'
export const ACCESS_COOKIE = 'sanggar_access'

/** The access token in an Authorization header, which bears it raw or as `Bearer TOKEN`. Source: the specification, section 6. */
export function bearerOf(header: string | null): string | undefined {
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined
}

/** Returns the decoded value of a cookie in a Cookie header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return header ? parse(header, name)[name] : undefined
}

/**
 * Returns a Set-Cookie header for the whole site: HttpOnly, SameSite=Lax, value percent-encoded. With zero seconds it removes the cookie. Throws where the name
 * begins with `__Host-` and `isSecure` is false.
 */
export function writeCookie(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string {
  return serialize(name, value, { path: '/', maxAge: maxAgeSeconds, httpOnly: true, sameSite: 'Lax', secure: isSecure })
}

/** Whether a page of this very origin asks. Cookies count as credentials only then. Source: Fetch Metadata, RFC 6454. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  const host = headers.get('host')
  if (!origin || !host) return false
  try {
    return new URL(origin).host === host.toLowerCase()
  } catch {
    return false
  }
}
