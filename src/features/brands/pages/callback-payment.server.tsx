import { askAbout } from '#features/checkout/pay-forms.server.ts'
import { findOwnPayment } from '#features/checkout/payer.server.ts'
import { isPayable, wasPaid } from '#features/payments/invoice.ts'
import { publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'

const HEADERS = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/**
 * A payer returns here from a gateway. What the address claims is not believed: the gateway is asked, and the payer waits on the page of their own invoice, which
 * changes by itself. Nobody else's payment is spoken of.
 */
export const loader = publicPage(async args => {
  const orderId = args.query.get('order_id')
  const own = await findOwnPayment(args, orderId)
  if (!own) return redirect('/Payment-Status/Error', 302, HEADERS)
  const { invoice, path } = own
  if (isPayable(invoice, args.ctx.now)) {
    await askAbout(args.ctx, invoice)
    return redirect(path, 302, HEADERS)
  }
  const query = orderId === null ? '' : `?order_id=${encodeURIComponent(orderId)}`
  return redirect(`/Payment-Status/${wasPaid(invoice.status) ? 'Success' : 'Error'}${query}`, 302, HEADERS)
})
