import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPending } from './pending.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a wait that shows stays for at least 200 ms', () => {
  const pending = createPending()
  pending.set(true)
  expect(pending.store.get()).toBe(true)
  vi.advanceTimersByTime(20)
  pending.set(false)
  vi.advanceTimersByTime(179)
  expect(pending.store.get()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(pending.store.get()).toBe(false)
})

test('a wait that took longer ends at once', () => {
  const pending = createPending()
  pending.set(true)
  vi.advanceTimersByTime(300)
  pending.set(false)
  expect(pending.store.get()).toBe(false)
})

test('a wait that begins again while the last one still shows goes on without a gap', () => {
  const pending = createPending()
  const seen = vi.fn()
  pending.set(true)
  pending.store.subscribe(seen)
  vi.advanceTimersByTime(50)
  pending.set(false)
  vi.advanceTimersByTime(50)
  pending.set(true)
  vi.advanceTimersByTime(5000)
  expect(seen).not.toHaveBeenCalled()
  pending.set(false)
  expect(pending.store.get()).toBe(false)
})

test('with a delay, a short wait never shows and a long one shows for its minimum', () => {
  const pending = createPending(2000)
  pending.set(true)
  vi.advanceTimersByTime(1999)
  pending.set(false)
  vi.advanceTimersByTime(5000)
  expect(pending.store.get()).toBe(false)

  pending.set(true)
  vi.advanceTimersByTime(2000)
  expect(pending.store.get()).toBe(true)
  pending.set(false)
  expect(pending.store.get()).toBe(true)
  vi.advanceTimersByTime(200)
  expect(pending.store.get()).toBe(false)
})

test('stopping drops what was to come, and it can be used again', () => {
  const pending = createPending(2000)
  pending.set(true)
  pending.stop()
  vi.advanceTimersByTime(5000)
  expect(pending.store.get()).toBe(false)
  pending.set(true)
  vi.advanceTimersByTime(2000)
  expect(pending.store.get()).toBe(true)
})
