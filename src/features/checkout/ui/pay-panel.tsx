import { useCallback } from 'react'
import { Form, useRevalidator } from 'react-router'
import { PostButton } from '#ui/app/post-button.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { rupiah } from '../money.ts'
import type { PayView } from '../pay-view.server.ts'
import { checkoutTexts } from '../texts.ts'
import { Countdown } from './countdown.tsx'
import { Instructions } from './instructions.tsx'
import { MethodList } from './method-list.tsx'
import { OrderLines } from './order-lines.tsx'
import { PaidPart } from './paid-part.tsx'
import { useLive } from './use-live.ts'

interface PayPanelProps {
  view: PayView
  /** Path of the page, with language prefix. */
  base: string
  /** By a link, without an account: then there is no cancelling and no further link. */
  isLinked: boolean
}

/** An invoice from the choice of a method to the open class. It changes by itself. */
export function PayPanel({ view, base, isLinked }: PayPanelProps) {
  const { statuses } = useTexts(checkoutTexts)
  const isWaited = (view.status === 'pending' && !isOver(view)) || isGiving(view)
  useLive(`${base}/Events`, isWaited)
  return (
    <div data-invoice={view.status} className="grid gap-6 lg:grid-cols-[1fr_24rem]">
      <div className="min-w-0 space-y-4">
        <p role="status" className="text-lg font-bold" data-status={view.status}>
          {statuses[view.status]}
        </p>
        {view.isPaid ? (
          <PaidPart view={view} base={base} isLinked={isLinked} isGiving={isGiving(view)} />
        ) : (
          <OpenPart view={view} base={base} isLinked={isLinked} />
        )}
      </div>
      <section className="card self-start p-5 lg:sticky lg:top-24">
        <OrderLines lines={view.lines} price={view} taxBp={view.taxBp} />
      </section>
    </div>
  )
}

const isOver = ({ expiresAt, now }: PayView) => Date.parse(expiresAt) + 15 * 60_000 < Date.parse(now)
const isGiving = ({ isPaid, status, classes, lacksSeat, places }: PayView) =>
  isPaid && status === 'paid' && !lacksSeat && (classes.some(one => !one.isOpen) || places?.length === 0)

function OpenPart({ view, base, isLinked }: PayPanelProps) {
  const { pay: t, order, fill } = useTexts(checkoutTexts)
  const { revalidate } = useRevalidator()
  const onOver = useCallback(() => void revalidate(), [revalidate])
  const { payment } = view
  if (!view.isPayable) return <EndedPart view={view} isLinked={isLinked} />
  if (!view.mayPay) return <p className="text-lg">{t.link.waits}</p>
  return (
    <>
      <Countdown now={view.now} expiresAt={payment?.expiresAt ?? view.expiresAt} until={payment?.until ?? view.until} onOver={onOver} />
      {view.failure && <FormMessage>{view.failure === 'denied' ? t.denied : t.failures[view.failure]}</FormMessage>}
      {payment ? (
        <>
          <Instructions payment={payment} base={base} />
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-ink-soft grow">{t.live}</p>
            <PostButton form="check" className="btn btn-quiet">
              {t.refresh}
            </PostButton>
          </div>
          {view.methods.length > 1 && (
            <details className="border-line rounded-xl border px-4">
              <summary className="min-h-12 content-center font-semibold">{t.change}</summary>
              <p className="text-ink-soft pb-3">{t.changeLead}</p>
              <div className="pb-4">
                <MethodList methods={view.methods} chosen={payment.method} />
              </div>
            </details>
          )}
        </>
      ) : (
        <section>
          <h2 className="mb-3 text-xl font-bold">{t.choose}</h2>
          {view.methods.length > 0 ? <MethodList methods={view.methods} /> : <p>{order.noMethods}</p>}
        </section>
      )}
      {!isLinked && (
        <details>
          <summary className="text-ink-soft min-h-11 content-center underline underline-offset-4">{t.cancel}</summary>
          <p>{t.cancelSure}</p>
          <Form method="post" className="mt-2">
            <button type="submit" name="form" value="cancel" className="btn btn-quiet">
              {t.cancel}
            </button>
          </Form>
        </details>
      )}
      {isLinked && <p className="text-ink-soft">{t.page.safe}</p>}
      <p className="text-ink-soft sr-only">{fill('pay.lead', { number: view.number })}</p>
    </>
  )
}

function EndedPart({ view: { status, refunded }, isLinked }: Pick<PayPanelProps, 'view' | 'isLinked'>) {
  const { pay: t, fill } = useTexts(checkoutTexts)
  const said = status === 'pending' || status === 'paid' ? 'expired' : status
  return (
    <>
      <p className="text-lg">{fill(`pay.ended.${said}`, { amount: rupiah(refunded) })}</p>
      {!isLinked && (said === 'expired' || said === 'cancelled' || said === 'failed') && (
        <PostButton form="repay" className="btn btn-main" act="repay">
          {t.repay}
        </PostButton>
      )}
    </>
  )
}
