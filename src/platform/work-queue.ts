/** Work by key: callers with one key share one run, and only so many runs go on at once. */
export interface WorkQueue<T> {
  /** Undefined when too many are waiting already. Rejects as `work` does. */
  run(key: string, work: () => Promise<T>): Promise<T> | undefined
}

export function createWorkQueue<T>({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): WorkQueue<T> {
  const runs = new Map<string, Promise<T>>()
  const waiting: (() => void)[] = []
  let active = 0

  async function takeTurn(): Promise<void> {
    if (active >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else active += 1
  }

  // The next one takes over the place, so `active` falls only when nobody waits.
  function endTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else active -= 1
  }

  async function start(key: string, work: () => Promise<T>): Promise<T> {
    await takeTurn()
    try {
      return await work()
    } finally {
      runs.delete(key)
      endTurn()
    }
  }

  return {
    run(key, work) {
      const running = runs.get(key)
      if (running) return running
      if (active >= atOnce && waiting.length >= maxWaiting) return undefined
      const run = start(key, work)
      runs.set(key, run)
      return run
    },
  }
}
