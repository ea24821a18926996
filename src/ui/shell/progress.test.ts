import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a navigation that ends within the throttle never shows a bar', () => {
  const progress = createProgress()
  const seen = vi.fn()
  progress.store.subscribe(seen)
  progress.start()
  vi.advanceTimersByTime(199)
  progress.finish()
  vi.advanceTimersByTime(10_000)
  expect(seen).not.toHaveBeenCalled()
})

test('the bar shows after 200 ms, then gains 2 points every 100 ms up to 100', () => {
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(200)
  expect(progress.store.get()).toEqual({ isVisible: true, percent: 0, hasFailed: false })
  vi.advanceTimersByTime(100)
  expect(progress.store.get().percent).toBe(2)
  vi.advanceTimersByTime(4800)
  expect(progress.store.get().percent).toBe(98)
  vi.advanceTimersByTime(60_000)
  expect(progress.store.get()).toEqual({ isVisible: true, percent: 100, hasFailed: false })
})

test('finishing fills the bar at once and hides it after 500 ms', () => {
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(700)
  progress.finish()
  expect(progress.store.get()).toEqual({ isVisible: true, percent: 100, hasFailed: false })
  vi.advanceTimersByTime(499)
  expect(progress.store.get().isVisible).toBe(true)
  vi.advanceTimersByTime(1)
  expect(progress.store.get()).toEqual({ isVisible: false, percent: 0, hasFailed: false })
})

test('failing marks the bar and hides it after 500 ms', () => {
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(700)
  progress.fail()
  expect(progress.store.get()).toEqual({ isVisible: true, percent: 100, hasFailed: true })
  vi.advanceTimersByTime(500)
  expect(progress.store.get().isVisible).toBe(false)
})

test('a failure within the throttle is shown all the same', () => {
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(50)
  progress.fail()
  expect(progress.store.get().hasFailed).toBe(true)
})

test('without a start neither finish nor fail shows anything', () => {
  const progress = createProgress()
  progress.fail()
  progress.finish()
  expect(progress.store.get().isVisible).toBe(false)
})

test('a second start runs on, and one during the hiding begins anew', () => {
  const progress = createProgress()
  progress.start()
  vi.advanceTimersByTime(400)
  progress.start()
  expect(progress.store.get().percent).toBe(4)
  progress.fail()
  progress.start()
  expect(progress.store.get().isVisible).toBe(false)
  vi.advanceTimersByTime(500)
  expect(progress.store.get()).toEqual({ isVisible: true, percent: 6, hasFailed: false })
})
