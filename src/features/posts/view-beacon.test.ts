import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appState } from '#ui/shell/start-up.ts'
import { countViewWhenIdle } from './view-beacon.ts'

let asked: string[]
let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  stored = new Map()
  appState.set({ version: '1', isTokenValid: true })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.reject(new Error('no network'))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a view is counted when the browser is idle, once in a session, and a failure is ignored', () => {
  countViewWhenIdle('news', 'panen-kopi')
  expect(asked).toEqual([])
  vi.runAllTimers()
  countViewWhenIdle('news', 'panen-kopi')
  countViewWhenIdle('blog', 'panen-kopi')
  vi.runAllTimers()
  expect(asked).toEqual([
    '/api/services/v3/post/view?slug=panen-kopi&kindSlug=news',
    '/api/services/v3/post/view?slug=panen-kopi&kindSlug=blog',
  ])
})

test('nothing is asked for offline, nor by a page that was left before', () => {
  countViewWhenIdle('news', 'a')()
  vi.stubGlobal('navigator', { onLine: false })
  countViewWhenIdle('news', 'b')
  vi.runAllTimers()
  expect(asked).toEqual([])
})

test('it waits for the app token', () => {
  appState.set({ version: '1', isTokenValid: null })
  countViewWhenIdle('news', 'a')
  const leave = countViewWhenIdle('news', 'b')
  vi.runAllTimers()
  appState.set({ version: '1', isTokenValid: false })
  leave()
  expect(asked).toEqual([])
  appState.set({ version: '1', isTokenValid: true })
  appState.set({ version: '2', isTokenValid: true })
  expect(asked).toEqual(['/api/services/v3/post/view?slug=a&kindSlug=news'])
})

test('with blocked storage each reading counts', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('blocked')
    },
  })
  countViewWhenIdle('news', 'a')
  countViewWhenIdle('news', 'a')
  vi.runAllTimers()
  expect(asked).toHaveLength(2)
})
