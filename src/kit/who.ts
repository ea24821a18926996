/**
 * Who is signed in, as far as a page's header shows it: a cookie that scripts may read, so that documents are the same for everybody and are cached once. It grants nothing;
 * the session is another cookie, which no script sees.
 */
export interface Who {
  /** `guest`: signed in, without a role here. `acting`: impersonating another role. */
  state: 'guest' | 'member' | 'acting' | 'superadmin'
  name: string
  shortName: string
  initial: string
  role: string
  /** The role's number (specification, section 6); undefined for none. */
  kind?: number | undefined
  /** Nothing of theirs may be recorded: a child, or somebody who may be one. */
  isUntracked?: true
}

export const WHO_COOKIE = 'sanggar_who'

export function formatWho(who: Who): string {
  return encodeURIComponent(JSON.stringify(who))
}

/** The value of the cookie in a `Cookie` header or `document.cookie`; undefined where there is none, or it can't be read. */
export function parseWho(cookies: string): Who | undefined {
  const value = new RegExp(`(?:^|;\\s*)${WHO_COOKIE}=([^;]+)`).exec(cookies)?.[1]
  if (!value) return undefined
  try {
    const who: unknown = JSON.parse(decodeURIComponent(value))
    // Named boundary: our own server's cookie; whoever writes another one changes only what their own header shows.
    return typeof who === 'object' && who !== null && 'state' in who ? (who as Who) : undefined
  } catch {
    return undefined
  }
}
