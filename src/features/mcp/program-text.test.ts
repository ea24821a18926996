import { expect, it } from 'vitest'
import { toProgramText } from './program-text.ts'

const ORIGIN = 'https://satu.example'

it.each([
  ['Web Dasar [1](/Courses/web)', 'Web Dasar [1](https://satu.example/Courses/web)'],
  ['[1](/en/Courses/web)', '[1](https://satu.example/en/Courses/web)'],
  ['[masuk](https://satu.example/Login)', '[masuk](https://satu.example/Login)'],
  ['**Sumber**\n1. [Web](/Courses/web)\n2. [Kopi](/Blog/kopi)', '1. [Web](https://satu.example/Courses/web)'],
])('has whole addresses of the own site: %s', (markdown, wanted) => {
  expect(toProgramText(markdown, ORIGIN)).toContain(wanted)
})

it.each([
  ['[klik](https://jahat.example/x)', 'klik'],
  ['[klik](//jahat.example)', 'klik'],
  ['[klik](javascript:alert(1))', 'klik'],
  ['[keluar](/logout)', 'keluar'],
  ['lihat https://jahat.example/x', 'lihat'],
  ['lihat <https://jahat.example/x>', 'lihat'],
  ['![gambar](https://jahat.example/x.png)', 'gambar'],
  ['[klik][1]\n\n[1]: https://jahat.example', 'klik'],
  ['catatan[^1]\n\n[^1]: https://jahat.example', 'catatan'],
])('has no link that leads elsewhere: %s', (markdown, word) => {
  const text = toProgramText(markdown, ORIGIN)
  expect(text).toContain(word)
  expect(text).not.toMatch(/jahat|javascript|logout/)
})

it('has HTML as text', () => {
  expect(toProgramText('<img src=x onerror=alert(1)> <b>tebal</b>', ORIGIN)).toBe('\\<img src=x onerror=alert(1)> \\<b>tebal\\</b>')
})
