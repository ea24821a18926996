import { postSiteMail } from '#features/sites/site-mails.server.ts'
import { formatMoment, formatPrice } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import type { InvoiceMailKind } from '../events.ts'
import type { Invoice, LinkPurpose } from '../invoice.ts'
import { makeInvoiceLink } from '../links.server.ts'
import { isOpen, type Payment } from '../payment.ts'
import { findInvoice } from '../queries.server.ts'
import { findRefund } from '../returns/refund-rows.server.ts'
import { paymentTexts } from '../texts.ts'
import type { PaymentParts } from '../tools.ts'
import { checkoutPath, langOf } from '../view.ts'

/** The templates of mails about invoices. */
export const PAYMENT_MAILS = {
  order: 'payment.order',
  receipt: 'payment.receipt',
  expired: 'payment.expired',
  refund: 'payment.refund',
} as const satisfies Record<InvoiceMailKind, string>

/** To one address in 24 hours, of each kind. */
const MAILS_PER_DAY = 20

const PURPOSES: Readonly<Record<Invoice['kind'], LinkPurpose>> = { order: 'guardian', seats: 'organisation', gift: 'giver' }

interface Wanted {
  invoiceId: string
  what: InvoiceMailKind
  refundId?: string | undefined
}

/** Mails the buyer about an invoice, in the language it was ordered in, unless it is otherwise by now. Who has no account gets a link that opens it. */
export async function mailInvoice(ctx: Ctx, { invoiceId, what, refundId }: Wanted, { findSite, originOf }: PaymentParts): Promise<void> {
  const invoice = await findInvoice(ctx, invoiceId)
  const site = await findSite(ctx.tenantId)
  const to = invoice && (await addressOf(ctx, invoice))
  if (!invoice || !site || !to || !isStillSo(invoice, what)) return
  const lang = langOf(invoice)
  const { fill } = paymentTexts(lang)
  const zone = site.settings.timeZone
  const values = {
    number: invoice.number,
    site: site.settings.title,
    total: formatPrice(invoice.payment && isOpen(invoice.payment.state) ? invoice.payment.amount : invoice.total, lang),
    items: invoice.lines.map(({ name }) => name).join(', '),
    until: formatMoment(invoice.expiresAt, zone, lang),
    paid: invoice.paidAt ? formatMoment(invoice.paidAt, zone, lang) : '',
    amount: formatPrice((refundId === undefined ? undefined : await findRefund(ctx, refundId))?.amount ?? invoice.refunded, lang),
  }
  const subject = fill(`mails.${what}.subject`, values)
  const isFree = what === 'receipt' && invoice.total === 0
  const key = invoice.memberId === null ? await makeInvoiceLink(ctx, invoice.id, PURPOSES[invoice.kind]) : undefined
  await postSiteMail(
    ctx,
    {
      template: PAYMENT_MAILS[what],
      lang,
      to,
      subject,
      heading: subject,
      paragraphs: [
        fill(`mails.${what}.text`, values),
        isFree ? fill('mails.receipt.free', values) : fill(`mails.${what}.sum`, values),
        ...(what === 'order' && invoice.payment ? howLines(invoice.payment, lang) : []),
      ],
      button: { label: fill(`mails.${what}.button`, values), path: checkoutPath(invoice.id, lang, key) },
      footnote: fill('mails.footnote', values),
    },
    { site, origin: originOf(site.host) },
    MAILS_PER_DAY,
  )
}

/** A mail that comes late says nothing that is over. */
function isStillSo({ status }: Invoice, what: InvoiceMailKind): boolean {
  if (what === 'order') return status === 'pending'
  return what !== 'expired' || status === 'expired'
}

async function addressOf(ctx: Ctx, { buyerEmail, memberId }: Invoice): Promise<string | undefined> {
  if (buyerEmail !== null) return isMailAddress(buyerEmail) ? buyerEmail : undefined
  if (memberId === null) return undefined
  const member = await ctx.db
    .selectFrom('members')
    .select('email')
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', memberId)
    .executeTakeFirst()
  return member && isMailAddress(member.email) ? member.email : undefined
}

/** What one types to pay, where that is a number. */
function howLines({ state, amount, instructions }: Payment, lang: Lang): string[] {
  if (!isOpen(state)) return []
  const { fill } = paymentTexts(lang)
  const { vaNumber: va, bank, billerCode: biller, accounts } = instructions
  if (va !== undefined && biller !== undefined) return [fill('mails.order.biller', { biller, va })]
  if (va !== undefined) return [fill('mails.order.va', { bank: (bank ?? '').toUpperCase(), va })]
  if (!accounts) return []
  const each = accounts.map(one => fill('mails.order.account', { bank: one.bank.toUpperCase(), account: one.number, holder: one.holder }))
  return [fill('mails.order.exact', { amount: formatPrice(amount, lang) }), ...each]
}
