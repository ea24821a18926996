import { listPlaces } from '#features/enrolments/places.server.ts'
import { listMethods } from '#features/gateways/find-gateway.server.ts'
import type { Method } from '#features/gateways/gateway.ts'
import { type HowToPay, type Invoice, type InvoiceKind, type InvoiceStatus, isPayable, wasPaid } from '#features/payments/invoice.ts'
import { isOpen, type Payment, type PaymentFailure } from '#features/payments/payment.ts'
import { howToPay } from '#features/payments/view.ts'
import { formatMoment } from '#kit/format.ts'
import { localHref } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { type BoughtClass, firstNameOf, lacksSeat, listBoughtClasses } from './own.server.ts'

/** How an open payment is to be paid. Money is whole rupiah. */
export interface OpenPaymentView {
  method: Method
  state: 'opening' | 'pending'
  amount: number
  vaNumber?: string | undefined
  billerCode?: string | undefined
  hasQr: boolean
  redirectUrl?: string | undefined
  accounts: readonly { bank: string; number: string; holder: string }[]
  hasProof: boolean
  isTransfer: boolean
  /** ISO 8601. */
  expiresAt: string
  /** In words, in the tenant's time zone. */
  until: string
  howTo: HowToPay[]
}

/** A bought place as its buyer sees it. */
export interface BoughtPlaceView {
  position: number
  /** The address that gives it to who opens it first; undefined once it is used. */
  link: string | undefined
  state: 'free' | 'claimed' | 'ended'
  claimedBy: string | null
}

/** What the page of an invoice shows, to who ordered it or holds a link to it. */
export interface PayView {
  id: string
  number: string
  kind: InvoiceKind
  status: InvoiceStatus
  isPayable: boolean
  isPaid: boolean
  lines: { name: string; quantity: number; price: number }[]
  subtotal: number
  discount: number
  taxBp: number
  tax: number
  total: number
  refunded: number
  /** The server's clock, and the end of the invoice, in ISO 8601: the countdown compares these two. */
  now: string
  expiresAt: string
  until: string
  payment: OpenPaymentView | null
  /** Why the last try came to nothing. */
  failure: PaymentFailure | 'denied' | null
  methods: Method[]
  /** Whoever looks may pay: a child asks somebody else. */
  mayPay: boolean
  /** Once it is paid. */
  classes: BoughtClass[]
  lacksSeat: boolean
  places: BoughtPlaceView[] | null
  /** The first name of whom it is for; '' on their own page. */
  name: string
}

/** Returns what the page of an invoice shows. `isLinked`: by a link without an account. */
export async function toPayView(
  args: Pick<PageArgs, 'ctx' | 'lang' | 'site' | 'seal' | 'origin'>,
  invoice: Invoice,
  { isLinked = false } = {},
): Promise<PayView> {
  const { ctx, lang, site } = args
  const { timeZone } = site.settings
  const isPaid = wasPaid(invoice.status)
  const mayPay = isLinked || !(ctx.viewer.kind === 'person' && ctx.viewer.person.isChild)
  const canPay = isPayable(invoice, ctx.now)
  const { payment } = invoice
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    status: invoice.status,
    isPayable: canPay,
    isPaid,
    lines: invoice.lines.map(({ name, quantity, price }) => ({ name, quantity, price })),
    subtotal: invoice.subtotal,
    discount: invoice.discount,
    taxBp: invoice.taxBp,
    tax: invoice.tax,
    total: invoice.total,
    refunded: invoice.refunded,
    now: new Date().toISOString(),
    expiresAt: invoice.expiresAt.toISOString(),
    until: formatMoment(invoice.expiresAt, timeZone, lang),
    payment: payment && canPay && isOpen(payment.state) ? toOpenPayment(payment, args) : null,
    failure: payment && canPay && !isOpen(payment.state) ? (payment.failure ?? (payment.state === 'denied' ? 'denied' : null)) : null,
    methods: canPay && mayPay ? await listMethods(ctx) : [],
    mayPay,
    classes: isPaid ? await listBoughtClasses(ctx, invoice.id) : [],
    lacksSeat: isPaid && (await lacksSeat(ctx, invoice.id)),
    // Their codes are for who bought them.
    places: isPaid && invoice.kind === 'seats' && !isLinked ? await toPlaces(args, invoice) : null,
    name: isLinked ? await firstNameOf(ctx, invoice) : '',
  }
}

async function toPlaces(
  { ctx, seal, origin, lang }: Pick<PageArgs, 'ctx' | 'seal' | 'origin' | 'lang'>,
  { id }: Invoice,
): Promise<BoughtPlaceView[]> {
  const places = await listPlaces(ctx, seal, id)
  return places.map(({ position, code, state, claimedBy }) => ({
    position,
    link: state === 'free' && code !== undefined ? `${origin}${localHref(lang, `/Account/Places/${code}`)}` : undefined,
    state,
    claimedBy,
  }))
}

function toOpenPayment(payment: Payment, { lang, site }: Pick<PageArgs, 'lang' | 'site'>): OpenPaymentView | null {
  const { method, state, instructions } = payment
  if (method === 'none' || (state !== 'opening' && state !== 'pending')) return null
  return {
    method,
    state,
    amount: payment.amount,
    vaNumber: instructions.vaNumber,
    billerCode: instructions.billerCode,
    hasQr: instructions.qrString !== undefined,
    redirectUrl: instructions.redirectUrl,
    accounts: instructions.accounts ?? [],
    hasProof: payment.proofAt !== null,
    isTransfer: method === 'transfer',
    expiresAt: payment.expiresAt.toISOString(),
    until: formatMoment(payment.expiresAt, site.settings.timeZone, lang),
    howTo: howToPay(payment, lang),
  }
}
