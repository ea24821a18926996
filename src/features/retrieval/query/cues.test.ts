import { describe, expect, it } from 'vitest'
import { answerKindsOf, askedKinds } from './answer-kinds.ts'
import { isDoubtful } from './doubts.ts'
import { kindsFor } from './kinds.ts'
import { parseQuery, wordsOf } from './parse-query.ts'
import { alikeOf, nearOf } from './synonyms.ts'
import { allowedTypos, typosIn } from './typos.ts'

const kinds = (query: string) => kindsFor(wordsOf(query))

describe('what a question says besides its terms', () => {
  it('is the kind of source that is asked for', () => {
    const usual = kinds('lebah')
    expect(kinds('kelas lebah').class).toBeGreaterThan(usual.class ?? 1)
    expect(kinds('loker penyangrai').job).toBeGreaterThan(usual.job ?? 1)
    expect(kinds('siapa yang mengajar').mentor).toBeGreaterThan(usual.mentor ?? 1)
    expect(kinds('boleh aku ikut').question).toBeGreaterThan(usual.question ?? 1)
  })
  it('is what an answer must have', () => {
    const canAnswer = (query: string, text: string) => askedKinds(query).every(kind => answerKindsOf(text).includes(kind))
    expect(canAnswer('berapa harganya', 'Biayanya belum kami tentukan.')).toBe(false)
    expect(canAnswer('brp harganya', 'Biayanya Rp50.000.')).toBe(true)
    expect(canAnswer('berapa orang', 'Ada dua belas kursi.')).toBe(true)
    expect(canAnswer('when does it start', 'We begin on Monday.')).toBe(true)
    expect(canAnswer('kapan mulai', 'Mulainya belum pasti.')).toBe(false)
    expect(canAnswer('apa itu lebah', 'Serangga.')).toBe(true)
  })
  it('is whether it is seldom answered here', () => {
    for (const query of [
      'cuaca besok gimana',
      'harga emas sekarang',
      'siapa presiden Brasil',
      'no hp Budi brp',
      'what is the weather like',
    ])
      expect(isDoubtful(query)).toBe(true)
    for (const query of ['kelas python gratis', 'apa syarat ikut lomba', 'how do I get a certificate'])
      expect(isDoubtful(query)).toBe(false)
  })
  it('is which words are names', () => {
    const names = (query: string) => parseQuery(query).terms.flatMap(({ word, isName }) => (isName ? [word] : []))
    expect(names('di mana rumah Budi Santoso')).toEqual(['budi', 'santoso'])
    expect(names('Rumah budi')).toEqual([])
    expect(names('APAKAH INI BENAR')).toEqual([])
  })
})

describe('words', () => {
  it('have others of the same meaning, and others that are near', () => {
    expect(alikeOf('loker')).toContain('lowongan')
    expect(alikeOf('loker')).not.toContain('gaji')
    expect(nearOf('loker')).toContain('gaji')
    expect(nearOf('melamar')).toContain('loker')
  })
  it('are numbers in digits and in letters', () => {
    expect(alikeOf('tiga')).toEqual(expect.arrayContaining(['3', 'three']))
  })
  it('may be mistyped the more, the longer they are', () => {
    expect(typosIn('kelnici', 'kelinci')).toBe(1)
    expect(typosIn('abc', 'xyz')).toBe(3)
    expect([allowedTypos('abc'), allowedTypos('abcd'), allowedTypos('abcdefgh')]).toEqual([0, 1, 2])
  })
})
