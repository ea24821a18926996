import { RELOAD_GUARD_MS } from './constants.ts'

const STORAGE_KEY = 'sanggar:reloaded-at'

/** What the guard needs of the browser. */
export interface ReloadWorld {
  nowMs(): number
  isOnline(): boolean
  /** Milliseconds since the epoch of the last reload in this browser session; 0 where there was none. */
  lastReloadMs(): number
  remember(nowMs: number): void
  reload(): void
}

/**
 * Answers how a failed import of a page's code is met: true says that the page is being loaded anew (so the caller may wait for ever),
 * false that the caller has to fail, and the error screen shows. False where a reload happened within 60 s, since another one
 * would hardly help, and offline, where it would lose the page that is there.
 */
export function createChunkGuard(world: ReloadWorld): () => boolean {
  let isReloading = false
  return () => {
    if (isReloading) return true
    const nowMs = world.nowMs()
    // The distance, not the difference: a clock that was set back must not shut the guard for hours.
    if (!world.isOnline() || Math.abs(nowMs - world.lastReloadMs()) < RELOAD_GUARD_MS) return false
    isReloading = true
    world.remember(nowMs)
    world.reload()
    return true
  }
}

interface StampHolders {
  /** May throw where the browser blocks storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  history: Pick<History, 'state' | 'replaceState'>
}

/**
 * Where the moment of the last reload is kept: in the session's storage, and where that is blocked in the state of the history entry,
 * which survives a reload too. `isBlocked` tells which it was.
 */
export function createReloadStamp({ storage, history }: StampHolders): {
  read(): number
  write(nowMs: number): void
  isBlocked(): boolean
} {
  let blocked = false
  return {
    read() {
      try {
        return Number(storage().getItem(STORAGE_KEY))
      } catch {
        return Number(history.state?.[STORAGE_KEY] ?? 0)
      }
    },
    write(nowMs) {
      try {
        storage().setItem(STORAGE_KEY, String(nowMs))
      } catch {
        blocked = true
        history.replaceState({ ...history.state, [STORAGE_KEY]: nowMs }, '')
      }
    },
    isBlocked: () => blocked,
  }
}

/** The part of React Router's own global that tells where a navigation is going. */
interface RouterGlobal {
  __reactRouterDataRouter?: { state: { navigation: { state: string; location?: { pathname: string; search: string; hash: string } } } }
}

function createBrowserWorld(): ReloadWorld {
  const stamp = createReloadStamp({ storage: () => sessionStorage, history })
  return {
    nowMs: () => Date.now(),
    isOnline: () => navigator.onLine,
    lastReloadMs: stamp.read,
    remember: stamp.write,
    reload() {
      const target = pendingAddress()
      // The stamp in a history entry is found again only on that entry, so then it is the page as it stands that loads anew.
      if (target && !stamp.isBlocked()) location.assign(target)
      else location.reload()
    },
  }
}

/** Where a running navigation goes to, if that is another document than this one: the reload takes the visitor there. */
function pendingAddress(): string | undefined {
  const { state, location: target } = (window as RouterGlobal).__reactRouterDataRouter?.state.navigation ?? {}
  if (state !== 'loading' || !target) return
  const isElsewhere = target.pathname !== location.pathname || target.search !== location.search
  return isElsewhere ? target.pathname + target.search + target.hash : undefined
}

let guard: (() => boolean) | undefined

/** The browser's guard; React Router calls it through the change that `scripts/vite-chunk-guard.ts` makes at build time. */
export function reloadForFailedCode(): boolean {
  guard ??= createChunkGuard(createBrowserWorld())
  return guard()
}

/**
 * Guards the imports that Vite itself wraps (lazy parts of a page). Where the guard refuses, the import fails as it would,
 * and the nearest error boundary shows. Answers the way to stop.
 */
export function guardLazyImports(target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window): () => void {
  const onFailed = () => void reloadForFailedCode()
  target.addEventListener('vite:preloadError', onFailed)
  return () => target.removeEventListener('vite:preloadError', onFailed)
}
