import type { IndexedPassage, PassageIndex } from './passage-index.ts'
import type { WeighedTerm, Wording } from './weigh-terms.ts'

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
  const candidates: Candidate[] = []
  for (const number of found) {
    const passage = index.passage(number)
    if (passage && mayBe(passage)) candidates.push({ number, passage })
  }
  // By id where they have as much: the same in every process.
  return candidates
    .sort((a, b) => (values[b.number] ?? 0) - (values[a.number] ?? 0) || (a.passage.id < b.passage.id ? -1 : 1))
    .slice(0, most)
}

/** Calls `each` with the numbers of the passages that have any of these words; with some more than once. */
function eachWith(index: PassageIndex, { stems, rows }: Wording, each: (number: number) => void): void {
  for (const occurrences of [...stems.map(stem => index.occurrencesOf(stem)), ...rows.map(parts => index.occurrencesOfRow(parts))])
    for (let at = 0; at < occurrences.length; at += 2) each(occurrences[at] ?? 0)
}
