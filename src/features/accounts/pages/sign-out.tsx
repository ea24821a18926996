import { readEndSession } from '../sessions/end-session.server.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, MainLink, Text, TextLink } from '../site/form-components.tsx'
import { freshForm } from '../site/form-state.ts'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

/** What a site sends along that signs a person out here; it comes back with the form that asks them. */
const ASKED = ['client_id', 'post_logout_redirect_uri', 'state'] as const

/** Asks first, so that no other site's picture or link signs anybody out. */
export function openSignOut(visit: AccountVisit): Response {
  const { signOut: t } = accountTexts(visit.lang)
  if (!visit.person) return showPage(visit, { title: t.doneTitle, body: <Done visit={visit} /> })
  return showPage(visit, { title: t.title, body: <Ask visit={visit} email={visit.person.email} /> })
}

/** Ends the session of this browser; whoever was signed in with it is told by `onSessionEnded`. */
export async function takeSignOut(visit: AccountVisit): Promise<Response> {
  await forgetBrowser(visit)
  const { to } = await readEndSession(visit.engine.auth, visit.form)
  return redirect(visit, to ?? '/sign-out')
}

/**
 * A tenant's site signs a person out everywhere. With a token of ours that names a session, that one ends at once, be it this browser's or one that the browser
 * has lost; where it is not this browser's, or there is no such token, the person is asked whether theirs ends.
 */
export async function openEndSession(visit: AccountVisit): Promise<Response> {
  const query = visit.form.size > 0 ? visit.form : visit.url.searchParams
  const { sessionId, to } = await readEndSession(visit.engine.auth, query)
  const isHere = visit.person !== undefined && visit.person.sessionId === sessionId
  if (sessionId && !isHere) await endElsewhere(visit, sessionId)
  if (visit.person && !isHere) return openSignOut(visit)
  if (visit.person) await forgetBrowser(visit)
  return to ? redirect(visit, to) : openSignOut({ ...visit, person: undefined })
}

/** Ends the session of this browser, and forgets who sat there. */
export async function forgetBrowser(visit: AccountVisit): Promise<void> {
  const { headers } = await visit.engine.auth.api.signOut({ headers: visit.caller.headers ?? new Headers(), returnHeaders: true })
  visit.cookies.push(...headers.getSetCookie())
  visit.keep('go_on', '')
  visit.keep('email', '')
  if (visit.recall('mark')) visit.keep('mark', '')
}

async function endElsewhere({ engine }: AccountVisit, sessionId: string): Promise<void> {
  const { adapter, internalAdapter } = await engine.auth.$context
  const session = await adapter.findOne<{ token: string }>({ model: 'session', where: [{ field: 'id', value: sessionId }] })
  if (session) await internalAdapter.deleteSession(session.token)
}

function Ask({ visit, email }: { visit: AccountVisit; email: string }) {
  const t = accountTexts(visit.lang)
  const query = visit.form.size > 0 ? visit.form : visit.url.searchParams
  const asked = Object.fromEntries(ASKED.flatMap(name => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
  return (
    <>
      <Text>{t.fill('signOut.lead', { email })}</Text>
      <Form visit={visit} action="/sign-out" state={freshForm()} submit={t.signOut.submit} hidden={asked} />
      <Aside>
        <TextLink href="/">{t.signOut.stay}</TextLink>
      </Aside>
    </>
  )
}

function Done({ visit: { lang, theme } }: { visit: AccountVisit }) {
  const t = accountTexts(lang)
  return (
    <>
      <Text>{t.signOut.doneText}</Text>
      <MainLink href={theme.origin}>{t.fill('signOut.site', { site: theme.title })}</MainLink>
      <Aside>
        <TextLink href="/sign-in">{t.signOut.again}</TextLink>
      </Aside>
    </>
  )
}
