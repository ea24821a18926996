import { requirePermission } from '#features/permissions/permissions.ts'
import { createWebhook } from '#features/webhooks/commands.server.ts'
import type { FormState } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { newId } from '#platform/db/ids.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioAction } from '../forms.server.ts'
import { readWebhook, sentIdOf, webhookHref, webhookToolsOf } from '../integrations.server.ts'
import { showOnce } from '../shown-once.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { CreateForm } from '../ui/create-form.tsx'
import { WebhookFields } from '../ui/webhook-fields.tsx'

/** The form of a new webhook. */
export const loader = serverPage(args => {
  requirePermission(args.ctx.viewer, 'webhooks.manage')
  const t = studioTexts(args.lang).integrations.webhook
  return studioPage(args, { title: t.newTitle, lead: t.newLead, body: <WebhookCreate newId={newId()} form={args.form} /> })
})

export const action = studioAction({
  make: async (args, fields) => {
    requirePermission(args.ctx.viewer, 'webhooks.manage')
    const tools = webhookToolsOf(args)
    const { webhook, secret } = await createWebhook(args.ctx, readWebhook(fields, tools), tools, sentIdOf(fields))
    if (secret !== null) showOnce(args, webhook.id, secret)
    return webhookHref(webhook.id)
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function WebhookCreate({ newId, form }: { newId: string; form: FormState | undefined }) {
  const { webhook: t } = useTexts(studioTexts).integrations
  const field = fieldsOf(form, 'make')
  return (
    <CreateForm field={field} form={form} newId={newId} words={t}>
      <WebhookFields field={field} />
    </CreateForm>
  )
}
