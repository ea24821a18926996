/** A pseudorandom stream, always the same for the same text. Not for secrets. */
export interface Random {
  /** Returns a number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number
  /** Returns an integer from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** Returns true with the given probability, 0–1. */
  chance(probability: number): boolean
  /** Returns an item of the list, which must not be empty. */
  pick<T>(list: readonly [T, ...T[]]): T
  /** Returns a shuffled copy of the list. */
  shuffle<T>(list: readonly T[]): T[]
}

/** Returns a generator (mulberry32) seeded with a 32-bit hash of the text (FNV-1a with a final mix). */
export function createRandom(text: string): Random {
  let state = hash(text)

  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  function int(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1))
  }

  return {
    between: (low, high) => low + next() * (high - low),
    int,
    chance: probability => next() < probability,
    pick: list => list[int(0, list.length - 1)] ?? list[0],
    shuffle: list =>
      list
        .map(value => ({ value, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(entry => entry.value),
  }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
