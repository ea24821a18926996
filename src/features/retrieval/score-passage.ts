import type { Placed } from './read-vector.ts'
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

interface Hit {
  term: number
  at: number
  value: number
}

/** Returns what a passage has of the terms, by where its words stand. `titleWords`: how many telling words its title has. */
export function scorePassage(
  places: ReadonlyMap<string, readonly Placed[]>,
  terms: readonly WeighedTerm[],
  titleWords: number,
): PassageScore {
  const hits = hitsOf(places, terms)
  const [title, heading, place, text] = [hits.A, hits.B, hits.C, hits.D].map(ones => bestOf(ones, terms.length))
  const times = terms.map((_, term) => hits.D.filter(one => one.term === term).length)
  const has = terms.map((_, at) => {
    const best = Math.max(
      FIELDS.A * (title?.[at] ?? 0),
      FIELDS.B * (heading?.[at] ?? 0),
      FIELDS.C * (place?.[at] ?? 0),
      FIELDS.D * (text?.[at] ?? 0),
    )
    return best + ((times[at] ?? 0) >= OFTEN_TIMES ? OFTEN : 0)
  })
  const framed = terms.map((_, at) => FRAME * Math.max(title?.[at] ?? 0, heading?.[at] ?? 0))
  return {
    has,
    together: closest(hits.D, framed, terms),
    inRow: inRowOf(Object.values(hits), terms),
    ofTitle: hits.A.length === 0 ? 0 : valueByPlace(hits.A) / Math.max(SHORT_TITLE, titleWords),
  }
}

function hitsOf(places: ReadonlyMap<string, readonly Placed[]>, terms: readonly WeighedTerm[]): Record<Placed['field'], Hit[]> {
  const hits: Record<Placed['field'], Hit[]> = { A: [], B: [], C: [], D: [] }
  for (const [term, { stems, rows }] of terms.entries()) {
    for (const [stem, placed] of places) {
      const value = stems.get(stem)
      if (value !== undefined) for (const { field, at } of placed) hits[field].push({ term, at, value })
    }
    for (const { parts, value } of rows) for (const { field, at } of rowsIn(places, parts)) hits[field].push({ term, at, value })
  }
  return hits
}

/** Returns where stems stand in a row. */
function rowsIn(
  places: ReadonlyMap<string, readonly Placed[]>,
  [first, ...others]: readonly { stem: string; at: number }[],
): readonly Placed[] {
  const starts = places.get(first?.stem ?? '') ?? []
  if (starts.length === 0) return starts
  return starts.filter(({ field, at }) =>
    others.every(({ stem, at: gap }) => places.get(stem)?.some(one => one.field === field && one.at === at + gap)),
  )
}

function bestOf(hits: readonly Hit[], terms: number): number[] {
  const best = Array.from({ length: terms }, () => 0)
  for (const { term, value } of hits) best[term] = Math.max(best[term] ?? 0, value)
  return best
}

/** Returns what the place of a text has that has most, beside what frames it. */
function closest(hits: readonly Hit[], framed: readonly number[], terms: readonly WeighedTerm[]): readonly number[] {
  const inOrder = hits.toSorted((a, b) => a.at - b.at)
  let [best, most] = [framed, sumOf(framed, terms)]
  for (const [from, { at: start }] of inOrder.entries()) {
    const here = [...framed]
    for (let to = from; to < inOrder.length; to++) {
      const hit = inOrder[to]
      if (!hit || hit.at - start > WINDOW) break
      here[hit.term] = Math.max(here[hit.term] ?? 0, hit.value)
    }
    const sum = sumOf(here, terms)
    if (sum > most) [best, most] = [here, sum]
  }
  return best
}

function sumOf(values: readonly number[], terms: readonly WeighedTerm[]): number {
  return values.reduce((sum, value, at) => sum + value * (terms[at]?.weight ?? 0), 0)
}

/** Returns the weight of each two terms, asked one after the other, that stand so. */
function inRowOf(fields: readonly (readonly Hit[])[], terms: readonly WeighedTerm[]): number {
  const own = fields.map(hits => hits.filter(({ value }) => value > OWN_WORDS))
  const follows = (hits: readonly Hit[], { term, at }: Hit) =>
    hits.some(next => next.term === term + 1 && next.at > at && next.at - at <= SIDE_BY_SIDE)
  return terms.reduce((sum, { weight }, term) => {
    const next = terms[term + 1]
    const isThere = next && own.some(hits => hits.some(hit => hit.term === term && follows(hits, hit)))
    return isThere ? sum + Math.min(weight, next.weight) : sum
  }, 0)
}

/** Returns how many places were asked for, each by what it counts most. */
function valueByPlace(hits: readonly Hit[]): number {
  const best = new Map<number, number>()
  for (const { at, value } of hits) best.set(at, Math.max(best.get(at) ?? 0, value))
  return [...best.values()].reduce((sum, value) => sum + value, 0)
}
