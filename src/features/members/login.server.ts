import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import { type Lang, localHref } from '#kit/lang.ts'
import { type SignedIn } from '#page/identity.ts'
import type { PageArgs } from '#page/page.server.ts'
import { ACCESS_COOKIE, writeCookie } from '#platform/http/credentials.ts'
import { attemptCookie } from './identity.server.ts'
import { arriveMember } from './members.server.ts'
import { createSession, SESSION_SECONDS } from './sessions.server.ts'

/** How a sign-in ended that did not succeed. */
export type LoginFailure = 'cancelled' | 'expired' | 'refused'

/** What a provider answers to a quiet question where it would have to ask the person. Source: OpenID Connect Core, section 3.1.2.6. */
const NOT_QUIETLY = new Set(['login_required', 'interaction_required', 'consent_required', 'account_selection_required'])

/**
 * Ends a sign-in: where the person goes next, or how it failed. Nothing that comes back from elsewhere is believed before state, nonce, code and the
 * ID token's signature have been checked.
 */
export async function finishLogin(args: PageArgs): Promise<{ to: string } | { failure: LoginFailure }> {
  const { ctx, site, lang, identity, visit } = args
  const attempt = identity.findAttempt(site, visit.search, visit.cookie)
  if (!attempt) return { failure: 'expired' }
  const isSecure = visit.origin.startsWith('https:')
  visit.setCookies.push(writeCookie(attemptCookie(attempt.state), '', 0, isSecure))
  let who: SignedIn
  try {
    who = await identity.finish(site, attempt, visit.search)
  } catch (error) {
    if (error instanceof AuthorizationResponseError && NOT_QUIETLY.has(error.error)) return { to: attempt.to }
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return { failure: 'cancelled' }
    if (!isRefusal(error)) throw error
    ctx.log.warn({ err: error, tenantId: site.tenantId }, 'a sign-in was refused')
    return { failure: 'refused' }
  }
  const { memberId, needsConsent } = await arriveMember(ctx, who)
  const token = await createSession(ctx, {
    memberId,
    providerSession: who.providerSession,
    providerTokens: identity.sealTokens(site, who.tokens),
  })
  visit.setCookies.push(writeCookie(ACCESS_COOKIE, token, SESSION_SECONDS, isSecure))
  return { to: needsConsent ? joinHref(lang, attempt.to) : attempt.to }
}

/** Where a person agrees to be a member here, and then goes on to `to`. */
export function joinHref(lang: Lang, to: string): string {
  return localHref(lang, to === '/' ? '/Account/Join' : `/Account/Join?to=${encodeURIComponent(to)}`)
}

/** What openid-client throws where an answer is not what it must be; anything else is a failure of ours or of the network. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ClientError ||
    error instanceof ResponseBodyError ||
    error instanceof AuthorizationResponseError ||
    error instanceof WWWAuthenticateChallengeError
  )
}
