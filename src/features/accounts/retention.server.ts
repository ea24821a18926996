import type pg from 'pg'

/** An account whose address was never verified goes after this many days: its owner may never have heard of it. */
export const UNVERIFIED_DAYS = 7

/** What goes, and when it may: statements with the moment as their only parameter. */
const EXPIRED = {
  verification: 'delete from verification where "expiresAt" < $1',
  session: 'delete from session where "expiresAt" < $1',
  oauthAccessToken: 'delete from "oauthAccessToken" where "expiresAt" < $1',
  oauthRefreshToken: 'delete from "oauthRefreshToken" where "expiresAt" < $1',
  oauthClientAssertion: 'delete from "oauthClientAssertion" where "expiresAt" < $1',
  rateLimit: `delete from "rateLimit" where "lastRequest" < extract(epoch from $1::timestamptz - interval '1 hour') * 1000`,
  limits: 'delete from limits where expire < extract(epoch from $1::timestamptz) * 1000',
  user: `delete from "user" where not "emailVerified" and "createdAt" < $1::timestamptz - interval '${UNVERIFIED_DAYS} days'`,
} as const

/** Removes what the account site no longer needs at `now`: how many rows of each table. For a job that runs once a day or oftener. */
export async function removeExpired(pool: pg.Pool, now: Date): Promise<Record<keyof typeof EXPIRED, number>> {
  const removed = Object.fromEntries(Object.keys(EXPIRED).map(table => [table, 0])) as Record<keyof typeof EXPIRED, number>
  for (const [table, statement] of Object.entries(EXPIRED)) {
    const { rowCount } = await pool.query(statement, [now])
    removed[table as keyof typeof EXPIRED] = rowCount ?? 0
  }
  return removed
}
