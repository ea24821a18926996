/** A smaller number in display size says "few" louder than its label says what of. */
export const LEAST_SHOWN = 10
/** One number alone is no proof. */
const LEAST_TOGETHER = 2

/** Returns the totals large enough to be shown in display size; none if fewer than two of them are. */
export function shownCounts<T extends { count: number }>(totals: readonly T[]): T[] {
  const shown = totals.filter(total => total.count >= LEAST_SHOWN)
  return shown.length >= LEAST_TOGETHER ? shown : []
}
