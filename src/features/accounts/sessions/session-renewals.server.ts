import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import type pg from 'pg'
import { z } from 'zod'
import { sha256 } from '#platform/crypto/hash.ts'
import { ENDS_WITH_SESSION } from '../clients/session-bound.ts'

const asked = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() })
const answered = z.object({ refresh_token: z.string() })

/**
 * Ties the refresh tokens of our own sites, and of their integrations, to the session that they came from. Each refresh extends the session, so that a
 * person who uses a site still finds its session in their list and can end it; without a session a refresh fails. Other clients may refresh without one
 * (`offline_access`).
 * Nobody refreshes what a sign-in of more than ninety days ago gave, which is also a session's absolute life.
 */
export function sessionRenewals(pool: pg.Pool) {
  return {
    id: 'session-renewals',
    hooks: {
      before: [
        {
          matcher: isTokenRequest,
          handler: createAuthMiddleware(async ctx => {
            const { data } = asked.safeParse(ctx.body)
            // NOTE: before the engine's check. For a revoked token the engine would also revoke those of the person's other browsers at that site.
            if (data && (await isOver(pool, data.refresh_token)))
              throw new APIError('BAD_REQUEST', { error: 'invalid_grant', error_description: 'the session has ended' })
          }),
        },
      ],
      after: [
        {
          matcher: isTokenRequest,
          handler: createAuthMiddleware(async ctx => {
            const { data } = answered.safeParse(ctx.context.returned)
            if (data && asked.safeParse(ctx.body).success) await prolongSession(pool, data.refresh_token)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

const isTokenRequest = ({ path }: { path?: string | undefined }) => path === '/oauth2/token'

async function isOver(pool: pg.Pool, refreshToken: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from "oauthRefreshToken" token join "oauthClient" client using ("clientId")
      where token.token = $1 and (
        token."authTime" < now() - interval '90 days'
        or ${ENDS_WITH_SESSION} and not exists (select from session where session.id = token."sessionId" and session."expiresAt" > now()))`,
    [hashOf(refreshToken)],
  )
  return rowCount !== 0
}

/** Extends the session to at least the expiry of its refresh tokens. */
async function prolongSession(pool: pg.Pool, refreshToken: string): Promise<void> {
  await pool.query(
    `update session set "expiresAt" = greatest(session."expiresAt", token."expiresAt"), "updatedAt" = now()
      from "oauthRefreshToken" token join "oauthClient" client using ("clientId")
      where token.token = $1 and ${ENDS_WITH_SESSION} and session.id = token."sessionId"`,
    [hashOf(refreshToken)],
  )
}

/** As the engine stores it. */
const hashOf = (refreshToken: string) => sha256(refreshToken).toString('base64url')
