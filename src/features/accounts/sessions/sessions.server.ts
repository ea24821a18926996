import { forgetLinks } from '../engine/account-owner.server.ts'
import type { Auth } from '../engine/auth.server.ts'
import type { Engine } from '../engine/engine.ts'
import { type Agent, readAgent } from '../user-agent.ts'

/** A browser in which an account is signed in. */
export interface OpenSession {
  id: string
  agent: Agent
  /** Whence it signed in; '': unknown. */
  address: string
  signedInAt: Date
  /** The day, at least: the engine notes it once a day. */
  usedAt: Date
}

interface SessionRow {
  id: string
  userAgent: string | null
  ipAddress: string | null
  createdAt: Date
  updatedAt: Date
}

/** An account's sessions that have not run out, the one used last first. */
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

/** Ends one session of an account, and what it had signed in to. Answers false where the account has no such session. */
export async function endSession({ auth }: Engine, userId: string, sessionId: string): Promise<boolean> {
  const { ended } = await auth.api.endSessions({ body: { userId, only: sessionId } })
  return ended > 0
}

/** Ends all sessions of an account but one, and what they had signed in to. No browser is trusted any more: the next sign-in of each asks for the second factor. */
export async function endOtherSessions(engine: Engine, userId: string, sessionId: string): Promise<void> {
  await forgetLinks(engine, userId)
  await engine.auth.api.endSessions({ body: { userId, except: sessionId } })
}

/** A session that a sign-in has just begun. */
export interface BegunSession {
  token: string
  userId: string
}

/** The session that an answer's cookies begin; undefined where they begin none. */
export async function findBegun(auth: Auth, cookies: readonly string[]): Promise<BegunSession | undefined> {
  const found = await auth.api.getSession({ headers: toRequestHeaders(cookies), query: { disableRefresh: true } })
  return found?.session
}

/** The cookies of an answer as a browser sends them next. */
export function toRequestHeaders(cookies: readonly string[]): Headers {
  return new Headers({ cookie: cookies.map(one => one.slice(0, one.indexOf(';'))).join('; ') })
}

/**
 * Makes one session of two of the same person in the same browser: the one before goes on under the cookie of the one just begun, as old as that. So the sites that
 * it signed in to stay signed in, no session is left behind that signing out would not end, and a copy of the old cookie is worth nothing.
 * Where the one before has ended meanwhile, the one just begun stays.
 */
export async function joinSessions({ pool }: Pick<Engine, 'pool'>, before: { sessionId: string }, begun: BegunSession): Promise<void> {
  // One statement, past the engine: nothing hangs yet on what is deleted, and the browser's cookie is that of a session at every moment. By its id: another tab
  // may have given the one before another cookie.
  await pool.query(
    `with before as (select id from session where id = $1 and "userId" = $3 for update),
      begun as (
        delete from session where token = $2 and "userId" = $3 and exists (select from before)
        returning token, "createdAt", "expiresAt"
      )
      update session set token = begun.token, "createdAt" = begun."createdAt", "expiresAt" = begun."expiresAt", "updatedAt" = now()
      from begun where session.id = $1`,
    [before.sessionId, begun.token, begun.userId],
  )
}
