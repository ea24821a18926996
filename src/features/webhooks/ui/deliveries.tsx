import { formatMoment } from '#kit/format.ts'
import { type Lang } from '#kit/lang.ts'
import type { Page } from '#kit/page.ts'
import { PostButton } from '#ui/app/post-button.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { type BadgeColour, badgeClass } from '#ui/badge.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Pager } from '#ui/pager.tsx'
import { webhookTexts } from '../texts.ts'
import { DELIVERY_DAYS, type Delivery, type DeliveryTry } from '../webhook.ts'
import { nameOfEvent } from './webhook-state.tsx'

const COLOURS: Record<Delivery['state'], BadgeColour> = { waiting: 'orange', delivered: 'green', failed: 'red' }

interface DeliveriesProps {
  deliveries: Page<Delivery>
  /** The page's own path. */
  base: string
  /** Whether messages can be replayed: not if the webhook is off. */
  canReplay: boolean
}

/** A webhook's deliveries, each with all of its tries. */
export function Deliveries({ deliveries, base, canReplay }: DeliveriesProps) {
  const lang = useLang()
  const t = useTexts(webhookTexts)
  const { title, none } = t.studio.deliveries
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="text-xl font-bold">
        {title}
      </h2>
      <p className="text-ink-soft mt-1 mb-4">{t.fill('studio.deliveries.lead', { days: DELIVERY_DAYS })}</p>
      {deliveries.items.length === 0 && <p className="text-ink-soft">{none}</p>}
      {deliveries.items.length > 0 && (
        <Rows
          items={deliveries.items}
          keyOf={one => one.id}
          columns={[...columnsOf(lang), ...(canReplay ? [replayOf(lang, base, deliveries.page)] : [])]}
          caption={title}
        />
      )}
      <Pager page={deliveries.page} totalPages={deliveries.totalPages} base={base} query={{}} />
    </section>
  )
}

function columnsOf(lang: Lang): Column<Delivery>[] {
  const t = webhookTexts(lang).studio.deliveries
  const moment = (at: Date) => formatMoment(at, undefined, lang)
  return [
    {
      title: t.event,
      isHeading: true,
      show: one => (
        <>
          <span className="font-semibold">{nameOfEvent(one.event, lang)}</span>
          <span className="text-ink-soft block">{moment(one.createdAt)}</span>
        </>
      ),
    },
    { title: t.state, show: one => <State delivery={one} /> },
    { title: t.answer, show: one => <Answer last={one.tries.at(-1)} /> },
    { title: t.tries, show: one => <Tries tries={one.tries} /> },
  ]
}

function replayOf(lang: Lang, base: string, page: number): Column<Delivery> {
  const t = webhookTexts(lang)
  return {
    title: t.studio.deliveries.replay,
    isAction: true,
    show: one => (
      <PostButton
        form="replay"
        action={page > 1 ? `${base}?page=${page}` : base}
        values={{ delivery: one.id }}
        className="btn btn-quiet"
        label={t.fill('studio.deliveries.replayLabel', {
          event: nameOfEvent(one.event, lang),
          when: formatMoment(one.createdAt, undefined, lang),
        })}
      >
        {t.studio.deliveries.replay}
      </PostButton>
    ),
  }
}

function State({ delivery: { state, nextTryAt } }: { delivery: Delivery }) {
  const lang = useLang()
  const t = useTexts(webhookTexts)
  return (
    <span className="min-w-0">
      <span className={badgeClass(COLOURS[state])}>{t.studio.deliveries.states[state]}</span>
      {nextTryAt && (
        <span className="text-ink-soft block">{t.fill('studio.deliveries.next', { when: formatMoment(nextTryAt, undefined, lang) })}</span>
      )}
    </span>
  )
}

function Answer({ last }: { last: DeliveryTry | undefined }) {
  const t = useTexts(webhookTexts)
  if (!last) return t.studio.deliveries.noTry
  if (last.statusCode === null) return t.fill('studio.deliveries.noAnswer', { failure: last.failure })
  return <span className="tabular-nums">{last.statusCode}</span>
}

function Tries({ tries }: { tries: readonly DeliveryTry[] }) {
  const lang = useLang()
  const t = useTexts(webhookTexts)
  if (tries.length === 0) return <span className="tabular-nums">0</span>
  return (
    <details className="min-w-0">
      <summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
        {t.fill('studio.deliveries.triesOf', { count: tries.length })}
      </summary>
      <ol className="space-y-2 pb-2">
        {tries.map(one => (
          <li key={one.at.toISOString()}>
            <span className="block">{formatMoment(one.at, undefined, lang)}</span>
            <span className="text-ink-soft block">
              <Answer last={one} />, {t.fill('studio.deliveries.took', { ms: one.tookMs })}
            </span>
            {one.statusCode !== null && (
              <code className="block max-w-[40ch] font-mono text-sm wrap-anywhere">{one.answer || t.studio.deliveries.empty}</code>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
