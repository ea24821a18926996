import { useLoaderData } from 'react-router'
import { placeOf } from '#features/lists/forms.server.ts'
import { type Coupon, listCoupons } from '#features/payments/coupons.server.ts'
import { can } from '#features/permissions/permissions.ts'
import type { Lang } from '#kit/lang.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { discountWords, validWords } from '../coupon-words.ts'
import { bookkeepingTexts } from '../texts.ts'
import { ROW_LINK } from '../ui/look.ts'

const BASE = '/Studio/Coupons'
const STATES = ['open', 'closed'] as const

/** All coupons, with how often they were used. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const state = STATES.find(one => one === query.get('state'))
  const filter = { search: query.get('search') ?? undefined, ...(state && { isOpen: state === 'open' }) }
  return {
    title: bookkeepingTexts(lang).coupons.title,
    page: await listCoupons(ctx, filter, placeOf(query)),
    isWriter: can(ctx.viewer, 'payments.write'),
    query: Object.fromEntries(query),
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function CouponList() {
  const { title, page, isWriter, query } = useLoaderData<typeof loader>()
  const { coupons: t, fill } = useTexts(bookkeepingTexts)
  const lang = useLang()
  return (
    <AppPage title={title} lead={t.lead} action={isWriter ? { label: t.new, href: `${BASE}/New` } : undefined}>
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => one.code}
        columns={columnsOf(lang)}
        caption={t.caption}
        firstSort="-made"
        count={fill('coupons.count', { count: page.items.length })}
        empty={t.empty}
        none={t.none}
        noneHref={`${BASE}/New`}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[{ name: 'state', label: t.state, all: t.allStates, choices: STATES.map(one => [one, t.states[one]]) }]}
      />
    </AppPage>
  )
}

function columnsOf(lang: Lang): ListColumn<Coupon>[] {
  const { coupons: t, fill } = bookkeepingTexts(lang)
  return [
    {
      key: 'code',
      title: t.code,
      isHeading: true,
      show: one => (
        <span className="block wrap-anywhere">
          <A href={`${BASE}/${one.id}`} className={ROW_LINK}>
            {one.code}
          </A>
          <span className="text-ink-soft block">{one.name}</span>
        </span>
      ),
    },
    { key: 'discount', title: t.discount, show: one => discountWords(one, lang) },
    {
      key: 'used',
      title: t.used,
      show: one =>
        one.useLimit === null
          ? fill('coupons.usedFree', { used: one.used })
          : fill('coupons.usedOf', { used: one.used, limit: one.useLimit }),
    },
    { key: 'valid', title: t.valid, show: one => validWords(one, lang) },
    {
      key: 'state',
      title: t.state,
      show: one => <span className={badgeClass(one.closedAt ? 'red' : 'green')}>{t.states[one.closedAt ? 'closed' : 'open']}</span>,
    },
  ]
}
