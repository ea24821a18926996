import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { OrderSummary } from '../order-page.server.ts'
import { checkoutTexts } from '../texts.ts'
import { CouponForm } from './coupon-form.tsx'
import { OrderLines } from './order-lines.tsx'

interface OrderBoxProps {
  summary: OrderSummary
  /** Path of the page without language prefix. */
  path: string
  /** What is chosen with the order, such as a batch. */
  children?: ReactNode
}

/** The summary of an order with one button, which makes its invoice; under 18 it makes the link by which somebody else pays. */
export function OrderBox({ summary, path, children }: OrderBoxProps) {
  const { order: t, pay } = useTexts(checkoutTexts)
  const { price, lines, typed, isChild, hasMethods, whatsapp, openId } = summary
  const isFree = price.total === 0
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_24rem]">
      <section className="card min-w-0 self-start p-5">
        <h2 className="text-xl font-bold">{t.item}</h2>
        <OrderLines lines={lines} price={price} taxBp={price.taxBp} coupon={price.coupon} />
        <div className="border-line mt-3 border-t pt-3">
          <CouponForm path={path} typed={typed} coupon={price.coupon} problem={price.problem} />
        </div>
      </section>
      <div className="space-y-4 self-start lg:sticky lg:top-24">
        {openId && (
          <FormMessage tone="note">
            <A href={`/Checkout/${openId}`} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
              {pay.status.waiting}: {pay.status.show}
            </A>
          </FormMessage>
        )}
        {hasMethods || isFree ? (
          <Form method="post" className="card space-y-4 p-5">
            <input type="hidden" name="coupon" value={price.coupon ?? ''} />
            {children}
            {isChild && !isFree && (
              <>
                <h2 className="text-xl font-bold">{t.ask}</h2>
                <p className="text-ink-soft">{t.askLead}</p>
              </>
            )}
            <p className="text-ink-soft">{isFree ? t.zero : isChild ? '' : t.next}</p>
            <button type="submit" name="form" value={isChild && !isFree ? 'ask' : 'pay'} data-act="order" className="btn btn-main w-full">
              {isFree ? t.take : isChild ? t.ask : t.pay}
            </button>
          </Form>
        ) : (
          <div className="card space-y-3 p-5">
            <p>{t.noMethods}</p>
            {whatsapp ? (
              <a href={whatsapp} rel="noopener noreferrer" className="btn btn-main w-full">
                {t.contact}
              </a>
            ) : (
              <A href="/Contact" className="btn btn-main w-full">
                {t.contact}
              </A>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
