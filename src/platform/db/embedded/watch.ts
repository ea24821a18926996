import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 1000
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

/** What a watch tells: to the log, and to whoever asks whether the database can be used. */
export interface WatchTools {
  isRunning(): Promise<boolean>
  /** Starts the server again. Throws if it can't. */
  restart(): Promise<void>
  onGone(): void
  onFailed(error: unknown, nextTryMs: number): void
  onBack(tries: number): void
}

export interface Watch {
  state(): 'running' | 'restarting'
  /** Ends the watch; waits for a restart that is under way. */
  stop(): Promise<void>
}

/** Looks after a server each second and restarts it when it is gone: at once, then after pauses of 1, 2, 4 … 30 s. */
export function watchServer(tools: WatchTools, { lookMs = LOOK_MS, firstPauseMs = FIRST_PAUSE_MS, maxPauseMs = MAX_PAUSE_MS } = {}): Watch {
  const stopping = new AbortController()
  let state: 'running' | 'restarting' = 'running'
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})

  async function bringBack() {
    for (let tries = 1; !stopping.signal.aborted; tries++) {
      try {
        await tools.restart()
        tools.onBack(tries)
        return
      } catch (error) {
        const pauseMs = Math.min(firstPauseMs * 2 ** (tries - 1), maxPauseMs)
        tools.onFailed(error, pauseMs)
        await pause(pauseMs)
      }
    }
  }

  async function look() {
    while (!stopping.signal.aborted) {
      await pause(lookMs)
      if (stopping.signal.aborted || (await tools.isRunning())) continue
      state = 'restarting'
      tools.onGone()
      await bringBack()
      state = 'running'
    }
  }
  const looking = look()
  return {
    state: () => state,
    async stop() {
      stopping.abort()
      await looking
    },
  }
}
