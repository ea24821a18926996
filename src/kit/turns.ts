/**
 * Lets at most `atOnce` pieces of work run at a time; the others wait in the order they came. Answers undefined, without running the work,
 * where `mostWaiting` wait already.
 */
export function createTurns(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> | undefined {
  const waiting: (() => void)[] = []
  let running = 0
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>(go => waiting.push(go))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place goes straight to the next one, so that no newcomer takes it between.
      if (next) next()
      else running--
    }
  }
  return work => (running >= atOnce && waiting.length >= mostWaiting ? undefined : run(work))
}
