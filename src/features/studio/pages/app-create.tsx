import { createApiClient } from '#features/api-clients/api-clients.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import type { FormState } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { newId } from '#platform/db/ids.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioAction } from '../forms.server.ts'
import { appHref, sentIdOf } from '../integrations.server.ts'
import { showOnce } from '../shown-once.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { AppFields, scopesFor } from '../ui/app-fields.tsx'
import { CreateForm } from '../ui/create-form.tsx'

/** The form of a new program, with the scopes that who asks may give. */
export const loader = serverPage(args => {
  const { ctx, lang, form } = args
  requirePermission(ctx.viewer, 'api-clients.manage')
  const t = studioTexts(lang).integrations.app
  return studioPage(args, {
    title: t.newTitle,
    lead: t.newLead,
    body: <AppCreate scopes={scopesFor(ctx.viewer)} newId={newId()} form={form} />,
  })
})

export const action = studioAction({
  make: async (args, fields) => {
    const id = sentIdOf(fields)
    const { secret } = await createApiClient(args.ctx, { id, name: fields.get('name') ?? '', scopes: fields.getAll('scopes') })
    showOnce(args, id, secret)
    return appHref(id)
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

interface AppCreateProps {
  scopes: ReturnType<typeof scopesFor>
  newId: string
  form: FormState | undefined
}

function AppCreate({ scopes, newId, form }: AppCreateProps) {
  const { app: t } = useTexts(studioTexts).integrations
  const field = fieldsOf(form, 'make')
  return (
    <CreateForm field={field} form={form} newId={newId} words={t}>
      <AppFields field={field} scopes={scopes} />
    </CreateForm>
  )
}
