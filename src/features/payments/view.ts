import { formatPrice } from '#kit/format.ts'
import { DEFAULT_LANG, findLang, type Lang, localHref } from '#kit/lang.ts'
import { fillPlaces } from '#kit/text.ts'
import type { HowToPay, Invoice, InvoiceView, PaymentView } from './invoice.ts'
import { isOpen, type Payment } from './payment.ts'
import { paymentTexts } from './texts.ts'

interface ViewParts {
  /** Scheme, host and port of the site; '' for addresses within it. */
  origin: string
  lang?: Lang
  /** The key of the link by which it is seen. */
  key?: string | undefined
}

/** Returns the path of an invoice's checkout page; with the key of a link, it opens without an account. */
export function checkoutPath(invoiceId: string, lang: Lang, key?: string): string {
  return `${localHref(lang, `/Checkout/${invoiceId}`)}${key === undefined ? '' : `?key=${key}`}`
}

/** Returns an invoice as clients see it. Source: contract.md, Money. */
export function toInvoiceView(invoice: Invoice, { origin, lang = langOf(invoice), key }: ViewParts): InvoiceView {
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    status: invoice.status,
    currency: invoice.currency,
    subtotal: invoice.subtotal,
    discount: invoice.discount,
    tax: invoice.tax,
    total: invoice.total,
    refunded: invoice.refunded,
    expiresAt: invoice.expiresAt.toISOString(),
    createdAt: invoice.createdAt.toISOString(),
    paidAt: invoice.paidAt?.toISOString() ?? null,
    items: invoice.lines.map(({ name, quantity, price }) => ({ name, quantity, price })),
    payUrl: origin + checkoutPath(invoice.id, lang, key),
    payment: invoice.payment && toPaymentView(invoice.payment, lang),
  }
}

/** Returns the language that an invoice was ordered in. */
export function langOf({ lang }: Pick<Invoice, 'lang'>): Lang {
  return findLang(lang) ?? DEFAULT_LANG
}

function toPaymentView(payment: Payment, lang: Lang): PaymentView {
  const { vaNumber, bank, billerCode, qrString, redirectUrl, accounts } = payment.instructions
  return {
    orderId: payment.orderId,
    method: payment.method,
    state: payment.state,
    amount: payment.amount,
    ...(payment.uniqueCode !== null && { uniqueCode: payment.uniqueCode }),
    ...(vaNumber !== undefined && { vaNumber }),
    ...(bank !== undefined && { bank }),
    ...(billerCode !== undefined && { billerCode }),
    ...(qrString !== undefined && { qrString }),
    ...(redirectUrl !== undefined && { redirectUrl }),
    ...(accounts !== undefined && { accounts }),
    ...(payment.method === 'transfer' && { hasProof: payment.proofAt !== null }),
    ...(payment.failure !== null && { failure: payment.failure }),
    expiresAt: payment.expiresAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    instructions: isOpen(payment.state) ? howToPay(payment, lang) : [],
  }
}

/** Returns the steps by which a payment is paid, in each bank's words. */
export function howToPay({ method, amount, instructions }: Pick<Payment, 'method' | 'amount' | 'instructions'>, lang: Lang): HowToPay[] {
  if (method === 'none') return []
  const values = { va: instructions.vaNumber ?? '', biller: instructions.billerCode ?? '', amount: formatPrice(amount, lang) }
  return paymentTexts(lang).howTo[method].map(({ title, steps }) => ({ title, steps: steps.map(step => fillPlaces(step, values)) }))
}
