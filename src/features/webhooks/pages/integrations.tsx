import { useLoaderData } from 'react-router'
import { anonKeyOf } from '#features/api-clients/anonymous-key.ts'
import { listApiClients } from '#features/api-clients/api-clients.server.ts'
import { apiClientTexts } from '#features/api-clients/texts.ts'
import { ApiClientList } from '#features/api-clients/ui/api-client-list.tsx'
import { BrowserKey } from '#features/api-clients/ui/browser-key.tsx'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { listWebhooks } from '../queries.server.ts'
import { webhookTexts } from '../texts.ts'
import { WebhookList } from '../ui/webhook-list.tsx'
import type { Webhook } from '../webhook.ts'

/** The site's integrations: API clients, webhooks, and the key that browsers use. */
export const loader = appLoader(async ({ ctx, lang, query, seal, origin }) => {
  const { title, lead } = webhookTexts(lang).studio
  const clients = await listApiClients(ctx)
  const webhooks = (await listWebhooks(ctx)).map(toListed)
  return { title, lead, clients, webhooks, done: query.get('done'), address: `${origin}/api/rest/v1`, anonKey: anonKeyOf(seal) }
})

/** Replaces a webhook's URL, which may contain a secret, by its host. */
function toListed({ url, ...webhook }: Webhook) {
  return { ...webhook, host: new URL(url).host }
}

export { appMeta as meta } from '#page/app-meta.ts'

export default function Integrations() {
  const { title, lead, clients, webhooks, done, address, anonKey } = useLoaderData<typeof loader>()
  const { clients: c, docs } = useTexts(apiClientTexts).studio
  const { webhooks: w } = useTexts(webhookTexts).studio
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-12">
        {done === 'revoked' && <FormMessage tone="done">{c.revoked}</FormMessage>}
        {done === 'removed' && <FormMessage tone="done">{w.removed}</FormMessage>}
        <p>
          <a href="/api/docs" className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {docs}
          </a>
        </p>
        <ApiClientList clients={clients} />
        <WebhookList webhooks={webhooks} />
        <BrowserKey address={address} anonKey={anonKey} />
      </div>
    </AppPage>
  )
}
