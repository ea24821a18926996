import type { SourceKind } from './passage.ts'
import type { WeighedTerm } from './rank.ts'

/** A passage with what it has of each term. */
export interface RankedPassage {
  id: string
  kind: SourceKind
  sourceId: string
  lang: string
  score: number
  has: readonly number[]
}

/** How much the passage says, and the rest what all passages of its source say together. */
const OWN_SHARE = 0.45
/** Of a long question so many terms count whole; of the others a part is enough. */
const WHOLE_TERMS = 4
const FURTHER_TERM = 0.4
/** What a source of a kind counts: an answer that was written as one is preferred, what every site says comes after what this one does. */
const KINDS: Partial<Record<SourceKind, number>> = { question: 1.25, page: 0.8 }
/** What a passage in another language than the question counts. */
const OTHER_LANGUAGE = 0.93
const OWN_CHAPTER = 1.2

/** Returns the best passage of each source, best first, with a score from 0 to 1 that compares between questions. */
export function rankPassages<P extends RankedPassage>(
  passages: readonly P[],
  terms: readonly Pick<WeighedTerm, 'weight'>[],
  { lang, chapterId }: { lang: string; chapterId?: string | undefined },
): P[] {
  const weights = terms.map(({ weight }) => weight)
  const asked = weights.toSorted((a, b) => b - a).reduce((sum, weight, at) => sum + weight * (at < WHOLE_TERMS ? 1 : FURTHER_TERM), 0)
  const shareOf = (has: readonly number[]) => has.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / Math.max(asked, 0.01)
  const sources = Map.groupBy(passages, one => `${one.kind} ${one.sourceId} ${one.lang}`)
  const scored = [...sources.values()].map(ones => {
    const together = weights.map((_, at) => Math.max(0, ...ones.map(({ has }) => has[at] ?? 0)))
    const best = ones.reduce((a, b) => (shareOf(b.has) > shareOf(a.has) ? b : a))
    const share = OWN_SHARE * shareOf(best.has) + (1 - OWN_SHARE) * shareOf(together)
    const factor =
      (KINDS[best.kind] ?? 1) *
      (best.lang === lang ? 1 : OTHER_LANGUAGE) *
      (best.kind === 'chapter' && best.sourceId === chapterId ? OWN_CHAPTER : 1)
    return { ...best, score: share * factor }
  })
  const ranked = scored.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const first = new Map(ranked.toReversed().map(one => [`${one.kind} ${one.sourceId}`, one]))
  return ranked.filter(one => first.get(`${one.kind} ${one.sourceId}`) === one).map(one => ({ ...one, score: Math.min(1, one.score) }))
}
