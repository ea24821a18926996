/** Returns the items in an order that depends on `seed` alone: the same each time, and on the server as in the browser. */
export function shuffle<T>(items: readonly T[], seed: string): T[] {
  const next = numbersOf(seed)
  const shuffled = [...items]
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const [a, b] = [shuffled[at], shuffled[other]]
    if (a === undefined || b === undefined) continue
    shuffled[at] = b
    shuffled[other] = a
  }
  return shuffled
}

/** As `shuffle`, but never in the order that they came in, where there are two or more: that order is the answer. */
export function shuffleAway<T>(items: readonly T[], seed: string): T[] {
  const shuffled = shuffle(items, seed)
  const [first, ...rest] = shuffled
  return first !== undefined && shuffled.every((item, at) => item === items[at]) ? [...rest, first] : shuffled
}

/** Returns numbers from 0 to below 1 that look random (mulberry32, seeded by FNV-1a). */
function numbersOf(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
