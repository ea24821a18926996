import { findBegun, joinSessions } from '../sessions/sessions.server.ts'
import type { AccountVisit } from './visit.ts'

/**
 * Gives this browser what a sign-in has just begun: a session, or the question for the second factor (`cookies`, the engine's). A browser has one session: that of
 * somebody else ends, since nobody would find it again; that of the same person goes on.
 */
export async function settleSignIn(visit: AccountVisit, userId: string, cookies: readonly string[]): Promise<void> {
  const { person, engine } = visit
  const { internalAdapter, authCookies } = await engine.auth.$context
  // Whoever signed up here before need not be who sits here now.
  if (visit.recall('mark')) visit.keep('mark', '')
  if (person?.id !== userId) {
    visit.cookies.push(...cookies)
    if (person) await internalAdapter.deleteSession(person.sessionToken)
    return
  }
  const begun = await findBegun(engine.auth, cookies)
  if (begun) {
    visit.cookies.push(...cookies)
    await joinSessions(engine, person, begun)
    return
  }
  // The engine takes the session away from a browser that it asks for the code. The same person's stays as it is until they answer.
  visit.cookies.push(...cookies.filter(cookie => !cookie.startsWith(`${authCookies.sessionToken.name}=`)))
}
