import { PROGRESS_DURATION_MS, PROGRESS_HIDE_DELAY_MS, PROGRESS_STEP_MS, PROGRESS_THROTTLE_MS } from './constants.ts'
import { createStore, type Store } from './store.ts'

export interface ProgressState {
  isVisible: boolean
  /** 0 to 100. */
  percent: number
  hasFailed: boolean
}

export interface Progress {
  readonly store: Store<ProgressState>
  /** Shows the bar after the throttle; has no effect on a running bar. */
  start(): void
  /** Fills the bar, then hides it. Has no effect if the bar was never started or shown. */
  finish(): void
  /** Like `finish`, in the error colour; also shows the bar for a navigation that failed before it appeared. */
  fail(): void
}

const HIDDEN: ProgressState = { isVisible: false, percent: 0, hasFailed: false }
const STEP_PERCENT = (PROGRESS_STEP_MS * 100) / PROGRESS_DURATION_MS

/** The state of the progress bar, without its rendering: delay, steps, end. */
export function createProgress(): Progress {
  const store = createStore(HIDDEN)
  let isRunning = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let counting: ReturnType<typeof setInterval> | undefined

  function stopTimers(): void {
    clearTimeout(waiting)
    clearInterval(counting)
  }

  function show(): void {
    store.set({ isVisible: true, percent: 0, hasFailed: false })
    counting = setInterval(() => {
      const percent = Math.min(100, store.get().percent + STEP_PERCENT)
      store.set({ ...store.get(), percent })
      if (percent === 100) clearInterval(counting)
    }, PROGRESS_STEP_MS)
  }

  function end(hasFailed: boolean): void {
    if (!isRunning) return
    isRunning = false
    stopTimers()
    if (!hasFailed && !store.get().isVisible) return
    store.set({ isVisible: true, percent: 100, hasFailed })
    waiting = setTimeout(() => store.set(HIDDEN), PROGRESS_HIDE_DELAY_MS)
  }

  return {
    store,
    start() {
      if (isRunning) return
      isRunning = true
      stopTimers()
      store.set(HIDDEN)
      waiting = setTimeout(show, PROGRESS_THROTTLE_MS)
    },
    finish: () => end(false),
    fail: () => end(true),
  }
}
