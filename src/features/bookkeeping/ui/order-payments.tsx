import { Form } from 'react-router'
import { hasMoney } from '#features/payments/payment.ts'
import { formatMoment } from '#kit/format.ts'
import { Fact, Facts } from '#ui/app/facts.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormField } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { moneyWords } from '../money-words.ts'
import type { OrderStory } from '../order-story.server.ts'
import { bookkeepingTexts } from '../texts.ts'
import { LINK } from './look.ts'
import { Money } from './money.tsx'

type ToldPayment = OrderStory['payments'][number]

interface PaymentsProps {
  base: string
  payments: readonly ToldPayment[]
  isWriter: boolean
}

/** Every try to pay, with what staff can do about it. */
export function OrderPayments({ base, payments, isWriter }: PaymentsProps) {
  const { order: t } = useTexts(bookkeepingTexts)
  return (
    <Section title={t.payments}>
      {payments.length === 0 && <p className="text-ink-soft">{t.noPayments}</p>}
      <ul className="divide-line divide-y">
        {payments.map(payment => (
          <li key={payment.id} id={`payment-${payment.id}`} className="scroll-mt-24 space-y-3 py-4 first:pt-0 last:pb-0">
            <PaymentFacts payment={payment} />
            {payment.method === 'transfer' && <Proof base={base} payment={payment} isWriter={isWriter} />}
            {isWriter && payment.method !== 'transfer' && payment.method !== 'none' && (
              <PostButton form="ask" values={{ payment: payment.id }} action={base} className="btn btn-quiet" act="ask">
                {t.ask}
              </PostButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PaymentFacts({ payment }: { payment: ToldPayment }) {
  const { order: t, methods, paymentStates, fill } = useTexts(bookkeepingTexts)
  const lang = useLang()
  const when = (moment: Date) => formatMoment(moment, undefined, lang)
  return (
    <>
      <h3 className="font-semibold">{fill('order.paymentOf', { method: methods[payment.method], amount: moneyWords(payment.amount) })}</h3>
      {payment.isUnexplained && <p className="text-danger-text font-medium">{t.unexplained}</p>}
      <Facts>
        <Fact name={t.state}>
          <span data-payment-state={payment.state}>{paymentStates[payment.state]}</span>
        </Fact>
        <Fact name={t.orderId} isCode>
          {payment.orderId}
        </Fact>
        {payment.ref && (
          <Fact name={t.ref} isCode>
            {payment.ref}
          </Fact>
        )}
        {payment.uniqueCode !== null && <Fact name={t.uniqueCode}>{payment.uniqueCode}</Fact>}
        {payment.failure && <Fact name={t.failure}>{t.failures[payment.failure]}</Fact>}
        {payment.received !== null && (
          <Fact name={t.received}>
            <Money amount={payment.received} />
          </Fact>
        )}
        {payment.fee !== null && (
          <Fact name={t.fee}>
            <Money amount={payment.fee} />
          </Fact>
        )}
        <Fact name={t.made}>{when(payment.createdAt)}</Fact>
        {payment.paidAt ? <Fact name={t.paid}>{when(payment.paidAt)}</Fact> : <Fact name={t.expiry}>{when(payment.expiresAt)}</Fact>}
      </Facts>
    </>
  )
}

/** The proof of a transfer, beside what staff say about it. */
function Proof({ base, payment, isWriter }: { base: string; payment: ToldPayment; isWriter: boolean }) {
  const { order: t, fill } = useTexts(bookkeepingTexts)
  const picture = `${base}/Proof/${payment.id}`
  return (
    <div className="space-y-3">
      {payment.proofNote && <p>{fill('order.proofNote', { note: payment.proofNote })}</p>}
      {payment.proofUploadId && (
        <p>
          <a href={picture} target="_blank" rel="noreferrer" className={LINK}>
            {t.proofOpen}
          </a>
        </p>
      )}
      {isWriter && !hasMoney(payment.state) && payment.state !== 'opening' && (
        <>
          <p className="text-ink-soft">{fill('order.confirmLead', { amount: moneyWords(payment.amount) })}</p>
          <div className="flex flex-wrap gap-3">
            <PostButton form="confirm" values={{ payment: payment.id }} action={base} className="btn btn-main" act="confirm">
              {t.confirmTransfer}
            </PostButton>
          </div>
          {payment.state === 'pending' && (
            <Form method="post" action={base} className="flex max-w-xl flex-wrap items-end gap-3">
              <input type="hidden" name="form" value="refuse" />
              <input type="hidden" name="payment" value={payment.id} />
              <div className="grow basis-60">
                <FormField name="note" id={`note-${payment.id}`} label={t.refuseNote} required maxLength={500} />
              </div>
              <button type="submit" className="btn btn-quiet" data-act="refuse">
                {t.refuseTransfer}
              </button>
            </Form>
          )}
        </>
      )}
    </div>
  )
}
