import type { IndexedPassage, PassageIndex } from './passage-index.ts'
import type { StemRow, WeighedTerm, Wording } from './weigh-terms.ts'

/** What a word of the same meaning counts before it is looked at where it stands. */
const LIKENESS = 0.68
/** What a word weighs at most that nearly every text has. */
const COMMON_WEIGHT = 0.3

/** A passage that has some of what was asked for. */
export interface Candidate {
  number: number
  passage: IndexedPassage
}

/**
 * Returns the passages that have most of the telling terms, at most `most`, of those that `mayBe` holds for. A word that nearly every text has would find them all: it ranks what the
 * others find.
 */
export function chooseCandidates(
  index: PassageIndex,
  terms: readonly WeighedTerm[],
  mayBe: (passage: IndexedPassage) => boolean,
  most: number,
): Candidate[] {
  const values = new Float64Array(index.length)
  const found: number[] = []
  /** By number of a passage: the last term, counted from one, that it has. */
  const seen = new Uint8Array(index.length)
  for (const [at, { exact, alike, weight }] of terms.toSorted((a, b) => b.weight - a.weight).entries()) {
    const isTelling = at === 0 || weight > COMMON_WEIGHT
    const addAll = (wording: Wording, value: number) =>
      eachWith(index, wording, number => {
        if (seen[number] === at + 1) return
        seen[number] = at + 1
        const before = values[number] ?? 0
        if (before === 0 && !isTelling) return
        if (before === 0) found.push(number)
        values[number] = before + value
      })
    addAll(exact, weight)
    addAll(alike, weight * LIKENESS)
  }
  const candidates = found.flatMap(number => {
    const passage = index.passage(number)
    return passage && mayBe(passage) ? [{ number, passage, value: values[number] ?? 0 }] : []
  })
  return candidates.sort((a, b) => b.value - a.value || (a.passage.id < b.passage.id ? -1 : 1)).slice(0, most)
}

/** Calls `each` with the numbers of the passages that have any of these words; with some more than once. */
function eachWith(index: PassageIndex, { stems, rows }: Wording, each: (number: number) => void): void {
  for (const stem of stems) {
    const places = index.placesOf(stem)
    for (let at = 0; at < places.length; at += 2) each(places[at] ?? 0)
  }
  for (const parts of rows) for (const number of passagesWithRow(index, parts)) each(number)
}

/** Returns the numbers of the passages that have these stems in a row. */
function passagesWithRow(index: PassageIndex, parts: StemRow['parts']): number[] {
  const [first, ...others] = parts
  if (!first || others.some(({ stem }) => index.placesOf(stem).length === 0)) return []
  const numbers = [...new Set(index.placesOf(first.stem).filter((_, at) => at % 2 === 0))]
  if (numbers.length === 0) return []
  const placed = index.placesIn(numbers, new Set(parts.map(({ stem }) => stem)))
  return numbers.filter((_, turn) => {
    const own = placed[turn]
    const starts = own?.get(first.stem) ?? []
    return starts.some(({ at }) => others.every(({ stem, at: gap }) => own?.get(stem)?.some(one => one.at === at + gap)))
  })
}
