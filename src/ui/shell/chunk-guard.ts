import { RELOAD_GUARD_MS } from './constants.ts'

const STORAGE_KEY = 'sanggar:reloaded-at'

/** What the guard needs of the browser. */
export interface ReloadWorld {
  isOnline(): boolean
  /** May throw where the browser blocks storage. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>
  history: Pick<History, 'state' | 'replaceState'>
  /** Loads the page anew: where a navigation was under way and `mayMove`, the page that it went to. */
  reload(mayMove: boolean): void
}

/**
 * Answers how a failed import of a page's code is met: true says that the page is being loaded anew (so the caller may wait for ever),
 * false that the caller has to fail, and the error screen shows. False where a reload happened within 60 s, since another one
 * would hardly help, and offline, where it would lose the page that is there.
 *
 * The moment of the last reload is kept in the session's storage, and where that is blocked in the state of the history entry,
 * which outlives a reload too, though only one of the same page.
 */
export function createChunkGuard({ isOnline, storage, history, reload }: ReloadWorld): () => boolean {
  let isReloading = false
  return () => {
    if (isReloading) return true
    // The distance, not the difference: a clock that was set back must not shut the guard for hours.
    if (!isOnline() || Math.abs(Date.now() - lastReloadMs()) < RELOAD_GUARD_MS) return false
    isReloading = true
    reload(remember(Date.now()))
    return true
  }

  function lastReloadMs(): number {
    try {
      return Number(storage().getItem(STORAGE_KEY))
    } catch {
      return Number(history.state?.[STORAGE_KEY] ?? 0)
    }
  }

  /** Whether it was stored. */
  function remember(nowMs: number): boolean {
    try {
      storage().setItem(STORAGE_KEY, String(nowMs))
      return true
    } catch {
      history.replaceState({ ...history.state, [STORAGE_KEY]: nowMs }, '')
      return false
    }
  }
}

/** The part of React Router's own global that tells where a navigation is going. */
interface RouterGlobal {
  __reactRouterDataRouter?: { state: { navigation: { state: string; location?: { pathname: string; search: string; hash: string } } } }
}

/** Where a running navigation goes to, if that is another document than this one. */
function pendingAddress(): string | undefined {
  const { state, location: target } = (window as RouterGlobal).__reactRouterDataRouter?.state.navigation ?? {}
  if (state !== 'loading' || !target) return
  const address = target.pathname + target.search
  return address === location.pathname + location.search ? undefined : address + target.hash
}

let guard: (() => boolean) | undefined

/** The browser's guard; React Router calls it through the change that `scripts/vite-chunk-guard.ts` makes at build time. */
export function reloadForFailedCode(): boolean {
  guard ??= createChunkGuard({
    isOnline: () => navigator.onLine,
    storage: () => sessionStorage,
    history,
    reload(mayMove) {
      const target = mayMove && pendingAddress()
      if (target) location.assign(target)
      else location.reload()
    },
  })
  return guard()
}

/**
 * Guards the imports that Vite itself wraps (lazy parts of a page). Where the guard refuses, the import fails as it would,
 * and the nearest error boundary shows. Answers the way to stop.
 */
export function guardLazyImports(): () => void {
  // Named, so that the window takes it for the same listener when it goes.
  addEventListener('vite:preloadError', reloadForFailedCode)
  return () => removeEventListener('vite:preloadError', reloadForFailedCode)
}
