import type { SourceKind } from './passage.ts'
import type { PassageScore } from './score-passage.ts'
import type { WeighedTerm } from './weigh-terms.ts'

/** A passage with what it has of each term. */
export interface RankedPassage extends PassageScore {
  id: string
  kind: SourceKind
  sourceId: string
  lang: string
}

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
type Ranked<P> = P & { score: number; ofSource: readonly number[] }

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
export function rankPassages<P extends RankedPassage>(
  passages: readonly P[],
  terms: readonly Pick<WeighedTerm, 'weight'>[],
  { lang, chapterId, kinds, canAnswer }: Asked<P>,
): Ranked<P>[] {
  const weights = terms.map(({ weight }) => weight)
  const asked = weights.toSorted((a, b) => b - a).reduce((sum, weight, at) => sum + weight * (at < WHOLE_TERMS ? 1 : FURTHER_TERM), 0)
  const shareOf = (has: readonly number[]) => has.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / Math.max(asked, 0.01)
  const valueOf = (one: P) =>
    CLOSE_SHARE * shareOf(one.together) +
    OWN_SHARE * shareOf(one.has) +
    IN_ROW * (one.inRow / Math.max(asked, 0.01)) +
    OF_TITLE * one.ofTitle -
    (canAnswer(one) ? 0 : NO_ANSWER)

  const sources = Map.groupBy(passages, one => `${one.kind} ${one.sourceId} ${one.lang}`)
  const scored = [...sources.values()].map(ones => {
    const ofSource = weights.map((_, at) => Math.max(0, ...ones.map(({ has }) => has[at] ?? 0)))
    const { one, value } = ones.map(each => ({ one: each, value: valueOf(each) })).reduce((a, b) => (b.value > a.value ? b : a))
    const factor =
      (kinds[one.kind] ?? 1) *
      (one.lang === lang ? 1 : OTHER_LANGUAGE) *
      (one.kind === 'chapter' && one.sourceId === chapterId ? OWN_CHAPTER : 1)
    return { ...one, score: (value + SOURCE_SHARE * shareOf(ofSource)) * factor, ofSource }
  })
  const ranked = scored.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const first = new Map(ranked.toReversed().map(one => [`${one.kind} ${one.sourceId}`, one]))
  return ranked
    .filter(one => first.get(`${one.kind} ${one.sourceId}`) === one)
    .map(one => ({ ...one, score: Math.max(0, Math.min(1, one.score)) }))
}
