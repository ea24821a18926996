import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser session with the Navigation API: a reload begins unless a listener prevents it. The storage survives a document, the guard does not. */
function buildSession({ isOnline = true, isStorageBlocked = false, hasWorker = false } = {}) {
  const begun = vi.fn()
  const left = vi.fn()
  const kept = new Map<string, string>()
  vi.stubGlobal('navigator', { onLine: isOnline, ...(hasWorker && { serviceWorker: { controller: {} } }) })
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) }
  vi.stubGlobal('sessionStorage', {
    ...storage,
    ...(isStorageBlocked && {
      getItem: () => {
        throw new Error('The operation is insecure')
      },
    }),
  })

  /** Opens a document. Returns what makes an import fail (true if the failure was taken over) and what reloads as the router does. */
  async function openPage() {
    vi.resetModules()
    const [navigation, page] = [new EventTarget(), new EventTarget()]
    const reload = () => {
      const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload', userInitiated: false })
      if (navigation.dispatchEvent(event)) begun()
    }
    vi.stubGlobal('window', { navigation })
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('location', { reload, assign: left })
    const { guardLazyImports, guardReloads, importPart, noteTarget } = await import('./chunk-guard.ts')
    guardLazyImports()
    guardReloads()
    const failImport = () => !page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    return { failImport, reload, importPart, noteTarget }
  }
  return { begun, left, openPage }
}

test('where the service worker is, a page whose code can’t be loaded is gone to as a document, which the worker answers', async () => {
  const { begun, left, openPage } = buildSession({ isOnline: false, hasWorker: true })
  const { reload, noteTarget } = await openPage()
  noteTarget('/Account?x=1')
  reload()
  vi.runAllTimers()
  expect(left.mock.calls).toEqual([['/Account?x=1']])
  // Once: other files of the page fail too, and stop nothing.
  reload()
  vi.runAllTimers()
  expect([left.mock.calls.length, begun.mock.calls.length]).toEqual([1, 0])
})

test('without the service worker an open page stays while the browser is offline, wherever it was about to go', async () => {
  const { begun, left, openPage } = buildSession({ isOnline: false })
  const { reload, noteTarget } = await openPage()
  noteTarget('/Account')
  reload()
  vi.runAllTimers()
  expect([left.mock.calls.length, begun.mock.calls.length]).toEqual([0, 0])
})

test('a failed import reloads', async () => {
  const { begun, openPage } = buildSession()
  const { failImport } = await openPage()
  expect(failImport()).toBe(true)
  expect(begun).toHaveBeenCalledTimes(1)
})

test('a part of the page that fails reloads nothing, and is told so; a page after it does', async () => {
  const { begun, openPage } = buildSession()
  const { failImport, importPart } = await openPage()
  const load = async () => {
    await Promise.resolve()
    expect(failImport()).toBe(false)
    throw new TypeError('Failed to fetch')
  }
  await expect(importPart(load)).rejects.toThrow('Failed to fetch')
  expect(begun).not.toHaveBeenCalled()
  expect(failImport()).toBe(true)
  expect(begun).toHaveBeenCalledTimes(1)
})

test('the page that comes back does not reload again within 60 s, and may afterwards', async () => {
  const { begun, openPage } = buildSession()
  ;(await openPage()).failImport()
  const comeBack = await openPage()
  vi.advanceTimersByTime(59_999)
  expect(comeBack.failImport()).toBe(false)
  expect(begun).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(comeBack.failImport()).toBe(true)
  expect(begun).toHaveBeenCalledTimes(2)
})

test('none of several imports that fail together fails into the error screen', async () => {
  const { openPage } = buildSession()
  const { failImport } = await openPage()
  expect([failImport(), failImport(), failImport()]).toEqual([true, true, true])
})

test('the router’s own reload is held to one in 60 s, too', async () => {
  const { begun, openPage } = buildSession()
  ;(await openPage()).reload()
  expect(begun).toHaveBeenCalledTimes(1)
  const comeBack = await openPage()
  comeBack.reload()
  expect(begun).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  comeBack.reload()
  expect(begun).toHaveBeenCalledTimes(2)
})

test.each([{ isOnline: false }, { isStorageBlocked: true }])('nothing reloads with %o', async session => {
  const { begun, openPage } = buildSession(session)
  const { failImport, reload } = await openPage()
  expect(failImport()).toBe(false)
  reload()
  expect(begun).not.toHaveBeenCalled()
})

test('a clock that was set back does not shut the guard', async () => {
  const { openPage } = buildSession()
  ;(await openPage()).failImport()
  vi.setSystemTime(1_000_000_000 - 3_600_000)
  expect((await openPage()).failImport()).toBe(true)
})
