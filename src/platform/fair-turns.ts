import { FairLine, type Names } from './fair-line.ts'

export interface FairTurnsOptions {
  /** How many work at a time. */
  width: number
  /** How many of them may have the same first name, while others of another name wait. */
  share: number
  /** How many may have the same first name at any time: the rest is free for whoever comes next. */
  mostOfOne: number
}

export interface TakeOptions {
  /** Milliseconds to wait at most. */
  waitMs: number
  /** Called if the entry must wait; its abort takes the entry out of the line. */
  signal?: () => AbortSignal | undefined
}

/** Nobody's turn ended in time, or whoever waited has gone. */
export class NoTurn extends Error {
  readonly isAbandoned: boolean
  constructor(isAbandoned: boolean) {
    super(isAbandoned ? 'whoever waited has gone' : 'waited too long for a turn')
    this.name = 'NoTurn'
    this.isAbandoned = isAbandoned
  }
}

interface Waiting {
  first: string
  start(): void
}

/** Gives turns to names: so many at a time, a bounded share for each first name, the others by turns. */
export class FairTurns {
  readonly #options: FairTurnsOptions
  readonly #line = new FairLine<Waiting>()
  readonly #held = new Map<string, number>()
  #active = 0

  constructor(options: FairTurnsOptions) {
    this.#options = options
  }

  get active(): number {
    return this.#active
  }

  get waiting(): number {
    return this.#line.size
  }

  /** Returns true if a turn under these names would begin at once. */
  isFree([first]: Names): boolean {
    return this.#active < this.#options.width && this.#mayHave(first)
  }

  /** Returns how many would have their turn before a new entry under these names. */
  ahead(names: Names): number {
    return this.#line.ahead(names)
  }

  /** Waits for a turn. Returns how to end it; calling that again does nothing. Throws NoTurn. */
  async take(names: Names, { waitMs, signal }: TakeOptions): Promise<() => void> {
    const [first] = names
    if (!this.isFree(names)) await this.#wait(names, waitMs, signal?.())
    else this.#begin(first)
    let isEnded = false
    return () => {
      if (isEnded) return
      isEnded = true
      this.#end(first)
    }
  }

  #wait(names: Names, waitMs: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((start, refuse) => {
      if (signal?.aborted) return refuse(new NoTurn(true))
      const [first] = names
      const stop = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      }
      const takeOut = this.#line.push(names, {
        first,
        start: () => {
          stop()
          start()
        },
      })
      const giveUp = (isAbandoned: boolean) => {
        stop()
        if (takeOut()) refuse(new NoTurn(isAbandoned))
      }
      const leave = () => giveUp(true)
      const timer = setTimeout(giveUp, waitMs, false)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  #mayHave(first: string): boolean {
    const held = this.#held.get(first) ?? 0
    return held < (this.#line.hasOnly(first) ? this.#options.mostOfOne : this.#options.share)
  }

  #begin(first: string): void {
    this.#active++
    this.#held.set(first, (this.#held.get(first) ?? 0) + 1)
  }

  #end(first: string): void {
    this.#active--
    const held = (this.#held.get(first) ?? 1) - 1
    if (held === 0) this.#held.delete(first)
    else this.#held.set(first, held)
    while (this.#active < this.#options.width) {
      const next = this.#line.shift(name => this.#mayHave(name))
      if (!next) return
      // Before it goes on, so that whoever comes meanwhile finds the turn taken.
      this.#begin(next.first)
      next.start()
    }
  }
}
