/** What part of a sale belongs to which mentor. Whole rupiah; parts always sum to the whole. */

export const SHARE_SCOPES = ['tenant', 'program', 'class'] as const
export type ShareScope = (typeof SHARE_SCOPES)[number]

export interface SharePart {
  mentorId: string
  weight: number
}

export interface ShareRule {
  scope: ShareScope
  /** The program or class; undefined for the tenant's own. */
  subjectId: string | undefined
  /** Of the base, in basis points, for all mentors together. */
  shareBp: number
  /** Empty: the class's mentors in equal parts. */
  parts: readonly SharePart[]
}

/** A class that was sold, with its mentors in order. */
export interface SoldClass {
  classId: string
  programId: string | null
  mentorIds: readonly string[]
}

/** Returns the rule that counts for a class: its own, else its program's, else the tenant's. */
export function ruleFor({ classId, programId }: SoldClass, rules: readonly ShareRule[]): ShareRule | undefined {
  const of = (scope: ShareScope, subjectId: string | undefined) =>
    rules.find(rule => rule.scope === scope && (scope === 'tenant' || rule.subjectId === subjectId))
  return of('class', classId) ?? (programId === null ? undefined : of('program', programId)) ?? of('tenant', undefined)
}

interface Line {
  quantity: number
  /** Of one, before discount and tax. */
  price: number
}

/** Returns what each line brought after the invoice's discount, which lies on all lines in proportion. The results sum to subtotal less discount. */
export function basesOf(lines: readonly Line[], discount: number): number[] {
  const values = lines.map(({ quantity, price }) => BigInt(quantity) * BigInt(price))
  const subtotal = values.reduce((sum, one) => sum + one, 0n)
  if (subtotal === 0n) return lines.map(() => 0)
  const off = BigInt(discount)
  let before = 0n
  return values.map(value => {
    // The difference of two running roundings: never more than the line, and all of them sum exactly.
    const taken = (off * (before + value)) / subtotal - (off * before) / subtotal
    before += value
    return Number(value - taken)
  })
}

/** Returns what all mentors of a sale get together, rounded down. */
export function poolOf(base: number, shareBp: number): number {
  return Number((BigInt(base) * BigInt(shareBp)) / 10_000n)
}

/** Divides an amount by weights: each part rounded down, and what is left goes to the first with a weight. The parts sum to the amount; 0 of a weight of 0. */
export function divide(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, one) => sum + one, 0)
  if (total <= 0) return weights.map(() => 0)
  const parts = weights.map(weight => Number((BigInt(amount) * BigInt(weight)) / BigInt(total)))
  const left = amount - parts.reduce((sum, one) => sum + one, 0)
  const first = weights.findIndex(weight => weight > 0)
  return parts.map((part, at) => (at === first ? part + left : part))
}

/** Returns what each mentor earns of a sold class; without a rule or without mentors nothing, and all of it stays with the tenant. */
export function sharesOf(sold: SoldClass, base: number, rule: ShareRule | undefined): { mentorId: string; amount: number }[] {
  if (!rule) return []
  const parts = rule.parts.length > 0 ? rule.parts : sold.mentorIds.map(mentorId => ({ mentorId, weight: 1 }))
  const amounts = divide(
    poolOf(base, rule.shareBp),
    parts.map(part => part.weight),
  )
  return parts.flatMap(({ mentorId }, at) => {
    const amount = amounts[at] ?? 0
    return amount > 0 ? [{ mentorId, amount }] : []
  })
}

/**
 * Returns how much of an earned share goes back once `refunded` of an invoice's `total` has been: in proportion, rounded to the nearest rupiah; all of it
 * with the whole total. What a single refund takes is the difference to what went back before.
 */
export function returnedOf(earned: number, refunded: number, total: number): number {
  if (total <= 0 || refunded >= total) return earned
  return Number((2n * BigInt(earned) * BigInt(refunded) + BigInt(total)) / (2n * BigInt(total)))
}
