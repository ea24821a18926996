import { describe, expect, it } from 'vitest'
import type { Lang } from '#kit/lang.ts'
import { composeAnswer, toPlain } from './compose.ts'
import type { Found, Passage, SourceKind } from './passage.ts'
import { parseQuery } from './query/parse-query.ts'

const passage = (
  text: string,
  { kind = 'post' as SourceKind, title = 'Beternak lebah', href = '/News/lebah', score = 0.9 } = {},
): Passage => ({
  id: title,
  source: { kind, id: title, title, href, lang: 'id' },
  heading: '',
  text,
  score,
})
const composed = (found: Omit<Found, 'terms'>, query: string, lang: Lang) =>
  composeAnswer({ ...found, terms: parseQuery(query).terms }, lang)
const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href)

describe('an answer', () => {
  it('claims nothing where nothing fits, and says where to look', () => {
    const none = composed({ passages: [], isEnough: false }, 'skor bola', 'id')
    expect(none.sources).toEqual([])
    expect(linksIn(none.text)).toEqual(['/Courses', '/Search'])
    const near = composed({ passages: [passage('Lebah pulang.')], isEnough: false }, 'skor bola', 'en')
    expect(near.text).not.toContain('Lebah pulang')
    expect(linksIn(near.text)).toEqual(['/en/News/lebah', '/en/Courses', '/en/Search'])
  })
  it('takes the sentences that say what is asked, and cites them', () => {
    const text = 'Kebun itu luas. Lebah pulang ke sarang sebelum hujan. Malamnya sepi.'
    const { text: said, sources } = composed({ passages: [passage(text)], isEnough: true }, 'kapan lebah pulang ke sarang?', 'id')
    expect(said).toContain('Lebah pulang ke sarang sebelum hujan. [1](/News/lebah)')
    expect(said).not.toContain('Malamnya sepi')
    expect(sources).toHaveLength(1)
  })
  it('names others below, and cites those alone that fit as well', () => {
    const passages = [passage('Lebah A.', { title: 'A', href: '/a' }), passage('Lebah B.', { title: 'B', href: '/b', score: 0.5 })]
    const { text, sources } = composed({ passages, isEnough: true }, 'lebah', 'id')
    expect(sources.map(({ title }) => title)).toEqual(['A', 'B'])
    expect(text).not.toContain('Lebah B.')
  })
  it('takes no two items for one sentence, and says each label with its own', () => {
    const text =
      'Yang kamu pelajari: menjawab pelanggan; sepuluh balasan siap pakai.\nYang perlu disiapkan: berusia minimal 17 tahun.\nTaman lebah'
    const { text: said } = composed({ passages: [passage(text)], isEnough: true }, 'pelanggan lebah', 'id')
    expect(said).toContain('menjawab pelanggan; sepuluh balasan siap pakai. Taman lebah. [1]')
  })
  it('begins with what a frequent question is answered by, and its condition', () => {
    const text =
      'Bisa. Sampaikan sebelum hari kelima. Kelas berlangsung setiap sore. Ruangnya sejuk dan tenang. Pindah kelas dicatat pengurus.'
    const frequent = passage(text, { kind: 'question', title: 'Bolehkah ganti jadwal?' })
    const { text: said } = composed({ passages: [frequent], isEnough: true }, 'pindah kelas', 'id')
    expect(said).toContain('Bisa. Sampaikan sebelum hari kelima. Kelas berlangsung setiap sore. Pindah kelas dicatat pengurus. [1]')
  })
  it('shows each further source by a whole sentence under its title, or by the title', () => {
    const passages = [
      passage('Lebah pulang ke sarang.', { title: 'A', href: '/a' }),
      passage('Bolehkah memelihara lebah? Tidak.', { title: 'Peternak', href: '/b' }),
      passage('peneliti lebah', { title: 'Lebah bahasa', href: '/c' }),
    ]
    const { text } = composed({ passages, isEnough: true }, 'lebah', 'id')
    expect(text).toContain('Lihat juga:\n- **Peternak**: Bolehkah memelihara lebah? Tidak. [2](/b)\n- **Lebah bahasa** [3](/c)\n')
  })
  it('names its source once', () => {
    const one = passage('Beternak Lebah berbiaya Rp100.000.', { kind: 'class' })
    expect(composed({ passages: [one], isEnough: true }, 'biaya lebah', 'id').text).toMatch(/^Beternak Lebah berbiaya Rp100.000. \[1\]/)
  })
  it('has no link, picture or markup of what it cites', () => {
    const text = 'Lebah ![x](https://jahat.example/a.png) [klik](https://jahat.example) <img src=x> `a` https://jahat.example **b**'
    const { text: said } = composed(
      { passages: [passage(text, { title: '[Judul](https://jahat.example)' })], isEnough: true },
      'lebah',
      'id',
    )
    expect(said).not.toContain('jahat.example')
    expect(said.replaceAll('\\<', '')).not.toContain('<img')
    for (const href of linksIn(said.replaceAll('\\]', ''))) expect(href).toMatch(/^\/News\/lebah$|^$/)
  })
})

it('leaves words as they are', () => {
  expect(toPlain('Rp1.500.000, 10% “ya”')).toBe('Rp1.500.000, 10% “ya”')
})
