import type pg from 'pg'
import type { Log } from '#platform/log.ts'
import { UNUSED_CLIENTS } from '../clients/dynamic-clients.server.ts'
import type { Auth } from './auth.server.ts'

/** An account whose address was never verified is deleted after this many days: its owner may not know of it. */
export const UNVERIFIED_DAYS = 7

/** Statements that delete expired rows; their only parameter is the present time. */
const EXPIRED = {
  verification: 'delete from verification where "expiresAt" < $1',
  oauthAccessToken: 'delete from "oauthAccessToken" where "expiresAt" < $1',
  oauthRefreshToken: 'delete from "oauthRefreshToken" where "expiresAt" < $1',
  oauthClientAssertion: 'delete from "oauthClientAssertion" where "expiresAt" < $1',
  oauthClient: UNUSED_CLIENTS,
  rateLimit: `delete from "rateLimit" where "lastRequest" < extract(epoch from $1::timestamptz - interval '1 hour') * 1000`,
  limits: 'delete from limits where expire < extract(epoch from $1::timestamptz) * 1000',
  user: `delete from "user" where not "emailVerified" and "createdAt" < $1::timestamptz - interval '${UNVERIFIED_DAYS} days'`,
} as const

interface RetentionOptions {
  pool: pg.Pool
  /** The engine, loaded only if a session has expired, since it is large. */
  auth(): Promise<Auth>
  log: Log
}

/** How many rows of each table were removed. */
export type Removed = Record<keyof typeof EXPIRED | 'session', number>

/** Removes what has expired at `now`. For a job that runs at least daily. A session that can't be ended is logged and retried by the next run. */
export async function removeExpired(parts: RetentionOptions, now: Date): Promise<Removed> {
  const { pool } = parts
  // Sessions first: their rows tell what depends on them.
  const removed = { session: await endExpiredSessions(parts, now) } as Removed
  for (const [table, statement] of Object.entries(EXPIRED)) {
    const { rowCount } = await pool.query(statement, [now])
    removed[table as keyof typeof EXPIRED] = rowCount ?? 0
  }
  return removed
}

/** One by one, within the engine, so that each also ends at its sites. */
async function endExpiredSessions({ pool, auth, log }: RetentionOptions, now: Date): Promise<number> {
  const { rows } = await pool.query<{ id: string; userId: string }>('select id, "userId" from session where "expiresAt" < $1', [now])
  let ended = 0
  for (const { id, userId } of rows) {
    try {
      const { api } = await auth()
      await api.endSessions({ body: { userId, only: id } })
      ended++
    } catch (error) {
      log.error({ err: error, session: id }, 'a session that has run out could not be ended')
    }
  }
  return ended
}
