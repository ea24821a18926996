/**
 * The signed-in person as the page header shows them. Stored in a cookie that scripts can read, so that documents are the same for everybody and can be
 * cached. It grants nothing: the session is in another, HttpOnly cookie.
 */
export interface Who {
  /** `guest`: signed in, without a role at this tenant. `acting`: impersonating another role. */
  state: 'guest' | 'member' | 'acting' | 'superadmin'
  name: string
  shortName: string
  initial: string
  role: string
  /** The role's number (specification, section 6); undefined for none. */
  kind?: number | undefined
  /** Activity must not be recorded: the person is, or may be, a child. */
  isUntracked?: true
}

export const WHO_COOKIE = 'sanggar_who'

export function formatWho(who: Who): string {
  return encodeURIComponent(JSON.stringify(who))
}

/**
 * Parses the cookie from a `Cookie` header or `document.cookie`. Returns undefined if it is missing or invalid. `isSecure`: the site is reached by https, where
 * only the cookie with the prefix counts (`cookieName`, platform/http/credentials.ts).
 */
export function parseWho(cookies: string, isSecure: boolean): Who | undefined {
  const value = new RegExp(`(?:^|;\\s*)${isSecure ? '__Host-' : ''}${WHO_COOKIE}=([^;]+)`).exec(cookies)?.[1]
  if (!value) return undefined
  try {
    const who: unknown = JSON.parse(decodeURIComponent(value))
    // Named boundary: the cookie is written by our own server; a forged one changes only what its own browser shows.
    return typeof who === 'object' && who !== null && 'state' in who ? (who as Who) : undefined
  } catch {
    return undefined
  }
}
