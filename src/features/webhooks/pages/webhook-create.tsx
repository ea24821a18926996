import { useActionData, useLoaderData } from 'react-router'
import { INTEGRATIONS } from '#features/api-clients/paths.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { sentIdOf } from '#page/sent-fields.server.ts'
import { showOnce } from '#page/shown-once.server.ts'
import { newId } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { CreateForm } from '#ui/app/create-form.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { createWebhook } from '../commands.server.ts'
import { readWebhook, webhookToolsOf } from '../forms.server.ts'
import { webhookHref } from '../paths.ts'
import { webhookTexts } from '../texts.ts'
import { WebhookFields } from '../ui/webhook-fields.tsx'

/** The form of a new webhook. */
export const loader = appLoader(({ ctx, lang }) => {
  requirePermission(ctx.viewer, 'webhooks.manage')
  const { newTitle, newLead } = webhookTexts(lang).studio.webhook
  return { title: newTitle, lead: newLead, newId: newId() }
})

export const action = appAction({
  make: async (args, fields) => {
    requirePermission(args.ctx.viewer, 'webhooks.manage')
    const tools = webhookToolsOf(args)
    const { webhook, secret } = await createWebhook(args.ctx, readWebhook(fields, tools), tools, sentIdOf(fields))
    const path = webhookHref(webhook.id)
    return secret === null ? path : showOnce(args, webhook.id, secret, path)
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function WebhookCreate() {
  const { title, lead, newId } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { webhook: t } = useTexts(webhookTexts).studio
  const field = fieldsOf(form, 'make')
  return (
    <AppPage title={title} lead={lead}>
      <CreateForm field={field} form={form} newId={newId} backHref={INTEGRATIONS} words={t}>
        <WebhookFields field={field} />
      </CreateForm>
    </AppPage>
  )
}
