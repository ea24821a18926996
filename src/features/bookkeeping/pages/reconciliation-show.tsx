import { useLoaderData } from 'react-router'
import { placeOf } from '#features/lists/forms.server.ts'
import { formatCount, formatMoment } from '#kit/format.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { OUTCOMES } from '../judge-lines.ts'
import { getReconciliation, listLines } from '../reconciliation-list.server.ts'
import { bookkeepingTexts } from '../texts.ts'
import { LINK } from '../ui/look.ts'
import { Money } from '../ui/money.tsx'

const LIST = '/Studio/Reconciliation'

/** A report: what each of its lines turned out to be. */
export const loader = appLoader(async ({ ctx, page, query, lang }) => {
  const one = await getReconciliation(ctx, page.params['id'] ?? '')
  const outcome = OUTCOMES.find(name => name === query.get('outcome'))
  return {
    title: bookkeepingTexts(lang).fill('reconciliation.of', { name: one.fileName }),
    one,
    page: await listLines(ctx, one.id, outcome, placeOf(query, 100)),
    query: Object.fromEntries(query),
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function ReconciliationShow() {
  const { title, one, page, query } = useLoaderData<typeof loader>()
  const { reconciliation: t, fill } = useTexts(bookkeepingTexts)
  const lang = useLang()
  const base = `${LIST}/${one.id}`
  const total = query['outcome'] ? page.items.length : OUTCOMES.reduce((sum, outcome) => sum + (one.figures[outcome] ?? 0), 0)
  return (
    <AppPage title={title} trail={[{ label: t.title, href: LIST }]}>
      <div className="space-y-6">
        {query['done'] === 'made' && <FormMessage tone="done">{t.done}</FormMessage>}
        <div className="card p-5">
          <Facts>
            <Fact name={t.source}>{t.sources[one.source]}</Fact>
            <Fact name={t.when}>
              {formatMoment(one.createdAt, undefined, lang)}
              {one.begunBy && `, ${one.begunBy}`}
            </Fact>
            {OUTCOMES.filter(outcome => one.figures[outcome]).map(outcome => (
              <Fact key={outcome} name={t.outcomes[outcome]}>
                <A href={`${base}?outcome=${outcome}`} className="underline underline-offset-4">
                  {formatCount(one.figures[outcome] ?? 0)}
                </A>
              </Fact>
            ))}
          </Facts>
        </div>
        <DataList
          base={base}
          query={query}
          page={page}
          keyOf={line => line.id}
          nameOf={line => fill('reconciliation.lineName', { position: line.position + 1 })}
          caption={t.lines}
          firstSort="line"
          count={fill('reconciliation.count', { count: total, shown: formatCount(total) })}
          empty={t.emptyLines}
          none={t.emptyLines}
          noneHref={LIST}
          chips={[
            { name: 'outcome', label: t.outcome, all: t.allOutcomes, choices: OUTCOMES.map(outcome => [outcome, t.outcomes[outcome]]) },
          ]}
          columns={[
            {
              key: 'line',
              title: t.line,
              isHeading: true,
              show: line => (
                <span className="wrap-anywhere">
                  <span className="tabular-nums">{line.position + 1}</span>{' '}
                  {line.invoiceId ? (
                    <A href={`/Studio/Orders/${line.invoiceId}`} className={LINK}>
                      {line.about}
                    </A>
                  ) : (
                    line.about
                  )}
                </span>
              ),
            },
            { key: 'at', title: t.at, show: line => (line.at ? formatMoment(line.at, undefined, lang) : '–') },
            { key: 'amount', title: t.amount, show: line => <Money amount={line.amount} /> },
            { key: 'fee', title: t.fee, show: line => (line.fee === null ? '–' : <Money amount={line.fee} />) },
            {
              key: 'outcome',
              title: t.outcome,
              show: line => (
                <span className="flex flex-wrap items-center gap-x-3">
                  {t.outcomes[line.outcome]}
                  {line.caseId && (
                    <A href={`/Studio/Cases/${line.caseId}`} className={LINK}>
                      {t.case}
                    </A>
                  )}
                </span>
              ),
            },
          ]}
        />
      </div>
    </AppPage>
  )
}
