import { type ConnectedApp, listApps, withdrawApp } from '#features/accounts/clients/connected-clients.server.ts'
import { toldScopes } from '#features/accounts/engine/scopes.ts'
import { readId } from '#features/accounts/settings-schema.ts'
import { formatDate } from '#kit/format.ts'
import { type RefusedForm, refuseForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Notice, Refusal, Text, TextLink } from '../ui/form-components.server.tsx'
import { ActionRow, Rows } from '../ui/rows.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit, SignedInVisit } from '../visit.ts'

/** Withdraws the person's consent to a client. */
export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const isDone = await withdrawApp(visit.engine, visit.person.id, readId(visit.fields.get('app')))
  return isDone ? redirect(visit, '/apps?withdrawn') : refuseForm(visit, 404, accountTexts(visit.lang).apps.gone)
}

export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const apps = await listApps(visit.engine, visit.person.id)
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.apps.lead}</Text>
      <Refusal form={form} />
      {!form && visit.url.searchParams.has('withdrawn') && <Notice>{t.apps.withdrawn}</Notice>}
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
  return showPage(visit, { title: t.apps.title, form, body, isWide: true })
}

function AppRow({ visit, app }: { visit: AccountVisit; app: ConnectedApp }) {
  const t = accountTexts(visit.lang)
  const gets = toldScopes(app.scopes).map(scope => t.consent.scopes[scope])
  const action = { label: t.apps.withdraw, accessibleName: t.fill('apps.withdrawOf', { name: app.name }), hidden: { app: app.id } }
  return (
    <ActionRow visit={visit} title={app.name} action={action}>
      {app.isUnverified && <p>{t.apps.unverified}</p>}
      {app.site && <p>{t.fill('apps.site', { host: new URL(app.site).host })}</p>}
      <p>{t.fill('apps.since', { date: formatDate(app.since, undefined, visit.lang) })}</p>
      <p>{`${t.apps.gets} ${gets.join(', ')}`}</p>
    </ActionRow>
  )
}
