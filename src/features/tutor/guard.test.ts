import { describe, expect, it } from 'vitest'
import { createGuard, type PracticeKey, sentencesOf } from './guard.ts'

const choice: PracticeKey = {
  chapterId: 'latihan',
  prompt: 'Elemen apa yang dipakai untuk judul utama sebuah halaman?',
  hints: ['Judul utama memakai tingkat pertama'],
  right: ['Elemen h1'],
  wrong: ['Elemen p', 'Elemen div'],
  order: [],
}
const gap: PracticeKey = {
  chapterId: 'isian',
  prompt: 'Perbandingan ketat ditulis dengan tanda',
  hints: [],
  right: ['===', 'KUNCI-7719'],
  wrong: [],
  order: [],
}
const order: PracticeKey = {
  chapterId: 'urutan',
  prompt: 'Urutkan langkah menerbitkan halaman web',
  hints: [],
  right: [],
  wrong: [],
  order: ['tulis', 'uji', 'terbitkan'],
}
const keys = [choice, gap, order]
const guardOf = (asked: string, chapterId = 'bab') => createGuard(keys, { asked, chapterId })

describe('the guard of practices', () => {
  it('sees that one asks for a practice, by its words, its choices, or where one is', () => {
    expect(guardOf('Apa elemen yang dipakai untuk judul utama halaman?').isAboutPractice).toBe(true)
    expect(guardOf('pilih mana: elemen h1, elemen p atau elemen div').isAboutPractice).toBe(true)
    expect(guardOf('elemen itu apa').isAboutPractice).toBe(false)
    expect(guardOf('apa itu peramban', 'latihan').isAboutPractice).toBe(true)
    expect(guardOf('apa itu peramban').isAboutPractice).toBe(false)
    expect(guardOf('urutan tulis, uji, terbitkan sudah betul langkah menerbitkan halaman web?').isAboutPractice).toBe(true)
  })

  it('lets no sentence pass that tells an answer', () => {
    const guard = guardOf('Elemen apa yang dipakai untuk judul utama sebuah halaman?')
    for (const text of [
      'Kamu bisa memakai **Elemen H1**.',
      'Itu elemen\nh1, tentu saja.',
      'Jawabannya adalah pilihan pertama.',
      'The correct answer is the first one.',
      'Pilihan A yang benar.',
      'Judul utama memakai tingkat pertama!',
    ])
      expect([text, guard.tells(text)]).toEqual([text, true])
    for (const text of ['Tingkat judul mana yang paling penting?', 'Baca bagian tentang judul.']) expect(guard.tells(text)).toBe(false)
  })

  it('puts two sentences together', () => {
    const guard = guardOf('', 'latihan')
    expect(guard.tells('h1 namanya.', 'Cari tahu tentang elemen')).toBe(true)
    expect(guard.tells('Apa lagi?', 'Kita mulai.')).toBe(false)
  })

  it('knows answers that are signs alone, and orders', () => {
    expect(guardOf('', 'isian').tells('Tulis saja a === b di sini.')).toBe(true)
    expect(guardOf('', 'isian').tells('kunci-7719')).toBe(true)
    expect(guardOf('', 'urutan').tells('Mula-mula tulis, lalu uji, akhirnya terbitkan.')).toBe(true)
    expect(guardOf('', 'urutan').tells('Mana lebih dulu: terbitkan atau tulis?')).toBe(false)
  })

  it('leaves the rest of a text as it was', () => {
    const guard = guardOf('', 'latihan')
    expect(guard.without('Ada judul dan paragraf. Elemen h1 untuk judul. Baca lagi.')).toBe('Ada judul dan paragraf. Baca lagi.')
    expect(guardOf('lain sekali').without('Elemen h1 untuk judul.')).toBe('Elemen h1 untuk judul.')
  })

  it('splits texts into sentences that are the text again, quickly', () => {
    for (const text of ['Satu. Dua!\n\nTiga?', 'tanpa titik', '', 'v1.2 rilis. Ya', '...', 'a'.repeat(20_000), '. '.repeat(10_000)])
      expect(sentencesOf(text).join('')).toBe(text)
  })
})
