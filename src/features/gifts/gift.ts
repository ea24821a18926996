import type { Settings } from '#features/sites/settings.ts'

/** Minimum and maximum of one gift, in whole rupiah; a check constraint of the table says the same. */
export const LEAST_RUPIAH = 1000
export const MAX_RUPIAH = 1_000_000_000

/** Amounts that the form offers, in whole rupiah. */
export const OFFERED_RUPIAH = [25_000, 50_000, 100_000, 250_000, 500_000] as const

/** A sold line's kind, in the words of invoices; its subject is the gift's id. */
export const GIFT_LINE = 'gift'

const HOUR_MS = 3_600_000
/** Permits are issued, and end, by the clock of Jakarta. */
const JAKARTA_HOURS = 7

/** True if the tenant may collect donations today: a legal entity with a permit, for a known period and purpose. */
export function mayTakeGifts({ donation }: Settings, now: Date): boolean {
  const { organisation, permit, validFrom, validUntil, purpose } = donation
  if (!organisation || !permit || !validFrom || !validUntil || !purpose) return false
  const today = new Date(now.getTime() + JAKARTA_HOURS * HOUR_MS).toISOString().slice(0, 10)
  // The last day is included.
  return validFrom <= today && today <= validUntil
}

/** Returns when the permit's last day ends in Jakarta. Throws RangeError without a permit's period: ask `mayTakeGifts` first. */
export function permitEndsAt({ donation }: Settings): Date {
  const lastDay = Date.parse(`${donation.validUntil}T00:00:00Z`)
  if (Number.isNaN(lastDay)) throw new RangeError('the permit has no last day')
  return new Date(lastDay + (24 - JAKARTA_HOURS) * HOUR_MS)
}

/** Returns a gift's reference number: `D-` and the last eight characters of its id. */
export function referenceOf(id: string): string {
  return `D-${id.slice(-8).toUpperCase()}`
}
