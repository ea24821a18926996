import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'

/** The engine's name of the cookie between password and second factor. */
const CHALLENGE_COOKIE = 'two_factor'

/** Returns the user whose password was right in this browser, and whose code is awaited. Server-only: no request reaches it. */
export const secondFactorChallenge = {
  id: 'second-factor-challenge',
  endpoints: {
    findChallenged: createAuthEndpoint(
      '/two-factor/challenged',
      { method: 'GET', metadata: { SERVER_ONLY: true }, requireHeaders: true },
      async ctx => {
        const { internalAdapter, createAuthCookie, secret } = ctx.context
        const challenge = await ctx.getSignedCookie(createAuthCookie(CHALLENGE_COOKIE).name, secret)
        const known = challenge ? await internalAdapter.findVerificationValue(challenge) : null
        const user = known && known.expiresAt > new Date() ? await internalAdapter.findUserById(known.value) : null
        return ctx.json(user && { id: user.id, email: user.email })
      },
    ),
  },
} satisfies BetterAuthPlugin
