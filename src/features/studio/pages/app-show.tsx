import {
  type ApiClient,
  changeApiClient,
  getApiClient,
  renewApiClientSecret,
  revokeApiClient,
} from '#features/api-clients/api-clients.server.ts'
import { APP_TOKEN_HOURS } from '#features/api-clients/app-tokens.server.ts'
import { formatMoment } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import type { FormState, PageArgs } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioAction } from '../forms.server.ts'
import { appHref, INTEGRATIONS, requireSure } from '../integrations.server.ts'
import { showOnce, takeShownOnce } from '../shown-once.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { AppFields, scopesFor } from '../ui/app-fields.tsx'
import { ChangeForm } from '../ui/change-form.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { Scopes } from '../ui/scopes.tsx'
import { Section } from '../ui/section.tsx'
import { ShownSecret } from '../ui/shown-secret.tsx'
import { SureForm, sureIdOf } from '../ui/sure-form.tsx'

const idOf = ({ page }: PageArgs) => page.params['id'] ?? ''

/** A program: what it is, how it takes a token, and the ways to end its secret or the whole of it. */
export const loader = serverPage(async args => {
  const app = await getApiClient(args.ctx, idOf(args))
  const secret = takeShownOnce(args, app.id)
  const isChanged = args.query.get('done') === 'changed'
  const view = { app, scopes: scopesFor(args.ctx.viewer, app), origin: args.origin, secret, isChanged, form: args.form }
  return studioPage(args, { title: app.name, body: <AppShow {...view} /> })
})

export const action = studioAction({
  change: async (args, fields) => {
    const id = idOf(args)
    await changeApiClient(args.ctx, id, { name: fields.get('name') ?? '', scopes: fields.getAll('scopes') })
    return `${appHref(id)}?done=changed`
  },
  renew: async (args, fields) => {
    const { id } = await getApiClient(args.ctx, idOf(args))
    requireSure(fields)
    showOnce(args, id, await renewApiClientSecret(args.ctx, id))
    return appHref(id)
  },
  revoke: async (args, fields) => {
    const { id } = await getApiClient(args.ctx, idOf(args))
    requireSure(fields)
    await revokeApiClient(args.ctx, id)
    return `${INTEGRATIONS}?done=revoked`
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

interface AppShowProps {
  app: ApiClient
  scopes: ReturnType<typeof scopesFor>
  origin: string
  secret: string | undefined
  isChanged: boolean
  form: FormState | undefined
}

function AppShow({ app, scopes, origin, secret, isChanged, form }: AppShowProps) {
  const lang = useLang()
  const t = useTexts(studioTexts)
  const { change, changed, renew, revoke } = t.integrations.app
  const shared = { action: localHref(lang, appHref(app.id)), form }
  return (
    <div className="max-w-3xl space-y-8">
      {form && <FormRefusal form={form} idOf={sureIdOf(form)} />}
      {isChanged && !form && <FormMessage tone="done">{changed}</FormMessage>}
      {secret && <ShownSecret of="app" secret={secret} />}
      <div className="card p-5 md:p-6">
        <About app={app} />
      </div>
      <Token app={app} origin={origin} />
      <ChangeForm words={change} action={shared.action}>
        <AppFields field={fieldsOf(form, 'change')} scopes={scopes} app={app} />
      </ChangeForm>
      <SureForm name="renew" words={renew} sure={t.fill('integrations.app.renew.sure', { name: app.name })} {...shared} />
      <SureForm name="revoke" words={revoke} sure={t.fill('integrations.app.revoke.sure', { name: app.name })} isDanger {...shared} />
    </div>
  )
}

function About({ app }: { app: ApiClient }) {
  const lang = useLang()
  const t = useTexts(studioTexts)
  const { apps, id } = t.integrations
  const by = app.createdBy ? t.fill('integrations.apps.by', { who: app.createdBy }) : apps.byUnknown
  return (
    <Facts>
      <Fact name={id} isCode>
        {app.id}
      </Fact>
      <Fact name={apps.scopes}>
        <Scopes scopes={app.scopes} />
      </Fact>
      <Fact name={apps.made}>{`${formatMoment(app.createdAt, undefined, lang)}, ${by}`}</Fact>
      <Fact name={apps.lastToken}>{app.lastTokenAt ? formatMoment(app.lastTokenAt, undefined, lang) : apps.never}</Fact>
    </Facts>
  )
}

function Token({ app: { id, scopes }, origin }: { app: ApiClient; origin: string }) {
  const t = useTexts(studioTexts)
  const { token, example } = t.integrations.app
  const lines = [
    `curl -X POST '${origin}/api/services/v1/authorizer/token/generate' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"id":"${id}","secret":"…","scopes":${JSON.stringify(scopes)}}'`,
  ]
  return (
    <Section title={token} lead={t.fill('integrations.app.tokenText', { hours: APP_TOKEN_HOURS })}>
      <div className="space-y-4">
        <CodeBlock label={example}>{lines.join('\n')}</CodeBlock>
        <a href="/api/docs" className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {t.integrations.docs}
        </a>
      </div>
    </Section>
  )
}
