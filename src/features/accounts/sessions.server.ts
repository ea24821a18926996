import type { Engine } from './engine.ts'
import { type Agent, readAgent } from './user-agent.ts'

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

/** Ends all sessions of an account but one, and what they had signed in to. */
export async function endOtherSessions({ auth }: Engine, userId: string, sessionId: string): Promise<void> {
  await auth.api.endSessions({ body: { userId, except: sessionId } })
}
