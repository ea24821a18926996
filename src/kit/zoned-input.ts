/** Hours before UTC. Indonesia knows no summer time; Pontianak has Jakarta's. */
const HOURS: Readonly<Record<string, number>> = { 'Asia/Jakarta': 7, 'Asia/Pontianak': 7, 'Asia/Makassar': 8, 'Asia/Jayapura': 9 }
const HOUR_MS = 3_600_000

/** Returns a timestamp as the value of an input `datetime-local` (`2026-08-17T10:00`) in a time zone of Indonesia; '' if it is none. */
export function toZonedInput(moment: unknown, timeZone: string): string {
  const at = typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  return Number.isNaN(at) ? '' : new Date(at + hoursOf(timeZone) * HOUR_MS).toISOString().slice(0, 16)
}

/** Returns the timestamp in UTC (ISO 8601) of such a value; undefined if it is empty or incomplete. */
export function fromZonedInput(value: string, timeZone: string): string | undefined {
  const at = Date.parse(`${value}Z`)
  return Number.isNaN(at) ? undefined : new Date(at - hoursOf(timeZone) * HOUR_MS).toISOString()
}

function hoursOf(timeZone: string): number {
  return HOURS[timeZone] ?? 7
}
