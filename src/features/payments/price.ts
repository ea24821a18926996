/** What an invoice's lines cost, in whole rupiah: pure, so that a page shows what the invoice will say. */

export interface PricedLine {
  subjectId: string
  /** Of one, before discount and tax. */
  price: number
  quantity: number
}

/** What a coupon takes off: a percentage in basis points, or a sum; of the lines that it is for, or of all. */
export interface Discount {
  percentBp: number | null
  amount: number | null
  maxDiscount: number | null
  subjectIds: readonly string[]
}

export interface Price {
  subtotal: number
  discount: number
  tax: number
  total: number
}

/** One percent of one percent: rates are in these. */
const BASIS = 10_000

/**
 * Returns the price of lines. The discount is at most the price of what it is for, a percentage is rounded down; tax is of what is left, rounded half up.
 * Throws RangeError for what is no whole rupiah, and for sums above what numbers hold exactly.
 */
export function priceOf({ lines, coupon, taxBp }: { lines: readonly PricedLine[]; coupon?: Discount | undefined; taxBp: number }): Price {
  const subtotal = sumOf(lines)
  const discount = coupon ? discountOf(lines, coupon) : 0
  const base = subtotal - discount
  const tax = partOf(base, taxBp, BASIS / 2)
  return { subtotal, discount, tax, total: base + tax }
}

function discountOf(lines: readonly PricedLine[], { percentBp, amount, maxDiscount, subjectIds }: Discount): number {
  const reduced = sumOf(subjectIds.length === 0 ? lines : lines.filter(line => subjectIds.includes(line.subjectId)))
  const wanted = percentBp === null ? (amount ?? 0) : partOf(reduced, percentBp, 0)
  return Math.min(wanted, maxDiscount ?? wanted, reduced)
}

function sumOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => {
    const next = sum + price * quantity
    if (!Number.isSafeInteger(price) || !Number.isSafeInteger(quantity) || price < 0 || quantity < 0 || !Number.isSafeInteger(next))
      throw new RangeError('a price is whole rupiah')
    return next
  }, 0)
}

/** Returns `bp` basis points of a sum, rounded down after `more` parts were added. With integers of any size: a product may exceed what numbers hold. */
function partOf(sum: number, bp: number, more: number): number {
  return Number((BigInt(sum) * BigInt(bp) + BigInt(more)) / BigInt(BASIS))
}
