import { RELOAD_GUARD_MS } from './constants.ts'

const STORAGE_KEY = 'sanggar:reloaded-at'

/** What the guard needs of the browser. */
export interface ReloadWorld {
  isOnline(): boolean
  /** May throw where the browser blocks storage. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>
  history: Pick<History, 'state' | 'replaceState'>
  reload(): void
}

/**
 * Answers how a failed import of a page's code is met: true says that the page is being loaded anew (so the caller may wait for ever),
 * false that the caller has to fail, and the error screen shows. False where a reload happened within 60 s, since another one
 * would hardly help, and offline, where it would lose the page that is there.
 *
 * The moment of the last reload is kept in the session's storage, and where that is blocked in the state of the history entry,
 * which outlives a reload too.
 */
export function createChunkGuard({ isOnline, storage, history, reload }: ReloadWorld): () => boolean {
  let isReloading = false
  return () => {
    if (isReloading) return true
    // The distance, not the difference: a clock that was set back must not shut the guard for hours.
    if (!isOnline() || Math.abs(Date.now() - lastReloadMs()) < RELOAD_GUARD_MS) return false
    isReloading = true
    remember(Date.now())
    reload()
    return true
  }

  function lastReloadMs(): number {
    try {
      return Number(storage().getItem(STORAGE_KEY))
    } catch {
      return Number(history.state?.[STORAGE_KEY] ?? 0)
    }
  }

  function remember(nowMs: number): void {
    try {
      storage().setItem(STORAGE_KEY, String(nowMs))
    } catch {
      history.replaceState({ ...history.state, [STORAGE_KEY]: nowMs }, '')
    }
  }
}

let guard: (() => boolean) | undefined

/** Meets a failed import of this document: loads it anew at most once a minute, and returns false where it may not. */
export function reloadForFailedCode(): boolean {
  guard ??= createChunkGuard({
    isOnline: () => navigator.onLine,
    storage: () => sessionStorage,
    history,
    reload: () => location.reload(),
  })
  return guard()
}

/** Guards the imports that Vite wraps (lazy code of pages and islands). Where the guard refuses, the import fails as it would, and what is there stays. */
export function guardLazyImports(): void {
  addEventListener('vite:preloadError', event => {
    if (reloadForFailedCode()) event.preventDefault()
  })
}

/** The part of the Navigation API that TypeScript's DOM library may not know yet. */
interface NavigationEvents {
  addEventListener(name: 'navigate', listener: (event: Event & { navigationType: string; userInitiated: boolean }) => void): void
}

/**
 * Holds reloads that a script asks for to one in 60 seconds: React Router answers a page's code that can't be loaded with `location.reload()`, without a limit. Browsers
 * without the Navigation API reload as often as the script asks.
 */
export function guardReloads(): void {
  const navigation: NavigationEvents | undefined = Reflect.get(window, 'navigation')
  navigation?.addEventListener('navigate', event => {
    if (event.navigationType === 'reload' && !event.userInitiated && event.cancelable && !mayReload()) event.preventDefault()
  })
}

let reloads: (() => boolean) | undefined

function mayReload(): boolean {
  reloads ??= createChunkGuard({ isOnline: () => navigator.onLine, storage: () => sessionStorage, history, reload: () => {} })
  return reloads()
}
