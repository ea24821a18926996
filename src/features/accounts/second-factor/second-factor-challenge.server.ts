import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'

/** The engine's name for the cookie that stands between the password and the code. */
const CHALLENGE_COOKIE = 'two_factor'

/** Whose password was right in this browser a moment ago, so that their code is asked for. For our own pages alone: no request reaches it. */
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
