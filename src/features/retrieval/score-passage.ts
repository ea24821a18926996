import type { PassageIndex } from './passage-index.ts'
import { type Field, fieldOf, positionOf } from './read-vector.ts'
import type { WeighedTerm } from './weigh-terms.ts'

/** What a passage has of what was asked for. */
export interface PassageScore {
  /** Of each term, from 0 to 1. */
  has: readonly number[]
  /** The same of the best place of the text, with what its title and heading say. */
  together: readonly number[]
  /** The weight of the terms that stand side by side as they were asked. */
  inRow: number
  /** The share of the title's words that were asked for. */
  ofTitle: number
}

/** What a term counts in the title, the heading, the place and the text. */
const FIELDS = { A: 1, B: 0.95, C: 0.6, D: 0.88 } as const
/** What it counts more where the text says it again and again. */
const OFTEN = 0.06
const OFTEN_TIMES = 3
/** A sentence or two. */
const WINDOW = 14
/** What title and heading count beside a place of the text. */
const FRAME = 0.9
/** Words stand side by side with no more than three between them. */
const SIDE_BY_SIDE = 4
/** What counts less than this is said in other words, and these stand elsewhere. */
const OWN_WORDS = 0.5
/** A shorter title is no better met than one of two words. */
const SHORT_TITLE = 2

/** A place that has some of a term. */
interface Hit {
  term: number
  at: number
  value: number
}

/** The hits of a passage by field: title, heading, place, text. */
export type Hits = Record<Field, Hit[]>

/** Returns where these passages have what was asked for. */
export function hitsIn(index: PassageIndex, numbers: readonly number[], terms: readonly WeighedTerm[]): Hits[] {
  const found = numbers.map((): Hits => ({ A: [], B: [], C: [], D: [] }))
  const turnOf = new Int32Array(index.length).fill(-1)
  for (const [turn, number] of numbers.entries()) turnOf[number] = turn
  const note = (occurrences: readonly number[], term: number, value: number) => {
    for (let at = 0; at < occurrences.length; at += 2) {
      const turn = turnOf[occurrences[at] ?? 0] ?? -1
      if (turn < 0) continue
      const hits = found[turn]
      if (!hits) continue
      const occurrence = occurrences[at + 1] ?? 0
      hits[fieldOf(occurrence)].push({ term, at: positionOf(occurrence), value })
    }
  }
  for (const [term, { stems, rows }] of terms.entries()) {
    for (const [stem, value] of stems) note(index.occurrencesOf(stem), term, value)
    for (const { parts, value } of rows) note(index.occurrencesOfRow(parts), term, value)
  }
  return found
}

/** Returns what a passage has of the terms, by where its words stand. `titleWords`: how many telling words its title has. */
export function scorePassage(hits: Hits, terms: readonly WeighedTerm[], titleWords: number): PassageScore {
  const title = bestOf(hits.A, terms.length)
  const heading = bestOf(hits.B, terms.length)
  const place = bestOf(hits.C, terms.length)
  const text = bestOf(hits.D, terms.length)
  const times = terms.map(() => 0)
  for (const { term } of hits.D) times[term] = (times[term] ?? 0) + 1
  const has = times.map((often, at) => {
    const best = Math.max(
      FIELDS.A * (title[at] ?? 0),
      FIELDS.B * (heading[at] ?? 0),
      FIELDS.C * (place[at] ?? 0),
      FIELDS.D * (text[at] ?? 0),
    )
    return best + (often >= OFTEN_TIMES ? OFTEN : 0)
  })
  const framed = title.map((value, at) => FRAME * Math.max(value, heading[at] ?? 0))
  return {
    has,
    together: closest(hits.D, framed, terms),
    inRow: inRowOf(hits, terms),
    ofTitle: hits.A.length === 0 ? 0 : valueByPlace(hits.A) / Math.max(SHORT_TITLE, titleWords),
  }
}

function bestOf(hits: readonly Hit[], terms: number): number[] {
  const best: number[] = []
  for (let term = 0; term < terms; term++) best.push(0)
  for (const { term, value } of hits) best[term] = Math.max(best[term] ?? 0, value)
  return best
}

/** Returns what the place of a text has that has most, beside what frames it. */
function closest(hits: Hit[], framed: readonly number[], terms: readonly WeighedTerm[]): readonly number[] {
  hits.sort((a, b) => a.at - b.at)
  let [best, most] = [framed, sumOf(framed, terms)]
  for (const [from, { at: start }] of hits.entries()) {
    const here = [...framed]
    for (let to = from; to < hits.length; to++) {
      const hit = hits[to]
      if (!hit || hit.at - start > WINDOW) break
      here[hit.term] = Math.max(here[hit.term] ?? 0, hit.value)
    }
    const sum = sumOf(here, terms)
    if (sum > most) [best, most] = [here, sum]
  }
  return best
}

function sumOf(values: readonly number[], terms: readonly WeighedTerm[]): number {
  let sum = 0
  for (let at = 0; at < terms.length; at++) sum += (values[at] ?? 0) * (terms[at]?.weight ?? 0)
  return sum
}

/** Returns the weight of each two terms, asked one after the other, that stand so. */
function inRowOf({ A, B, C, D }: Hits, terms: readonly WeighedTerm[]): number {
  // By the first of the two terms.
  const isThere = new Set<number>()
  for (const hits of [A, B, C, D])
    for (const { term, at, value } of hits)
      if (
        value > OWN_WORDS &&
        !isThere.has(term) &&
        hits.some(next => next.term === term + 1 && next.value > OWN_WORDS && next.at > at && next.at - at <= SIDE_BY_SIDE)
      )
        isThere.add(term)
  return terms.reduce((sum, { weight }, term) => (isThere.has(term) ? sum + Math.min(weight, terms[term + 1]?.weight ?? 0) : sum), 0)
}

/** Returns how many places were asked for, each by what it counts most. */
function valueByPlace(hits: readonly Hit[]): number {
  const best = new Map<number, number>()
  for (const { at, value } of hits) best.set(at, Math.max(best.get(at) ?? 0, value))
  return [...best.values()].reduce((sum, value) => sum + value, 0)
}
