import { IntegrationLink, IntegrationList } from '#features/api-clients/ui/integration-list.tsx'
import type { Lang } from '#kit/lang.ts'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { NEW_WEBHOOK, webhookHref } from '../paths.ts'
import { webhookTexts } from '../texts.ts'
import type { Webhook } from '../webhook.ts'
import { nameOfEvent, WebhookState } from './webhook-state.tsx'

/** A webhook with its URL's host alone. */
type ListedWebhook = Omit<Webhook, 'url'> & { host: string }

/** The tenant's webhooks. */
export function WebhookList({ webhooks }: { webhooks: readonly ListedWebhook[] }) {
  const lang = useLang()
  const { webhooks: t } = useTexts(webhookTexts).studio
  return (
    <IntegrationList id="webhooks" words={t} href={NEW_WEBHOOK} isEmpty={webhooks.length === 0}>
      <Rows items={webhooks} keyOf={one => one.id} columns={columnsOf(lang)} caption={t.title} />
    </IntegrationList>
  )
}

function columnsOf(lang: Lang): Column<ListedWebhook>[] {
  const { webhooks: t } = webhookTexts(lang).studio
  return [
    {
      title: t.address,
      isHeading: true,
      show: one => (
        <>
          <IntegrationLink href={webhookHref(one.id)}>{one.host}</IntegrationLink>
          <span className="text-ink-soft block wrap-anywhere">{one.description}</span>
        </>
      ),
    },
    { title: t.events, show: one => <span>{one.events.map(event => nameOfEvent(event, lang)).join(', ')}</span> },
    { title: t.state, show: one => <WebhookState webhook={one} /> },
  ]
}
