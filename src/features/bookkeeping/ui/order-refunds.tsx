import { Form } from 'react-router'
import { REFUND_SEATS } from '#features/payments/schema.ts'
import { formatMoment } from '#kit/format.ts'
import { PostButton } from '#ui/app/post-button.tsx'
import { ProofNote } from '#ui/app/proof-note.tsx'
import { Section } from '#ui/app/section.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect, FormText } from '#ui/form/form-field.tsx'
import type { FormResult } from '#ui/form/form-result.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { moneyWords } from '../money-words.ts'
import type { OrderStory } from '../order-story.server.ts'
import { bookkeepingTexts } from '../texts.ts'

interface RefundsProps {
  base: string
  payments: OrderStory['payments']
  isWriter: boolean
  /** Where a second factor is proven; undefined: it was just now. */
  proveHref: string | undefined
  form: FormResult | undefined
}

/** What went back to the payer, and the form to give more back. */
export function OrderRefunds({ base, payments, isWriter, proveHref, form }: RefundsProps) {
  const { order: t, refundStates, fill } = useTexts(bookkeepingTexts)
  const lang = useLang()
  const refunds = payments.flatMap(one => one.refunds)
  const refundable = payments.find(one => one.left > 0 && !one.isUnexplained)
  if (refunds.length === 0 && !refundable) return null
  return (
    <Section title={t.refunds}>
      <ul className="divide-line divide-y">
        {refunds.map(one => (
          <li key={one.id} id={`refund-${one.id}`} className="scroll-mt-24 space-y-2 py-4 first:pt-0">
            <p className="font-semibold">{fill('order.refundOf', { amount: moneyWords(one.amount), way: t.ways[one.way] })}</p>
            <p>
              <span data-refund-state={one.state}>{refundStates[one.state]}</span>, {formatMoment(one.createdAt, undefined, lang)}
            </p>
            <p className="text-ink-soft wrap-anywhere">{one.reason}</p>
            {isWriter && !proveHref && one.way === 'hand' && one.state === 'requested' && (
              <div className="space-y-2">
                <p className="text-ink-soft">{t.refundDoneHint}</p>
                <div className="flex flex-wrap gap-3">
                  <PostButton form="refund-done" values={{ refund: one.id }} action={base} className="btn btn-main" act="refund-done">
                    {t.refundDone}
                  </PostButton>
                  <PostButton form="refund-cancel" values={{ refund: one.id }} action={base} className="btn btn-quiet" act="refund-cancel">
                    {t.refundCancel}
                  </PostButton>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isWriter && proveHref && (
        <div className="mt-4">
          <ProofNote href={proveHref} text={t.proofNeeded} link={t.prove} />
        </div>
      )}
      {isWriter && !proveHref && refundable && <RefundForm base={base} payment={refundable} form={form} />}
    </Section>
  )
}

function RefundForm({ base, payment, form }: { base: string; payment: OrderStory['payments'][number]; form: FormResult | undefined }) {
  const { order: t, fill } = useTexts(bookkeepingTexts)
  const field = fieldsOf(form, 'refund')
  const isByHandOnly = payment.method === 'transfer'
  return (
    <Form method="post" action={base} className="mt-4 max-w-xl space-y-5">
      <h3 className="text-lg font-bold">{t.refund}</h3>
      <input type="hidden" name="form" value="refund" />
      <input type="hidden" name="payment" value={payment.id} />
      <FormField
        {...field('amount', String(payment.left))}
        label={t.refundAmount}
        hint={fill('order.refundLead', { most: moneyWords(payment.left) })}
        inputMode="numeric"
        required
        autoComplete="off"
      />
      <FormText {...field('reason')} label={t.refundReason} hint={t.refundReasonHint} required maxLength={500} rows={3} />
      <FormSelect {...field('seat', 'take')} label={t.refundSeat} choices={REFUND_SEATS.map(one => [one, t.seats[one]])} />
      <FormSelect
        {...field('way', isByHandOnly ? 'hand' : 'gateway')}
        label={t.refundWay}
        choices={(isByHandOnly ? (['hand'] as const) : (['gateway', 'hand'] as const)).map(one => [one, t.ways[one]])}
      />
      <button type="submit" className="btn btn-main" data-act="refund">
        {t.refundButton}
      </button>
    </Form>
  )
}
