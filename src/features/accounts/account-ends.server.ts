import { randomBytes } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type pg from 'pg'
import { z } from 'zod'

/**
 * How sessions and accounts end. Within the engine, so that all that hangs on their end happens (its own hooks and ours). For our own pages alone:
 * no request reaches it.
 */
export const accountEnds = {
  id: 'account-ends',
  endpoints: {
    /** Ends an account's sessions: all, only one, or all but one. Answers how many there were. */
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
        const where = [{ field: 'userId', value: userId }, ...(only === undefined ? [] : [{ field: 'id', value: only }])]
        const sessions = await adapter.findMany<{ id: string; token: string }>({ model: 'session', where })
        const tokens = sessions.filter(session => session.id !== except).map(session => session.token)
        if (tokens.length > 0) await internalAdapter.deleteSessions(tokens)
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
    /** Deletes an account with all that hangs on it. */
    endAccount: createAuthEndpoint(
      '/account/end',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async ctx => {
        await ctx.context.internalAdapter.deleteUser(ctx.body.userId)
        return ctx.json({})
      },
    ),
  },
} satisfies BetterAuthPlugin

/**
 * Takes back the keys by which the product's own sites renew a sign-in, before their session is gone. A site that could not be told of the end learns it
 * when it asks next. What other clients were allowed while a person is away, they keep until that is withdrawn. Source: OpenID Connect Back-Channel
 * Logout 1.0, section 2.7.
 */
export async function revokeRefreshTokens(pool: pg.Pool, sessionId: string): Promise<void> {
  await pool.query(
    `update "oauthRefreshToken" set revoked = now() where "sessionId" = $1 and revoked is null
      and "clientId" in (select "clientId" from "oauthClient" where "skipConsent")`,
    [sessionId],
  )
}
