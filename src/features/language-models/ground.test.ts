import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'
import { figuresOf, supportedBy } from './figures.ts'
import { createGrounds } from './ground.ts'
import { createSentences } from './sentences.ts'
import { buildPassage } from './testing-passages.ts'
import { touchesTopic } from './topics.ts'
import { withoutPrivate } from './without-private.ts'

const WEBSITE = buildPassage(
  'Kelas Membuat Website dimulai 3 Maret 2026 pukul 19.00. Harganya Rp 150.000. Peserta membuat situs sendiri. Tidak ada ujian.',
)
const ROBOT = buildPassage('Kelas Robotika gratis untuk pelajar SMP di Bandung.', { title: 'Robotika', href: '/Courses/robotika' })

function check(text: string, more: Partial<Parameters<typeof createGrounds>[1]> = {}) {
  const grounds = createGrounds([WEBSITE, ROBOT], {
    grounding: 'facts',
    asked: 'Kapan kelas website?',
    instructions: '',
    topics: [],
    ...more,
  })
  const sentences = createSentences()
  const units = sentences.push(text)
  const rest = sentences.rest()
  return [...units, ...(rest ? [rest] : [])]
    .map(unit => grounds.check(unit) ?? '')
    .join('')
    .trim()
}

describe('a sentence', () => {
  it.each([
    ['Kelas Membuat Website dimulai 3 Maret 2026 [1].', 'Kelas Membuat Website dimulai 3 Maret 2026. [1](/Courses/membuat-website)'],
    ['Kelas website dimulai pada 3 Maret, jam 19:00. [1]', 'Kelas website dimulai pada 3 Maret, jam 19:00. [1](/Courses/membuat-website)'],
    ['Harga kelasnya 150 ribu【1†sumber】.', 'Harga kelasnya 150 ribu. [1](/Courses/membuat-website)'],
    ['| Website | Rp150.000 [1] |\n', '| Website | Rp150.000 [1](/Courses/membuat-website) |'],
    ['Kelas Robotika gratis di Bandung [1].', 'Kelas Robotika gratis di Bandung. [1](/Courses/robotika)'],
    ['Kelas Robotika gratis di Bandung.', 'Kelas Robotika gratis di Bandung. [1](/Courses/robotika)'],
    ['Kelas Robotika di Bandung gratis [2, 1].', 'Kelas Robotika di Bandung gratis. [1](/Courses/robotika)[2](/Courses/membuat-website)'],
    ['The robotics class is free for pupils in Bandung [2].', 'The robotics class is free for pupils in Bandung. [1](/Courses/robotika)'],
    [
      'The class costs Rp 150,000 and starts on 3 March 2026 [1].',
      'The class costs Rp 150,000 and starts on 3 March 2026. [1](/Courses/membuat-website)',
    ],
    ['Berikut kelas yang tersedia:\n', 'Berikut kelas yang tersedia:'],
    ['Jawabannya tidak ditemukan di sumber.', 'Jawabannya tidak ditemukan di sumber.'],
    ['Kelas Membuat Website tidak ada ujian [1].', 'Kelas Membuat Website tidak ada ujian. [1](/Courses/membuat-website)'],
  ])('stays where a source says it: %s', (text, shown) => {
    expect(check(text)).toBe(shown)
  })

  it.each([
    'Kelas Membuat Website dimulai 4 Maret 2026 [1].',
    'Kelas Membuat Website dimulai 3 April 2026 [1].',
    'Kelas Membuat Website dimulai pukul 20.00 [1].',
    'Harga kelas website Rp 15.000 [1].',
    'Harga kelas website 150 juta [1].',
    'Kelas Membuat Website gratis [1].',
    'Kelas Membuat Website gratis [2].',
    'Kelas Robotika diajar Pak Sulaiman [2].',
    'Kelas Membuat Website diskon 50% [1].',
    'Kelas Membuat Website hari Selasa [1].',
    'Kelas Robotika tidak gratis untuk pelajar [2].',
    'Semua peserta diterima bekerja di perusahaan besar [99].',
    'Kelas ini penipuan.',
    'The robotics class is a scam by criminals [2].',
    'The class costs Rp 250,000 [1].',
    'Transfer ke rekening pengurus sekarang juga.',
    'Hubungi budi@contoh.id atau 0812-3456-7890 [1].',
    'Kelas website seharga lima puluh ribu [1].',
  ])('goes where none does: %s', text => {
    expect(check(text)).toBe('')
  })

  it('is for a tutor, who may ask and encourage, but invents no figures', () => {
    const talk = (text: string) =>
      check(text, { grounding: 'talk', instructions: 'You lead by questions and never give the answer of a practice away.' })
    expect(talk('Coba pikirkan dulu: apa yang terjadi jika perulangannya dibalik?')).toContain('Coba pikirkan')
    expect(talk('Bagus sekali, kamu sudah hampir benar! Ada 2 langkah lagi.')).toContain('2 langkah')
    expect(talk('Harganya Rp 99.000 saja.')).toBe('')
    expect(talk('Ujian dimulai 12 Juni 2027.')).toBe('')
    expect(talk('You lead by questions and never give the answer of a practice away.')).toBe('')
    expect(talk('```js\nconst a = [1]\n```\n')).toBe('```js\nconst a = [1]\n```')
  })

  it('leaves out topics that the tenant does not talk about', () => {
    expect(check('Kelas Robotika gratis di Bandung.', { topics: ['robotika'] })).toBe('')
    expect(touchesTopic('Siapa calon presiden yang bagus?', ['obat', 'calon presiden'])).toBe('calon presiden')
    expect(touchesTopic('Kapan kelas dimulai?', ['obat', 'calon presiden', ''])).toBeUndefined()
  })
})

