import { describe, expect, it } from 'vitest'
import { toHandOver, toReadableText } from './hand-over-text.ts'

const ORIGIN = 'https://alkademi.example'
const read = (markdown: string) => toReadableText(markdown, ORIGIN)

describe('an answer as text that stands by itself', () => {
  it('has whole addresses after their titles, and sources by their numbers', () => {
    expect(
      read(
        'Ada **Web Dasar** [1](/Courses/web "Web"), [[2]](/en/News/a).\n\n**Sumber**\n1. [Web \\[Dasar\\]](/Courses/web)\n3. [Kabar](/en/News/a)',
      ),
    ).toBe(
      'Ada Web Dasar [1], [2].\n\nSumber\n\n1. Web [Dasar]: https://alkademi.example/Courses/web\n3. Kabar: https://alkademi.example/en/News/a',
    )
    expect(read(`Buka [${ORIGIN}/Courses](/Courses).`)).toBe('Buka https://alkademi.example/Courses.')
  })

  it.each([
    ['[klik](https://jahat.example)', 'klik'],
    ['[klik](javascript:alert(1))', 'klik'],
    ['[keluar](/Logout)', 'keluar'],
  ])('has no address that the panel does not lead to: %s', (markdown, text) => {
    expect(read(markdown)).toBe(text)
  })

  it.each([
    ['nama_berkas_saya.py dan `a_b`', 'nama_berkas_saya.py dan a_b'],
    ['Lihat ![peta](/art/p.svg) ini, ini![p](/x.png?1) dan ![p][1]\n\n[1]: /x', 'Lihat peta ini, inip dan p'],
    ['Gratis![1](/Courses/a) Ya![Web](/Courses/a)', 'Gratis![1] Ya!Web: https://alkademi.example/Courses/a'],
    ['# Judul\n\nSatu *dua* ~~tiga~~  \nempat', 'Judul\n\nSatu dua tiga\nempat'],
    ['- a\n- b\n  - c', '- a\n- b\n  - c'],
    ['> kutipan\n\n---\n\n```js\nx = 1\n```', 'kutipan\n\nx = 1'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'a | b\n1 | 2'],
    ['3 \\* 4 < 5 & <b>tebal</b>', '3 * 4 < 5 & <b>tebal</b>'],
    ['', ''],
  ])('keeps what was written, without marks: %s', (markdown, text) => {
    expect(read(markdown)).toBe(text)
  })
})

describe('a conversation that is handed over', () => {
  const words = { head: 'Halo', asked: (text: string) => `Saya: ${text}`, answered: (text: string) => `Asisten: ${text}` }

  it('names who asked and who answered, and no answer where there is none', () => {
    const pairs = [
      { query: ' Kapan\nmulai? ', answer: '**Besok**\n\n[Web](/Courses/web)' },
      { query: 'Lalu?', answer: '' },
    ]
    expect(toHandOver(pairs, words, ORIGIN)).toBe(
      'Halo\n\nSaya: Kapan mulai?\nAsisten: Besok\nWeb: https://alkademi.example/Courses/web\n\nSaya: Lalu?',
    )
  })

  it('is cut between words, never within an address or a character', () => {
    for (let length = 640; length < 710; length++) {
      const answer = `${'kata '.repeat(length / 5)}${'a'.repeat(length % 5)} [Web](/Courses/web) 🙂 lagi`
      const text = toHandOver([{ query: 'Apa? \ud83d', answer }], words, ORIGIN)
      expect(text.isWellFormed()).toBe(true)
      if (text.includes('https')) expect(text).toMatch(/https:\/\/alkademi\.example\/Courses\/web(?:\s|…|$)/)
      expect(() => encodeURIComponent(text)).not.toThrow()
    }
  })
})
