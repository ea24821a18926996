import { expect, test } from 'vitest'
import { choosePlace, createPositions, idOfHash, type Spot } from './scroll-rules.ts'

test('a hash target wins over a saved position, and that over the top', () => {
  expect(choosePlace({ hasTarget: true, savedTop: 800, isKept: false })).toBe('target')
  expect(choosePlace({ hasTarget: false, savedTop: 800, isKept: false })).toBe(800)
  expect(choosePlace({ hasTarget: false, savedTop: 0, isKept: true })).toBe(0)
  expect(choosePlace({ hasTarget: false, savedTop: undefined, isKept: false })).toBe(0)
})

test('a navigation that asks for no reset stays where it is, but still goes to its hash', () => {
  expect(choosePlace({ hasTarget: false, savedTop: undefined, isKept: true })).toBe('stay')
  expect(choosePlace({ hasTarget: true, savedTop: undefined, isKept: true })).toBe('target')
})

test('a hash is read as an id', () => {
  expect(idOfHash('#isi')).toBe('isi')
  expect(idOfHash('#bab%201')).toBe('bab 1')
  expect(idOfHash('#')).toBeUndefined()
  expect(idOfHash('')).toBeUndefined()
  expect(idOfHash('#%E0%A4%A')).toBeUndefined()
})

function buildStorage(text: string | null = null) {
  const storage = {
    text,
    getItem: () => storage.text,
    setItem: (_key: string, value: string) => {
      storage.text = value
    },
  }
  return storage
}

const spot = (key: string, pathname = '/Class', search = ''): Spot => ({ key, pathname, search, hash: '' })

test('positions are kept by history entry and survive a reload', () => {
  const storage = buildStorage()
  const positions = createPositions(() => storage)
  positions.remember(spot('a'), 300)
  positions.remember(spot('a'), 420)
  positions.persist()
  const afterReload = createPositions(() => storage)
  expect(afterReload.find(spot('a'))).toBe(420)
  expect(afterReload.find(spot('b'))).toBeUndefined()
})

test('entries that share the key of an entry from outside are told apart by their address', () => {
  const positions = createPositions(() => buildStorage())
  positions.remember(spot('default', '/News'), 300)
  expect(positions.find(spot('default', '/Class'))).toBeUndefined()
  expect(positions.find(spot('default', '/News', '?page=2'))).toBeUndefined()
  expect(positions.find(spot('default', '/News'))).toBe(300)
})

test('only the last 50 entries are stored', () => {
  const storage = buildStorage()
  const positions = createPositions(() => storage)
  for (let index = 0; index < 60; index++) positions.remember(spot(`k${index}`), index)
  positions.remember(spot('k0'), 7)
  positions.persist()
  const afterReload = createPositions(() => storage)
  expect(afterReload.find(spot('k0'))).toBe(7)
  expect(afterReload.find(spot('k10'))).toBeUndefined()
  expect(afterReload.find(spot('k11'))).toBe(11)
})

test('blocked storage and foreign content are tolerated', () => {
  const blocked = createPositions(() => {
    throw new Error('The operation is insecure')
  })
  blocked.remember(spot('a'), 5)
  blocked.persist()
  expect(blocked.find(spot('a'))).toBe(5)
  expect(createPositions(() => buildStorage('{"a":1}')).find(spot('a'))).toBeUndefined()
  expect(createPositions(() => buildStorage('not json')).find(spot('a'))).toBeUndefined()
})
