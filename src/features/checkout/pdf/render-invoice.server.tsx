import { renderToBuffer } from '@react-pdf/renderer'
import type { Invoice } from '#features/payments/invoice.ts'
import type { Lang } from '#kit/lang.ts'
import { InvoiceDocument } from './invoice-document.server.tsx'
import { toPaperView } from './paper-view.ts'

/** Returns the bytes of an invoice's PDF, or of its receipt once it is paid. The same invoice gives the same text, whenever it is made. */
export async function renderInvoice(invoice: Invoice, lang: Lang, timeZone: string, siteTitle: string): Promise<Uint8Array<ArrayBuffer>> {
  const view = toPaperView(invoice, lang, timeZone, siteTitle)
  return new Uint8Array(await renderToBuffer(<InvoiceDocument view={view} lang={lang} />))
}
