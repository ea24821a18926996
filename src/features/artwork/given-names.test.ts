import { expect, it } from 'vitest'
import { figureOf } from './given-names.ts'

it.each([
  ['bonar-hutabarat', 'man'],
  ['daniel-tumbelaka', 'man'],
  ['mak-rohimah', 'woman'],
  ['endang-sulastri', 'woman'],
  ['opung-saurma', 'woman'],
  ['i-wayan-sudarma', 'man'],
  ['ni-wayan-sari', 'woman'],
  ['wening-kartika', 'woman'],
  // Names that both bear, and what is no name at all.
  ['dian-permatahati', undefined],
  ['meja-3', undefined],
  ['i', undefined],
])('%s: %s', (slug, figure) => {
  expect(figureOf(slug)).toBe(figure)
})
