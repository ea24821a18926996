import type { Client } from '#features/accounts/clients/clients.server.ts'
import { toldScopes } from '#features/accounts/engine/scopes.ts'
import { callEngine } from '../engine-endpoints.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { showErrorPage } from '../ui/error-page.server.tsx'
import { Aside, Form, Text } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit, SignedInVisit } from '../visit.ts'

/** Asks for consent to a client that is not one of our own sites. */
export async function show(visit: SignedInVisit): Promise<Response> {
  const { client, lang, dependencies } = visit
  if (!visit.pendingAuthorization || !client) return showErrorPage(visit, 'link')
  const resource = new URLSearchParams(visit.pendingAuthorization).get('resource')
  const place = client.isUnverified && resource ? await dependencies.findResource(resource) : undefined
  // Nobody can say what a program is for that names no site.
  if (client.isUnverified && !place) return showErrorPage(visit, 'link')
  const title = accountTexts(lang).fill('consent.title', { client: client.name })
  return showPage(visit, { title, body: <Consent visit={visit} client={client} place={place} /> })
}

/**
 * Sends the decision to the engine. It repeats the authorization request, since the engine's signature is valid for a minute only; `prompt=consent`
 * makes it ask even if an earlier consent would do.
 */
export async function submit(visit: AccountVisit): Promise<Response> {
  const authorization = await callEngine(visit, `/oauth2/authorize?${visit.pendingAuthorization}&prompt=consent`)
  const question = new URL(authorization.headers.get('location') ?? '/error', visit.dependencies.origin)
  if (question.origin !== visit.dependencies.origin || question.pathname !== '/consent') return redirect(visit, question.href)
  const accept = visit.fields.get('answer') === 'allow'
  const decision = await callEngine(visit, '/oauth2/consent', { accept, oauth_query: question.search.slice(1) })
  const { url } = (await decision.json()) as { url?: string }
  visit.setCookie('go_on', '')
  return url ? redirect(visit, url) : showErrorPage(visit, 'link')
}

interface ConsentProps {
  visit: SignedInVisit
  client: Client
  /** Where a program that registered itself would read. */
  place: { title: string; origin: string } | undefined
}

function Consent({ visit, client: { name, isDelegated }, place }: ConsentProps) {
  const { person } = visit
  const t = accountTexts(visit.lang)
  const query = new URLSearchParams(visit.pendingAuthorization)
  const scopes = (query.get('scope') ?? '').split(' ')
  return (
    <>
      {isDelegated && <Text>{t.fill('consent.at', { client: name, site: visit.theme.title })}</Text>}
      {place && <Text>{t.fill('consent.reads', { client: name, site: place.title, host: new URL(place.origin).host })}</Text>}
      {place && (
        <p role="note" className="text-ink mt-4 font-semibold">
          {t.fill('consent.unverified', { client: name })}
        </p>
      )}
      <Text>{t.fill('consent.lead', { client: name })}</Text>
      <ul className="text-ink mt-4 list-disc space-y-1 pl-6">
        {toldScopes(scopes).map(scope => (
          <li key={scope}>{t.consent.scopes[scope]}</li>
        ))}
      </ul>
      <Text>{t.fill('consent.as', { name: person.name, email: person.email })}</Text>
      <Form visit={visit} submit={t.consent.allow} hidden={{ answer: 'allow' }} />
      <Form visit={visit} submit={t.consent.refuse} hidden={{ answer: 'refuse' }} quiet />
      <Aside>
        <p>{t.fill('consent.goes', { host: toPlace(query.get('redirect_uri')) })}</p>
      </Aside>
    </>
  )
}

/** An app's own scheme has no host. */
function toPlace(uri: string | null): string {
  const url = URL.parse(uri ?? '')
  if (!url) return ''
  return /^https?:$/.test(url.protocol) ? url.host : url.protocol
}
