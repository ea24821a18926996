import type { SourceKind } from './passage.ts'
import type { AnswerKind } from './query/answer-kinds.ts'
import { placeAfter, readVector } from './read-vector.ts'

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

/**
 * The words of one tenant's passages, by stem: which passages have it, and where. Sources are put and removed whole. A removed passage leaves its places behind: an index that is worn
 * is made anew.
 */
export class PassageIndex {
  /** By number; undefined: removed. */
  readonly #passages: (IndexedPassage | undefined)[] = []
  readonly #numbersOf = new Map<string, number[]>()
  /** By stem: the number of a passage and a place in it, by turns, in the order of both. */
  readonly #places = new Map<string, number[]>()
  /** Numbers of sources by stem, counted when they are asked for. */
  readonly #counted = new Map<string, number>()
  #placed = 0
  #removed = 0

  /** Number of sources. */
  get sources(): number {
    return this.#numbersOf.size
  }

  /** Number of all places: about what the index takes in memory, at 16 to 32 bytes each. */
  get size(): number {
    return this.#placed
  }

  get isWorn(): boolean {
    return this.#removed > this.#passages.length / 2
  }

  /** Returns the sources' keys (`keyOf`). */
  keys(): Iterable<string> {
    return this.#numbersOf.keys()
  }

  /** Puts a source with all its passages, in place of what it had. */
  put(key: string, passages: readonly NewPassage[]): void {
    this.remove(key)
    const numbers: number[] = []
    for (const { words, ...passage } of passages) {
      const number = this.#passages.push(passage) - 1
      numbers.push(number)
      readVector(words, (stem, place) => {
        const places = this.#places.get(stem)
        if (places) places.push(number, place)
        else this.#places.set(stem, [number, place])
        this.#placed++
      })
    }
    this.#numbersOf.set(key, numbers)
  }

  remove(key: string): void {
    this.#counted.clear()
    for (const number of this.#numbersOf.get(key) ?? []) {
      this.#passages[number] = undefined
      this.#removed++
    }
    this.#numbersOf.delete(key)
  }

  /** Returns the number of sources that have a stem. */
  sourcesOf(stem: string): number {
    let count = this.#counted.get(stem)
    if (count === undefined) {
      const found = new Set<string>()
      const places = this.placesOf(stem)
      for (let at = 0, last = -1; at < places.length; at += 2) {
        const number = places[at] ?? 0
        const passage = number === last ? undefined : this.#passages[number]
        if (passage) found.add(keyOf(passage))
        last = number
      }
      count = found.size
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

  /** Returns the number of a passage and a place in it, by turns, for all that have the stem; some may be removed. */
  placesOf(stem: string): readonly number[] {
    return this.#places.get(stem) ?? NO_PLACES
  }

  /** Returns the same for stems in a row, each with its distance from the first: the places where they begin. */
  placesOfRow([first, ...others]: readonly { stem: string; at: number }[]): readonly number[] {
    const places = this.placesOf(first?.stem ?? '')
    const after = others.map(({ stem, at }) => ({ places: this.placesOf(stem), at }))
    if (after.some(one => one.places.length === 0)) return NO_PLACES
    const found: number[] = []
    for (let at = 0; at < places.length; at += 2) {
      const [number, place] = [places[at] ?? 0, places[at + 1] ?? 0]
      if (after.every(one => hasPlace(one.places, number, placeAfter(place, one.at)))) found.push(number, place)
    }
    return found
  }
}

/** Whether a place of a passage is among these, which are in the order of passages and of places within each. */
function hasPlace(places: readonly number[], number: number, place: number): boolean {
  let [from, to] = [0, places.length / 2]
  while (from < to) {
    const middle = (from + to) >> 1
    const order = (places[middle * 2] ?? 0) - number || (places[middle * 2 + 1] ?? 0) - place
    if (order === 0) return true
    if (order < 0) from = middle + 1
    else to = middle
  }
  return false
}

const NO_PLACES: readonly number[] = []

/** Returns the key of a source. */
export function keyOf({ kind, sourceId }: Pick<IndexedPassage, 'kind' | 'sourceId'>): string {
  return `${kind} ${sourceId}`
}
