import { parse, serialize } from 'hono/utils/cookie'

/** HttpOnly cookies of a tenant's own pages: the app token and the person's access token. Browsers keep them as `cookieName` says. */
export const APP_COOKIE = 'sanggar_app'
export const ACCESS_COOKIE = 'sanggar_access'

/** Returns the access token of an Authorization header, raw or as `Bearer TOKEN`. Source: the specification, section 6. */
export function bearerOf(header: string | null): string | undefined {
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined
}

/**
 * Returns the name under which browsers keep one of our cookies. By https it has a prefix, so that a site on another subdomain can neither set nor overwrite
 * the cookie. `isSecure`: the public reaches us by https. Source: RFC 6265bis, section 4.1.3.2.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** Returns the decoded value of a cookie in a Cookie header, or in a Set-Cookie header of ours. By https, only the prefixed cookie counts. */
export function readCookie(header: string | null | undefined, name: string, isSecure: boolean): string | undefined {
  const kept = cookieName(name, isSecure)
  return header ? parse(header, kept)[kept] : undefined
}

/** Returns a Set-Cookie header for the whole site: HttpOnly, SameSite=Lax, value percent-encoded. Zero seconds remove the cookie. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string {
  return serialize(cookieName(name, isSecure), value, {
    path: '/',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
  })
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
