import { rupiah } from '#features/checkout/money.ts'
import { findOwnPayment } from '#features/checkout/payer.server.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { isPayable, wasPaid } from '#features/payments/invoice.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { publicPage } from '#page/public-page.server.ts'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { loadStaticPage } from '../static/load.server.tsx'

/**
 * What became of a payment of whoever looks, by their session or by the link that they came by: what is true of it, whichever of the two pages it is. To everybody
 * else the page says that it knows of no payment.
 */
export const loader = publicPage(async args => {
  const { ctx, lang, page } = args
  const own = await findOwnPayment(args, args.query.get('order_id'))
  if (!own) return await loadStaticPage(args)
  const { invoice, path } = own
  const state = wasPaid(invoice.status) ? ('paid' as const) : isPayable(invoice, ctx.now) ? ('waiting' as const) : ('ended' as const)
  const { status } = checkoutTexts(lang).pay
  return {
    head: pageHead(args, { title: status.title, isOwnTitle: true, path: page.path, noindex: true }),
    body: <PaymentStatus state={state} number={invoice.number} amount={rupiah(invoice.total)} path={path} />,
  }
})

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

interface PaymentStatusProps {
  state: 'paid' | 'waiting' | 'ended'
  number: string
  amount: string
  path: string
}

function PaymentStatus({ state, number, amount, path }: PaymentStatusProps) {
  const { pay, fill } = useTexts(checkoutTexts)
  return (
    <div className="container-page max-w-2xl py-10 md:py-16" data-payment-status={state}>
      <h1 className="heading-section">{pay.status[state]}</h1>
      <div className="mt-6 space-y-6">
        <FormMessage tone={state === 'paid' ? 'done' : 'note'}>{fill(`pay.status.${state}Text`, { number, amount })}</FormMessage>
        <A href={path} data-turbo="false" className="btn btn-main">
          {pay.status.show}
        </A>
      </div>
    </div>
  )
}
