interface Joined {
  here: number
  gone: number
  all: AbortController
}

/** Joins the signals of requests that wait for the same thing: theirs aborts when all of them have gone. */
export class JoinedSignals {
  readonly #joined = new Map<string, Joined>()

  /** Runs `work` with the signal of all requests that wait under this key now. */
  async join<T>(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const joined = this.#joined.get(key) ?? { here: 0, gone: 0, all: new AbortController() }
    this.#joined.set(key, joined)
    joined.here++
    const leave = () => {
      if (++joined.gone < joined.here) return
      // Whoever comes now begins anew.
      this.#forget(key, joined)
      joined.all.abort()
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await work(joined.all.signal)
    } finally {
      signal.removeEventListener('abort', leave)
      if (signal.aborted) joined.gone--
      if (--joined.here === 0) this.#forget(key, joined)
    }
  }

  #forget(key: string, joined: Joined): void {
    if (this.#joined.get(key) === joined) this.#joined.delete(key)
  }
}
