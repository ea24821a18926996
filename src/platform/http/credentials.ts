import { parse, serialize } from 'hono/utils/cookie'

/** HttpOnly cookies of a tenant's own pages: the app token and the person's access token. */
export const APP_COOKIE = 'sanggar_app'
export const ACCESS_COOKIE = 'sanggar_access'

/** Returns the access token of an Authorization header, raw or as `Bearer TOKEN`. Source: the specification, section 6. */
export function bearerOf(header: string | null): string | undefined {
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined
}

/** Returns the decoded value of a cookie in a Cookie header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return header ? parse(header, name)[name] : undefined
}

/**
 * Returns a Set-Cookie header for the whole site: HttpOnly, SameSite=Lax, value percent-encoded. Zero seconds remove the cookie. Throws if the name begins
 * with `__Host-` and `isSecure` is false.
 */
export function writeCookie(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string {
  return serialize(name, value, { path: '/', maxAge: maxAgeSeconds, httpOnly: true, sameSite: 'Lax', secure: isSecure })
}

/** True if a page of the same origin sent the request. Only then do cookies count as credentials. Source: Fetch Metadata, RFC 6454. */
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
