import { listMethods } from '#features/gateways/find-gateway.server.ts'
import type { Invoice, InvoiceKind } from '#features/payments/invoice.ts'
import { makeInvoiceLink } from '#features/payments/links.server.ts'
import { findOpenInvoice } from '#features/payments/queries.server.ts'
import { can } from '#features/permissions/permissions.ts'
import { localHref } from '#kit/lang.ts'
import { leadTo } from '#page/app-page.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { showOnce } from '#page/shown-once.server.ts'
import type { Ctx, Person } from '#platform/context.ts'
import { type Quote, quote } from './quote.server.ts'

/** A line of the summary of an order. */
export interface SummaryLine {
  subjectId: string
  name: string
  lang: string
  quantity: number
  price: number
}

/** What the summary of an order shows besides its own choice. */
export interface OrderSummary {
  lines: SummaryLine[]
  price: Quote
  /** The coupon as it was typed. */
  typed: string
  /** Under 18 somebody else pays. */
  isChild: boolean
  /** The tenant takes payments here. */
  hasMethods: boolean
  whatsapp: string | null
  /** Their invoice of the same that waits already. */
  openId: string | null
}

/** Returns the summary of what the viewer would order. Leads to the consent first where it is missing: it is asked before money is. */
export async function loadSummary(args: PageArgs, person: Person, kind: InvoiceKind, lines: SummaryLine[]): Promise<OrderSummary> {
  const { ctx, page, query, site } = args
  if (kind === 'order' && !can(ctx.viewer, 'learn')) throw leadTo(`/Account/Join?to=${encodeURIComponent(page.givenPath)}`)
  const typed = query.get('coupon') ?? ''
  const open = await openOf(ctx, person, kind, lines)
  const { whatsapp } = site.settings.contact
  return {
    lines,
    price: await quote(ctx, site.settings, { memberId: person.memberId, lines, typed, open }),
    typed,
    isChild: person.isChild,
    hasMethods: (await listMethods(ctx)).length > 0,
    whatsapp: whatsapp ? `https://wa.me/${whatsapp}` : null,
    openId: open?.id ?? null,
  }
}

async function openOf(ctx: Ctx, { memberId }: Person, kind: InvoiceKind, lines: readonly SummaryLine[]): Promise<Invoice | undefined> {
  const [first] = lines
  const open = first && (await findOpenInvoice(ctx, { memberId, kind, subjectId: first.subjectId }))
  return open?.lines.length === lines.length ? open : undefined
}

/** Makes a link by which somebody else pays an invoice, and returns the path of the page that shows it once. */
export async function askOther(args: PageArgs, invoice: Pick<Invoice, 'id'>): Promise<string> {
  const key = await makeInvoiceLink(args.ctx, invoice.id, 'guardian')
  return showOnce(args, payLinkOf(invoice.id), `${args.origin}${localHref(args.lang, `/Pay/${key}`)}`, `/Checkout/${invoice.id}`)
}

/** What `showOnce` calls the link of an invoice. */
export const payLinkOf = (invoiceId: string) => `pay link ${invoiceId}`
