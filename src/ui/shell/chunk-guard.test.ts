import { expect, test, vi } from 'vitest'
import { createChunkGuard, createReloadStamp, type ReloadWorld } from './chunk-guard.ts'

/** A browser session: the memory outlives a page, the guard does not. */
function buildSession() {
  const session = { nowMs: 1_000_000_000, isOnline: true, lastMs: 0, reload: vi.fn() }
  const world: ReloadWorld = {
    nowMs: () => session.nowMs,
    isOnline: () => session.isOnline,
    lastReloadMs: () => session.lastMs,
    remember: nowMs => {
      session.lastMs = nowMs
    },
    reload: session.reload,
  }
  return { session, openPage: () => createChunkGuard(world) }
}

test('a failed import reloads the page', () => {
  const { session, openPage } = buildSession()
  expect(openPage()()).toBe(true)
  expect(session.reload).toHaveBeenCalledTimes(1)
})

test('the page that comes back does not reload again within 60 s, and may afterwards', () => {
  const { session, openPage } = buildSession()
  openPage()()
  const comeBack = openPage()
  session.nowMs += 59_999
  expect(comeBack()).toBe(false)
  expect(session.reload).toHaveBeenCalledTimes(1)
  session.nowMs += 1
  expect(comeBack()).toBe(true)
  expect(session.reload).toHaveBeenCalledTimes(2)
})

test('several imports that fail together make one reload, and none of them fails into the error screen', () => {
  const { session, openPage } = buildSession()
  const guard = openPage()
  expect([guard(), guard(), guard()]).toEqual([true, true, true])
  expect(session.reload).toHaveBeenCalledTimes(1)
})

test('offline it does not reload', () => {
  const { session, openPage } = buildSession()
  session.isOnline = false
  expect(openPage()()).toBe(false)
  expect(session.reload).not.toHaveBeenCalled()
})

test('a clock that was set back does not shut the guard', () => {
  const { session, openPage } = buildSession()
  openPage()()
  session.nowMs -= 3_600_000
  expect(openPage()()).toBe(true)
})

function buildHistory(state: unknown) {
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next
    },
  }
  return history
}

test('the stamp is kept in the session’s storage', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  const stamp = createReloadStamp({ storage: () => storage, history: buildHistory(null) })
  expect(stamp.read()).toBe(0)
  stamp.write(123)
  expect(stamp.read()).toBe(123)
  expect(stamp.isBlocked()).toBe(false)
})

test('with blocked storage the stamp is kept in the history entry, beside what stands there', () => {
  const history = buildHistory({ key: 'abc', idx: 2 })
  const blocked = () => {
    throw new Error('The operation is insecure')
  }
  const stamp = createReloadStamp({ storage: blocked, history })
  expect(stamp.read()).toBe(0)
  stamp.write(123)
  expect(createReloadStamp({ storage: blocked, history }).read()).toBe(123)
  expect(history.state).toMatchObject({ key: 'abc', idx: 2 })
  expect(stamp.isBlocked()).toBe(true)
})
