import { useActionData, useLoaderData } from 'react-router'
import { placeOf, viewForms } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { INVOICE_KINDS, INVOICE_STATUSES } from '#features/payments/invoice.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { formatCount, formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { Section } from '#ui/app/section.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { ORDER_METHODS, ORDER_WAITINGS } from '../order-columns.ts'
import { countOrders, countWaiting, type ListedOrder, listOrders, orderFilterOf, type Waiting } from '../order-list.server.ts'
import { SPANS } from '../span.ts'
import { bookkeepingTexts } from '../texts.ts'
import { LINK, ROW_LINK } from '../ui/look.ts'
import { Money } from '../ui/money.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'

const BASE = '/Studio/Orders'
const CHOSEN_SPANS = SPANS.filter(one => one !== 'own' && one !== 'all')

/** All invoices, and what waits for staff. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const filter = orderFilterOf(query, ctx.now)
  return {
    title: bookkeepingTexts(lang).orders.title,
    page: await listOrders(ctx, filter, placeOf(query)),
    counted: await countOrders(ctx, filter),
    waiting: await countWaiting(ctx),
    views: await listViews(ctx, BASE),
    query: Object.fromEntries(query),
  }
})

export const action = appAction(viewForms(BASE, ({ ctx }) => requirePermission(ctx.viewer, 'payments.read')))

export { appMeta as meta } from '#page/app-meta.ts'

export default function OrderList() {
  const { title, page, counted, waiting, views, query } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { orders: t, statuses, methods, span, fill } = useTexts(bookkeepingTexts)
  const count = useCounted(counted)
  return (
    <AppPage title={title} lead={t.lead}>
      <div className="space-y-6">
        <WaitingSection waiting={waiting} />
        <DataList
          base={BASE}
          query={query}
          page={page}
          keyOf={one => one.id}
          nameOf={one => one.number}
          columns={columnsOf(lang)}
          caption={t.caption}
          firstSort="-made"
          count={fill('orders.count', { count })}
          empty={t.empty}
          none={t.none}
          search={{ label: t.search, hint: t.searchHint }}
          chips={[
            { name: 'status', label: t.status, all: t.allStatuses, choices: INVOICE_STATUSES.map(one => [one, statuses[one]]) },
            { name: 'kind', label: t.kind, all: t.allKinds, choices: INVOICE_KINDS.map(one => [one, t.kinds[one]]) },
            { name: 'waiting', label: t.waiting, all: t.allWaiting, choices: ORDER_WAITINGS.map(one => [one, t.waitings[one]]) },
          ]}
          more={{
            names: ['method', 'period'],
            fields: (
              <>
                <SelectField
                  name="method"
                  label={t.method}
                  value={query['method'] ?? ''}
                  choices={[['', t.allMethods], ...ORDER_METHODS.map(one => [one, methods[one]] as const)]}
                />
                <SelectField
                  name="period"
                  label={span.label}
                  value={query['period'] ?? ''}
                  choices={[['', span.names.all], ...CHOSEN_SPANS.map(one => [one, span.names[one]] as const)]}
                />
              </>
            ),
          }}
          csv={`${BASE}.csv`}
          views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
        />
      </div>
    </AppPage>
  )
}

function WaitingSection({ waiting }: { waiting: Waiting }) {
  const { orders: t } = useTexts(bookkeepingTexts)
  const queues = [
    ['transfers', t.transfers, `${BASE}?waiting=transfers`],
    ['cases', t.openCases, '/Studio/Cases?state=open'],
    ['refunds', t.handRefunds, `${BASE}?waiting=refunds`],
  ] as const
  const shown = queues.filter(([name]) => waiting[name] > 0)
  return (
    <Section title={t.waits}>
      {shown.length === 0 ? (
        <p className="text-ink-soft">{t.nothingWaits}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6">
          {shown.map(([name, words, href]) => (
            <li key={name}>
              <A href={href} data-waits={name} className={LINK}>
                {words}: {formatCount(waiting[name])}
              </A>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function columnsOf(lang: Lang): ListColumn<ListedOrder>[] {
  const { orders: t, methods } = bookkeepingTexts(lang)
  return [
    {
      key: 'number',
      title: t.number,
      isHeading: true,
      show: one => (
        <span className="block min-w-0 wrap-anywhere">
          <A href={`${BASE}/${one.id}`} className={ROW_LINK}>
            {one.number}
          </A>
          <span className="text-ink-soft block">{one.buyerName || one.buyerEmail || t.noBuyer}</span>
        </span>
      ),
    },
    { key: 'status', title: t.status, show: one => <StatusBadge status={one.status} /> },
    { key: 'kind', title: t.kind, show: one => t.kinds[one.kind] },
    { key: 'method', title: t.method, show: one => (one.method ? methods[one.method] : '–') },
    { key: 'total', title: t.total, show: one => <Money amount={one.total} /> },
    { key: 'refunded', title: t.refunded, isHidden: true, show: one => <Money amount={one.refunded} /> },
    { key: 'made', title: t.made, show: one => <span className="whitespace-nowrap">{formatDate(one.createdAt, undefined, lang)}</span> },
    {
      key: 'paid',
      title: t.paid,
      isHidden: true,
      show: one => <span className="whitespace-nowrap">{one.paidAt ? formatDate(one.paidAt, undefined, lang) : '–'}</span>,
    },
  ]
}
