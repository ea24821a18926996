/**
 * What is read of a post's details, which are free otherwise: the times of an event, the numbers and the sound of an episode, the pictures of an album.
 * What comes in is checked (`detailsOf` in schema.ts); rows that were written before may have anything, and what does not fit counts as missing. The times
 * of events that were kept in other forms were brought into this one by migration 0021.
 */

export const MAX_EPISODES = 100_000
/** A day. */
export const MAX_MINUTES = 1440

const LEAP_YEAR = '([0-9][0-9]0[48]|[0-9][0-9][2468][048]|[0-9][0-9][13579][26]|[02468][048]00|[13579][26]00)'
const DAY = `([0-9]{4}-((0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])|(0[13-9]|1[0-2])-(29|30)|(0[13578]|1[02])-31)|${LEAP_YEAR}-02-29)`
const TIME = '([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]{1,9})?)?'
/**
 * A moment as details keep it: ISO 8601 with its zone, from the year 1000 on. JavaScript and PostgreSQL both know this expression, and what fits it is a
 * day that there is: PostgreSQL 15 has no other way to ask before it casts.
 */
export const MOMENT = `^(?!0)${DAY}T${TIME}(Z|[+-](0[0-9]|1[0-4]):[0-5][0-9])$`
const moment = new RegExp(MOMENT)

export function toMoment(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !moment.test(value)) return undefined
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** A whole number from 0 to `most`. */
export function toWhole(value: unknown, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined
}

/** A path of this host or a whole address with https, as pictures and sounds that come in have them. */
export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(\/(?!\/)|https:\/\/)[^\s"'<>]*$/.test(value)
}

/** The same, and with http, as it was taken before: whether that is loaded says the policy of the page. */
export function isShownAddress(value: unknown): value is string {
  return isAddress(value) || (typeof value === 'string' && isAddress(value.replace(/^http:/, 'https:')))
}
