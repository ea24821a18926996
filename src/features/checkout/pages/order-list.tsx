import { useActionData, useLoaderData } from 'react-router'
import { type Invoice, type InvoiceStatus, isPayable, wasPaid } from '#features/payments/invoice.ts'
import { listOwnInvoices } from '#features/payments/queries.server.ts'
import { formatMoment } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { rupiah } from '../money.ts'
import { getOwnInvoice } from '../own.server.ts'
import { repayInvoice } from '../repay.server.ts'
import { checkoutTexts } from '../texts.ts'

/** Each list shows the newest; more than these are a school's or company's, whose invoices stand in their mails. */
const SHOWN = 50
const GROUPS = {
  waiting: ['pending'],
  paid: ['paid', 'partially-refunded', 'refunded'],
  ended: ['expired', 'cancelled', 'failed'],
} as const satisfies Record<string, readonly InvoiceStatus[]>
type Group = keyof typeof GROUPS

/** What the viewer bought: what waits for its payment, what is paid, and what came to nothing. */
export const loader = appLoader(async ({ ctx, lang, site }) => {
  const { order, fill } = checkoutTexts(lang)
  const moment = (at: Date) => formatMoment(at, site.settings.timeZone, lang)
  const groups: { group: Group; items: ReturnType<typeof toItem>[] }[] = []
  for (const [group, statuses] of Object.entries(GROUPS)) {
    const { items } = await listOwnInvoices(ctx, { statuses, perPage: SHOWN })
    // Named boundary: the keys of `GROUPS`.
    groups.push({ group: group as Group, items: items.map(toItem) })
  }
  return { title: order.list.title, groups }

  function toItem(invoice: Invoice) {
    const { id, number, status, total, refunded, lines, createdAt, expiresAt, paidAt } = invoice
    const when = paidAt
      ? fill('order.list.on', { when: moment(paidAt) })
      : isPayable(invoice, ctx.now)
        ? fill('order.list.until', { when: moment(expiresAt) })
        : fill('order.list.made', { when: moment(createdAt) })
    return {
      id,
      number,
      status,
      total,
      refunded,
      when,
      isPayable: isPayable(invoice, ctx.now),
      isPaid: wasPaid(status),
      mayRepay: invoice.kind !== 'gift' && !wasPaid(status) && !isPayable(invoice, ctx.now),
      names: lines.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)),
    }
  }
})

export const action = appAction({
  repay: async ({ ctx, site }, fields) => {
    const again = await repayInvoice(ctx, site.settings, await getOwnInvoice(ctx, fields.get('id') ?? ''))
    return `/Checkout/${again.id}`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function OrderList() {
  const { title, groups } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { order, statuses, fill } = useTexts(checkoutTexts)
  const t = order.list
  const isEmpty = groups.every(({ items }) => items.length === 0)
  return (
    <AppPage title={title} lead={t.lead}>
      {form && <FormRefusal form={form} />}
      {isEmpty && <EmptyState title={t.none} text={t.noneText} action={{ label: t.toCourses, href: '/Courses' }} />}
      {groups.map(
        ({ group, items }) =>
          items.length > 0 && (
            <section key={group} className="mt-8 first:mt-0">
              <h2 className="text-xl font-bold">{t[group]}</h2>
              <ul className="mt-3 space-y-3">
                {items.map(one => (
                  <li key={one.id} data-order={one.status} className="card flex flex-wrap items-center justify-between gap-4 p-5">
                    <div className="min-w-0">
                      <p className="font-bold wrap-anywhere">{one.names.join(', ')}</p>
                      <p className="text-ink-soft">
                        {one.number} · {statuses[one.status]} · {one.when}
                        {one.refunded > 0 && ` · ${fill('order.list.refunded', { amount: rupiah(one.refunded) })}`}
                      </p>
                    </div>
                    <div className="flex flex-wrap items-center gap-3">
                      <strong className="whitespace-nowrap">{rupiah(one.total)}</strong>
                      <a href={localHref(lang, `/Account/Orders/${one.id}.pdf`)} className="btn btn-quiet">
                        {one.isPaid ? t.receipt : t.invoice}
                      </a>
                      {one.mayRepay ? (
                        <PostButton form="repay" values={{ id: one.id }} className="btn btn-main" label={`${t.again}: ${one.number}`}>
                          {t.again}
                        </PostButton>
                      ) : (
                        <A
                          href={`/Checkout/${one.id}`}
                          className={`btn ${one.isPayable ? 'btn-main' : 'btn-quiet'}`}
                          aria-label={`${one.isPayable ? t.pay : t.show}: ${one.number}`}
                        >
                          {one.isPayable ? t.pay : t.show}
                        </A>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </AppPage>
  )
}
