import type { SourceKind } from './passage.ts'
import type { AnswerKind } from './query/answer-kinds.ts'
import { type Placed, readVector, toPlaced } from './read-vector.ts'

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
  /** By stem: the number of a passage and a place in it, by turns. A passage's places follow each other. */
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

  /** Returns where these stems stand in each of these passages. */
  placesIn(numbers: readonly number[], stems: Iterable<string>): Map<string, Placed[]>[] {
    const found = numbers.map(() => new Map<string, Placed[]>())
    const turnOf = new Int32Array(this.length).fill(-1)
    for (const [turn, number] of numbers.entries()) turnOf[number] = turn
    for (const stem of stems) {
      const places = this.placesOf(stem)
      for (let at = 0; at < places.length; at += 2) {
        const own = found[turnOf[places[at] ?? 0] ?? -1]
        if (!own) continue
        const place = toPlaced(places[at + 1] ?? 0)
        const placed = own.get(stem)
        if (placed) placed.push(place)
        else own.set(stem, [place])
      }
    }
    return found
  }
}

const NO_PLACES: readonly number[] = []

/** Returns the key of a source. */
export function keyOf({ kind, sourceId }: Pick<IndexedPassage, 'kind' | 'sourceId'>): string {
  return `${kind} ${sourceId}`
}
