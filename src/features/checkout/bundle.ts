/** Parts of a price that several things share, in whole rupiah. */

/**
 * Returns each thing's part of a price, in proportion to what it costs alone; in equal parts where all are free. The parts sum to the price exactly: what
 * rounding leaves goes to the first ones. Throws RangeError without things, or for a price that is no whole rupiah above or equal to zero.
 */
export function shareOut(price: number, alone: readonly number[]): number[] {
  if (alone.length === 0 || !Number.isSafeInteger(price) || price < 0) throw new RangeError('a price is shared by things, in whole rupiah')
  const sum = alone.reduce((all, one) => all + one, 0)
  const weights = sum === 0 ? alone.map(() => 1) : alone
  const whole = sum === 0 ? alone.length : sum
  // With integers of any size: the product may exceed what numbers hold exactly.
  const parts = weights.map(weight => Number((BigInt(price) * BigInt(weight)) / BigInt(whole)))
  let left = price - parts.reduce((all, one) => all + one, 0)
  return parts.map((part, at) => {
    const isMore = left > 0 && (weights[at] ?? 0) > 0
    if (isMore) left--
    return isMore ? part + 1 : part
  })
}
