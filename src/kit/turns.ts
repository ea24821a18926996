import pLimit from 'p-limit'

/**
 * Limits concurrency: runs at most `atOnce` functions at a time, the others in the order in which they came. Returns undefined, without calling the
 * function, when `mostWaiting` are waiting already: p-limit's own queue has no bound.
 */
export function createTurns(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> | undefined {
  const limit = pLimit(atOnce)
  return work => (limit.activeCount >= atOnce && limit.pendingCount >= mostWaiting ? undefined : limit(work))
}
