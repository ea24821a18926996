import { RELOAD_GUARD_MS } from './constants.ts'

const STORAGE_KEY = 'sanggar:reloaded-at'

let isReloading = false
let isLeaving = false

/** Parts of the open page that are being loaded. */
let loadingParts = 0

/**
 * Returns whether a failed import of a page's code may reload the document, and stores the time. False within 60 s of such a reload, since another one
 * would hardly help; offline, where a reload would lose the open page; and where the browser blocks session storage, so that no page reloads for ever.
 */
function mayReload(): boolean {
  if (isReloading) return true
  try {
    // Absolute difference: a clock that was set back must not block reloads for hours.
    const sinceMs = Math.abs(Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)))
    if (!navigator.onLine || sinceMs < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
    isReloading = true
  } catch {
    return false
  }
  return true
}

/** Reloads the document when a dynamic import that Vite wraps (code of pages and islands) fails. If it may not, the import rejects as usual and the page stays. */
export function guardLazyImports(): void {
  addEventListener('vite:preloadError', event => {
    if (loadingParts > 0 || !mayReload()) return
    event.preventDefault()
    location.reload()
  })
}

/** Loads the code of a part of the open page. Rejects where that fails: a part does without it, or says so in its place; the document is not reloaded. */
export async function importPart<T>(load: () => Promise<T>): Promise<T> {
  loadingParts++
  try {
    return await load()
  } finally {
    loadingParts--
  }
}

const STATE_MS = 200

let target: string | undefined

/** Notes where the app's router is about to go; undefined if nowhere. */
export function noteTarget(href: string | undefined): void {
  target = href
}

const CLICK_MS = 10_000

let clicked: { href: string; at: number } | undefined

/** Notes which link was followed last: code may fail to load before the router has rendered where it goes. Returns a function that stops it. */
export function noteClicks(target: Document): () => void {
  const onClick = ({ target: on }: MouseEvent) => {
    const link = on instanceof Element ? on.closest<HTMLAnchorElement>('a[href]') : null
    if (link && link.origin === location.origin && link.pathname !== location.pathname) clicked = { href: link.href, at: Date.now() }
  }
  target.addEventListener('click', onClick, { capture: true })
  return () => target.removeEventListener('click', onClick, { capture: true })
}

/** The part of the Navigation API that TypeScript's DOM library may lack. */
interface NavigationEvents {
  addEventListener(name: 'navigate', listener: (event: Event & { navigationType: string; userInitiated: boolean }) => void): void
}

/**
 * Holds every reload by a script to the same rule: React Router calls `location.reload()` without limit when a page's code can't be loaded. Has no effect in
 * browsers without the Navigation API. Where it was about to go elsewhere, that address is loaded in place of the open one: the service worker shows what is kept
 * of it, or that there is no connection.
 */
export function guardReloads(): void {
  const navigation: NavigationEvents | undefined = Reflect.get(window, 'navigation')
  navigation?.addEventListener('navigate', event => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    if (isReloading) return
    if (!navigator.serviceWorker?.controller) {
      if (!mayReload()) event.preventDefault()
      return
    }
    event.preventDefault()
    // The code may have failed before the router's own state of that navigation was rendered.
    setTimeout(leaveOrReload, STATE_MS)
  })
}

function leaveOrReload(): void {
  // Each file of the page that fails asks for a reload: one must not stop the way to where the first one led.
  if (isLeaving) return
  const next = target ?? (clicked && Date.now() - clicked.at < CLICK_MS ? clicked.href : undefined)
  target = undefined
  clicked = undefined
  if (next !== undefined) {
    isLeaving = true
    location.assign(next)
  } else if (mayReload()) location.reload()
}
