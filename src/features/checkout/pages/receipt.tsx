import type { LoaderFunctionArgs } from 'react-router'
import { appLoader } from '#page/app-page.server.ts'
import { sentInvoice } from '../sent-invoice.server.ts'

/** An invoice as PDF, once it is paid its receipt, in the reader's language: a route without a page. What makes it is loaded when it is asked for. */
export const loader: (args: LoaderFunctionArgs) => Promise<Response> = appLoader(async args => {
  const { lang, site } = args
  const invoice = await sentInvoice(args)
  const { renderInvoice } = await import('../pdf/render-invoice.server.tsx')
  const bytes = await renderInvoice(invoice, lang, site.settings.timeZone, site.settings.title)
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number.replaceAll(/[^\w-]+/g, '-')}.pdf"`,
      'content-length': String(bytes.byteLength),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })
})
