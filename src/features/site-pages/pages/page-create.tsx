import { useActionData, useLoaderData } from 'react-router'
import { requirePermission } from '#features/permissions/permissions.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { newId } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { CreateForm } from '#ui/app/create-form.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { createPage } from '../commands.server.ts'
import { readPageForm } from '../page-form.ts'
import { sitePageTexts } from '../texts.ts'
import { PageFields } from '../ui/page-fields.tsx'

const BASE = '/Studio/Pages'

/** A new page of the tenant's own, which begins as a draft without sections. */
export const loader = appLoader(({ ctx, lang }) => {
  requirePermission(ctx.viewer, 'site.manage')
  const { list, page } = sitePageTexts(lang)
  return { title: list.new, lead: page.newLead, newId: newId() }
})

export const action = appAction({
  make: async ({ ctx }, fields) => `${BASE}/${await createPage(ctx, readPageForm(fields), fields.get('id') ?? undefined)}`,
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function PageCreate() {
  const { title, lead, newId: id } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(sitePageTexts)
  const field = fieldsOf(form, 'make')
  return (
    <AppPage title={title} lead={lead}>
      <CreateForm field={field} form={form} newId={id} backHref={BASE} words={{ save: t.page.make, cancel: t.page.cancel }}>
        <PageFields field={field} />
      </CreateForm>
    </AppPage>
  )
}
