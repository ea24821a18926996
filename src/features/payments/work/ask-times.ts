const MINUTES = [1, 2, 5, 15, 60] as const
const MINUTE_MS = 60_000

/** Returns when a gateway is asked next that was asked so often without news: soon at first, then each hour. */
export function nextAskAt(now: Date, asked: number): Date {
  return new Date(now.getTime() + (MINUTES[asked] ?? 60) * MINUTE_MS)
}
