import { useActionData, useLoaderData } from 'react-router'
import { changeCoupon, closeCoupon, createCoupon, getCoupon } from '#features/payments/coupons.server.ts'
import { requirePermission } from '#features/permissions/permissions.ts'
import { InvalidInput } from '#kit/errors.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { ConfirmForm } from '#ui/app/confirm-form.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { listSubjects, readCouponForm } from '../coupon-form.server.ts'
import { bookkeepingReason, bookkeepingTexts } from '../texts.ts'
import { CouponForm } from '../ui/coupon-form.tsx'

const LIST = '/Studio/Coupons'
const DONE = ['saved', 'closed'] as const

/** A coupon, or the form for a new one. */
export const loader = appLoader(async ({ ctx, page, query, lang }) => {
  requirePermission(ctx.viewer, 'payments.write')
  const id = page.params['id']
  const coupon = id === undefined ? undefined : await getCoupon(ctx, id)
  const texts = bookkeepingTexts(lang)
  return {
    title: coupon ? texts.fill('coupons.edit', { code: coupon.code }) : texts.coupons.new,
    coupon,
    subjects: await listSubjects(ctx),
    done: query.get('done'),
  }
})

const versionOf = (fields: URLSearchParams) => Number(fields.get('version')) || 0

export const action = appAction({
  coupon: async ({ ctx, page }, fields) => {
    requirePermission(ctx.viewer, 'payments.write')
    const id = page.params['id']
    const input = readCouponForm(fields)
    const saved = id === undefined ? await createCoupon(ctx, input) : await changeCoupon(ctx, { ...input, id, version: versionOf(fields) })
    return `${LIST}/${saved.id}?done=saved`
  },
  close: async ({ ctx, page }, fields) => {
    requirePermission(ctx.viewer, 'payments.write')
    const reason = bookkeepingReason('Sure')
    if (fields.get('sure') !== '1') throw new InvalidInput(reason, [{ path: 'sure', reason }])
    const { id, version } = await getCoupon(ctx, page.params['id'] ?? '')
    await closeCoupon(ctx, { id, version })
    return `${LIST}/${id}?done=closed`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function CouponEdit() {
  const { title, coupon, subjects, done } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { coupons: t } = useTexts(bookkeepingTexts)
  const said = DONE.find(one => one === done)
  const base = coupon ? `${LIST}/${coupon.id}` : `${LIST}/New`
  return (
    <AppPage title={title} trail={[{ label: t.title, href: LIST }]}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{t.done[said]}</FormMessage>}
        {coupon?.closedAt && said !== 'closed' && <FormMessage tone="done">{t.closed}</FormMessage>}
        <CouponForm key={coupon ? `${coupon.id} ${coupon.version}` : 'new'} base={base} coupon={coupon} subjects={subjects} form={form} />
        {coupon && !coupon.closedAt && (
          <ConfirmForm
            name="close"
            action={base}
            words={{ title: t.close, text: t.closeLead, button: t.closeButton }}
            sure={t.sure}
            isDanger
            form={form}
          />
        )}
      </div>
    </AppPage>
  )
}
