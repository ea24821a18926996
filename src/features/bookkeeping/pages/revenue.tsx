import { useLoaderData } from 'react-router'
import { DAY_MS } from '#kit/days.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { chipClass } from '#ui/chip.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { moneyWords } from '../money-words.ts'
import { readRevenue } from '../revenue.server.ts'
import { STEPS, stepOf } from '../revenue.ts'
import { REVENUE_PARTS, rowWords } from '../revenue-words.ts'
import { readSpan, spanQuery } from '../span.ts'
import { bookkeepingTexts } from '../texts.ts'
import { Bars } from '../ui/bars.tsx'
import { LINK } from '../ui/look.ts'
import { RevenueTable } from '../ui/revenue-table.tsx'
import { SpanChoice } from '../ui/span-choice.tsx'

const BASE = '/Studio/Revenue'

/** Revenue over time, by what was sold and by method: all from the ledger. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { name, from, to, since, until } = readSpan(query, ctx.now, 'year')
  const span = { name, from, to }
  const step = stepOf(query.get('step'), (until.getTime() - since.getTime()) / DAY_MS)
  return { title: bookkeepingTexts(lang).revenue.title, span, step, revenue: await readRevenue(ctx, { ...span, since, until }, step) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function RevenuePage() {
  const { title, span, step, revenue } = useLoaderData<typeof loader>()
  const { revenue: t, fill } = useTexts(bookkeepingTexts)
  const lang = useLang()
  const address = `${spanQuery(span)}&step=${step}`
  const heads = { overTime: t.when, bySubject: t.subject, byMethod: t.method }
  const largest = Math.max(0, ...revenue.overTime.map(one => one.net))
  return (
    <AppPage title={title} lead={t.lead}>
      <div className="space-y-6">
        <SpanChoice base={BASE} span={span} kept={{ step }} />
        <nav aria-label={t.step} className="flex flex-wrap gap-2">
          {STEPS.map(one => (
            <A
              key={one}
              href={`${BASE}?${spanQuery(span)}&step=${one}`}
              aria-current={one === step ? 'true' : undefined}
              className={chipClass(one === step)}
            >
              {t.steps[one]}
            </A>
          ))}
        </nav>
        {revenue.overTime.length === 0 ? (
          <p className="card text-ink-soft p-5">{t.none}</p>
        ) : (
          REVENUE_PARTS.map(part => (
            <Section key={part} title={t[part]} {...(part === 'overTime' && { lead: t.netHint })}>
              {part === 'overTime' && (
                <figure className="mb-4">
                  <figcaption className="flex flex-wrap justify-between gap-x-4">
                    <span className="font-medium">{t.columns.net}</span>
                    <span className="text-ink-soft text-sm">{fill('revenue.largest', { amount: moneyWords(largest) })}</span>
                  </figcaption>
                  <Bars
                    label={fill('revenue.chart', { column: t.columns.net, total: moneyWords(revenue.total.net) })}
                    bars={revenue.overTime.map(({ key, net }) => ({ key, amount: net }))}
                  />
                </figure>
              )}
              <RevenueTable
                caption={t[part]}
                head={heads[part]}
                rows={revenue[part]}
                total={revenue.total}
                nameOf={row => rowWords(part, row, lang)}
              />
              <p className="mt-2">
                <a href={`${BASE}.csv?${address}&part=${part}`} download className={LINK} aria-label={`${t.csv}: ${t[part]}`}>
                  {t.csv}
                </a>
              </p>
            </Section>
          ))
        )}
      </div>
    </AppPage>
  )
}
