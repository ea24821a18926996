import pLimit from 'p-limit'

/**
 * Limits concurrency: runs at most `atOnce` functions at a time, the others in order of arrival. Returns undefined, without calling the function, when
 * `mostWaiting` are already queued: p-limit's own queue is unbounded.
 */
export function createTurns(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> | undefined {
  const limit = pLimit(atOnce)
  return work => (limit.activeCount >= atOnce && limit.pendingCount >= mostWaiting ? undefined : limit(work))
}
