import { useState } from 'react'
import { Form } from 'react-router'
import type { Coupon } from '#features/payments/coupons.server.ts'
import { CheckboxGroup } from '#ui/app/checkbox-group.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { percentWords, toLocalField } from '../coupon-words.ts'
import { bookkeepingTexts } from '../texts.ts'

interface CouponFormProps {
  base: string
  coupon: Coupon | undefined
  subjects: readonly { value: string; words: string }[]
  form: FormResult | undefined
}

const KINDS = ['percent', 'amount'] as const
const words = (amount: number | null | undefined) => (amount === null || amount === undefined ? '' : String(amount))

/** What a coupon takes off, when, how often and for what. */
export function CouponForm({ base, coupon, subjects, form }: CouponFormProps) {
  const { coupons: t } = useTexts(bookkeepingTexts)
  const field = fieldsOf(form, 'coupon')
  const [kind, setKind] = useState(field('kind', coupon && coupon.percentBp === null ? 'amount' : 'percent').value)
  // What the server names by its own field stands beside the one that was typed in.
  const percent = { ...field('percent', coupon?.percentBp ? percentWords(coupon.percentBp) : '') }
  const isClosed = Boolean(coupon?.closedAt)
  return (
    <Form method="post" action={base} className="card max-w-3xl space-y-5 p-5 md:p-6">
      <input type="hidden" name="form" value="coupon" />
      <input type="hidden" name="version" value={coupon?.version ?? 0} />
      <FormField
        {...field('code', coupon?.code ?? '')}
        label={t.code}
        hint={t.codeHint}
        required
        maxLength={32}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <FormField {...field('name', coupon?.name ?? '')} label={t.name} hint={t.nameHint} maxLength={120} optional={t.optional} />
      <FormSelect
        {...field('kind', kind)}
        label={t.kind}
        choices={KINDS.map(one => [one, t.kinds[one]])}
        onChange={event => setKind(event.currentTarget.value)}
      />
      {kind === 'amount' ? (
        <FormField {...field('amount', words(coupon?.amount))} label={t.amount} inputMode="numeric" required autoComplete="off" />
      ) : (
        <>
          <FormField
            {...percent}
            problem={percent.problem ?? field('percentBp').problem}
            label={t.percent}
            hint={t.percentHint}
            inputMode="decimal"
            required
            autoComplete="off"
          />
          <FormField
            {...field('maxDiscount', words(coupon?.maxDiscount))}
            label={t.maxDiscount}
            inputMode="numeric"
            optional={t.optional}
          />
        </>
      )}
      <FormField
        {...field('useLimit', words(coupon?.useLimit))}
        label={t.useLimit}
        hint={t.useLimitHint}
        inputMode="numeric"
        optional={t.optional}
      />
      <FormField
        {...field('startsAt', toLocalField(coupon?.startsAt ?? null))}
        label={t.startsAt}
        hint={t.timeHint}
        type="datetime-local"
        optional={t.optional}
      />
      <FormField
        {...field('endsAt', toLocalField(coupon?.endsAt ?? null))}
        label={t.endsAt}
        hint={t.timeHint}
        type="datetime-local"
        optional={t.optional}
      />
      {subjects.length > 0 && (
        <CheckboxGroup
          state={field('subjectIds', coupon?.subjectIds.join(',') ?? '')}
          label={t.subjects}
          hint={t.subjectsHint}
          choices={subjects}
        />
      )}
      {!isClosed && (
        <button type="submit" className="btn btn-main" data-act="save">
          {t.save}
        </button>
      )}
    </Form>
  )
}
