import { expect, it } from 'vitest'
import { toPrintable } from './printable.ts'

it.each([
  ['Siti Aminah', 'Siti Aminah'],
  ['Café “Merah”–Putih', 'Café “Merah”–Putih'],
  ['Sāstra Łódź', 'Sastra ?ódz'],
  ['ꦱꦫ 😀', '?? ?'],
  ['dua\n baris\u00a0', 'dua baris '],
])('of %s a receipt shows what its fonts have', (text, shown) => {
  expect(toPrintable(text)).toBe(shown)
})
