import { expect, it } from 'vitest'
import { toProquints } from './proquint.ts'

it.each([
  ['127.0.0.1', 'lusab-babad'],
  ['63.84.220.193', 'gutih-tugad'],
  ['140.98.193.141', 'mudof-sakat'],
  ['216.68.232.21', 'todah-vobij'],
])('spells %s as the proposal does', (address, words) => {
  expect(toProquints(Uint8Array.from(address.split('.'), Number))).toBe(words)
})

it('leaves out what makes no whole word', () => {
  expect(toProquints(Uint8Array.of(127, 0, 1))).toBe('lusab')
  expect(toProquints(Uint8Array.of())).toBe('')
})
