import type { KnownWords } from './known-words.server.ts'
import type { Term } from './query/parse-query.ts'
import { allowedTypos, typosIn } from './query/typos.ts'

/** A term as it is searched for. */
export interface WeighedTerm {
  /** What it is looked for by: its own words, and those of the same meaning. */
  exact: Wording
  alike: Wording
  /** What it tells: what few sources have, tells most. From 0 to 1, of names more. */
  weight: number
  isName: boolean
  /** What each stem of a text counts for it, from 0 to 1. */
  stems: ReadonlyMap<string, number>
  /** Stems in a row that count for it. */
  rows: readonly StemRow[]
}

export interface StemRow {
  /** Each with its distance from the first. */
  parts: readonly { stem: string; at: number }[]
  value: number
}

/** Words and phrases, any of which is looked for, by their stems. */
export interface Wording {
  stems: readonly string[]
  rows: readonly StemRow['parts'][]
}

/** What a term counts by how it is there: as it was asked for, in another form, in a word of the same meaning, in one that is near. */
const EXACT = 1
const FORM = 0.95
const ALIKE = 0.72
const NEAR = 0.42
/** What a word of a phrase counts where the phrase is not. */
const PART = 0.5
/** What a name counts in a word of the same meaning: a girl named Fajar is no dawn. */
const NAME_ALIKE = 0.75
/** What a corrected word counts: the longer, the surer. */
const CORRECTED = (word: string, typos: number) => (word.length < 5 ? 0.5 : word.length < 6 ? 0.75 : 0.9) - 0.1 * (typos - 1)
/** What a term weighs that nobody wrote, nor anything like it: what is asked for may not be there. */
const UNKNOWN_WEIGHT = 0.7
/** A name is what is asked about. */
const NAME_WEIGHT = 1.4
/** A number is rarely what a text says, and often what the asker is: their age, their year. */
const NUMBER_WEIGHT = 0.6
/** A rare word of a common meaning tells less than its rarity says. */
const GROUP_SHARE = 0.3
/** And found in a common word it counts less, the more common that is. */
const COMMONER = 0.4
/** A word of the same meaning that is more common than this is not searched for. */
const COMMON = 0.3

/** Returns the terms with their wordings and weights, by what the tenant's texts have of them. */
export function weighTerms(terms: readonly Term[], known: KnownWords): WeighedTerm[] {
  const rarity = (sources: number) => Math.log(1 + known.total / (sources + 0.5)) / Math.log(1 + known.total / 0.5)
  const sourcesOf = (word: string) => (word.includes(' ') ? 0 : Math.max(0, ...known.stemsOf(word).map(known.sourcesOf)))
  // Whether a phrase is there is seen where it is looked for.
  const isThere = (word: string) => (word.includes(' ') ? known.stemsOf(word).length > 0 : sourcesOf(word) > 0)
  const most = (words: readonly string[]) => Math.max(0, ...words.map(sourcesOf))

  return terms.map(term => {
    const { word, alike, near, wide, isName, parts } = term
    const forms = isThere(word) ? [] : term.forms.filter(isThere).slice(0, 2)
    const own = [word, ...forms].filter(isThere)
    const meant = own.length > 0 ? [] : meantBy(word, known)
    const same = (own.length > 0 ? alike : [...alike, ...wide]).filter(isThere)
    const nearby = isName ? [] : near.filter(isThere)
    const ofPhrase = parts.filter(isThere)

    const [ofOwn, ofSame] = [word.includes(' ') ? most(same) : most(own.slice(0, 1)), most(same)]
    const others = ofSame || Math.max(0, ...meant.map(({ sources }) => sources)) || most(nearby)
    const isUnknown = own.length + meant.length + same.length + nearby.length === 0
    const told = isUnknown
      ? UNKNOWN_WEIGHT
      : ofOwn > 0
        ? (1 - GROUP_SHARE) * rarity(ofOwn) + GROUP_SHARE * rarity(Math.max(ofOwn, ofSame))
        : rarity(others)

    // What nearly every text has finds them all, and what is near is said besides: both only rank what the others find.
    const searchedBy = (others: number, ...lists: readonly (readonly string[])[]) => {
      const telling = (lists[0] ?? []).filter(one => one.includes(' ') || rarity(sourcesOf(one)) > COMMON)
      return telling.length + others > 0 ? telling : lists.flat()
    }
    const stems = new Map<string, number>()
    const rows: StemRow[] = []
    const count = (stem: string, value: number) => stems.set(stem, Math.max(stems.get(stem) ?? 0, value))
    const add = (one: string, value: number) => {
      if (one.includes(' ')) rows.push(...known.stemsOf(one).map(query => ({ parts: partsOf(query), value })))
      else for (const stem of known.stemsOf(one)) count(stem, value * Math.min(1, (rarity(sourcesOf(one)) / told) ** COMMONER))
    }
    for (const one of own) add(one, one === word ? EXACT : FORM)
    for (const { stem, typos } of meant) count(stem, CORRECTED(word, typos))
    for (const one of same) add(one, ALIKE * (isName ? NAME_ALIKE : 1))
    for (const one of nearby) add(one, NEAR)
    for (const one of ofPhrase) add(one, PART)
    return {
      exact: wordingOf(
        own,
        known,
        meant.map(({ stem }) => stem),
      ),
      alike: wordingOf(searchedBy(own.length + meant.length, [...same, ...ofPhrase], nearby), known),
      weight: told * (isName ? NAME_WEIGHT : /^\p{N}+$/u.test(word) ? NUMBER_WEIGHT : 1),
      isName,
      stems,
      rows,
    }
  })
}

/** Returns the written words that a word which nobody wrote may stand for, the likeliest first. */
function meantBy(word: string, { alike }: KnownWords) {
  return alike
    .flatMap(one => (one.asked === word ? [{ ...one, typos: typosIn(word, one.word) }] : []))
    .filter(({ typos }) => typos <= allowedTypos(word))
    .toSorted((a, b) => a.typos - b.typos || b.sources - a.sources)
    .slice(0, 3)
}

function wordingOf(words: readonly string[], known: KnownWords, further: readonly string[] = []): Wording {
  const single = words.filter(word => !word.includes(' ')).flatMap(word => known.stemsOf(word))
  return {
    stems: [...new Set([...single, ...further])],
    rows: words.filter(word => word.includes(' ')).flatMap(word => known.stemsOf(word).map(partsOf)),
  }
}

/** Returns the stems of a query of words in a row. */
function partsOf(query: string): { stem: string; at: number }[] {
  let at = 0
  return [...query.matchAll(/'((?:[^']|'')*)'|<(-|\d+)>/g)].flatMap(([, stem, gap]) => {
    if (gap !== undefined) at += gap === '-' ? 1 : Number(gap)
    return stem === undefined ? [] : [{ stem: stem.replaceAll("''", "'"), at }]
  })
}
