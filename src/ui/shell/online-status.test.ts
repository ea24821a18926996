import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOnlineStatus, watchOnline } from './online-status.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('who is online from the start is told nothing', () => {
  const status = createOnlineStatus()
  status.set(true)
  expect(status.store.get()).toBe('online')
})

test('coming back is said for 4 s', () => {
  const status = createOnlineStatus()
  status.set(false)
  expect(status.store.get()).toBe('offline')
  status.set(true)
  expect(status.store.get()).toBe('back')
  vi.advanceTimersByTime(3999)
  expect(status.store.get()).toBe('back')
  vi.advanceTimersByTime(1)
  expect(status.store.get()).toBe('online')
})

test('going offline again while coming back is said keeps the offline notice', () => {
  const status = createOnlineStatus()
  status.set(false)
  status.set(true)
  vi.advanceTimersByTime(1000)
  status.set(false)
  vi.advanceTimersByTime(60_000)
  expect(status.store.get()).toBe('offline')
})

test('it follows the browser’s events until it is stopped', () => {
  const browser = new EventTarget()
  let isOnline = false
  const status = createOnlineStatus()
  const stop = watchOnline(status, () => isOnline, browser)
  expect(status.store.get()).toBe('offline')
  isOnline = true
  browser.dispatchEvent(new Event('online'))
  expect(status.store.get()).toBe('back')
  stop()
  isOnline = false
  browser.dispatchEvent(new Event('offline'))
  expect(status.store.get()).toBe('back')
})
