import { randomBytes } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type pg from 'pg'
import { z } from 'zod'
import type { Log } from '#platform/log.ts'
import { logSecurity } from '#platform/security-log.ts'
import { ENDS_WITH_SESSION } from '../clients/session-bound.ts'

/** One try to delete an account; `at` marks what it created. */
export interface DeletionAttempt {
  userId: string
  at: Date
}

/** Events for the product around the account site. A listener that throws is only logged (the sites notice at their next check), except `onAccountEnding`. */
export interface AccountEndEvents {
  /** Called when a session has ended, for whatever reason: each site that it signed in to ends its own. */
  onSessionEnded(session: { id: string; userId: string }): Promise<void>
  /** Called when all sessions of an account were ended at once: sites end all their sessions of the account. */
  onAllSessionsEnded(userId: string): Promise<void>
  /** Called before an account is deleted; again on a retry. If it throws, the account stays. */
  onAccountEnding(attempt: DeletionAttempt): Promise<void>
  /** Called when a deletion failed and the account stays: undo what `onAccountEnding` did. */
  onAccountKept(attempt: DeletionAttempt): Promise<void>
}

interface AccountEndOptions extends AccountEndEvents {
  pool: pg.Pool
  log: Log
}

/**
 * A better-auth plugin that ends sessions and accounts. It runs within the engine, so that the engine's hooks and ours run. Its endpoints are
 * server-only: no request reaches them.
 */
export function accountEnds({ pool, log, onAllSessionsEnded, onAccountEnding, onAccountKept }: AccountEndOptions) {
  return {
    id: 'account-ends',
    endpoints: {
      /**
       * Ends all an account's sessions, only one, or all but one. Returns how many there were. For all, or all but one, also revokes our own sites'
       * refresh tokens, including those of sessions that no longer exist here.
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
          if (tokens.length > 0) {
            await internalAdapter.deleteSessions(tokens)
            logSecurity(log, 'session.ended', { account: userId, count: tokens.length, why: 'revoked' })
          }
          if (only === undefined && except === undefined) await notifySitesIgnoringErrors(log, () => onAllSessionsEnded(userId))
          return ctx.json({ ended: tokens.length })
        },
      ),
      /** Gives this browser's session a new cookie; the old one, and any copy of it, becomes invalid. */
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
      /** Deletes an account with all its rows. The listeners run first: afterwards nobody could tell whose the data were. */
      endAccount: createAuthEndpoint(
        '/account/end',
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async ctx => {
          const { userId } = ctx.body
          const { adapter, internalAdapter } = ctx.context
          const attempt = { userId, at: new Date() }
          try {
            await onAccountEnding(attempt)
            const open = await internalAdapter.listSessions(userId)
            await internalAdapter.deleteUserSessions(userId)
            if (open.length > 0) logSecurity(log, 'session.ended', { account: userId, count: open.length, why: 'revoked' })
            // Not by the engine's `deleteUser`, which deletes the password first: this row takes the others with it, or nothing is deleted.
            await adapter.delete({ model: 'user', where: [{ field: 'id', value: userId }] })
          } catch (error) {
            // If a concurrent attempt has deleted the account, keep what was started: nobody would start it again.
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

/** Notifies the sites, and logs a failure: the person need not wait. Their refresh tokens are revoked already, so their next check ends the session. */
export async function notifySitesIgnoringErrors(log: Log, tell: () => Promise<void>): Promise<void> {
  try {
    await tell()
  } catch (error) {
    log.error({ err: error }, 'the sites could not be told that a session has ended')
  }
}

const ENDING_CLIENTS = `"clientId" in (select client."clientId" from "oauthClient" client where ${ENDS_WITH_SESSION})`

/** Revokes the refresh tokens that end with their session, before it is deleted. A site that could not be notified notices at its next refresh. */
export async function revokeRefreshTokens(pool: pg.Pool, sessionId: string): Promise<void> {
  await pool.query(`update "oauthRefreshToken" set revoked = now() where "sessionId" = $1 and revoked is null and ${ENDING_CLIENTS}`, [
    sessionId,
  ])
}

/** As `revokeRefreshTokens`, for all sessions of an account but `except`. */
async function revokeRefreshTokensOf(pool: pg.Pool, userId: string, except: string | undefined): Promise<void> {
  await pool.query(
    `update "oauthRefreshToken" set revoked = now() where "userId" = $1 and "sessionId" is distinct from $2 and revoked is null and ${ENDING_CLIENTS}`,
    [userId, except ?? ''],
  )
}
