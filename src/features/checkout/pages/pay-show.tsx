import { useActionData, useLoaderData } from 'react-router'
import { localHref } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { givenPart } from '../given.ts'
import { getLinkedInvoice } from '../own.server.ts'
import { askAbout, chooseSent } from '../pay-forms.server.ts'
import { toPayView } from '../pay-view.server.ts'
import { allowGateways, keepPayLink } from '../payer.server.ts'
import { checkoutTexts } from '../texts.ts'
import { PayPanel } from '../ui/pay-panel.tsx'

/** An invoice that somebody pays by a link, without an account: what it is for, what it costs, and the first name of who asks. */
export const loader = appLoader(async args => {
  const { ctx, page, lang, site } = args
  const key = givenPart(page, 2)
  const invoice = await getLinkedInvoice(ctx, key)
  keepPayLink(args, key)
  const t = checkoutTexts(lang)
  const view = await toPayView(args, invoice, { isLinked: true })
  if (view.isPayable) await allowGateways(args)
  return {
    title: t.fill('pay.page.title', { site: site.settings.title }),
    lead:
      view.name && invoice.purpose === 'guardian'
        ? t.fill('pay.page.lead', { name: view.name })
        : t.fill('pay.page.leadNobody', { site: site.settings.title }),
    view,
    base: localHref(lang, `/Pay/${key}`),
  }
})

export const action = appAction({
  method: async ({ ctx, page }, fields) => {
    const key = givenPart(page, 2)
    await chooseSent(ctx, await getLinkedInvoice(ctx, key), fields, key)
    return `/Pay/${key}`
  },
  check: async ({ ctx, page }) => {
    const key = givenPart(page, 2)
    await askAbout(ctx, await getLinkedInvoice(ctx, key))
    return `/Pay/${key}`
  },
})

/** The address is the key: no other site hears of it, and no search engine keeps it. */
export function headers() {
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' }
}

export { appMeta as meta } from '#page/app-meta.ts'

export default function PayShow() {
  const { title, lead, view, base } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  return (
    <div className="container-page py-8 md:py-12">
      <AppPage title={title} lead={lead}>
        <div className="space-y-6">
          {form && <FormRefusal form={form} />}
          <PayPanel view={view} base={base} isLinked />
        </div>
      </AppPage>
    </div>
  )
}
