/** The http-only cookies of a tenant's own pages: the app token and the person's access token. */
export const APP_COOKIE = 'sanggar_app'
export const ACCESS_COOKIE = 'sanggar_access'

/** The access token in an Authorization header, which bears it raw or as `Bearer TOKEN`. Source: the specification, section 6. */
export function bearerOf(header: string | null): string | undefined {
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined
}

/** A cookie of a request's Cookie header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** A Set-Cookie header: out of scripts' reach, for the whole site, sent along with links from elsewhere but not with their forms. Zero seconds: it goes. */
export function writeCookie(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
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
