import type { Instructions, Method } from '#features/gateways/gateway.ts'
import type { Lang } from '#kit/lang.ts'
import type { Payment, PaymentState } from './payment.ts'

/** An invoice: who is to pay what until when, and what came of it. Money is whole rupiah. */

export const INVOICE_KINDS = ['order', 'seats', 'gift'] as const
/** `order`: something for a person; `seats`: places for a school or company; `gift`: a donation. */
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

export const INVOICE_STATUSES = ['pending', 'paid', 'expired', 'cancelled', 'failed', 'refunded', 'partially-refunded'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

const LINK_PURPOSES = ['guardian', 'giver', 'organisation'] as const
/** Whom a link without an account is for. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** The largest total of an invoice. */
export const MOST_TOTAL = 10_000_000_000
export const MOST_LINES = 100
export const MOST_QUANTITY = 1000
/** A link without an account leads to the receipt for so long after the time to pay. */
export const LINK_DAYS = 30

export interface Buyer {
  name: string
  email?: string | undefined
  /** Digits with country code, such as 6281…. */
  phone?: string | undefined
}

/** What is ordered, in the words of the feature that sells it: its kind (`class`, `places`, `gift`) and the subject's id there. */
export interface OrderLine {
  kind: string
  subjectId: string
  /** The member who gets it; none: whoever claims it, or nobody in particular. */
  recipientId?: string | undefined
  name: string
  quantity: number
  /** Of one, before discount and tax. */
  price: number
  /** What the feature needs to hand it out, such as a batch: plain JSON. */
  details?: Readonly<Record<string, string | number | boolean | null>> | undefined
}

export interface InvoiceOrder {
  kind: InvoiceKind
  /** The member who orders; null: somebody without an account. */
  memberId: string | null
  buyer: Buyer
  lines: readonly OrderLine[]
  /** A coupon's code, as it was typed. */
  coupon?: string | undefined
  /** The expired invoice that this one takes the place of. */
  replacesId?: string | undefined
  /** It expires then at the latest, such as a gift with the permit to collect it. */
  endsBy?: Date | undefined
  /** The language of its mails and its PDF; by default the reader's. */
  lang?: Lang | undefined
}

export interface InvoiceLine {
  kind: string
  subjectId: string
  recipientId: string | null
  name: string
  quantity: number
  price: number
  details: Record<string, unknown>
}

/** The seller's legal name, address and tax number when the invoice was made. */
export interface Seller {
  legalName: string
  address: string
  taxNumber: string
}

export interface Invoice {
  id: string
  /** `INV/2026/000123`: unique within the tenant, without gaps within a year. */
  number: string
  kind: InvoiceKind
  status: InvoiceStatus
  memberId: string | null
  /** Empty after an erasure. */
  buyerName: string
  buyerEmail: string | null
  buyerPhone: string | null
  lang: string
  currency: 'IDR'
  subtotal: number
  discount: number
  taxBp: number
  tax: number
  total: number
  refunded: number
  seller: Seller
  couponId: string | null
  replacesId: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
  endedAt: Date | null
  lines: InvoiceLine[]
  /** The one it was paid with, else the open one, else the last. */
  payment: Payment | null
}

/** True if the invoice can still be paid. */
export function isPayable({ status, expiresAt }: Pick<Invoice, 'status' | 'expiresAt'>, now: Date): boolean {
  return status === 'pending' && expiresAt > now
}

/** True if money was taken for it, whatever was given back later. */
export function wasPaid(status: InvoiceStatus): boolean {
  return status === 'paid' || status === 'partially-refunded' || status === 'refunded'
}

/**
 * What an invoice does with money that came for it: it is paid by it, or the money is unexplained and owed back. `isReplacedByPaid`: another invoice took its
 * place and is paid. An expired one takes money that comes late; one that somebody cancelled does not.
 */
export function takesMoney(status: InvoiceStatus, isReplacedByPaid: boolean): boolean {
  return status === 'pending' || (status === 'expired' && !isReplacedByPaid)
}

/** Returns the status of a paid invoice of which so much was refunded. */
export function statusAfterRefund(total: number, refunded: number): InvoiceStatus {
  if (refunded <= 0) return 'paid'
  return refunded < total ? 'partially-refunded' : 'refunded'
}

/** A way to pay within a bank's app, at its machine or in another app, step by step. */
export interface HowToPay {
  title: string
  steps: string[]
}

/** A payment as clients see it. Source: contract.md, Money. */
export interface PaymentView {
  orderId: string
  method: Method | 'none'
  state: PaymentState
  /** What is to be paid: of a transfer with its unique code. */
  amount: number
  uniqueCode?: number
  vaNumber?: string
  bank?: string
  billerCode?: string
  qrString?: string
  redirectUrl?: string
  accounts?: NonNullable<Instructions['accounts']>
  hasProof?: boolean
  /** Why it could not be opened. */
  failure?: string
  expiresAt: string
  paidAt: string | null
  instructions: HowToPay[]
}

/** An invoice as clients see it. Source: contract.md, Money. */
export interface InvoiceView {
  id: string
  number: string
  kind: InvoiceKind
  status: InvoiceStatus
  currency: 'IDR'
  subtotal: number
  discount: number
  tax: number
  total: number
  refunded: number
  expiresAt: string
  createdAt: string
  paidAt: string | null
  items: { name: string; quantity: number; price: number }[]
  payUrl: string
  payment: PaymentView | null
}
