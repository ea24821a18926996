import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readPlace, readSpeed, savePlace, saveSpeed } from './listening.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the place in each episode, until it is over', () => {
  savePlace('satu', { currentTime: 95.7, ended: false })
  savePlace('dua', { currentTime: 12, ended: false })
  expect([readPlace('satu'), readPlace('dua'), readPlace('tiga')]).toEqual([95, 12, 0])
  savePlace('satu', { currentTime: 600, ended: true })
  expect([readPlace('satu'), readPlace('dua')]).toEqual([0, 12])
})

it('keeps the speed; one that is not offered counts as none', () => {
  expect(readSpeed()).toBe('1')
  saveSpeed('1.5')
  expect(readSpeed()).toBe('1.5')
  localStorage.setItem('sanggar:speed', '16')
  expect(readSpeed()).toBe('1')
})

it('works where storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  })
  savePlace('satu', { currentTime: 95, ended: false })
  expect([readPlace('satu'), readSpeed()]).toEqual([0, '1'])
})
