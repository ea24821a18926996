/** The fields of a passage's vector: title, heading, place, text. */
const FIELDS = ['A', 'B', 'C', 'D'] as const
export type Field = (typeof FIELDS)[number]

/** Returns an occurrence as one number, which a list of many holds without an object each: the position, and the field in the last two bits. */
export const toOccurrence = (position: number, field: number) => position * FIELDS.length + field

/** Returns the field of an occurrence. */
export const fieldOf = (occurrence: number) => FIELDS[(occurrence & 3) as 0 | 1 | 2 | 3]

/** Returns the position of an occurrence. */
export const positionOf = (occurrence: number) => occurrence >> 2

/** Returns the occurrence so many words after another, in the same field. */
export const occurrenceAfter = (occurrence: number, words: number) => occurrence + words * FIELDS.length

/** Calls `each` with every occurrence of every stem of a vector, as PostgreSQL writes it: `'it''s':4B 'word':3,7A`. */
export function readVector(vector: string, each: (stem: string, occurrence: number) => void): void {
  for (let start = 0; start < vector.length; ) {
    const end = vector.indexOf("':", start + 1)
    if (end < 0) return
    const space = vector.indexOf(' ', end)
    const stop = space < 0 ? vector.length : space
    const stem = vector.slice(start + 1, end).replaceAll("''", "'")
    for (const written of vector.slice(end + 2, stop).split(',')) {
      const field = FIELDS.findIndex(one => written.endsWith(one))
      each(stem, toOccurrence(Number.parseInt(written, 10), field < 0 ? 3 : field))
    }
    start = stop + 1
  }
}
