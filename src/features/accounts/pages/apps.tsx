import { formatDate } from '#kit/format.ts'
import { type ConnectedApp, listApps, withdrawApp } from '../clients/connected-clients.server.ts'
import { SCOPES } from '../engine/auth.server.ts'
import { readId } from '../settings-schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Notice, Text, TextLink } from '../site/form-components.tsx'
import { ActionRow, Rows } from '../site/rows.tsx'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

export function openApps(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  return showApps(visit, person, 200)
}

/** Withdraws what the person has allowed another site. */
export async function takeApps(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  if (!(await withdrawApp(visit.engine, person.id, readId(visit.form.get('app'))))) return await showApps(visit, person, 404)
  return redirect(visit, '/apps?withdrawn')
}

async function showApps(visit: AccountVisit, person: SignedInPerson, status: 200 | 404): Promise<Response> {
  const apps = await listApps(visit.engine, person.id)
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.apps.lead}</Text>
      {status === 404 && <Notice>{t.apps.gone}</Notice>}
      {status === 200 && visit.url.searchParams.has('withdrawn') && <Notice>{t.apps.withdrawn}</Notice>}
      {apps.length === 0 ? (
        <p className="text-ink mt-6 font-semibold">{t.apps.none}</p>
      ) : (
        <Rows label={t.apps.title}>
          {apps.map(app => (
            <AppRow key={app.id} visit={visit} app={app} />
          ))}
        </Rows>
      )}
      <Aside>
        <TextLink href="/">{t.password.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.apps.title, body, status, isWide: true })
}

function AppRow({ visit, app }: { visit: AccountVisit; app: ConnectedApp }) {
  const t = accountTexts(visit.lang)
  const gets = SCOPES.filter(scope => app.scopes.includes(scope)).map(scope => t.consent.scopes[scope])
  const action = { label: t.apps.withdraw, whole: t.fill('apps.withdrawOf', { name: app.name }), hidden: { app: app.id } }
  return (
    <ActionRow visit={visit} title={app.name} action={action}>
      <p>{t.fill('apps.since', { date: formatDate(app.since, undefined, visit.lang) })}</p>
      <p>{`${t.apps.gets} ${gets.join(', ')}`}</p>
    </ActionRow>
  )
}
