import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Signs in a person who has just verified their address (verify.server.ts). Server-only: no request reaches it. */
export const verifiedSignIn = {
  id: 'verified-sign-in',
  endpoints: {
    signInVerified: createAuthEndpoint(
      '/sign-in/verified',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async ctx => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user?.emailVerified) throw new APIError('FORBIDDEN')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ userId: user.id })
      },
    ),
  },
} satisfies BetterAuthPlugin
