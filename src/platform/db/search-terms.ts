import { type RawBuilder, sql } from 'kysely'
import { ind } from 'stopword'

const MAX_WORDS = 8
/** Shorter prefixes match too many words to be worth reading. */
const MIN_PREFIX_LENGTH = 3
const stopWords = new Set<string>(ind)

export interface SearchTerms {
  /** For `toQuery`: all words, the last one also as a prefix. */
  all: string
  /** The same words, any of which may match. */
  any: string
  /** The words as typed, for similarity search. */
  term: string
}

/**
 * Converts typed text to search terms: lowercase letters and digits, at most eight words, without Indonesian stop words unless nothing else is left. Returns
 * undefined if the text contains no word. The terms contain no character that `to_tsquery` would read as an operator.
 */
export function toSearchTerms(text: string): SearchTerms | undefined {
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(word => word.slice(0, 40)) ?? []
  const telling = words.filter(word => !stopWords.has(word))
  const kept = (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
  const last = kept.at(-1)
  if (last === undefined) return undefined
  const ending = last.length >= MIN_PREFIX_LENGTH ? `(${last} | ${last}:*)` : last
  const parts = [...kept.slice(0, -1), ending]
  return { all: parts.join(' & '), any: parts.join(' | '), term: kept.join(' ') }
}

/** SQL for the query of these words, by their Indonesian stems or by their English ones: texts of both languages are searched at once. */
export function toQuery(words: string): RawBuilder<unknown> {
  return sql`(to_tsquery('indonesian', ${words}) || to_tsquery('english', ${words}))`
}
