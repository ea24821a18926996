import { extendOAuthProvider, type OAuthClaimExtensionInput } from '@better-auth/oauth-provider'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type pg from 'pg'
import { z } from 'zod'
import { PROVE_PATH, SECOND_FACTOR_CLAIM, satisfiesDemand } from './factor-proof.ts'

const asked = z.object({ acr_values: z.string(), prompt: z.string().optional() })
const proven = z.object({ secondFactorAt: z.coerce.date().nullish() })
const QUIET_OR_NEW = /(^| )(none|login|create)( |$)/

/**
 * Lets a client demand the second factor by `acr_values`: a person whose session has not proven it is led to the page that asks for it, then back. Says
 * in the ID token when it was proven: the engine sets `acr` and `amr` itself and lets nobody change them, so the claim is our own.
 */
export function secondFactorDemand(pool: pg.Pool) {
  const extension = {
    claims: { idToken: ({ sessionId }: OAuthClaimExtensionInput) => toClaim(pool, sessionId) },
  }
  return {
    id: 'second-factor-demand',
    init: ctx => extendOAuthProvider(ctx, extension),
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/oauth2/authorize',
          handler: createAuthMiddleware(async ctx => {
            const sent: unknown = ctx.method === 'POST' ? ctx.body : ctx.query
            const { data } = asked.safeParse(sent)
            // Without interaction, or before the engine's own sign-in, there is nobody to ask yet: the request comes again, or its answer says that none was.
            if (!data || QUIET_OR_NEW.test(data.prompt ?? '')) return
            const found = await getSessionFromCtx(ctx)
            if (!found) return
            const provenAt = proven.safeParse(found.session).data?.secondFactorAt ?? null
            if (!satisfiesDemand(data.acr_values, provenAt)) throw ctx.redirect(`${PROVE_PATH}?${toQuery(sent)}`)
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

async function toClaim(pool: pg.Pool, sessionId: string | undefined): Promise<Record<string, unknown>> {
  if (!sessionId) return {}
  const { rows } = await pool.query<{ secondFactorAt: Date | null }>('select "secondFactorAt" from session where id = $1', [sessionId])
  const at = rows[0]?.secondFactorAt
  return at ? { [SECOND_FACTOR_CLAIM]: Math.floor(at.getTime() / 1000) } : {}
}

function toQuery(sent: unknown): string {
  const pairs = Object.entries(sent ?? {}).flatMap(([name, value]) => [value].flat().map(one => [name, String(one)]))
  return new URLSearchParams(pairs).toString()
}
