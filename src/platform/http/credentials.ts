/** The http-only cookies of a tenant's own pages: the app token and the person's access token. */
export const APP_COOKIE = 'sanggar_app'
export const ACCESS_COOKIE = 'sanggar_access'

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
