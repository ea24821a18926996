import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import { isAppError } from '#kit/errors.ts'
import { type Lang, localHref, splitLang } from '#kit/lang.ts'
import type { Role } from '#kit/roles.ts'
import { type SignedIn } from '#page/identity.ts'
import type { PageArgs } from '#page/page.server.ts'
import { ACCESS_COOKIE, writeCookie } from '#platform/http/credentials.ts'
import { logSecurity } from '#platform/security-log.ts'
import { attemptCookie } from './identity.server.ts'
import { arriveMember } from './members.server.ts'
import { createSession, endSession, findSession, SESSION_SECONDS } from './sessions.server.ts'

/** How a sign-in failed. */
export type LoginFailure = 'cancelled' | 'expired' | 'refused' | 'unasked' | 'away' | 'full'

/** Errors by which a provider says that it cannot serve anybody now. Source: RFC 6749, section 4.1.2.1. */
const AWAY = new Set(['server_error', 'temporarily_unavailable'])

/** Not a provider's: the tenant has as many members as it may. */
export const FULL = 'members_full'

/** openid-client's code of a request to the provider that took too long. */
const TIMED_OUT = 'OAUTH_TIMEOUT'

/** Errors of a `prompt=none` request that would need interaction. Source: OpenID Connect Core, section 3.1.2.6. */
const NOT_QUIETLY = new Set(['login_required', 'interaction_required', 'consent_required', 'account_selection_required'])

/** `lang`: the language in which the sign-in began, if that is known. */
type LoginResult = { to: string } | { failure: LoginFailure; lang?: Lang }

/**
 * Completes a sign-in. Returns where to redirect, or how it failed. Trusts nothing from the provider before state, nonce, code and the ID token's
 * signature are checked.
 */
export async function finishLogin(args: PageArgs): Promise<LoginResult> {
  const { ctx, site, lang, identity, visit } = args
  const attempt = identity.findAttempt(site, visit.search, visit.cookie)
  if (!attempt) return { failure: failureWithoutAttempt(visit.search) }
  const isSecure = visit.origin.startsWith('https:')
  visit.setCookies.push(writeCookie(attemptCookie(attempt.state), '', 0, isSecure))
  let who: SignedIn
  try {
    who = await identity.finish(site, attempt, visit.search)
  } catch (error) {
    if (error instanceof ClientError && error.code === TIMED_OUT) {
      ctx.log.warn({ tenantId: site.tenantId }, 'the provider did not respond in time')
      return { failure: 'away', lang: splitLang(attempt.to).lang }
    }
    if (!isRefusal(error)) throw error
    const said = error instanceof AuthorizationResponseError ? error.error : undefined
    if (said && NOT_QUIETLY.has(said)) return { to: attempt.to }
    const failure = said ? failureOf(said) : 'refused'
    if (failure === 'refused') {
      ctx.log.warn({ err: error, tenantId: site.tenantId }, 'a sign-in was refused')
      logSecurity(ctx.log, 'sign-in.failed', { tenant: site.tenantId, by: 'provider', why: 'refused' })
    }
    return { failure, lang: splitLang(attempt.to).lang }
  }
  const arrived = await arriveMember(ctx, who).catch((error: unknown) => {
    if (isAppError(error) && error.code === 'MembersFull') return undefined
    throw error
  })
  if (!arrived) return { failure: 'full', lang: splitLang(attempt.to).lang }
  const { memberId, needsConsent } = arrived
  const token = await createSession(ctx, {
    memberId,
    providerSession: who.providerSession,
    providerTokens: identity.sealTokens(site, who.tokens),
    authenticatedAt: who.authenticatedAt,
    secondFactorAt: who.secondFactorAt,
  })
  // What the provider remembers of them is older than a session here may be.
  const found = await findSession(ctx, token)
  if (!found) {
    await endSession(ctx, token)
    if (attempt.how === 'again') return { failure: 'refused' }
    return { to: attempt.how === 'quiet' ? attempt.to : `/Login?again=1&to=${encodeURIComponent(attempt.to)}` }
  }
  logSecurity(ctx.log, 'session.began', { tenant: site.tenantId, member: memberId })
  // Whoever proved a second factor was signed in already: a browser has one session.
  const before = visit.cookie(ACCESS_COOKIE)
  if (before && ctx.viewer.kind === 'person' && ctx.viewer.person.memberId === memberId) await endSession(ctx, before)
  visit.setCookies.push(writeCookie(ACCESS_COOKIE, token, SESSION_SECONDS, isSecure))
  if (needsConsent) return { to: joinHref(lang, attempt.to) }
  const hasNoGoal = attempt.how !== 'quiet' && splitLang(attempt.to).path === '/' && found !== 'stranger'
  const home = hasNoGoal ? homeOf(found.person.role) : undefined
  return { to: home ? localHref(splitLang(attempt.to).lang, home) : attempt.to }
}

/** Returns where a sign-in without another goal leads: students to what they learn, other roles to the studio, who has none back to where they were. */
function homeOf(role: Role): string | undefined {
  if (role === 'none') return undefined
  return role === 'student' ? '/Learn' : '/Studio'
}

function failureOf(error: string): LoginFailure {
  if (error === 'access_denied') return 'cancelled'
  if (error === FULL) return 'full'
  return AWAY.has(error) ? 'away' : 'refused'
}

/**
 * Says what a callback is about that belongs to no attempt of this browser. NOTE: anybody can write such an address, so it only chooses a text: nothing is
 * done and nothing of it is shown.
 */
function failureWithoutAttempt(query: URLSearchParams): LoginFailure {
  const error = query.get('error')
  if (error !== null && !NOT_QUIETLY.has(error)) return failureOf(error)
  return error !== null || query.has('state') || query.has('code') ? 'expired' : 'unasked'
}

/** Returns the link to the page where a person agrees to become a member, and then continues to `to`. */
export function joinHref(lang: Lang, to: string): string {
  return localHref(lang, to === '/' ? '/Account/Join' : `/Account/Join?to=${encodeURIComponent(to)}`)
}

/** True if openid-client rejected a response; any other error is ours or the network's. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ClientError ||
    error instanceof ResponseBodyError ||
    error instanceof AuthorizationResponseError ||
    error instanceof WWWAuthenticateChallengeError
  )
}
