import { Form } from 'react-router'
import { FormField } from '#ui/form/form-field.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { checkoutTexts } from '../texts.ts'

interface CouponFormProps {
  /** Path of the page without language prefix, for who drops the coupon. */
  path: string
  typed: string
  coupon: string | null
  problem: string | null
  /** Values that stay as they are while a coupon is tried. */
  kept?: Readonly<Record<string, string>>
}

/** Tries a coupon: the summary is shown again with its price, and nothing is ordered. */
export function CouponForm({ path, typed, coupon, problem, kept = {} }: CouponFormProps) {
  const { order: t, fill } = useTexts(checkoutTexts)
  if (coupon)
    return (
      <p role="status" className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-semibold">{fill('order.couponUsed', { coupon })}</span>
        <A href={path} className="text-ink-soft inline-flex min-h-11 items-center underline underline-offset-4">
          {t.dropCoupon}
        </A>
      </p>
    )
  return (
    <details open={problem !== null}>
      <summary className="min-h-11 content-center underline underline-offset-4">{t.coupon}</summary>
      <Form method="get" preventScrollReset className="mt-1 space-y-3">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormField
          name="coupon"
          label={t.coupon}
          value={typed}
          problem={problem ?? undefined}
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
        <button type="submit" className="btn btn-quiet">
          {t.useCoupon}
        </button>
      </Form>
    </details>
  )
}
