import { useActionData, useLoaderData } from 'react-router'
import { formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { requireSure } from '#page/sent-fields.server.ts'
import { showOnce, takeShownOnce } from '#page/shown-once.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { ChangeForm } from '#ui/app/change-form.tsx'
import { CodeBlock } from '#ui/app/code-block.tsx'
import { ConfirmForm, sureIdOf } from '#ui/app/confirm-form.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { APP_TOKEN_HOURS, type ApiClient, scopesFor } from '../api-client.ts'
import { changeApiClient, getApiClient, renewApiClientSecret, revokeApiClient } from '../api-clients.server.ts'
import { apiClientHref, INTEGRATIONS } from '../paths.ts'
import { apiClientTexts } from '../texts.ts'
import { ApiClientFields } from '../ui/api-client-fields.tsx'
import { Scopes } from '../ui/scopes.tsx'
import { ShownSecret } from '../ui/shown-secret.tsx'

const idOf = ({ page }: PageArgs) => page.params['id'] ?? ''

/** An API client: its details, how to get a token, and the forms to replace its secret or revoke it. */
export const loader = appLoader(async args => {
  const { ctx, query, origin } = args
  const client = await getApiClient(ctx, idOf(args))
  const secret = takeShownOnce(args, client.id)
  return { title: client.name, client, scopes: scopesFor(ctx.viewer, client), origin, secret, isChanged: query.get('done') === 'changed' }
})

export const action = appAction({
  change: async (args, fields) => {
    const id = idOf(args)
    await changeApiClient(args.ctx, id, { name: fields.get('name') ?? '', scopes: fields.getAll('scopes') })
    return `${apiClientHref(id)}?done=changed`
  },
  renew: async (args, fields) => {
    const { id } = await getApiClient(args.ctx, idOf(args))
    requireSure(fields)
    return showOnce(args, id, await renewApiClientSecret(args.ctx, id), apiClientHref(id))
  },
  revoke: async (args, fields) => {
    const { id } = await getApiClient(args.ctx, idOf(args))
    requireSure(fields)
    await revokeApiClient(args.ctx, id)
    return `${INTEGRATIONS}?done=revoked`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function ApiClientShow() {
  const { title, client, scopes, origin, secret, isChanged } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(apiClientTexts)
  const { change, changed, renew, revoke } = t.studio.client
  const shared = { action: apiClientHref(client.id), form }
  return (
    <AppPage title={title}>
      <div className="max-w-3xl space-y-8">
        {form && <FormRefusal form={form} idOf={sureIdOf(form)} />}
        {isChanged && !form && <FormMessage tone="done">{changed}</FormMessage>}
        {secret && <ShownSecret key={secret} label={t.studio.secret.label} secret={secret} />}
        <div className="card p-5 md:p-6">
          <About client={client} />
        </div>
        <Token client={client} origin={origin} />
        <ChangeForm words={change} action={shared.action}>
          <ApiClientFields field={fieldsOf(form, 'change')} scopes={scopes} client={client} />
        </ChangeForm>
        <ConfirmForm name="renew" words={renew} sure={t.fill('studio.client.renew.sure', { name: client.name })} {...shared} />
        <ConfirmForm name="revoke" words={revoke} sure={t.fill('studio.client.revoke.sure', { name: client.name })} isDanger {...shared} />
      </div>
    </AppPage>
  )
}

function About({ client }: { client: ApiClient }) {
  const lang = useLang()
  const t = useTexts(apiClientTexts)
  const { clients, id } = t.studio
  const by = client.createdBy ? t.fill('studio.clients.by', { who: client.createdBy }) : clients.byUnknown
  return (
    <Facts>
      <Fact name={id} isCode>
        {client.id}
      </Fact>
      <Fact name={clients.scopes}>
        <Scopes scopes={client.scopes} />
      </Fact>
      <Fact name={clients.made}>{`${formatMoment(client.createdAt, undefined, lang)}, ${by}`}</Fact>
      <Fact name={clients.lastToken}>{client.lastTokenAt ? formatMoment(client.lastTokenAt, undefined, lang) : clients.never}</Fact>
    </Facts>
  )
}

function Token({ client: { id, scopes }, origin }: { client: ApiClient; origin: string }) {
  const t = useTexts(apiClientTexts)
  const { token, example } = t.studio.client
  const lines = [
    `curl -X POST '${origin}/api/services/v1/authorizer/token/generate' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"id":"${id}","secret":"…","scopes":${JSON.stringify(scopes)}}'`,
  ]
  return (
    <Section title={token} lead={t.fill('studio.client.tokenText', { hours: APP_TOKEN_HOURS })}>
      <div className="space-y-4">
        <CodeBlock label={example}>{lines.join('\n')}</CodeBlock>
        <a href="/api/docs" className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {t.studio.docs}
        </a>
      </div>
    </Section>
  )
}
