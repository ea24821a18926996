import { useLoaderData } from 'react-router'
import { anonKeyOf } from '#features/api-clients/anonymous-key.ts'
import { listApiClients } from '#features/api-clients/api-clients.server.ts'
import { listDelegatedClients } from '#features/api-clients/delegated/delegated-clients.server.ts'
import { apiClientTexts } from '#features/api-clients/texts.ts'
import { ApiClientList } from '#features/api-clients/ui/api-client-list.tsx'
import { BrowserKey } from '#features/api-clients/ui/browser-key.tsx'
import { DelegatedClientList } from '#features/api-clients/ui/delegated-client-list.tsx'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { listWebhooks } from '../queries.server.ts'
import { webhookTexts } from '../texts.ts'
import { WebhookList } from '../ui/webhook-list.tsx'
import type { Webhook } from '../webhook.ts'

/** The site's integrations: API clients, delegated clients if the account site is the provider, webhooks, and the key that browsers use. */
export const loader = appLoader(async ({ ctx, lang, query, seal, origin, identity }) => {
  const { title, lead } = webhookTexts(lang).studio
  const clients = await listApiClients(ctx)
  const delegated = identity.delegated && (await listDelegatedClients(ctx))
  const webhooks = (await listWebhooks(ctx)).map(toListed)
  const key = { address: `${origin}/api/rest/v1`, anonKey: anonKeyOf(seal) }
  return { title, lead, clients, delegated, webhooks, done: query.get('done'), ...key }
})

/** Replaces a webhook's URL, which may contain a secret, by its host. */
function toListed({ url, ...webhook }: Webhook) {
  return { ...webhook, host: new URL(url).host }
}

export { appMeta as meta } from '#page/app-meta.ts'

export default function Integrations() {
  const { title, lead, clients, delegated, webhooks, done, address, anonKey } = useLoaderData<typeof loader>()
  const { studio, delegated: d } = useTexts(apiClientTexts)
  const { clients: c, docs } = studio
  const { webhooks: w, records } = useTexts(webhookTexts).studio
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-12">
        {done === 'revoked' && <FormMessage tone="done">{c.revoked}</FormMessage>}
        {done === 'delegated-revoked' && <FormMessage tone="done">{d.list.revoked}</FormMessage>}
        {done === 'removed' && <FormMessage tone="done">{w.removed}</FormMessage>}
        <p>
          <a href="/api/docs" className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {docs}
          </a>
        </p>
        <ApiClientList clients={clients} />
        {delegated && <DelegatedClientList clients={delegated} />}
        <WebhookList webhooks={webhooks} />
        <p>
          <A
            href="/Studio/Integrations/Records"
            className="text-primary-text inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {records}
          </A>
        </p>
        <BrowserKey address={address} anonKey={anonKey} />
      </div>
    </AppPage>
  )
}
