import { forgetLinks } from '../engine/account-owner.server.ts'
import type { Auth } from '../engine/auth.server.ts'
import type { Engine } from '../engine/engine.ts'
import { type Agent, readAgent } from '../user-agent.ts'

/** A browser in which an account is signed in. */
export interface OpenSession {
  id: string
  agent: Agent
  /** The IP address of the sign-in; '' if unknown. */
  address: string
  signedInAt: Date
  /** Accurate to a day: the engine records it once a day. */
  usedAt: Date
}

interface SessionRow {
  id: string
  userAgent: string | null
  ipAddress: string | null
  createdAt: Date
  updatedAt: Date
}

/** Returns an account's open sessions, last used first. */
export async function listSessions({ pool }: Pick<Engine, 'pool'>, userId: string): Promise<OpenSession[]> {
  const { rows } = await pool.query<SessionRow>(
    `select id, "userAgent", "ipAddress", "createdAt", "updatedAt" from session
      where "userId" = $1 and "expiresAt" > now() order by "updatedAt" desc, "createdAt" desc, id`,
    [userId],
  )
  return rows.map(row => ({
    id: row.id,
    agent: readAgent(row.userAgent ?? ''),
    address: row.ipAddress ?? '',
    signedInAt: row.createdAt,
    usedAt: row.updatedAt,
  }))
}

/** Ends one session of an account, and what it signed in to. Returns false if the account has no such session. */
export async function endSession({ auth }: Engine, userId: string, sessionId: string): Promise<boolean> {
  const { ended } = await auth.api.endSessions({ body: { userId, only: sessionId } })
  return ended > 0
}

/** Ends all sessions of an account but one, and what they signed in to. Browsers are no longer trusted: their next sign-in asks for the second factor. */
export async function endOtherSessions(engine: Engine, userId: string, sessionId: string): Promise<void> {
  await forgetLinks(engine, userId)
  await engine.auth.api.endSessions({ body: { userId, except: sessionId } })
}

/** A session that a sign-in has just started. */
export interface BegunSession {
  token: string
  userId: string
}

/** Returns the session that a response's cookies start; undefined if they start none. */
export async function findBegun(auth: Auth, cookies: readonly string[]): Promise<BegunSession | undefined> {
  const found = await auth.api.getSession({ headers: toRequestHeaders(cookies), query: { disableRefresh: true } })
  return found?.session
}

/** Returns a response's cookies as the next request's headers. */
export function toRequestHeaders(cookies: readonly string[]): Headers {
  return new Headers({ cookie: cookies.map(one => one.slice(0, one.indexOf(';'))).join('; ') })
}

/**
 * Merges two sessions of the same person in the same browser: the older one gets the cookie and the sign-in time of the new one. So the sites that it
 * signed in to stay signed in, no session is left that a sign-out would miss, and a copy of the old cookie becomes invalid. If the older one has ended
 * meanwhile, the new one stays.
 */
export async function joinSessions({ pool }: Pick<Engine, 'pool'>, before: { sessionId: string }, begun: BegunSession): Promise<void> {
  // One statement, without the engine: nothing depends on the deleted session yet, and the browser's cookie is valid at every moment. By id: another tab
  // may have given the older session a new cookie.
  await pool.query(
    `with before as (select id from session where id = $1 and "userId" = $3 for update),
      begun as (
        delete from session where token = $2 and "userId" = $3 and exists (select from before)
        returning token, "createdAt", "expiresAt", "secondFactorAt"
      )
      update session set token = begun.token, "createdAt" = begun."createdAt", "expiresAt" = begun."expiresAt", "updatedAt" = now(),
        "secondFactorAt" = coalesce(begun."secondFactorAt", session."secondFactorAt")
      from begun where session.id = $1`,
    [before.sessionId, begun.token, begun.userId],
  )
}
