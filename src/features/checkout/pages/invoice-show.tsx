import { useState } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { cancelInvoice } from '#features/payments/end-invoice.server.ts'
import { isPayable } from '#features/payments/invoice.ts'
import { Conflict, Forbidden } from '#kit/errors.ts'
import { localHref } from '#kit/lang.ts'
import { appAction, appLoader, leadTo } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { takeShownOnce } from '#page/shown-once.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { askOther, payLinkOf } from '../order-page.server.ts'
import { firstNameOf, getOwnInvoice } from '../own.server.ts'
import { askAbout, chooseSent } from '../pay-forms.server.ts'
import { toPayView } from '../pay-view.server.ts'
import { allowGateways } from '../payer.server.ts'
import { repayInvoice } from '../repay.server.ts'
import { checkoutReason, checkoutTexts } from '../texts.ts'
import { LinkBox } from '../ui/link-box.tsx'
import { PayPanel } from '../ui/pay-panel.tsx'

const pathOf = (id: string) => `/Checkout/${id}`
const idOf = ({ page }: Pick<PageArgs, 'page'>) => page.params['invoiceId'] ?? ''

/** An invoice of the viewer's own: how to pay it, and what became of it. A link's key leads to the page that needs no account. */
export const loader = appLoader(async args => {
  const { ctx, lang, query } = args
  const key = query.get('key')
  if (key) throw leadTo(`/Pay/${encodeURIComponent(key)}`)
  const invoice = await getOwnInvoice(ctx, idOf(args))
  const link = takeShownOnce(args, payLinkOf(invoice.id))
  const t = checkoutTexts(lang)
  const view = await toPayView(args, invoice)
  if (view.isPayable) await allowGateways(args)
  return {
    title: t.pay.title,
    lead: t.fill('pay.lead', { number: invoice.number }),
    view,
    base: localHref(lang, pathOf(invoice.id)),
    link: link ? { href: link, what: invoice.lines.map(({ name }) => name).join(', '), name: await firstNameOf(ctx, invoice) } : null,
  }
})

export const action = appAction({
  method: async (args, fields) => {
    const invoice = await getOwnInvoice(args.ctx, idOf(args))
    requireAdult(args)
    await chooseSent(args.ctx, invoice, fields)
    return pathOf(invoice.id)
  },
  check: async args => {
    const invoice = await getOwnInvoice(args.ctx, idOf(args))
    await askAbout(args.ctx, invoice)
    return pathOf(invoice.id)
  },
  cancel: async args => {
    const invoice = await getOwnInvoice(args.ctx, idOf(args))
    await cancelInvoice(args.ctx, invoice.id)
    return pathOf(invoice.id)
  },
  repay: async args => {
    const again = await repayInvoice(args.ctx, args.site.settings, await getOwnInvoice(args.ctx, idOf(args)))
    return pathOf(again.id)
  },
  link: async args => {
    const invoice = await getOwnInvoice(args.ctx, idOf(args))
    if (!isPayable(invoice, args.ctx.now)) throw new Conflict(checkoutReason('NothingToRepay'))
    return await askOther(args, invoice)
  },
})

/** Under 18 somebody else pays, by a link. */
function requireAdult({ ctx: { viewer } }: PageArgs): void {
  if (viewer.kind === 'person' && viewer.person.isChild) throw new Forbidden(checkoutReason('Guardian'))
}

export { appMeta as meta } from '#page/app-meta.ts'

export default function InvoiceShow() {
  const { title, lead, view, base, link: fresh } = useLoaderData<typeof loader>()
  const link = useKept(view.id, fresh)
  const form = useActionData<typeof action>()
  const { order: t, pay } = useTexts(checkoutTexts)
  return (
    <div className="container-page py-8 md:py-12">
      <AppPage title={title} lead={lead}>
        <div className="space-y-6">
          {form && <FormRefusal form={form} />}
          {view.isPayable && link && <LinkBox link={link.href} what={link.what} name={link.name} />}
          <PayPanel view={view} base={base} isLinked={false} />
          {view.isPayable && (
            <section className="border-line border-t pt-6">
              <h2 className="text-xl font-bold">{view.mayPay ? t.askOther : t.ask}</h2>
              <p className="text-ink-soft mb-3">{view.mayPay ? t.askOtherLead : t.askLead}</p>
              <PostButton form="link" className="btn btn-quiet" act="link">
                {link ? pay.link.makeAgain : pay.link.make}
              </PostButton>
            </section>
          )}
        </div>
      </AppPage>
    </div>
  )
}

/** A link that is shown once stays as long as the page: it changes by itself, and the data that it then loads don't have the link any more. */
function useKept<T extends { href: string }>(id: string, fresh: T | null): T | null {
  const [kept, setKept] = useState({ id, link: fresh })
  if (kept.id !== id || (fresh !== null && fresh.href !== kept.link?.href)) setKept({ id, link: fresh })
  return kept.link
}
