/** Revenue in whole rupiah, all from entries of the ledger. Plain data. */
export interface RevenueSums {
  /** Without tax. */
  sales: number
  donations: number
  /** What was given back or charged back, without tax. */
  refunds: number
  fees: number
  /** The mentors' shares. */
  shares: number
  /** Of sales, that is owed to the state and no part of `net`. */
  tax: number
}

export interface RevenueRow extends RevenueSums {
  /** The first day of a day, week or month; a kind and subject; a method. */
  key: string
  name: string
  net: number
}

export interface Revenue {
  total: RevenueRow
  overTime: RevenueRow[]
  bySubject: RevenueRow[]
  byMethod: RevenueRow[]
}

/** How a period is divided. */
export const STEPS = ['day', 'week', 'month'] as const
export type Step = (typeof STEPS)[number]

export const REVENUE_COLUMNS = ['sales', 'donations', 'refunds', 'fees', 'shares', 'tax', 'net'] as const
export type RevenueColumn = (typeof REVENUE_COLUMNS)[number]

export const NO_REVENUE: RevenueSums = { sales: 0, donations: 0, refunds: 0, fees: 0, shares: 0, tax: 0 }

/** Returns how a period is divided: as asked, or so that a chart can be read. */
export function stepOf(asked: string | null, days: number): Step {
  return STEPS.find(step => step === asked) ?? (days <= 31 ? 'day' : days <= 182 ? 'week' : 'month')
}
