import type { ModelEnd } from './model.ts'

export interface ModelTimes {
  /** Until the first sign of an answer, of each step. */
  firstMs: number
  betweenMs: number
  toolMs: number
  wholeMs: number
}

export const TIMES: ModelTimes = { firstMs: 15_000, betweenMs: 10_000, toolMs: 5_000, wholeMs: 60_000 }

export interface Stopping {
  signal: AbortSignal
  times: ModelTimes
  /** Starts the clock anew: it is too slow when this time is over. */
  wait(...times: (keyof ModelTimes)[]): void
  /** Ends the request. */
  cancel(): void
  reason(): ModelEnd | undefined
  end(): void
}

/** Ends a request by the asker's signal, or when it takes too long. */
export function createStopping(by: AbortSignal, times: ModelTimes): Stopping {
  const ending = new AbortController()
  let reason: ModelEnd | undefined
  const stop = (why: ModelEnd) => {
    if (!ending.signal.aborted) reason = why
    // With a reason none is made: an error with its stack for each of many that end at once.
    ending.abort(why)
  }
  const byAsker = () => stop('stopped')
  by.addEventListener('abort', byAsker)
  if (by.aborted) byAsker()
  const whole = setTimeout(() => stop('slow'), times.wholeMs)
  let current: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(whole)
    clearTimeout(current)
    by.removeEventListener('abort', byAsker)
    ending.abort('ended')
  }
  return {
    signal: ending.signal,
    times,
    wait(...names) {
      clearTimeout(current)
      current = setTimeout(
        () => stop('slow'),
        names.reduce((sum, name) => sum + times[name], 0),
      )
    },
    cancel: () => ending.abort('cancelled'),
    reason: () => reason,
    end,
  }
}

/** Yields what comes until it is stopped: a source that hangs is left, and told so. */
export async function* untilStopped<T>(source: ReadableStream<T>, signal: AbortSignal): AsyncGenerator<T> {
  const reader = source.getReader()
  // A read that waits then ends. What the source says to it is of no interest.
  const leave = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', leave, { once: true })
  try {
    while (!signal.aborted) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', leave)
    leave()
  }
}
