import { describe, expect, it } from 'vitest'
import { readSources } from './imports.ts'
import { findOtherVoices } from './voice.ts'

const PATH = 'features/posts/texts/id.ts'

describe('the product’s voice', () => {
  it.each([
    ["lead: 'Periksa email Anda.'", 'Anda'],
    ["lead: 'Kalau anda setuju'", 'anda'],
    ["nav: 'Kursus'", 'Kursus'],
    ["link: 'Lihat kursusnya'", 'kursusnya'],
  ])('refuses %s', (line, word) => {
    expect(findOtherVoices([{ path: PATH, text: `export const words = {\n  ${line},\n}` }])).toEqual([
      expect.stringContaining(`${PATH}:2 says “${word}”`),
    ])
  })

  it('reads code and tests as well as text files', () => {
    const text = "const said = 'Anda di sini'"
    for (const path of ['main/web.ts', 'features/posts/pages/a.test.ts', 'features/brands/layouts/sfi/home.tsx'])
      expect(findOtherVoices([{ path, text }])).toHaveLength(1)
  })

  it('takes whole words only', () => {
    expect(findOtherVoices([{ path: PATH, text: "'Tanda jadi di beranda; pandan'" }])).toEqual([])
  })

  it('is one in the product', () => {
    expect(findOtherVoices(readSources('src'))).toEqual([])
  })
})
