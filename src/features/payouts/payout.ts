/** A payout of a mentor's share to their bank account, and what may happen to it. Source: docs/decisions/092. */

export const PAYOUT_STATUSES = ['requested', 'approved', 'sent', 'paid', 'rejected', 'failed', 'reversed'] as const
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number]

/**
 * What happens to a payout: `approved` by all whom it takes; `rejected` with a reason; `sent` to a gateway or put into a bank file; `paid` as the gateway or
 * staff say; `refused` by the bank, before or after it was paid.
 */
export const PAYOUT_EVENTS = ['approved', 'rejected', 'sent', 'paid', 'refused'] as const
export type PayoutEvent = (typeof PAYOUT_EVENTS)[number]

/**
 * What follows: another status, `same` for what is known already, or undefined for what can't be. `refused` after `sent` is a failure, after `paid` a
 * reversal. A payout that ended stays as it is: money that a gateway claims afterwards is a case.
 */
const NEXT: Readonly<Record<PayoutStatus, Partial<Record<PayoutEvent, PayoutStatus>>>> = {
  requested: { approved: 'approved', rejected: 'rejected' },
  // A gateway may refuse, or tell that it paid, before it was known that it took the payout.
  approved: { rejected: 'rejected', sent: 'sent', paid: 'paid', refused: 'failed', approved: 'approved' },
  sent: { sent: 'sent', paid: 'paid', refused: 'failed' },
  paid: { sent: 'paid', paid: 'paid', refused: 'reversed' },
  rejected: { rejected: 'rejected' },
  failed: { refused: 'failed' },
  reversed: { refused: 'reversed' },
}

/** Returns the status after an event; the same one where the event says nothing new; undefined where it can't happen. */
export function nextStatus(status: PayoutStatus, event: PayoutEvent): PayoutStatus | undefined {
  return NEXT[status][event]
}

/** The statuses that a payout never leaves. */
export const ENDED: readonly PayoutStatus[] = ['rejected', 'failed', 'reversed']

/** Movements of the ledger that a change of status posts, in order. */
export type PayoutMovement = 'payout-requested' | 'payout-returned' | 'payout-paid' | 'payout-reversed'

/** Returns what a change of status posts. A failed, rejected or reversed payout is the mentor's again. */
export function movementsOf(before: PayoutStatus | undefined, after: PayoutStatus): readonly PayoutMovement[] {
  if (before === after) return []
  if (before === undefined) return ['payout-requested']
  if (after === 'paid') return ['payout-paid']
  if (after === 'reversed') return ['payout-reversed', 'payout-returned']
  return after === 'rejected' || after === 'failed' ? ['payout-returned'] : []
}

/** Returns the income tax that is withheld of an amount, rounded to whole rupiah; always less than the amount. */
export function withheldOf(amount: number, withholdingBp: number): number {
  return Math.min(amount - 1, Number((BigInt(amount) * BigInt(withholdingBp) + 5_000n) / 10_000n))
}

/** Returns how many persons have to approve an amount. `twoFrom`: from which amount two do. */
export function approversFor(amount: number, twoFrom: number): 1 | 2 {
  return amount >= twoFrom ? 2 : 1
}

/** A new bank account can be paid to only after so many hours: time for its owner to see the mail that tells of it. */
export const ACCOUNT_WAIT_HOURS = 24

/** A payout as calls and pages show it. */
export interface Payout {
  id: string
  status: PayoutStatus
  amount: number
  bank: string
  /** The last four digits. */
  accountNumber: string
  accountName: string
  requestedAt: Date
  decidedAt: Date | null
  reason: string | null
}

/**
 * Cases that payouts open, for a person to look at: the gateway does not tell, tells of another amount, contradicts what it had told, or the bank gave back what
 * was paid. Their words stand in `features/bookkeeping`.
 */
export type PayoutCase = 'payout-unknown' | 'payout-differs' | 'payout-contradicted' | 'payout-reversed'
