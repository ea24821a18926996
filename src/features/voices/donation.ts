import type { Settings } from '#features/sites/settings.ts'

/** Minimum and maximum of one gift, in whole rupiah; a check constraint of the table says the same. */
export const LEAST_RUPIAH = 1000
export const MAX_RUPIAH = 1_000_000_000

/** True if the tenant may collect donations today: a legal entity with a permit, for a known period and purpose. */
export function mayTakeGifts({ donation }: Settings, now: Date): boolean {
  const { organisation, permit, validFrom, validUntil, purpose } = donation
  if (!organisation || !permit || !validFrom || !validUntil || !purpose) return false
  // The day in Jakarta, where permits are issued; the last day is included.
  const today = new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
  return validFrom <= today && today <= validUntil
}

/** Returns a pledge's reference number: `D-` and the last eight characters of its id. */
export function referenceOf(id: string): string {
  return `D-${id.slice(-8).toUpperCase()}`
}
