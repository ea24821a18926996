import { readEndSession } from '#features/accounts/sessions/end-session.server.ts'
import { logSecurity } from '#platform/security-log.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, MainLink, Text, TextLink } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit } from '../visit.ts'

/** Parameters of a site's logout request; the confirmation form sends them again. */
const LOGOUT_PARAMETERS = ['client_id', 'post_logout_redirect_uri', 'state'] as const

/** Asks for confirmation, so that another site's image or link can't sign anybody out. */
export function show(visit: AccountVisit): Response {
  const { signOut: t } = accountTexts(visit.lang)
  if (!visit.person) return showPage(visit, { title: t.doneTitle, body: <SignedOut visit={visit} /> })
  return showPage(visit, { title: t.title, body: <Confirm visit={visit} email={visit.person.email} /> })
}

/** Ends this browser's session; `onSessionEnded` notifies the sites. */
export async function submit(visit: AccountVisit): Promise<Response> {
  await forgetBrowser(visit)
  const { to } = await readEndSession(visit.engine.auth, visit.fields)
  return redirect(visit, to ?? '/sign-out')
}

/** Ends this browser's session, and clears its cookies. */
export async function forgetBrowser(visit: AccountVisit): Promise<void> {
  const { headers } = await visit.engine.auth.api.signOut({ headers: visit.caller.headers ?? new Headers(), returnHeaders: true })
  if (visit.person) logSecurity(visit.engine.log, 'sign-out', { account: visit.person.id, address: visit.caller.address })
  visit.cookies.push(...headers.getSetCookie())
  visit.setCookie('go_on', '')
  visit.setCookie('email', '')
  if (visit.readCookie('mark')) visit.setCookie('mark', '')
}

function Confirm({ visit, email }: { visit: AccountVisit; email: string }) {
  const t = accountTexts(visit.lang)
  const query = visit.fields.size > 0 ? visit.fields : visit.url.searchParams
  const parameters = Object.fromEntries(LOGOUT_PARAMETERS.flatMap(name => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
  return (
    <>
      <Text>{t.fill('signOut.lead', { email })}</Text>
      <Form visit={visit} action="/sign-out" submit={t.signOut.submit} hidden={parameters} />
      <Aside>
        <TextLink href="/">{t.signOut.stay}</TextLink>
      </Aside>
    </>
  )
}

function SignedOut({ visit: { lang, theme } }: { visit: AccountVisit }) {
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
