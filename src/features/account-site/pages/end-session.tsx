import { readEndSession } from '#features/accounts/sessions/end-session.server.ts'
import { redirect } from '../responses.ts'
import type { AccountVisit } from '../visit.ts'
import { forgetBrowser, show as showSignOut } from './sign-out.tsx'

/**
 * RP-initiated logout, as a tenant's site requests it. A valid ID token ends its session at once, even if this browser no longer has that session. If
 * this browser has another session, or without a valid token, the person is asked whether to end theirs.
 */
export async function show(visit: AccountVisit): Promise<Response> {
  const query = visit.fields.size > 0 ? visit.fields : visit.url.searchParams
  const { sessionId, to } = await readEndSession(visit.engine.auth, query)
  const isHere = visit.person !== undefined && visit.person.sessionId === sessionId
  if (sessionId && !isHere) await endElsewhere(visit, sessionId)
  if (visit.person && !isHere) return showSignOut(visit)
  if (visit.person) await forgetBrowser(visit)
  return to ? redirect(visit, to) : showSignOut({ ...visit, person: undefined })
}

/** The standard allows POST as well. */
export const submit = (visit: AccountVisit): Promise<Response> => show(visit)

async function endElsewhere({ engine }: AccountVisit, sessionId: string): Promise<void> {
  const { adapter, internalAdapter } = await engine.auth.$context
  const session = await adapter.findOne<{ token: string }>({ model: 'session', where: [{ field: 'id', value: sessionId }] })
  if (session) await internalAdapter.deleteSession(session.token)
}
