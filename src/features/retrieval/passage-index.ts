import type { SourceKind } from './passage.ts'
import type { AnswerKind } from './query/answer-kinds.ts'
import { occurrenceAfter, readVector } from './read-vector.ts'

/** What the index knows of a passage besides its words: all that ranking asks. Its text stays in the database. */
export interface IndexedPassage {
  id: string
  kind: SourceKind
  sourceId: string
  lang: string
  /** Of a chapter: its class. */
  classId: string | null
  /** Of a chapter: everybody may read it. */
  isPreview: boolean
  /** The number of telling words of its title. */
  titleWords: number
  /** What its text can be the answer to. */
  answers: readonly AnswerKind[]
}

/** A passage with its vector, as PostgreSQL writes it. */
export interface NewPassage extends IndexedPassage {
  words: string
}

/** About what a stem and a passage take in memory, counted in occurrences. */
const STEM_OCCURRENCES = 12
const PASSAGE_OCCURRENCES = 20

interface IndexedSource {
  numbers: number[]
  occurrences: number
}

/**
 * The words of one tenant's passages, by stem: which passages have it, and where. Sources are put and removed whole. A removed passage leaves its occurrences behind: an index that is worn
 * is made anew.
 */
export class PassageIndex {
  /** By number; undefined: removed. A source's passages follow each other. */
  readonly #passages: (IndexedPassage | undefined)[] = []
  readonly #sources = new Map<string, IndexedSource>()
  /** By stem: the number of a passage and an occurrence in it, by turns, in the order of both. */
  readonly #occurrences = new Map<string, number[]>()
  /** Numbers of sources by stem, counted when they are asked for. */
  readonly #counted = new Map<string, number>()
  #occurred = 0
  #removed = 0

  /** Number of sources. */
  get sources(): number {
    return this.#sources.size
  }

  /** What the index takes in memory, in occurrences of about 18 bytes: those of passages that are there, with what stems and passages take besides. */
  get size(): number {
    return this.#occurred + STEM_OCCURRENCES * this.#occurrences.size + PASSAGE_OCCURRENCES * this.#passages.length
  }

  get isWorn(): boolean {
    return this.#removed > this.#passages.length / 2
  }

  /** Returns the sources' keys (`keyOf`). */
  keys(): Iterable<string> {
    return this.#sources.keys()
  }

  /** Puts a source with all its passages, instead of what it had. */
  put(key: string, passages: readonly NewPassage[]): void {
    this.remove(key)
    const source: IndexedSource = { numbers: [], occurrences: 0 }
    for (const { words, ...passage } of passages) {
      const number = this.#passages.push(passage) - 1
      source.numbers.push(number)
      readVector(words, (stem, occurrence) => {
        const occurrences = this.#occurrences.get(stem)
        if (occurrences) occurrences.push(number, occurrence)
        else this.#occurrences.set(stem, [number, occurrence])
        source.occurrences++
      })
    }
    this.#occurred += source.occurrences
    this.#sources.set(key, source)
  }

  remove(key: string): void {
    this.#counted.clear()
    const source = this.#sources.get(key)
    if (!source) return
    for (const number of source.numbers) this.#passages[number] = undefined
    this.#removed += source.numbers.length
    this.#occurred -= source.occurrences
    this.#sources.delete(key)
  }

  /** Returns the number of sources that have a stem. */
  sourcesOf(stem: string): number {
    let count = this.#counted.get(stem)
    if (count === undefined) {
      const occurrences = this.occurrencesOf(stem)
      let last: IndexedPassage | undefined
      count = 0
      for (let at = 0; at < occurrences.length; at += 2) {
        const passage = this.#passages[occurrences[at] ?? 0]
        if (!passage || passage === last) continue
        if (passage.sourceId !== last?.sourceId || passage.kind !== last.kind) count++
        last = passage
      }
      this.#counted.set(stem, count)
    }
    return count
  }

  /** Returns a passage by its number; undefined if it is removed. */
  passage(number: number): IndexedPassage | undefined {
    return this.#passages[number]
  }

  /** The numbers of passages are less than this. */
  get length(): number {
    return this.#passages.length
  }

  /** Returns the number of a passage and an occurrence in it, by turns, for all that have the stem; some may be removed. */
  occurrencesOf(stem: string): readonly number[] {
    return this.#occurrences.get(stem) ?? NO_OCCURRENCES
  }

  /** Returns the same for stems in a row, each with its distance from the first: the occurrences where they begin. */
  occurrencesOfRow([first, ...others]: readonly { stem: string; at: number }[]): readonly number[] {
    const occurrences = this.occurrencesOf(first?.stem ?? '')
    const after = others.map(({ stem, at }) => ({ occurrences: this.occurrencesOf(stem), at }))
    if (after.some(one => one.occurrences.length === 0)) return NO_OCCURRENCES
    const found: number[] = []
    for (let at = 0; at < occurrences.length; at += 2) {
      const [number, occurrence] = [occurrences[at] ?? 0, occurrences[at + 1] ?? 0]
      if (after.every(one => hasOccurrence(one.occurrences, number, occurrenceAfter(occurrence, one.at)))) found.push(number, occurrence)
    }
    return found
  }
}

/** Whether an occurrence of a passage is among these, which are in the order of passages and of occurrences within each. */
function hasOccurrence(occurrences: readonly number[], number: number, occurrence: number): boolean {
  let [from, to] = [0, occurrences.length / 2]
  while (from < to) {
    const middle = (from + to) >> 1
    const order = (occurrences[middle * 2] ?? 0) - number || (occurrences[middle * 2 + 1] ?? 0) - occurrence
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else to = middle
  }
  return false
}

const NO_OCCURRENCES: readonly number[] = []

/** Returns the key of a source. */
export function keyOf({ kind, sourceId }: Pick<IndexedPassage, 'kind' | 'sourceId'>): string {
  return `${kind} ${sourceId}`
}
