import { AsyncLocalStorage } from 'node:async_hooks'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { commonReason } from '#kit/common-reasons.ts'
import { Refused } from '#kit/errors.ts'
import type { Names } from './fair-line.ts'
import { FairTurns, type FairTurnsOptions, NoTurn } from './fair-turns.ts'

/** Refused without any work, because its turn would come too late. 503 with `Retry-After`. */
export class Overloaded extends Refused {
  constructor() {
    super(503, commonReason('Overloaded'), { retryAfterSeconds: OVERLOADED_SECONDS })
  }
}

export const OVERLOADED_SECONDS = 2

export interface AdmissionOptions extends FairTurnsOptions {
  /** Who would wait for longer is refused at once, in milliseconds. */
  maxWaitMs: number
}

const LOOP_RESOLUTION_MS = 10
const LOOP_EVERY_MS = 100
/** Weight of the newest duration in the mean of them. */
const NEWEST = 0.1
/** A duration counts as at most so many times the mean. */
const MAX_TIMES = 4
const MS_PER_NS = 1e-6

/** What a page takes before one was measured. */
const FIRST_GUESS_MS = 20

interface Turn {
  names: Names
  signal: (() => AbortSignal | undefined) | undefined
  end(): void
}

/**
 * Admits work by its measured delay: so much at a time, the rest in a line in which tenants and networks take turns. Whoever would wait for too long (those
 * ahead × mean duration / width, and the event loop's own delay) is refused at once, and so is whoever has waited that long all the same.
 */
export class Admission {
  readonly #turns: FairTurns
  readonly #current = new AsyncLocalStorage<Turn>()
  readonly #options: AdmissionOptions
  readonly #loop: ReturnType<typeof monitorEventLoopDelay>
  readonly #sampling: NodeJS.Timeout
  #meanMs = FIRST_GUESS_MS
  #loopMs = 0
  #seen = { count: 0, sumNs: 0 }
  #isClosed = false
  /** Requests since the start, by what became of them. */
  readonly counts = { admitted: 0, refused: 0, late: 0, abandoned: 0 }

  constructor(options: AdmissionOptions) {
    this.#options = options
    this.#turns = new FairTurns(options)
    this.#loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS })
    this.#loop.enable()
    this.#sampling = setInterval(() => this.#sampleLoop(), LOOP_EVERY_MS).unref()
  }

  /** Who works and waits now; the mean duration of work and the event loop's delay, in milliseconds. */
  figures(): { active: number; waiting: number; loopMs: number; meanMs: number } {
    return { active: this.#turns.active, waiting: this.#turns.waiting, loopMs: this.#loopMs, meanMs: this.#meanMs }
  }

  /** True if somebody waits, or none is admitted any more. Whoever comes while it is false is not refused. */
  get isBusy(): boolean {
    return this.#isClosed || this.#turns.waiting > 0
  }

  /** Returns true if `run` would refuse these names now. Counts the refusal. */
  refuses(names: Names): boolean {
    if (!this.#isClosed && (this.#turns.isFree(names) || this.#waitMs(names) <= this.#options.maxWaitMs)) return false
    this.counts.refused++
    return true
  }

  /** Runs `work` in its turn. Throws Overloaded, or what `work` throws. `signal`: its abort takes the request out of the line. */
  async run<T>(names: Names, work: () => Promise<T>, signal?: () => AbortSignal | undefined): Promise<T> {
    if (this.refuses(names)) throw new Overloaded()
    const turn: Turn = { names, signal, end: await this.#take(names, signal) }
    this.counts.admitted++
    try {
      return await this.#current.run(turn, work)
    } finally {
      turn.end()
      // What was begun meanwhile, timers above all, knows this turn for as long as it lives: it shall not keep the request.
      turn.signal = undefined
    }
  }

  /**
   * Ends the turn of the work that calls this, which goes on to wait for something else; returns how to wait for the next one. Does nothing outside `run`.
   * That may throw Overloaded.
   */
  leave(): () => Promise<void> {
    const turn = this.#current.getStore()
    turn?.end()
    return async () => {
      if (turn) turn.end = await this.#take(turn.names, turn.signal)
    }
  }

  /** Refuses all from now on; what is at work and waits goes on. */
  close(): void {
    this.#isClosed = true
    clearInterval(this.#sampling)
    this.#loop.disable()
  }

  async #take(names: Names, signal: Turn['signal']): Promise<() => void> {
    try {
      const end = await this.#turns.take(names, { waitMs: this.#options.maxWaitMs, ...(signal && { signal }) })
      const startedAt = performance.now()
      let isEnded = false
      return () => {
        if (isEnded) return
        isEnded = true
        this.#measure(performance.now() - startedAt)
        end()
      }
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error
      this.counts[error.isAbandoned ? 'abandoned' : 'late']++
      throw new Overloaded()
    }
  }

  /** Takes a duration into the mean. What is far out of the ordinary (a lock, a slow provider) counts in part, or it would refuse what follows. */
  #measure(ms: number): void {
    this.#meanMs += NEWEST * (Math.min(ms, this.#meanMs * MAX_TIMES + FIRST_GUESS_MS) - this.#meanMs)
  }

  #waitMs(names: Names): number {
    return this.#loopMs + ((this.#turns.ahead(names) + 1) * this.#meanMs) / Math.max(1, this.#turns.active)
  }

  #sampleLoop(): void {
    const { count, mean } = this.#loop
    if (count === this.#seen.count) return
    // Of the newest samples alone, which hold the histogram's own interval as well. NOTE: `reset` would drop a delay that goes on.
    const sumNs = count * mean
    this.#loopMs = Math.max(0, ((sumNs - this.#seen.sumNs) / (count - this.#seen.count)) * MS_PER_NS - LOOP_RESOLUTION_MS)
    this.#seen = { count, sumNs }
  }
}

/**
 * Returns the admission of a process with so many database connections: two stay free for jobs, uploads and whatever opens a second transaction, and more
 * than 16 renders at a time only delay each other. `maxWaitMs`: the longest expected wait.
 */
export function createAdmission(databasePool: number, maxWaitMs = 1000): Admission {
  const width = Math.max(2, Math.min(16, databasePool - 2))
  return new Admission({ width, share: Math.ceil(width * 0.6), mostOfOne: width - Math.ceil(width / 5), maxWaitMs })
}
