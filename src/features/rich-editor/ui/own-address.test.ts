import { describe, expect, it } from 'vitest'
import { toHref, toRelative } from './own-address.ts'
import { isMarkdown } from './paste.ts'

describe('an address', () => {
  it.each([
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//lain.example/x', undefined],
    ['dua kata', undefined],
    ['', undefined],
    ['https://', undefined],
    ['/News/x', '/News/x'],
    ['#bagian', '#bagian'],
    ['contoh.id/a?b#c', 'https://contoh.id/a?b#c'],
    ['siti@contoh.id', 'mailto:siti@contoh.id'],
    ['mailto:siti@contoh.id', 'mailto:siti@contoh.id'],
    ['https://situs.example:3000/News/x?a=1#b', '/News/x?a=1#b'],
    ['https://lain.example/x', 'https://lain.example/x'],
  ])('%s', (typed, href) => {
    expect(toHref(typed, 'situs.example:3000')).toBe(href)
  })

  it('of this site loses its host, and no other does', () => {
    expect(toRelative('https://situs.example/', 'situs.example')).toBe('/')
    expect(toRelative('https://situs.example.jahat.id/', 'situs.example')).toBe('https://situs.example.jahat.id/')
    expect(toRelative('bukan alamat', 'situs.example')).toBe('bukan alamat')
  })
})

describe('a pasted text', () => {
  it.each([
    '# Judul',
    'a\n\n## B\nc',
    '- a\n- b',
    '1. a\n2. b',
    '> kutipan',
    '```js\nx\n```',
    'ada **tebal** di sini',
    'lihat [ini](/News)',
    '| a | b |\n|---|---|',
  ])('is Markdown: %j', text => expect(isMarkdown(text)).toBe(true))
  it.each(['Satu kalimat biasa.', '- hanya satu butir', '2 * 3 * 4', 'harga $5 - $6', '#tagar saja', 'a_b_c', 'jam 10. 30 menit'])(
    'is plain: %j',
    text => expect(isMarkdown(text)).toBe(false),
  )
})
