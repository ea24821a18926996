/** What differs, came twice or fits nothing: it waits for a person, and is never mended silently. */

/** Kinds of cases that payments open; other rooms open theirs. What came as money of the first three is owed back to the payer. */
export type CaseKind =
  | 'amount-differs'
  | 'paid-twice'
  | 'coupon-gone'
  | 'challenged'
  | 'contradiction'
  | 'unknown-order'
  | 'refund-failed'
  | 'refunded-at-gateway'
  | 'charged-back'
  | 'ledger-differs'

export interface MoneyCase {
  id: string
  kind: string
  invoiceId: string | null
  invoiceNumber: string | null
  paymentId: string | null
  payoutId: string | null
  notificationId: string | null
  amount: number | null
  details: Record<string, unknown>
  openedAt: Date
  settledAt: Date | null
  settledBy: string | null
  settlement: string | null
}

/** A case to be opened: one for one cause, whatever often it is seen. */
export interface NewCase {
  /** Of lower-case letters and hyphens, such as `paid-twice`. */
  kind: string
  /** Its cause, with the kind before it: `paid-twice:{paymentId}`. */
  key: string
  invoiceId?: string | undefined
  paymentId?: string | undefined
  payoutId?: string | undefined
  notificationId?: string | undefined
  amount?: number | undefined
  /** Plain values that tell a person what differs; nothing about people. */
  details?: Readonly<Record<string, unknown>> | undefined
}
