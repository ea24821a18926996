import type { SourceKind } from './passage.ts'
import { type IndexedPassage, keyOf } from './passage-index.ts'
import type { PassageScore } from './score-passage.ts'
import type { WeighedTerm } from './weigh-terms.ts'

/** A passage with what it has of each term. */
export interface ScoredPassage<P> extends PassageScore {
  passage: P
}

/** What of a passage its place depends on besides. */
type Placing = Pick<IndexedPassage, 'id' | 'kind' | 'sourceId' | 'lang'>

/** What is known of a question besides its terms. */
export interface Asked<P> {
  lang: string
  chapterId?: string | undefined
  /** What sources of each kind count. */
  kinds: Partial<Record<SourceKind, number>>
  /** Whether a passage has what an answer must have, such as a number. */
  canAnswer: (passage: P) => boolean
}

/** A passage, its score, and what all passages of its source have of each term. */
export interface RankedPassage<P> {
  passage: P
  score: number
  ofSource: readonly number[]
}

/** Of the score: what stands close together, what the passage has, and what all passages of its source have together. */
const CLOSE_SHARE = 0.35
const OWN_SHARE = 0.25
const SOURCE_SHARE = 0.5
/** And added: words in the order in which they were asked, and a title that is asked for. */
const IN_ROW = 0.15
const OF_TITLE = 0.27
/** Taken away where what an answer must have is missing. */
const NO_ANSWER = 0.15
/** Of a long question so many terms count whole; of the others a part is enough. */
const WHOLE_TERMS = 4
const FURTHER_TERM = 0.4
/** What a passage in another language than the question counts. */
const OTHER_LANGUAGE = 0.93
const OWN_CHAPTER = 1.2

/** Returns the best passage of each source, best first, with a score from 0 to 1 that compares between questions. */
export function rankPassages<P extends Placing>(
  passages: readonly ScoredPassage<P>[],
  terms: readonly Pick<WeighedTerm, 'weight'>[],
  { lang, chapterId, kinds, canAnswer }: Asked<P>,
): RankedPassage<P>[] {
  const weights = terms.map(({ weight }) => weight)
  const whole = weights.toSorted((a, b) => b - a).reduce((sum, weight, at) => sum + weight * (at < WHOLE_TERMS ? 1 : FURTHER_TERM), 0)
  const asked = Math.max(whole, 0.01)
  const shareOf = (has: readonly number[]) => {
    let sum = 0
    for (let at = 0; at < weights.length; at++) sum += (has[at] ?? 0) * (weights[at] ?? 0)
    return sum / asked
  }
  const valueOf = ({ passage, together, has, inRow, ofTitle }: ScoredPassage<P>) =>
    CLOSE_SHARE * shareOf(together) +
    OWN_SHARE * shareOf(has) +
    IN_ROW * (inRow / asked) +
    OF_TITLE * ofTitle -
    (canAnswer(passage) ? 0 : NO_ANSWER)
  const factorOf = ({ kind, sourceId, lang: own }: P) =>
    (kinds[kind] ?? 1) * (own === lang ? 1 : OTHER_LANGUAGE) * (kind === 'chapter' && sourceId === chapterId ? OWN_CHAPTER : 1)

  const bySource = Map.groupBy(passages, ({ passage }) => `${keyOf(passage)} ${passage.lang}`)
  const ranked = Array.from(bySource.values(), ones => {
    const ofSource = weights.map(() => 0)
    let [best, most] = [ones[0], Number.NEGATIVE_INFINITY]
    for (const one of ones) {
      const value = valueOf(one)
      if (value > most) [best, most] = [one, value]
      for (const [at, has] of one.has.entries()) ofSource[at] = Math.max(ofSource[at] ?? 0, has)
    }
    // Named boundary: no group is empty.
    const { passage } = best as ScoredPassage<P>
    return { passage, score: (most + SOURCE_SHARE * shareOf(ofSource)) * factorOf(passage), ofSource }
  }).sort((a, b) => b.score - a.score || (a.passage.id < b.passage.id ? -1 : 1))

  // A source in several languages is one: it counts as the best of them does, and is told in the one that is asked in.
  const told = new Map(ranked.filter(({ passage }) => passage.lang === lang).map(({ passage }) => [keyOf(passage), passage]))
  const seen = new Set<string>()
  const isFirst = (key: string) => seen.size < seen.add(key).size
  return ranked
    .filter(({ passage }) => isFirst(keyOf(passage)))
    .map(one => ({ ...one, passage: told.get(keyOf(one.passage)) ?? one.passage, score: Math.max(0, Math.min(1, one.score)) }))
}
