import { readCookie, writeCookie } from '#platform/http/credentials.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** The pages' own cookies, with their lifetime in seconds. None of them grants access. */
const LIFETIME_SECONDS = {
  /** The pending authorization request. */
  go_on: HOUR,
  /** The client whose theme is shown. */
  client: 30 * DAY,
  lang: 365 * DAY,
  /** Marks the browser that signed an account up (verify.server.ts). */
  mark: DAY,
  /** The address typed last: the next page shows it. */
  email: HOUR,
  /** Marks a browser that signed in before, so that strangers' wrong passwords don't slow it (known-place.server.ts). */
  device: 180 * DAY,
} as const
export type CookieName = keyof typeof LIFETIME_SECONDS

const nameOf = (name: CookieName) => `sanggar_account_${name}`

export function readSiteCookie(headers: Headers, name: CookieName, isSecure: boolean): string | undefined {
  return readCookie(headers.get('cookie'), nameOf(name), isSecure) || undefined
}

/** Returns a Set-Cookie header; an empty value deletes the cookie. */
export function writeSiteCookie(name: CookieName, value: string, isSecure: boolean): string {
  return writeCookie(nameOf(name), value, value === '' ? 0 : LIFETIME_SECONDS[name], isSecure)
}
