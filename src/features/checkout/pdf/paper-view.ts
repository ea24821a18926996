import { type Invoice, wasPaid } from '#features/payments/invoice.ts'
import { formatCount, formatDate, formatMoment } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { toRupiahWords } from '#kit/languages/amount-words.ts'
import { toPrintable } from '#platform/pdf/printable.ts'
import { percentOf, rupiah } from '../money.ts'
import { checkoutTexts } from '../texts.ts'

/** An invoice as it stands on paper: every text is one that its fonts can show. */
export interface PaperView {
  title: string
  number: string
  date: string
  madeAt: Date
  isPaid: boolean
  seller: { name: string; lines: string[] }
  buyer: string[]
  /** When it was paid, or is to be paid. */
  when: string
  method: string | null
  lines: { name: string; count: string; price: string; sum: string }[]
  sums: { label: string; amount: string }[]
  total: string
  words: string
  status: string
}

/** Returns an invoice as it is printed, in a language and time zone; of a paid one, its receipt. */
export function toPaperView(invoice: Invoice, lang: Lang, timeZone: string, siteTitle: string): PaperView {
  const { paper: t, fill, methods, statuses } = checkoutTexts(lang)
  const isPaid = wasPaid(invoice.status)
  const { seller, payment } = invoice
  const base = invoice.subtotal - invoice.discount
  const view: PaperView = {
    title: isPaid ? t.receipt : t.invoice,
    number: invoice.number,
    date: formatDate(invoice.createdAt, timeZone, lang),
    madeAt: invoice.paidAt ?? invoice.createdAt,
    isPaid,
    seller: {
      name: seller.legalName || siteTitle,
      lines: [seller.address, seller.taxNumber && `NPWP ${seller.taxNumber}`].filter(Boolean),
    },
    buyer: [invoice.buyerName || t.nobody, ...organisationLines(invoice)],
    when: formatMoment(invoice.paidAt ?? invoice.expiresAt, timeZone, lang),
    method: payment && payment.method !== 'none' ? methods[payment.method] : null,
    lines: invoice.lines.map(({ name, quantity, price }) => ({
      name,
      count: formatCount(quantity),
      price: rupiah(price),
      sum: rupiah(price * quantity),
    })),
    sums: [
      { label: t.subtotal, amount: rupiah(invoice.subtotal) },
      ...(invoice.discount > 0 ? [{ label: t.discount, amount: `-${rupiah(invoice.discount)}` }] : []),
      { label: t.base, amount: rupiah(base) },
      { label: fill('paper.tax', { percent: percentOf(invoice.taxBp) }), amount: rupiah(invoice.tax) },
    ],
    total: rupiah(invoice.total),
    words: toRupiahWords(invoice.total, lang),
    status: statuses[invoice.status].toUpperCase(),
  }
  return printable(view)
}

/** The address and tax number of a school or company that ordered places: they stand with the line. */
function organisationLines({ lines }: Invoice): string[] {
  const [details = {}] = lines.filter(({ kind }) => kind === 'places').map(one => one.details)
  const { address, taxNumber } = details
  return [typeof address === 'string' ? address : '', typeof taxNumber === 'string' && taxNumber ? `NPWP ${taxNumber}` : ''].filter(Boolean)
}

function printable(view: PaperView): PaperView {
  return {
    ...view,
    seller: { name: toPrintable(view.seller.name), lines: view.seller.lines.map(toPrintable) },
    buyer: view.buyer.map(toPrintable),
    lines: view.lines.map(line => ({ ...line, name: toPrintable(line.name) })),
  }
}
