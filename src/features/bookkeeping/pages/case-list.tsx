import { useLoaderData } from 'react-router'
import { placeOf } from '#features/lists/forms.server.ts'
import type { MoneyCase } from '#features/payments/case.ts'
import { listCases } from '#features/payments/cases.server.ts'
import { formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { CASE_KINDS, caseWords } from '../case-kinds.ts'
import { bookkeepingTexts } from '../texts.ts'
import { ROW_LINK } from '../ui/look.ts'
import { Money } from '../ui/money.tsx'

const BASE = '/Studio/Cases'
const STATES = ['open', 'settled'] as const

/** What did not fit, and waits for a person. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const state = STATES.find(one => one === query.get('state'))
  const kind = CASE_KINDS.find(one => one === query.get('kind'))
  return {
    title: bookkeepingTexts(lang).cases.title,
    page: await listCases(ctx, { ...(state && { isOpen: state === 'open' }), kind }, placeOf(query)),
    query: Object.fromEntries(query),
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function CaseList() {
  const { title, page, query } = useLoaderData<typeof loader>()
  const { cases: t, fill } = useTexts(bookkeepingTexts)
  const lang = useLang()
  return (
    <AppPage title={title} lead={t.lead}>
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => caseWords(one.kind, lang).name}
        columns={columnsOf(lang)}
        caption={t.caption}
        firstSort="-opened"
        count={fill('cases.count', { count: page.items.length })}
        empty={t.empty}
        none={t.none}
        noneHref="/Studio/Orders"
        chips={[{ name: 'state', label: t.state, all: t.allStates, choices: STATES.map(one => [one, t.states[one]]) }]}
        more={{
          names: ['kind'],
          fields: (
            <SelectField
              name="kind"
              label={t.kind}
              value={query['kind'] ?? ''}
              choices={[['', t.allKinds], ...CASE_KINDS.map(kind => [kind, t.kinds[kind].name] as const)]}
            />
          ),
        }}
      />
    </AppPage>
  )
}

function columnsOf(lang: Lang): ListColumn<MoneyCase>[] {
  const { cases: t } = bookkeepingTexts(lang)
  return [
    {
      key: 'what',
      title: t.what,
      isHeading: true,
      show: one => (
        <span className="block wrap-anywhere">
          <A href={`${BASE}/${one.id}`} className={ROW_LINK}>
            {caseWords(one.kind, lang).name}
          </A>
          {one.invoiceNumber && <span className="text-ink-soft block">{one.invoiceNumber}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      title: t.state,
      show: one => <span className={badgeClass(one.settledAt ? 'green' : 'orange')}>{t.states[one.settledAt ? 'settled' : 'open']}</span>,
    },
    { key: 'amount', title: t.amount, show: one => (one.amount === null ? '–' : <Money amount={one.amount} />) },
    { key: 'opened', title: t.opened, show: one => formatMoment(one.openedAt, undefined, lang) },
  ]
}
