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
import { scopesFor } from '../api-client.ts'
import { createApiClient } from '../api-clients.server.ts'
import { apiClientHref, INTEGRATIONS } from '../paths.ts'
import { apiClientTexts } from '../texts.ts'
import { ApiClientFields } from '../ui/api-client-fields.tsx'

/** The form of a new API client, with the scopes that the viewer may give. */
export const loader = appLoader(({ ctx, lang }) => {
  requirePermission(ctx.viewer, 'api-clients.manage')
  const { newTitle, newLead } = apiClientTexts(lang).studio.client
  return { title: newTitle, lead: newLead, scopes: scopesFor(ctx.viewer), newId: newId() }
})

export const action = appAction({
  make: async (args, fields) => {
    const id = sentIdOf(fields)
    const { secret } = await createApiClient(args.ctx, { id, name: fields.get('name') ?? '', scopes: fields.getAll('scopes') })
    return showOnce(args, id, secret, apiClientHref(id))
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function ApiClientCreate() {
  const { title, lead, scopes, newId } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { client: t } = useTexts(apiClientTexts).studio
  const field = fieldsOf(form, 'make')
  return (
    <AppPage title={title} lead={lead}>
      <CreateForm field={field} form={form} newId={newId} backHref={INTEGRATIONS} words={t}>
        <ApiClientFields field={field} scopes={scopes} />
      </CreateForm>
    </AppPage>
  )
}
