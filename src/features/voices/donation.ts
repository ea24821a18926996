import type { Settings } from '#features/sites/settings.ts'

/** The least and the most of one gift, in whole rupiah; the table's own check says the same. */
export const LEAST_RUPIAH = 1000
export const MAX_RUPIAH = 1_000_000_000

/** Whether the tenant may ask for gifts today: a legal entity with a permit, for a time and a purpose that are known. */
export function mayTakeGifts({ donation }: Settings, now: Date): boolean {
  const { organisation, permit, validFrom, validUntil, purpose } = donation
  if (!organisation || !permit || !validFrom || !validUntil || !purpose) return false
  // The day of Jakarta, where permits are given; the last day counts.
  const today = new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
  return validFrom <= today && today <= validUntil
}

/** A pledge's number: `D-` and the last eight signs of its id. */
export function referenceOf(id: string): string {
  return `D-${id.slice(-8).toUpperCase()}`
}
