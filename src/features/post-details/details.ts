/**
 * The fields read from a post's otherwise free details: an event's times, an episode's numbers and audio, an album's pictures.
 * Input is validated (`detailsOf` in `kinds/kinds.server.ts`); older rows may hold anything, and invalid values count as missing.
 * Migration 0021 converted event times stored in other formats to this one.
 */

/** The time zones of Indonesia, by the city that names them. */
export const TIME_ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

export const MAX_EPISODES = 100_000
/** One day, in minutes. */
export const MAX_MINUTES = 1440

const LEAP_YEAR = '([0-9][0-9]0[48]|[0-9][0-9][2468][048]|[0-9][0-9][13579][26]|[02468][048]00|[13579][26]00)'
const DAY = `([0-9]{4}-((0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)|${LEAP_YEAR}-02-29)`
const TIME = '([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]{1,9})?)?'
/**
 * A timestamp in stored details: ISO 8601 with its time zone, from the year 1000 on. The expression works in both JavaScript and PostgreSQL and matches
 * existing dates only, because PostgreSQL 15 cannot test a cast before it fails.
 */
export const MOMENT = `^(?!0)${DAY}T${TIME}(Z|[+-](0[0-9]|1[0-4]):[0-5][0-9])$`
const moment = new RegExp(MOMENT)

export function toMoment(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !moment.test(value)) return undefined
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** Returns the value if it is an integer from 0 to `most`. */
export function toWhole(value: unknown, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined
}

/** True for a path on this host or an absolute https URL, as pictures and audio are accepted. */
export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(\/(?!\/)|https:\/\/)[^\s"'<>]*$/.test(value)
}

/** As `isAddress`, but also accepts http, for older rows; the page's content security policy decides whether it loads. */
export function isShownAddress(value: unknown): value is string {
  return isAddress(value) || (typeof value === 'string' && isAddress(value.replace(/^http:/, 'https:')))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the text, trimmed; '' if it is none. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns the address if a page may show it; '' otherwise. */
export function toShownAddress(value: unknown): string {
  return isShownAddress(value) ? value : ''
}

/** Returns the objects of a list; none if it is no list. */
export function toRows(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
