import type { Term } from './query/parse-query.ts'

/** A word or phrase that was asked for, as the tenant's texts know it. */
export interface AskedWord {
  asked: string
  /** Its stems in both languages, or of a phrase the stems in a row, as PostgreSQL's full text writes queries. */
  stems: string[]
  /** The number of sources that have one of its stems; null if none has, or it is a phrase. */
  sources: number | null
}

/** A written word that looks like one that nobody wrote. */
export interface AlikeWord {
  asked: string
  word: string
  stem: string
  sources: number
}

/** A term as it is searched for: queries of PostgreSQL's full text, '' for none. */
export interface WeighedTerm {
  exact: string
  alike: string
  /** What it tells, from 0 to 1: what few sources have, tells most. */
  weight: number
}

/** What a word counts that nobody wrote, and that nothing written resembles: what is asked for may not be there. */
const UNKNOWN_WEIGHT = 0.6

/** Returns the terms with their queries and weights, by what the tenant's texts have of them. */
export function weighTerms(
  terms: readonly Term[],
  { total, words, lookAlikes }: { total: number; words: readonly AskedWord[]; lookAlikes: readonly AlikeWord[] },
): WeighedTerm[] {
  const known = new Map(words.map(one => [one.asked, one]))
  const sourcesOf = (word: string) => known.get(word)?.sources ?? 0
  const most = (ofWords: readonly string[]) => Math.max(0, ...ofWords.map(sourcesOf))
  const weigh = (sources: number) => Math.log(1 + total / (sources + 0.5)) / Math.log(1 + total / 0.5)
  const queryOf = (ofWords: readonly string[]) => joined(ofWords.flatMap(word => known.get(word)?.stems ?? []))
  return terms.map(({ word, forms, alike }) => {
    const written = alike.filter(one => one.includes(' ') || sourcesOf(one) > 0)
    const own = word.includes(' ') ? most(written) : sourcesOf(word)
    if (own > 0 || word.includes(' ')) return { exact: queryOf([word]), alike: queryOf(written), weight: weigh(own) }
    const form = forms.find(one => sourcesOf(one) > 0)
    if (form) return { exact: queryOf([form]), alike: queryOf(written), weight: weigh(sourcesOf(form)) }
    const meant = lookAlikes
      .flatMap(one => (one.asked === word ? [{ ...one, typos: typosIn(word, one.word) }] : []))
      .filter(({ typos }) => typos <= allowedTypos(word))
      .toSorted((a, b) => a.typos - b.typos || b.sources - a.sources)
      .slice(0, 3)
    const corrected = joined(meant.map(({ stem }) => quoted(stem)))
    if (most(written) > 0) return { exact: corrected, alike: queryOf(written), weight: weigh(most(written)) }
    if (corrected) return { exact: corrected, alike: '', weight: weigh(Math.max(...meant.map(({ sources }) => sources))) }
    return { exact: queryOf([word]), alike: '', weight: UNKNOWN_WEIGHT }
  })
}

function joined(queries: readonly string[]): string {
  return [...new Set(queries)].join(' | ')
}

/** A stem as PostgreSQL's full text reads it, whatever letters it has. */
export function quoted(stem: string): string {
  return `'${stem.replace(/['\\]/g, sign => sign + sign)}'`
}

/** How many typing errors a word may have. */
function allowedTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length >= 8 ? 2 : 1
}

/** Returns how many letters are wrong, missing, too many or swapped with their neighbour; three where there are more than two. */
export function typosIn(typed: string, meant: string): number {
  return distanceOf(typed, meant, 2)
}

/** Returns how many letters differ (optimal string alignment); more than `most` is told as `most + 1`. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : most + 1
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}
