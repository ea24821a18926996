import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'

/** Who waits for a run, as in `FairOrder`. */
export interface Waiter {
  keys?: readonly string[]
  signal?: AbortSignal | undefined
}

/** Limits and shares concurrency like `createFairQueue`; calls with the same key share one run. */
export interface WorkQueue<T> {
  /**
   * Returns undefined if too many are already waiting. Rejects with the error of `work`, or with the signal's reason once nobody waits for the run any longer
   * and it has not begun. A run begins at the first turn of any of its waiters.
   */
  run(key: string, work: () => Promise<T>, waiter?: Waiter): Promise<T> | undefined
}

interface Run<T> {
  result: PromiseWithResolvers<T>
  isBegun: boolean
  /** Waiters whose turn is still to come. */
  turns: number
}

export function createWorkQueue<T>(limits: FairQueueLimits): WorkQueue<T> {
  const runs = new Map<string, Run<T>>()
  const queue = createFairQueue(limits)

  async function begin(key: string, run: Run<T>, work: () => Promise<T>): Promise<void> {
    if (run.isBegun) return
    run.isBegun = true
    try {
      run.result.resolve(await work())
    } catch (error) {
      run.result.reject(error)
    } finally {
      runs.delete(key)
    }
  }

  return {
    run(key, work, { keys = [], signal } = {}) {
      const known = runs.get(key)
      if (known?.isBegun) return known.result.promise
      const run = known ?? { result: Promise.withResolvers<T>(), isBegun: false, turns: 0 }
      // Before its turn, which may be now.
      runs.set(key, run)
      run.turns++
      const turn = queue.run({ keys, signal, work: () => begin(key, run, work) })
      if (!turn) {
        run.turns--
        if (!known) runs.delete(key)
        // Who shares a run waits for the turn of another.
        return known?.result.promise
      }
      turn.catch((reason: unknown) => {
        run.turns--
        if (run.isBegun || run.turns > 0) return
        if (runs.get(key) === run) runs.delete(key)
        run.result.reject(reason)
      })
      return run.result.promise
    },
  }
}
