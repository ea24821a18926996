/** Where words stand in a passage. Fields are those of its vector: A title, B heading, C place, D text. */
export interface Placed {
  field: 'A' | 'B' | 'C' | 'D'
  at: number
}

/** Returns where the words of a vector stand, as PostgreSQL writes it (`'word':3,7A`), of those alone that are wanted. Read by hand: it is done sixty times a question. */
export function placeWords(vector: string, wanted: ReadonlySet<string>): Map<string, Placed[]> {
  const found = new Map<string, Placed[]>()
  for (let start = 0; start < vector.length; ) {
    const end = vector.indexOf("':", start + 1)
    if (end < 0) break
    const space = vector.indexOf(' ', end)
    const stop = space < 0 ? vector.length : space
    const stem = vector.slice(start + 1, end)
    const plain = stem.includes("'") ? stem.replaceAll("''", "'") : stem
    if (wanted.has(plain))
      found.set(
        plain,
        vector
          .slice(end + 2, stop)
          .split(',')
          .map(toPlaced),
      )
    start = stop + 1
  }
  return found
}

function toPlaced(place: string): Placed {
  const field = place.at(-1)
  const at = Number.parseInt(place, 10)
  return field === 'A' || field === 'B' || field === 'C' ? { field, at } : { field: 'D', at }
}
