import { readCookie, writeCookie } from '#platform/http/credentials.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** What the pages remember in a browser beside the engine's session, in seconds. None of it lets anybody in. */
const LASTING = {
  /** The authorization request with which a tenant sent the person. */
  go_on: HOUR,
  /** The client that the site looks like. */
  client: 30 * DAY,
  lang: 365 * DAY,
  /** That this browser signed an account up (verify.server.ts). */
  mark: DAY,
  /** The address that was typed last: the page after it shows it. */
  email: HOUR,
} as const
export type CookieName = keyof typeof LASTING

// Another site below our domain can't set a cookie with this prefix over ours. Source: RFC 6265bis, section 4.1.3.2.
const nameOf = (name: CookieName, isSecure: boolean) => `${isSecure ? '__Host-' : ''}sanggar_account_${name}`

export function readSiteCookie(headers: Headers, name: CookieName, isSecure: boolean): string | undefined {
  return readCookie(headers.get('cookie'), nameOf(name, isSecure)) || undefined
}

/** A Set-Cookie header; an empty value takes the cookie away. */
export function writeSiteCookie(name: CookieName, value: string, isSecure: boolean): string {
  return writeCookie(nameOf(name, isSecure), value, value === '' ? 0 : LASTING[name], isSecure)
}
