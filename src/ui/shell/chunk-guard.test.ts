import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChunkGuard, guardLazyImports, guardReloads } from './chunk-guard.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser session: storage survives a page, the guard does not. */
function buildSession({ isOnline = true, isStorageBlocked = false } = {}) {
  const kept = new Map<string, string>()
  const reload = vi.fn()
  const history = {
    state: { key: 'abc', idx: 2 } as unknown,
    replaceState(next: unknown) {
      history.state = next
    },
  }
  function storage() {
    if (isStorageBlocked) throw new Error('The operation is insecure')
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  }
  return { reload, history, openPage: () => createChunkGuard({ isOnline: () => isOnline, storage, history, reload }) }
}

test('a failed import reloads', () => {
  const { reload, openPage } = buildSession()
  expect(openPage()()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the page that comes back does not reload again within 60 s, and may afterwards', () => {
  const { reload, openPage } = buildSession()
  openPage()()
  const comeBack = openPage()
  vi.advanceTimersByTime(59_999)
  expect(comeBack()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(comeBack()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('several imports that fail together make one reload, and none of them fails into the error screen', () => {
  const { reload, openPage } = buildSession()
  const guard = openPage()
  expect([guard(), guard(), guard()]).toEqual([true, true, true])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('offline it does not reload', () => {
  const { reload, openPage } = buildSession({ isOnline: false })
  expect(openPage()()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a clock that was set back does not shut the guard', () => {
  const { openPage } = buildSession()
  openPage()()
  vi.setSystemTime(1_000_000_000 - 3_600_000)
  expect(openPage()()).toBe(true)
})

test('with blocked storage it still reloads only once, since its history entry remembers', () => {
  const { reload, history, openPage } = buildSession({ isStorageBlocked: true })
  expect(openPage()()).toBe(true)
  expect(openPage()()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(history.state).toMatchObject({ key: 'abc', idx: 2 })
})

/** A browser with the Navigation API, whose reload begins unless a listener prevents it. */
function buildBrowser() {
  const begun = vi.fn()
  const navigation = new EventTarget()
  const reload = () => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload', userInitiated: false })
    if (navigation.dispatchEvent(event)) begun()
  }
  const kept = new Map<string, string>()
  const page = new EventTarget()
  vi.stubGlobal('window', { navigation })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('history', { state: {}, replaceState: () => {} })
  vi.stubGlobal('location', { reload })
  return { begun, page }
}

test('the reload for a lazy import is not taken for the router’s and prevented', () => {
  const { begun, page } = buildBrowser()
  guardLazyImports()
  guardReloads()
  const failure = new Event('vite:preloadError', { cancelable: true })
  page.dispatchEvent(failure)
  expect(failure.defaultPrevented).toBe(true)
  expect(begun).toHaveBeenCalledTimes(1)
})
