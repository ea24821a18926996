import { gatewayTexts } from '#features/gateways/texts.ts'
import { ledgerTexts } from '#features/ledger/texts.ts'
import { formatMoment } from '#kit/format.ts'
import { Section } from '#ui/app/section.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { caseWords } from '../case-kinds.ts'
import { moneyWords } from '../money-words.ts'
import type { OrderStory } from '../order-story.server.ts'
import { bookkeepingTexts } from '../texts.ts'
import { LINK } from './look.ts'

/** What gateways told, what was posted, which mails went, and what did not fit. */
export function OrderTraces({ base, story }: { base: string; story: OrderStory }) {
  return (
    <>
      <Heard base={base} notifications={story.notifications} />
      <Posted movements={story.movements} />
      <Cases cases={story.cases} />
      <Mails mails={story.mails} />
    </>
  )
}

function Heard({ base, notifications }: { base: string } & Pick<OrderStory, 'notifications'>) {
  const { order: t, paymentStates } = useTexts(bookkeepingTexts)
  const { names } = useTexts(gatewayTexts)
  const lang = useLang()
  const outcomes: Readonly<Record<string, string>> = { ...paymentStates, ...t.told }
  return (
    <div id="notifications" className="scroll-mt-24">
      <Section title={t.notifications}>
        {notifications.length === 0 && <p className="text-ink-soft">{t.noNotifications}</p>}
        <ul className="divide-line divide-y">
          {notifications.map(one => (
            <li key={one.id} className="space-y-1 py-3 first:pt-0">
              <p>
                <span className="font-semibold">{formatMoment(one.receivedAt, undefined, lang)}</span>, {names[one.gateway]},{' '}
                <span data-genuine={one.isGenuine}>{one.isGenuine ? t.genuine : t.forged}</span>,{' '}
                {one.handledAt ? (outcomes[one.outcome ?? '']?.toLowerCase() ?? t.handled) : t.unhandled}
              </p>
              {one.body === null ? (
                <A
                  href={`${base}?notification=${one.id}#notifications`}
                  className={LINK}
                  aria-label={`${t.body}: ${formatMoment(one.receivedAt, undefined, lang)}`}
                >
                  {t.body}
                </A>
              ) : (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable text must be reachable by keyboard
                <pre className="bg-ink/5 max-h-96 overflow-auto rounded-xl p-3 text-sm wrap-anywhere whitespace-pre-wrap" tabIndex={0}>
                  {one.body || t.bodyGone}
                </pre>
              )}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function Posted({ movements }: Pick<OrderStory, 'movements'>) {
  const { order: t } = useTexts(bookkeepingTexts)
  const { movements: names, accounts } = useTexts(ledgerTexts)
  const lang = useLang()
  return (
    <Section title={t.movements}>
      {movements.length === 0 && <p className="text-ink-soft">{t.noMovements}</p>}
      <ul className="divide-line divide-y">
        {movements.map(one => (
          <li key={one.id} className="py-3 first:pt-0">
            <A href={`/Studio/Ledger/Movements/${one.id}`} className={LINK}>
              {names[one.kind].name}
            </A>
            <span className="text-ink-soft block">{formatMoment(one.postedAt, undefined, lang)}</span>
            <span className="block">
              {one.entries.map(entry => `${accounts[entry.account].name} ${moneyWords(entry.amount)}`).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Cases({ cases }: Pick<OrderStory, 'cases'>) {
  const { order: t, cases: words } = useTexts(bookkeepingTexts)
  const lang = useLang()
  if (cases.length === 0) return null
  return (
    <Section title={t.cases}>
      <ul>
        {cases.map(one => (
          <li key={one.id}>
            <A href={`/Studio/Cases/${one.id}`} className={LINK}>
              {caseWords(one.kind, lang).name} ({words.states[one.settledAt ? 'settled' : 'open']})
            </A>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Mails({ mails }: Pick<OrderStory, 'mails'>) {
  const { order: t, fill } = useTexts(bookkeepingTexts)
  const lang = useLang()
  const stateOf = ({ deliveredAt, failedAt }: OrderStory['mails'][number]) => {
    const when = deliveredAt ?? failedAt
    return when ? fill(deliveredAt ? 'order.mailSent' : 'order.mailFailed', { when: formatMoment(when, undefined, lang) }) : t.mailWaits
  }
  return (
    <Section title={t.mails}>
      {mails.length === 0 && <p className="text-ink-soft">{t.noMails}</p>}
      <ul className="divide-line divide-y">
        {mails.map(one => (
          <li key={one.id} className="py-3 first:pt-0">
            <span className="font-semibold wrap-anywhere">{one.subject}</span>
            <span className="text-ink-soft block">{stateOf(one)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
