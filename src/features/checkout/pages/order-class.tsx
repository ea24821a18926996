import { useActionData, useLoaderData } from 'react-router'
import { pathOfCheckout, pathOfCourse } from '#features/classes/outline.ts'
import { findBatchesForSale } from '#features/enrolments/offer.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { formatDate } from '#kit/format.ts'
import { appAction, appLoader, leadTo } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { askOther, loadSummary } from '../order-page.server.ts'
import { orderClass } from '../orders.server.ts'
import { findStandings, getSoldClass, isIn } from '../sold.server.ts'
import { checkoutTexts } from '../texts.ts'
import { OrderBox } from '../ui/order-box.tsx'

/** What a class costs, before an invoice is made: its batch, a coupon, tax and total. */
export const loader = appLoader(async args => {
  const { ctx, page, lang, site } = args
  const person = requirePerson(ctx.viewer)
  const one = await getSoldClass(ctx, page.params['slug'] ?? '')
  const standing = (await findStandings(ctx, person.memberId, [one.id])).get(one.id)
  // In already, free, or let in before: the class's own page goes on.
  if (isIn(standing) || one.priceRupiah === 0 || standing?.mayComeBack) throw leadTo(`/Account/Class/${one.slug}`)
  const batches = await findBatchesForSale(ctx, one.id)
  // Its own page says why nobody can join it.
  if (batches.length === 0) throw leadTo(pathOfCourse(one))
  const { order: t, fill } = checkoutTexts(lang)
  const date = (at: Date) => formatDate(at, site.settings.timeZone, lang)
  const line = { subjectId: one.id, name: one.name, lang: one.lang, quantity: 1, price: one.priceRupiah }
  return {
    title: t.title,
    name: one.name,
    path: pathOfCheckout(one),
    classPath: pathOfCourse(one),
    placesPath: `/Checkout/Places/${one.slug}`,
    summary: await loadSummary(args, person, 'order', [line]),
    batches:
      batches.length < 2
        ? []
        : batches.map(({ id, name, alwaysOpen, startsAt, endsAt, left }) => ({
            id,
            name,
            dates:
              alwaysOpen || !startsAt
                ? t.batchAny
                : endsAt
                  ? fill('order.batchDates', { from: date(startsAt), to: date(endsAt) })
                  : fill('order.batchFrom', { from: date(startsAt) }),
            places: left === null ? t.open : fill('order.left', { count: left }),
          })),
  }
})

export const action = appAction({
  pay: async (args, fields) => `/Checkout/${(await orderSent(args, fields, false)).id}`,
  ask: async (args, fields) => await askOther(args, await orderSent(args, fields, true)),
})

async function orderSent({ ctx, site, page }: PageArgs, fields: URLSearchParams, isAsked: boolean) {
  const wish = { slug: page.params['slug'] ?? '', batchId: fields.get('batchId') || undefined, coupon: fields.get('coupon') || undefined }
  return await orderClass(ctx, site.settings, wish, { isAsked })
}

export { appMeta as meta } from '#page/app-meta.ts'

export default function OrderClass() {
  const { title, name, path, classPath, placesPath, summary, batches } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { order: t } = useTexts(checkoutTexts)
  return (
    <div className="container-page py-8 md:py-12">
      <AppPage title={title} trail={[{ label: name, href: classPath }]}>
        <div className="space-y-6">
          {form && <FormRefusal form={form} />}
          <OrderBox summary={summary} path={path}>
            {batches.length > 0 && (
              <fieldset>
                <legend className="font-bold">{t.batch}</legend>
                {batches.map(({ id, name: of, dates, places }, at) => (
                  <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                    <input
                      type="radio"
                      name="batchId"
                      value={id}
                      defaultChecked={at === 0}
                      className="accent-primary mt-1 size-5 shrink-0"
                    />
                    <span className="min-w-0 wrap-anywhere">
                      {of || dates}
                      <span className="text-ink-soft block text-sm">
                        {dates} · {places}
                      </span>
                    </span>
                  </label>
                ))}
              </fieldset>
            )}
          </OrderBox>
          {!summary.isChild && (
            <p className="border-line border-t pt-4">
              <span className="font-bold">{t.places}: </span>
              <A href={placesPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {t.placesLink}
              </A>
            </p>
          )}
        </div>
      </AppPage>
    </div>
  )
}
