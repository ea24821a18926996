/** Where a word stands in a passage. Fields are those of its vector: A title, B heading, C place, D text. */
export interface Placed {
  field: 'A' | 'B' | 'C' | 'D'
  at: number
}

const FIELDS = ['A', 'B', 'C', 'D'] as const

/** Returns a place as one number, which a list of many holds without an object each: the position, and the field in the last two bits. */
export const toPlace = (position: number, field: number) => position * 4 + field

/** Returns what `toPlace` was given. */
export const toPlaced = (place: number): Placed => ({ field: FIELDS[(place & 3) as 0 | 1 | 2 | 3], at: place >> 2 })

/** Calls `each` with every place of every stem of a vector, as PostgreSQL writes it: `'it''s':4B 'word':3,7A`. */
export function readVector(vector: string, each: (stem: string, place: number) => void): void {
  for (let start = 0; start < vector.length; ) {
    const end = vector.indexOf("':", start + 1)
    if (end < 0) return
    const space = vector.indexOf(' ', end)
    const stop = space < 0 ? vector.length : space
    const stem = vector.slice(start + 1, end).replaceAll("''", "'")
    for (const written of vector.slice(end + 2, stop).split(',')) {
      const field = FIELDS.findIndex(one => written.endsWith(one))
      each(stem, toPlace(Number.parseInt(written, 10), field < 0 ? 3 : field))
    }
    start = stop + 1
  }
}
