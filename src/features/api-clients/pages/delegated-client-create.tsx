import { useActionData, useLoaderData } from 'react-router'
import { requirePermission } from '#features/permissions/permissions.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { sentIdOf } from '#page/sent-fields.server.ts'
import { showOnce } from '#page/shown-once.server.ts'
import { newId } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { CreateForm } from '#ui/app/create-form.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { delegatedScopesFor, parseRedirectUris } from '../delegated/delegated-client.ts'
import { createDelegatedClient } from '../delegated/delegated-clients.server.ts'
import { delegatedClientHref, INTEGRATIONS } from '../paths.ts'
import { apiClientTexts } from '../texts.ts'
import { DelegatedClientFields } from '../ui/delegated-client-fields.tsx'

/** The form of a new delegated client, with the scopes that the viewer may give. */
export const loader = appLoader(({ ctx, lang }) => {
  requirePermission(ctx.viewer, 'api-clients.manage')
  const { newTitle, newLead } = apiClientTexts(lang).delegated
  return { title: newTitle, lead: newLead, scopes: delegatedScopesFor(ctx.viewer), newId: newId() }
})

export const action = appAction({
  make: async (args, fields) => {
    const { id, secret } = await createDelegatedClient(args.ctx, args, {
      id: sentIdOf(fields),
      name: fields.get('name') ?? '',
      redirectUris: parseRedirectUris(fields.get('redirectUris') ?? ''),
      scopes: fields.getAll('scopes'),
      hasSecret: fields.get('kind') === 'secret',
    })
    return secret ? showOnce(args, id, secret, delegatedClientHref(id)) : delegatedClientHref(id)
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function DelegatedClientCreate() {
  const { title, lead, scopes, newId } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { delegated: t } = useTexts(apiClientTexts)
  const field = fieldsOf(form, 'make')
  return (
    <AppPage title={title} lead={lead}>
      <CreateForm field={field} form={form} newId={newId} backHref={INTEGRATIONS} words={t}>
        <DelegatedClientFields field={field} scopes={scopes} />
      </CreateForm>
    </AppPage>
  )
}
