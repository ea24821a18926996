import { expect, test } from 'vitest'
import { cacheByKey } from './cache-by-key.ts'

test('makes each result once, and begins anew when it is full', () => {
  const made: string[] = []
  const upper = cacheByKey<string>(2)
  const of = (text: string) =>
    upper(text, () => {
      made.push(text)
      return text.toUpperCase()
    })
  expect([of('a'), of('b'), of('a'), of('b')]).toEqual(['A', 'B', 'A', 'B'])
  expect(made).toEqual(['a', 'b'])
  expect([of('c'), of('c'), of('a')]).toEqual(['C', 'C', 'A'])
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})
