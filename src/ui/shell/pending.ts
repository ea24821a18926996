import { FETCH_MINIMUM_MS } from './constants.ts'
import { createStore, type Store } from './store.ts'

export interface Pending {
  /** Whether the wait is shown. */
  readonly store: Store<boolean>
  set(isBusy: boolean): void
  /** Drops what is still to come. */
  stop(): void
}

/**
 * Turns "busy" into "shown": only after `showAfterMs` (0: at once), and then for at least `minimumMs`, so that nothing flickers.
 * By default the 200 ms that page data stays pending once it shows (specification, section 9).
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
