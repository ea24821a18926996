import { recordProof } from '#features/accounts/second-factor/factor-proof.server.ts'
import { findBegun, joinSessions } from '#features/accounts/sessions/sessions.server.ts'
import { rememberPlace } from '#features/accounts/sign-in/known-place.server.ts'
import { logSecurity } from '#platform/security-log.ts'
import type { AccountVisit } from './visit.ts'

/**
 * Stores the result of a sign-in in this browser: a session, or the second-factor challenge (`cookies`, the engine's). A browser has one session:
 * another person's ends, since nobody would find it again; the same person's continues. `isProven`: the sign-in proved the second factor.
 */
export async function storeSignIn(visit: AccountVisit, userId: string, cookies: readonly string[], isProven = false): Promise<void> {
  const { person, engine } = visit
  const { internalAdapter, authCookies } = await engine.auth.$context
  // The person who signed up here may not be the one who signs in now.
  if (visit.readCookie('mark')) visit.setCookie('mark', '')
  const begun = await findBegun(engine.auth, cookies)
  if (begun) await rememberDevice(visit, userId)
  if (begun && isProven) await recordProof(engine, begun.token)
  if (person?.id !== userId) {
    visit.cookies.push(...cookies)
    if (person) {
      await internalAdapter.deleteSession(person.sessionToken)
      logSecurity(engine.log, 'session.ended', { account: person.id, count: 1, why: 'replaced', address: visit.caller.address })
    }
    return
  }
  if (begun) {
    visit.cookies.push(...cookies)
    await joinSessions(engine, person, begun)
    return
  }
  // For a challenge the engine clears the session cookie. The same person's session stays until they enter the code.
  visit.cookies.push(...cookies.filter(cookie => !cookie.startsWith(`${authCookies.sessionToken.name}=`)))
}

/** Marks this browser as one of the account's owner, who has just proven to be it. */
export async function rememberDevice(visit: AccountVisit, userId: string): Promise<void> {
  visit.setCookie('device', await rememberPlace(visit.engine, userId, visit.caller))
}
