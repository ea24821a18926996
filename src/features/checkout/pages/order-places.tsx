import { Form, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { pathOfCheckout } from '#features/classes/outline.ts'
import { listMethods } from '#features/gateways/find-gateway.server.ts'
import { MOST_QUANTITY } from '#features/payments/invoice.ts'
import { InvalidInput } from '#kit/errors.ts'
import { appAction, appLoader, leadTo } from '#page/app-page.server.ts'
import { toReasons } from '#platform/http/field-reasons.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormText } from '#ui/form/form-field.tsx'
import { FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { rupiah } from '../money.ts'
import { orderPlaces, requireBuyer } from '../orders.server.ts'
import { getSoldClass } from '../sold.server.ts'
import { checkoutReason, checkoutTexts } from '../texts.ts'

/** Places in a class for a school or company, on one invoice. */
export const loader = appLoader(async ({ ctx, page, lang }) => {
  requireBuyer(ctx)
  const one = await getSoldClass(ctx, page.params['slug'] ?? '')
  if (one.priceRupiah === 0) throw leadTo(`/Account/Class/${one.slug}`)
  return {
    title: checkoutTexts(lang).places.title,
    name: one.name,
    backPath: pathOfCheckout(one),
    price: one.priceRupiah,
    hasMethods: (await listMethods(ctx)).length > 0,
  }
})

const fields = z.object({
  quantity: z.coerce.number().int().min(1).max(MOST_QUANTITY),
  organisation: z.string().trim().min(1).max(200),
  address: z.string().trim().min(1).max(400),
  // Of a company 15 digits, since 2024 also 16; written with dots and dashes.
  taxNumber: z
    .string()
    .trim()
    .max(40)
    .transform(text => text.replaceAll(/\s/g, ''))
    .refine(text => text === '' || /^\d{15,16}$/.test(text.replaceAll(/[.-]/g, ''))),
})

export const action = appAction({
  order: async ({ ctx, page, site }, sent) => {
    requireBuyer(ctx)
    const read = fields.safeParse(
      Object.fromEntries(['quantity', 'organisation', 'address', 'taxNumber'].map(name => [name, sent.get(name) ?? ''])),
    )
    if (!read.success) throw new InvalidInput(checkoutReason('FormRefused'), toReasons(read.error))
    const invoice = await orderPlaces(ctx, site.settings, { slug: page.params['slug'] ?? '', ...read.data })
    return `/Checkout/${invoice.id}`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function OrderPlaces() {
  const { title, name, backPath, price, hasMethods } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { places: t, order, pay, fill } = useTexts(checkoutTexts)
  const field = fieldsOf(form, 'order')
  return (
    <div className="container-page py-8 md:py-12">
      <AppPage title={title} lead={fill('places.lead', { name })} trail={[{ label: name, href: backPath }]}>
        {form && <FormRefusal form={form} />}
        {hasMethods ? (
          <Form method="post" className="card mt-4 max-w-2xl space-y-4 p-5 md:p-6">
            <input type="hidden" name="form" value="order" />
            <p className="font-bold">{fill('places.each', { price: rupiah(price) })}</p>
            <FormField {...field('quantity', '10')} type="number" label={t.quantity} min={1} max={1000} inputMode="numeric" required />
            <FormField {...field('organisation')} label={t.organisation} maxLength={200} autoComplete="organization" required />
            <FormText {...field('address')} label={t.address} maxLength={400} rows={3} autoComplete="street-address" required />
            <FormField
              {...field('taxNumber')}
              label={t.taxNumber}
              hint={t.taxNumberHint}
              optional={pay.proof.optional}
              maxLength={30}
              inputMode="numeric"
            />
            <button type="submit" data-act="order" className="btn btn-main">
              {t.order}
            </button>
          </Form>
        ) : (
          <p>{order.noMethods}</p>
        )}
      </AppPage>
    </div>
  )
}
