import type { LoaderFunctionArgs } from 'react-router'
import { renderSVG } from 'uqr'
import { isPayable } from '#features/payments/invoice.ts'
import { isOpen } from '#features/payments/payment.ts'
import { NotFound } from '#kit/errors.ts'
import { appLoader } from '#page/app-page.server.ts'
import { sentInvoice } from '../sent-invoice.server.ts'

/** The QRIS picture of an invoice's open payment, for who may see the invoice: a route without a page. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const invoice = await sentInvoice(args)
  const { payment } = invoice
  const text = payment?.instructions.qrString
  if (!payment || !text || !isOpen(payment.state) || !isPayable(invoice, args.ctx.now)) throw new NotFound()
  const svg = renderSVG(text, { ecc: 'M', border: 4, pixelSize: 8 })
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  })
})