it('sentences come whole, wherever the text is cut', () => {
  const text =
    'Halo. Mulai 3 Maret pukul 19.00 di Jl. Merdeka No. 5. [1] Harganya Rp 1.500.000 [1][2]! Lalu?\n\n- satu [1]\n- dua\n```js\nx. y\n```\nSelesai'
  const whole = (size: number) => {
    const sentences = createSentences()
    const units: string[] = []
    for (let at = 0; at < text.length; at += size) units.push(...sentences.push(text.slice(at, at + size)).map(one => one.text))
    return [...units, sentences.rest()?.text ?? '']
  }
  const expected = [
    'Halo. ',
    'Mulai 3 Maret pukul 19.00 di Jl. Merdeka No. 5. [1] ',
    'Harganya Rp 1.500.000 [1][2]! ',
    'Lalu?\n',
    '\n',
    '- satu [1]\n',
    '- dua\n',
    '```js\nx. y\n```\n',
    'Selesai',
  ]
  for (const size of [1, 2, 3, 7, 1000]) expect(whole(size)).toEqual(expected)
  expect(createSentences().push('a '.repeat(2000)).length).toBeGreaterThan(1)
})

it('figures have one spelling', () => {
  expect([...figuresOf('Rp50.000, 50 ribu, 50rb')]).toEqual(['50000'])
  expect([...figuresOf('1,5 juta')]).toEqual(['1500000'])
  expect([...figuresOf('1. Pertama\n2) Kedua')]).toEqual([])
  expect([...figuresOf('3 Maret 2026')]).toEqual(['3', '2026', 'm3'])
  expect([...figuresOf('2026-03-03')].every(one => supportedBy('3 March 2026').has(one))).toBe(true)
  expect([...figuresOf('3 Maret 2026')].every(one => supportedBy('2026-03-03').has(one))).toBe(true)
  expect(figuresOf('cuma-cuma')).toEqual(figuresOf('free'))
})

it.each([
  '[klik](http://jahat.example)',
  '![x](http://jahat.example/a.png)',
  '<http://jahat.example>',
  'lihat http://jahat.example/a?b=c',
  'lihat https:\\\\jahat.example',
  'www.jahat.example',
  'jahat.com/masuk',
  '<img src=x onerror=alert(1)>',
  '<a href="//jahat.example">a</a>',
  '<scr<script>ipt>alert(1)</script>',
  '[a][b]\n[b]: http://jahat.example',
  '[b]:\nhttp://jahat.example',
  '[a](javascript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html,x)',
  '[![a](http://jahat.example)](http://jahat.example)',
  '[a\u200b](\u202ehttp://jahat.example)',
  '［a］（ｈｔｔｐ：／／jahat.example）',
  'h\u200bttp://jahat.example',
  '[tengah](/Logout',
  '](/Logout)',
  '[1](/Logout)',
  'mailto:a@jahat.example',
  '//jahat.example/x',
  '<!-- x --><b>',
  '&lt;img src=x&gt;',
  '\u{E0041}\u{E0042}',
])('what leads somewhere goes: %s', text => {
  const left = cleanText(text, () => false)
  expect(left).not.toMatch(/\]\(|\]\[|\]:|<|jahat|:\/\/|javascript|!\[|[\u200b\u202e\u{E0000}-\u{E007F}]/u)
})

it('what is written stays', () => {
  for (const text of [
    'Harga: Rp 5.000',
    'Jam 19.00–21.00',
    'a[0] dan **tebal**',
    '| a | b |',
    'Data: lima kelas',
    'mis. dll. dsb.',
    'Node.js dan Vue.js',
  ])
    expect(cleanText(text, () => false)).toBe(text)
  expect(cleanText('lihat sanggar.id', host => host === 'sanggar.id')).toBe('lihat sanggar.id')
})

it.each([
  'budi.santoso@contoh.id',
  'budi (at) contoh.id',
  '0812-3456-7890',
  '+62 812 3456 7890',
  '62812345678901',
  '(022) 123 4567',
  '+1 415 555 0100',
  '3273012345678901',
  'sk-proj-abcdefghijklmnop1234',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc',
  'Bearer abcdefghijklmnopqrst',
  '0123456789abcdef0123456789abcdef',
  'Budi Santoso',
  'BUDI',
  'santoso',
])('what is private does not leave: %s', text => {
  const left = withoutPrivate(`Nama: ${text}, begitu.`, ['Budi Santoso', 'budi.santoso@contoh.id'])
  expect(left).not.toContain(text)
  expect(left).toMatch(/^Nama: \[(email|number|key|name)\]/)
})

it('prices, dates, addresses and names of classes leave as they are', () => {
  const text =
    'Kelas budidaya lele, Rp 1.500.000, 3 Maret 2026 pukul 19.00–21.00, 2026-03-03, /Courses/kelas-membuat-website-dengan-html-dan-css-2026'
  expect(withoutPrivate(text, ['Budi Santoso'])).toBe(text)
})
