import { createTurns } from '#kit/turns.ts'

/** Limits concurrency like `createTurns`; calls with the same key share one run. */
export interface WorkQueue<T> {
  /** Returns undefined if too many are already waiting. Rejects with the error of `work`. */
  run(key: string, work: () => Promise<T>): Promise<T> | undefined
}

export function createWorkQueue<T>({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): WorkQueue<T> {
  const runs = new Map<string, Promise<T>>()
  const inTurn = createTurns(atOnce, maxWaiting)
  return {
    run(key, work) {
      const running = runs.get(key)
      if (running) return running
      const run = inTurn(async () => {
        try {
          return await work()
        } finally {
          runs.delete(key)
        }
      })
      if (run) runs.set(key, run)
      return run
    },
  }
}
