/** Reading of what gateways answer: nothing is taken to be there. */

export function toRecord(value: unknown): Record<string, unknown> {
  // Named boundary: an object of JSON has text keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

export function toList(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(toRecord) : []
}

/** Returns a text that is not empty; numbers as they are written. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Returns whole rupiah of `650000`, `"650000.00"`; undefined for anything else, parts of a rupiah included. */
export function rupiahOf(value: unknown): number | undefined {
  const match = /^(\d{1,15})(?:\.0{1,2})?$/.exec(textOf(value) ?? '')
  return match ? Number(match[1]) : undefined
}

/** Returns the moment of an ISO text; undefined for others. */
export function momentOf(value: unknown): Date | undefined {
  const at = new Date(textOf(value) ?? '')
  return Number.isNaN(at.getTime()) ? undefined : at
}

/** Returns the object of a body; undefined if it is none. */
export function parseRecord(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? toRecord(value) : undefined
  } catch {
    return undefined
  }
}
