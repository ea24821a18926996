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
  // Names that both women and men have, and texts that are no names.
  ['dian-permatahati', undefined],
  ['meja-3', undefined],
  ['i', undefined],
])('%s: %s', (slug, figure) => {
  expect(figureOf(slug)).toBe(figure)
})
