import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { type BadgeColour, badgeClass } from '#ui/badge.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { webhookTexts } from '../texts.ts'
import { FAILING_DAYS, type Webhook } from '../webhook.ts'

/** Shows whether a webhook is on; if it is off or failing, since when and why. */
export function WebhookState({
  webhook: { switchedOffAt, switchedOffWhy, failingSince },
}: {
  webhook: Pick<Webhook, 'switchedOffAt' | 'switchedOffWhy' | 'failingSince'>
}) {
  const lang = useLang()
  const t = useTexts(webhookTexts)
  const when = (at: Date) => formatMoment(at, undefined, lang)
  const { off, failing, on } = t.studio.webhooks
  if (switchedOffAt && switchedOffWhy)
    return (
      <State colour="red" name={off}>
        {t.fill(`studio.webhooks.why.${switchedOffWhy}`, { when: when(switchedOffAt), days: FAILING_DAYS })}
      </State>
    )
  if (failingSince)
    return (
      <State colour="orange" name={failing}>
        {t.fill('studio.webhooks.failingSince', { when: when(failingSince) })}
      </State>
    )
  return <span className={badgeClass('green')}>{on}</span>
}

function State({ colour, name, children }: { colour: BadgeColour; name: string; children: string }) {
  return (
    <span className="min-w-0">
      <span className={badgeClass(colour)}>{name}</span>
      <span className="text-ink-soft block">{children}</span>
    </span>
  )
}

/** Returns an event's name for display; without a text, the event's own name. */
export function nameOfEvent(event: string, lang: Lang): string {
  const { events, ping } = webhookTexts(lang).studio
  if (event === 'webhook.ping') return ping
  return Object.entries(events).find(([name]) => name === event)?.[1] ?? event
}
