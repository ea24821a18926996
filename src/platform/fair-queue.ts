/** Work that waits for its turn. */
export interface FairOrder<T> {
  /** Whose work it is, from the widest share to the narrowest: tenant, network. */
  keys: readonly string[]
  /** Work that has not begun when the signal aborts is dropped: nobody waits for its result. */
  signal?: AbortSignal | undefined
  work: () => T | Promise<T>
}

export interface FairQueueLimits {
  /** Maximum running at the same time. */
  atOnce: number
  /** Maximum waiting in all. */
  maxWaiting: number
  /** Maximum waiting by each key, level by level as in `FairOrder.keys`; levels beyond the list have no limit of their own. */
  maxWaitingByKey?: readonly number[]
}

export interface FairQueue {
  /**
   * Runs the work when it is its turn. Returns undefined, without calling it, if its share or the whole queue is full. Rejects with the signal's reason if
   * the work was dropped, and with the work's own error.
   */
  run<T>(order: FairOrder<T>): Promise<T> | undefined
  /** The number of orders that wait. */
  waiting(): number
}

/**
 * Limits concurrency, and shares it: the keys of a level take turns (round robin), and within a key those of the next level, so that much work of one key
 * delays another's by one turn. Work of one key runs in order of arrival. `p-limit` and `p-queue` have one line for all, or priorities, which starve.
 */
export function createFairQueue({ atOnce, maxWaiting, maxWaitingByKey = [] }: FairQueueLimits): FairQueue {
  const root = new Share()
  let running = 0

  function startNext(): void {
    while (running < atOnce) {
      const start = root.take()
      if (!start) return
      running++
      // Never rejects.
      void start().finally(() => {
        running--
        startNext()
      })
    }
  }

  function hasRoom(keys: readonly string[]): boolean {
    // What can begin at once does not wait.
    if (running < atOnce) return true
    if (root.size >= maxWaiting) return false
    return maxWaitingByKey.every((most, level) => level >= keys.length || root.sizeOf(keys.slice(0, level + 1)) < most)
  }

  return {
    waiting: () => root.size,
    run<T>({ keys, signal, work }: FairOrder<T>) {
      if (!hasRoom(keys)) return undefined
      if (signal?.aborted) return Promise.reject(signal.reason)
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const start: Start = async () => {
        signal?.removeEventListener('abort', drop)
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      }
      const drop = () => {
        root.remove(keys, start)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', drop, { once: true })
      root.add(keys, start)
      startNext()
      return promise
    },
  }
}

/** Runs an order; never rejects. */
type Start = () => Promise<void>

/** The waiting orders of a key: its own, and those of the keys below it. Keys without orders are forgotten. */
class Share {
  size = 0
  readonly #orders = new Set<Start>()
  /** In the order of their turns: whose turn it was goes to the end. */
  readonly #shares = new Map<string, Share>()

  add(keys: readonly string[], start: Start): void {
    this.size++
    const [key, ...rest] = keys
    if (key === undefined) {
      this.#orders.add(start)
      return
    }
    const share = this.#shares.get(key) ?? new Share()
    this.#shares.set(key, share)
    share.add(rest, start)
  }

  take(): Start | undefined {
    const [own] = this.#orders
    if (own) {
      this.#orders.delete(own)
      this.size--
      return own
    }
    const [next] = this.#shares
    if (!next) return undefined
    const [key, share] = next
    this.#shares.delete(key)
    const start = share.take()
    if (share.size > 0) this.#shares.set(key, share)
    if (start) this.size--
    return start
  }

  remove(keys: readonly string[], start: Start): boolean {
    const [key, ...rest] = keys
    const share = key === undefined ? undefined : this.#shares.get(key)
    const isRemoved = key === undefined ? this.#orders.delete(start) : (share?.remove(rest, start) ?? false)
    if (isRemoved) this.size--
    if (key !== undefined && share?.size === 0) this.#shares.delete(key)
    return isRemoved
  }

  sizeOf([key, ...rest]: readonly string[]): number {
    return key === undefined ? this.size : (this.#shares.get(key)?.sizeOf(rest) ?? 0)
  }
}
