import { chooseCandidates } from './choose-candidates.ts'
import type { IndexedPassage, PassageIndex } from './passage-index.ts'
import type { ScoredPassage } from './rank-passages.ts'
import { type Hits, hitsIn, scorePassage } from './score-passage.ts'
import type { WeighedTerm } from './weigh-terms.ts'

/** Returns the passages that have most of the terms, at most `most` of those that `mayBe` holds for, with what each has of them. */
export function scoreCandidates(
  index: PassageIndex,
  terms: readonly WeighedTerm[],
  mayBe: (passage: IndexedPassage) => boolean,
  most: number,
): ScoredPassage<IndexedPassage>[] {
  const candidates = chooseCandidates(index, terms, mayBe, most)
  const hits = hitsIn(
    index,
    candidates.map(({ number }) => number),
    terms,
  )
  return candidates.map(({ passage }, at) => ({ passage, ...scorePassage(hits[at] ?? NO_HITS, terms, passage.titleWords) }))
}

const NO_HITS: Hits = { A: [], B: [], C: [], D: [] }
