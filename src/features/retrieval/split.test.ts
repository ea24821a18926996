import { describe, expect, it } from 'vitest'
import { sentencesOf, splitBlocks, splitText } from './split.ts'

describe('a text', () => {
  it('without words has no parts', () => {
    expect(splitText('')).toEqual([])
    expect(splitBlocks([])).toEqual([])
  })
  it('is cut at sentences, in parts of at most about 700 characters, and loses nothing', () => {
    const text = Array.from({ length: 60 }, (_, at) => `Kalimat nomor ${at} bercerita tentang sawah dan hujan.`).join(' ')
    const parts = splitText(text)
    expect(parts.length).toBeGreaterThan(3)
    for (const part of parts) expect(part.length).toBeLessThan(800)
    expect(parts.join(' ')).toBe(text)
  })
  it('is cut within a sentence that never ends', () => {
    for (const part of splitText('x'.repeat(5000))) expect(part.length).toBeLessThanOrEqual(700)
  })
})

describe('parts under headings', () => {
  it('stand together where they are short, each under its own', () => {
    expect(
      splitBlocks([
        { heading: 'Biaya', text: 'Gratis.' },
        { heading: 'Tempat', text: 'Bandung.' },
      ]),
    ).toEqual([{ heading: 'Biaya · Tempat', text: 'Gratis.\nTempat: Bandung.' }])
  })
  it('do not say a heading that their sentences have or need not', () => {
    const parts = splitBlocks([
      { heading: '', text: 'Ringkasan.' },
      { heading: 'Untuk siapa', text: 'Untuk siapa: perajin; guru.', isWhole: true },
      { heading: 'Boleh bawa anak?', text: 'Tidak.' },
    ])
    expect(parts).toEqual([
      { heading: 'Untuk siapa · Boleh bawa anak?', text: 'Ringkasan.\nUntuk siapa: perajin; guru.\nBoleh bawa anak? Tidak.' },
    ])
  })
  it('are under the heading again in each part of a long one', () => {
    const long = 'Satu kalimat yang cukup panjang untuk diulang. '.repeat(40)
    const parts = splitBlocks([{ heading: 'Biaya', text: long }])
    expect(parts.length).toBeGreaterThan(1)
    for (const { heading } of parts) expect(heading).toBe('Biaya')
  })
})

describe('sentences', () => {
  it('end at their points, not at those of numbers', () => {
    expect(sentencesOf('Biayanya Rp1.500.000. Mulai pukul 10.05 WIB! Lalu?').map(one => one.trim())).toEqual([
      'Biayanya Rp1.500.000.',
      'Mulai pukul 10.05 WIB!',
      'Lalu?',
    ])
  })
})
