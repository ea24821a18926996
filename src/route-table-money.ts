import type { RouteEntry } from './route-entry.ts'

/** Pages about money: how it is taken, orders, the ledger, payouts. */
export const moneyEntries: readonly RouteEntry[] = []
