/** Where balances stand: a debit account grows by debits, which are above zero in the database. */
export type Side = 'debit' | 'credit'

interface AccountKind {
  side: Side
  /** True if each owner has a part of their own: the account's balance is that of an owner. */
  isOwned: boolean
  /** True if it must not stand on the other side: below that, money went out that was never there. */
  neverBelowZero: boolean
}

const debit: AccountKind = { side: 'debit', isOwned: false, neverBelowZero: false }
const credit: AccountKind = { side: 'credit', isOwned: false, neverBelowZero: false }
const mentors: AccountKind = { side: 'credit', isOwned: true, neverBelowZero: true }

/** All accounts of a tenant's ledger; their words stand in `texts/`. A clearing account may stand on the other side, as a gateway takes fees in advance. */
export const ACCOUNTS = {
  'clearing:midtrans': debit,
  'clearing:xendit': debit,
  'clearing:transfer': debit,
  bank: debit,
  sales: credit,
  tax: credit,
  donations: credit,
  'owed-to-payers': { ...credit, neverBelowZero: true },
  withholding: credit,
  refunds: debit,
  fees: debit,
  'mentor-shares': debit,
  // A refund takes a mentor's part back, also after it was paid out: then they owe it until they earn again.
  'mentor-payable': { ...mentors, neverBelowZero: false },
  'payouts-pending': mentors,
} as const satisfies Record<string, AccountKind>

export type Account = keyof typeof ACCOUNTS

export const ACCOUNT_NAMES = Object.keys(ACCOUNTS) as Account[]

/** The gateways that have a clearing account: what they hold and have not handed on. */
export type ClearingGateway = 'midtrans' | 'xendit' | 'transfer'

export function isAccount(text: string): text is Account {
  return Object.hasOwn(ACCOUNTS, text)
}

/** Returns a balance as people read it: above zero on the account's own side. Zero is never negative zero. */
export function onItsSide(account: Account, balance: number): number {
  return ACCOUNTS[account].side === 'debit' || balance === 0 ? balance : -balance
}
