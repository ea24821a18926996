import { useActionData, useLoaderData } from 'react-router'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Conflict } from '#kit/errors.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { shareOut } from '../bundle.ts'
import { rupiah } from '../money.ts'
import { askOther, loadSummary } from '../order-page.server.ts'
import { orderProgram } from '../orders.server.ts'
import { getSoldProgram } from '../sold.server.ts'
import { checkoutReason, checkoutTexts } from '../texts.ts'
import { OrderBox } from '../ui/order-box.tsx'

/** What the classes of a program cost together: those that one is not in yet, each with its part of the price. */
export const loader = appLoader(async args => {
  const { ctx, page, lang } = args
  const person = requirePerson(ctx.viewer)
  const program = await getSoldProgram(ctx, page.params['slug'] ?? '', person.memberId)
  const { classes, bundlePriceRupiah, owned } = program
  if (classes.length === 0) throw new Conflict(checkoutReason('NothingLeft'))
  const alone = classes.map(({ priceRupiah }) => priceRupiah)
  const parts = shareOut(bundlePriceRupiah, alone)
  const lines = classes.map(({ id, name, lang: of }, at) => ({ subjectId: id, name, lang: of, quantity: 1, price: parts[at] ?? 0 }))
  return {
    title: checkoutTexts(lang).fill('order.bundle', { program: program.name }),
    name: program.name,
    slug: program.slug,
    owned,
    alone: alone.reduce((sum, one) => sum + one, 0),
    summary: await loadSummary(args, person, 'order', lines),
  }
})

export const action = appAction({
  pay: async (args, fields) => `/Checkout/${(await orderSent(args, fields, false)).id}`,
  ask: async (args, fields) => await askOther(args, await orderSent(args, fields, true)),
})

async function orderSent({ ctx, site, page }: PageArgs, fields: URLSearchParams, isAsked: boolean) {
  return await orderProgram(ctx, site.settings, { slug: page.params['slug'] ?? '', coupon: fields.get('coupon') || undefined }, { isAsked })
}

export { appMeta as meta } from '#page/app-meta.ts'

export default function OrderProgram() {
  const { title, name, slug, owned, alone, summary } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { fill } = useTexts(checkoutTexts)
  return (
    <div className="container-page py-8 md:py-12">
      <AppPage title={title} trail={[{ label: name, href: `/Program/${slug}` }]}>
        <div className="space-y-6">
          {form && <FormRefusal form={form} />}
          {owned > 0 && <p className="text-lg">{fill('order.owned', { count: owned })}</p>}
          {alone > summary.price.subtotal && <p className="text-ink-soft">{fill('order.alone', { sum: rupiah(alone) })}</p>}
          <OrderBox summary={summary} path={`/Checkout/Program/${slug}`} />
        </div>
      </AppPage>
    </div>
  )
}
