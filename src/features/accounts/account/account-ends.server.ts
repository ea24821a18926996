import { randomBytes } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type pg from 'pg'
import { z } from 'zod'
import type { Log } from '#platform/log.ts'

/** One try to delete an account: `at` tells what it began from what was there before. */
export interface DeletionAttempt {
  userId: string
  at: Date
}

/** Who must know of an end. Where one throws, that is logged and nothing else (the sites learn it at their next check); save `onAccountEnding`. */
export interface AccountEndEvents {
  /** Told when a session of the account site has ended, wherever: each site that it signed in to ends its own. */
  onSessionEnded(session: { id: string; userId: string }): Promise<void>
  /** Told when all sessions of an account were ended at once: sites end what they hold of it, whatever session that came from. */
  onAllSessionsEnded(userId: string): Promise<void>
  /** Told before an account is deleted; twice where the first time failed. Where it throws, the account stays. */
  onAccountEnding(attempt: DeletionAttempt): Promise<void>
  /** Told when an attempt has failed, by whatever, and the account stays: what was begun for it is taken back. */
  onAccountKept(attempt: DeletionAttempt): Promise<void>
}

interface AccountEndOptions extends AccountEndEvents {
  pool: pg.Pool
  log: Log
}

/**
 * How sessions and accounts end. Within the engine, so that all that hangs on their end happens (its own hooks and ours). For our own pages alone:
 * no request reaches it.
 */
export function accountEnds({ pool, log, onAllSessionsEnded, onAccountEnding, onAccountKept }: AccountEndOptions) {
  return {
    id: 'account-ends',
    endpoints: {
      /**
       * Ends an account's sessions: all, only one, or all but one. Answers how many there were. Where all end, or all but one, so does what our own sites hold
       * of sessions that are no longer known here.
       */
      endSessions: createAuthEndpoint(
        '/account/end-sessions',
        {
          method: 'POST',
          body: z.object({ userId: z.string(), only: z.string().optional(), except: z.string().optional() }),
          metadata: { SERVER_ONLY: true },
        },
        async ctx => {
          const { userId, only, except } = ctx.body
          const { adapter, internalAdapter } = ctx.context
          if (only === undefined) await revokeRefreshTokensOf(pool, userId, except)
          const where = [{ field: 'userId', value: userId }, ...(only === undefined ? [] : [{ field: 'id', value: only }])]
          const sessions = await adapter.findMany<{ id: string; token: string }>({ model: 'session', where })
          const tokens = sessions.filter(session => session.id !== except).map(session => session.token)
          if (tokens.length > 0) await internalAdapter.deleteSessions(tokens)
          if (only === undefined && except === undefined) await notifySitesIgnoringErrors(log, () => onAllSessionsEnded(userId))
          return ctx.json({ ended: tokens.length })
        },
      ),
      /** Gives the session of this browser another cookie. The one before, and any copy of it, is worth nothing. */
      renewSession: createAuthEndpoint(
        '/account/renew-session',
        { method: 'POST', use: [sensitiveSessionMiddleware], requireHeaders: true, metadata: { SERVER_ONLY: true } },
        async ctx => {
          const { session, user } = ctx.context.session
          const token = randomBytes(24).toString('base64url')
          const renewed = await ctx.context.internalAdapter.updateSession(session.token, { token })
          if (!renewed) throw new APIError('UNAUTHORIZED')
          await setSessionCookie(ctx, { session: renewed, user })
          return ctx.json({})
        },
      ),
      /** Deletes an account with all that hangs on it, after those who must know were told: nobody could tell them afterwards whose it was. */
      endAccount: createAuthEndpoint(
        '/account/end',
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async ctx => {
          const { userId } = ctx.body
          const { adapter, internalAdapter } = ctx.context
          const attempt = { userId, at: new Date() }
          try {
            await onAccountEnding(attempt)
            await internalAdapter.deleteUserSessions(userId)
            // Not by the engine's `deleteUser`, which takes the password first: the rest goes with this row, or stays whole.
            await adapter.delete({ model: 'user', where: [{ field: 'id', value: userId }] })
          } catch (error) {
            // Gone by another attempt at the same moment: then what was begun is right. Nobody would ask for it again.
            const isKept = await internalAdapter.findUserById(userId).catch(() => true)
            if (isKept)
              await onAccountKept(attempt).catch(failure => log.error({ err: failure }, 'what a deletion began could not be taken back'))
            throw error
          }
          return ctx.json({})
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

/** Tells the sites. They can wait, the person can't: what they hold renews nothing any more, and their next check ends it. */
export async function notifySitesIgnoringErrors(log: Log, tell: () => Promise<void>): Promise<void> {
  try {
    await tell()
  } catch (error) {
    log.error({ err: error }, 'the sites could not be told that a session has ended')
  }
}

const OWN_SITES = `"clientId" in (select "clientId" from "oauthClient" where "skipConsent")`

/**
 * Takes back the keys by which the product's own sites renew a sign-in, before their session is gone. A site that could not be told of the end learns it
 * when it asks next. What other clients were allowed while a person is away, they keep until that is withdrawn. Source: OpenID Connect Back-Channel
 * Logout 1.0, section 2.7.
 */
export async function revokeRefreshTokens(pool: pg.Pool, sessionId: string): Promise<void> {
  await pool.query(`update "oauthRefreshToken" set revoked = now() where "sessionId" = $1 and revoked is null and ${OWN_SITES}`, [
    sessionId,
  ])
}

/** The same for all sessions of an account, but that of `except`. */
async function revokeRefreshTokensOf(pool: pg.Pool, userId: string, except: string | undefined): Promise<void> {
  await pool.query(
    `update "oauthRefreshToken" set revoked = now() where "userId" = $1 and "sessionId" is distinct from $2 and revoked is null and ${OWN_SITES}`,
    [userId, except ?? ''],
  )
}
