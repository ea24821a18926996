import type { PayoutStatus } from './payout.ts'

/** When a gateway is asked again about a payout. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Minutes after each time that it was asked; then every six hours. */
const PAUSES = [1, 1, 2, 5, 10, 20, 30, 60, 120, 180]
const LAST_PAUSE = 360
/** A bank may give money back days after the gateway said that it was paid. */
const AFTER_PAID_HOURS = [6, 24, 72, 168]

interface Followed {
  status: PayoutStatus
  /** How often it was asked. */
  asked: number
  paidAt: Date | null
  now: Date
}

/** Returns when the gateway is asked next; null for never. */
export function nextAsk({ status, asked, paidAt, now }: Followed): Date | null {
  if (status === 'approved' || status === 'sent') return new Date(now.getTime() + (PAUSES[asked - 1] ?? LAST_PAUSE) * MINUTE_MS)
  if (status !== 'paid' || paidAt === null) return null
  const next = AFTER_PAID_HOURS.map(hours => paidAt.getTime() + hours * HOUR_MS).find(at => at > now.getTime())
  return next === undefined ? null : new Date(next)
}
