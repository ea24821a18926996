import type { Ctx } from '#platform/context.ts'
import { askWords, knownBy } from './known-words.server.ts'
import type { SourceKind } from './passage.ts'
import { findLastIndex, inCurrentIndex } from './passage-indexes.server.ts'
import { parseQuery } from './query/parse-query.ts'
import { rankPassages } from './rank-passages.ts'
import { scoreCandidates } from './score-candidates.ts'
import { weighTerms } from './weigh-terms.ts'

/** So many passages are looked at closely. */
const CANDIDATES = 300
/** A source is about a term from here on: by its own word or a form of it. What only means the same would claim too much: passages that have it are found besides. */
const ABOUT = 0.73

/**
 * Returns the ids of the sources of a kind that are about most of what some words say, best first, typing errors corrected. Whether the
 * asker may read them is for whoever reads their rows. One statement, and one for words that nobody has asked with yet; more where the passages have changed.
 */
export async function findSources(ctx: Ctx, kind: SourceKind, words: string): Promise<string[]> {
  const { terms } = parseQuery(words)
  if (terms.length === 0) return []
  const last = findLastIndex(ctx.tenantId)
  const asked = await askWords(ctx, terms, last?.index)
  return await inCurrentIndex(ctx, last, index => {
    const weighed = weighTerms(terms, knownBy(index, asked))
    const scored = scoreCandidates(index, weighed, one => one.kind === kind, CANDIDATES)
    const ranked = rankPassages(scored, weighed, { lang: ctx.lang, kinds: {}, canAnswer: () => true })
    return ranked
      .filter(({ ofSource }) => ofSource.filter(has => has >= ABOUT).length > terms.length / 2)
      .map(({ passage }) => passage.sourceId)
  })
}
