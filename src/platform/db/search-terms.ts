import { ind } from 'stopword'

const MAX_WORDS = 8
/** A shorter beginning fits too many words to be worth the reading. */
const MIN_PREFIX_LENGTH = 3
const stopWords = new Set<string>(ind)

export interface SearchTerms {
  /** For `to_tsquery('indonesian', …)`: every word, the last one also as a beginning. */
  all: string
  /** The same words, any of them. */
  any: string
  /** The words as they were typed, for the search by likeness. */
  term: string
}

/**
 * What to look for, from a text as people type it: small letters and digits, at most eight words, without Indonesian stop words unless
 * nothing else is left. undefined: there is no word in it. The result holds no character that `to_tsquery` reads as an operator of ours.
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
