import { RELOAD_GUARD_MS } from './constants.ts'

const STORAGE_KEY = 'sanggar:reloaded-at'

/** Browser APIs that the guard uses. */
export interface ReloadWorld {
  isOnline(): boolean
  /** May throw if the browser blocks storage. */
  storage(): Pick<Storage, 'getItem' | 'setItem'>
  history: Pick<History, 'state' | 'replaceState'>
  reload(): void
}

/**
 * Creates a guard for failed imports of a page's code. It returns true if the page is being reloaded (the caller may wait forever), or false if the caller
 * has to fail and show the error screen. It returns false within 60 s of a reload, since another one would hardly help, and offline, where a reload would
 * lose the open page.
 *
 * With an argument it calls that function instead of reloading: for a reload that has begun already.
 *
 * The time of the last reload is stored in session storage or, if that is blocked, in the state of the history entry, which also survives a reload.
 */
export function createChunkGuard({ isOnline, storage, history, reload: reloadPage }: ReloadWorld): (reload?: () => void) => boolean {
  let isReloading = false
  return (reload = reloadPage) => {
    if (isReloading) return true
    // Absolute difference: a clock that was set back must not block reloads for hours.
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

/** The document's one guard: a second would take the first one's reload for another's and refuse it. */
let guard: ReturnType<typeof createChunkGuard> | undefined

function mayReload(reload?: () => void): boolean {
  guard ??= createChunkGuard({ isOnline: () => navigator.onLine, storage: () => sessionStorage, history, reload: () => location.reload() })
  return guard(reload)
}

/** Guards dynamic imports that Vite wraps (code of pages and islands). If no reload is allowed, the import rejects as usual and the page stays. */
export function guardLazyImports(): void {
  addEventListener('vite:preloadError', event => {
    if (mayReload()) event.preventDefault()
  })
}

/** The part of the Navigation API that TypeScript's DOM library may lack. */
interface NavigationEvents {
  addEventListener(name: 'navigate', listener: (event: Event & { navigationType: string; userInitiated: boolean }) => void): void
}

/**
 * Limits script-initiated reloads to one in 60 seconds: React Router calls `location.reload()` without limit when a page's code can't be loaded. Has no
 * effect in browsers without the Navigation API.
 */
export function guardReloads(): void {
  const goesOn = () => {}
  const navigation: NavigationEvents | undefined = Reflect.get(window, 'navigation')
  navigation?.addEventListener('navigate', event => {
    if (event.navigationType === 'reload' && !event.userInitiated && event.cancelable && !mayReload(goesOn)) event.preventDefault()
  })
}
