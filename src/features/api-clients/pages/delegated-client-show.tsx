import { useActionData, useLoaderData } from 'react-router'
import { delegatedClientId } from '#features/members/account-site-client.ts'
import { formatMoment } from '#kit/format.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { requireSure } from '#page/sent-fields.server.ts'
import { showOnce, takeShownOnce } from '#page/shown-once.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { ChangeForm } from '#ui/app/change-form.tsx'
import { ConfirmForm, sureIdOf } from '#ui/app/confirm-form.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { type DelegatedClient, delegatedScopesFor, parseRedirectUris } from '../delegated/delegated-client.ts'
import {
  changeDelegatedClient,
  getDelegatedClient,
  renewDelegatedSecret,
  revokeDelegatedClient,
} from '../delegated/delegated-clients.server.ts'
import { delegatedClientHref, INTEGRATIONS } from '../paths.ts'
import { apiClientTexts } from '../texts.ts'
import { DelegatedClientFields } from '../ui/delegated-client-fields.tsx'
import { DelegatedExample } from '../ui/delegated-example.tsx'
import { Scopes } from '../ui/scopes.tsx'
import { ShownSecret } from '../ui/shown-secret.tsx'

const idOf = ({ page }: PageArgs) => page.params['id'] ?? ''

/** A delegated client: what its developer needs, and the forms to change, renew or revoke it. */
export const loader = appLoader(async args => {
  const { ctx, query, origin, identity } = args
  const client = await getDelegatedClient(ctx, idOf(args))
  const provider = { issuer: identity.issuer, clientId: delegatedClientId(ctx.tenantId, client.id), origin }
  const secret = takeShownOnce(args, client.id)
  return {
    title: client.name,
    client,
    provider,
    scopes: delegatedScopesFor(ctx.viewer, client),
    secret,
    isChanged: query.get('done') === 'changed',
  }
})

export const action = appAction({
  change: async (args, fields) => {
    const id = idOf(args)
    const redirectUris = parseRedirectUris(fields.get('redirectUris') ?? '')
    await changeDelegatedClient(args.ctx, args, id, { name: fields.get('name') ?? '', redirectUris, scopes: fields.getAll('scopes') })
    return `${delegatedClientHref(id)}?done=changed`
  },
  renew: async (args, fields) => {
    const { id } = await getDelegatedClient(args.ctx, idOf(args))
    requireSure(fields)
    return showOnce(args, id, await renewDelegatedSecret(args.ctx, args, id), delegatedClientHref(id))
  },
  revoke: async (args, fields) => {
    const { id } = await getDelegatedClient(args.ctx, idOf(args))
    requireSure(fields)
    await revokeDelegatedClient(args.ctx, args, id)
    return `${INTEGRATIONS}?done=delegated-revoked`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function DelegatedClientShow() {
  const { title, client, provider, scopes, secret, isChanged } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(apiClientTexts)
  const { change, renew, revoke } = t.delegated
  const shared = { action: delegatedClientHref(client.id), form }
  return (
    <AppPage title={title}>
      <div className="max-w-3xl space-y-8">
        {form && <FormRefusal form={form} idOf={sureIdOf(form)} />}
        {isChanged && !form && <FormMessage tone="done">{t.studio.client.changed}</FormMessage>}
        {secret && <ShownSecret key={secret} label={t.studio.secret.label} secret={secret} />}
        <div className="card p-5 md:p-6">
          <About client={client} {...provider} />
        </div>
        <DelegatedExample client={client} {...provider} />
        <ChangeForm words={change} action={shared.action}>
          <DelegatedClientFields field={fieldsOf(form, 'change')} scopes={scopes} client={client} />
        </ChangeForm>
        {client.hasSecret && (
          <ConfirmForm name="renew" words={renew} sure={t.fill('delegated.renew.sure', { name: client.name })} {...shared} />
        )}
        <ConfirmForm name="revoke" words={revoke} sure={t.fill('delegated.revoke.sure', { name: client.name })} isDanger {...shared} />
      </div>
    </AppPage>
  )
}

function About({ client, issuer, clientId }: { client: DelegatedClient; issuer: string; clientId: string }) {
  const lang = useLang()
  const t = useTexts(apiClientTexts)
  const { clients } = t.studio
  const by = client.createdBy ? t.fill('studio.clients.by', { who: client.createdBy }) : clients.byUnknown
  return (
    <Facts>
      <Fact name={t.delegated.clientId} isCode>
        {clientId}
      </Fact>
      <Fact name={t.delegated.issuer} isCode>
        {issuer}
      </Fact>
      <Fact name={t.delegated.list.secret}>{client.hasSecret ? t.delegated.kinds.secret : t.delegated.kinds.open}</Fact>
      <Fact name={clients.scopes}>
        <Scopes scopes={client.scopes} />
      </Fact>
      <Fact name={t.delegated.registered}>{`${formatMoment(client.createdAt, undefined, lang)}, ${by}`}</Fact>
    </Facts>
  )
}
