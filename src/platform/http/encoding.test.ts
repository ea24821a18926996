import { expect, it } from 'vitest'
import { chooseEncoding } from './encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  [' br ; q=0 , gzip ; q=0', 'identity'],
  ['br;q=1.0;x=1', 'br'],
  ['x-br, deflate', 'identity'],
])('%s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
