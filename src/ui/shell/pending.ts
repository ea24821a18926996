import { FETCH_MINIMUM_MS } from './constants.ts'
import { createStore, type Store } from './store.ts'

export interface Pending {
  /** True while the pending state is shown. */
  readonly store: Store<boolean>
  set(isBusy: boolean): void
  /** Cancels pending timers. */
  stop(): void
}

/**
 * Turns "busy" into "shown": only after `showAfterMs` (0: at once), and then for at least `minimumMs`, to avoid flicker. The default is 200 ms, the minimum
 * for pending page data (specification, section 9).
 */
export function createPending(showAfterMs = 0, minimumMs = FETCH_MINIMUM_MS): Pending {
  const store = createStore(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownAt = 0
  let wasBusy = false

  function change(isShown: boolean): void {
    timer = undefined
    if (isShown) shownAt = Date.now()
    store.set(isShown)
  }

  return {
    store,
    set(isBusy) {
      if (isBusy === wasBusy) return
      wasBusy = isBusy
      clearTimeout(timer)
      if (isBusy === store.get()) return
      const waitMs = isBusy ? showAfterMs : shownAt + minimumMs - Date.now()
      if (waitMs > 0) timer = setTimeout(change, waitMs, isBusy)
      else change(isBusy)
    },
    stop() {
      clearTimeout(timer)
      wasBusy = store.get()
    },
  }
}
