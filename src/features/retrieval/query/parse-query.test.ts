import { describe, expect, it } from 'vitest'
import { parseQuery, wordsOf } from './parse-query.ts'
import { formsOf } from './stems.ts'
import { alikeOf, SYNONYMS } from './synonyms.ts'

const wordsIn = (text: string) => parseQuery(text).terms.map(({ word }) => word)

describe('a question', () => {
  it('is nothing without words', () => {
    for (const text of ['', '  ', '?!', '\u0000', '🙂']) expect(parseQuery(text).terms).toEqual([])
  })
  it('has no more than ten terms, however long it is', () => {
    expect(parseQuery(Array.from({ length: 5000 }, (_, at) => `kata${at}`).join(' ')).terms).toHaveLength(10)
  })
  it('is read without what every question has, short forms written out', () => {
    expect(wordsIn('kak gmn cara dftr kls yg gratis?')).toEqual(['daftar', 'kelas', 'gratis'])
    expect(wordsIn('brapaaa biayanyaaa')).toContain('biayanya')
  })
  it('is asked by its common words where it has no others', () => {
    expect(wordsIn('apa itu')).toEqual(['apa', 'itu'])
  })
  it('keeps phrases together', () => {
    expect(wordsIn('apakah kelasnya tatap muka')).toContain('tatap muka')
    expect(parseQuery('apakah kelasnya tatap muka').terms.find(({ word }) => word === 'tatap muka')?.parts).toEqual(['tatap', 'muka'])
  })
  it('has no phrase across two clauses', () => {
    expect(wordsIn('boleh tatap, muka siapa')).not.toContain('tatap muka')
    expect(wordsIn('laptop bs ga, ada uang sakunya')).not.toContain('tidak ada uang')
  })
  it('knows what means the same as a word that the own dictionary has not', () => {
    expect(parseQuery('celurit').terms[0]?.wide).toContain('sabit')
  })
  it('is in the language of its small words', () => {
    expect(parseQuery('how do I pay for this').lang).toBe('en')
    expect(parseQuery('gmn bayarnya').lang).toBe('id')
    expect(parseQuery('javascript').lang).toBeUndefined()
  })
})

describe('words', () => {
  it('are letters and digits, without repetition for effect', () => {
    expect(wordsOf('Halooo, “Dunia”! 2026')).toEqual(['halo', 'dunia', '2026'])
  })
  it('have the forms that they may be made of', () => {
    expect(formsOf('membayarnya')).toContain('bayar')
    expect(formsOf('nyari')).toContain('cari')
    expect(formsOf('pengajar')).toContain('ajar')
  })
  it('mean the same in groups, found by their forms', () => {
    expect(SYNONYMS.length).toBeGreaterThanOrEqual(120)
    expect(alikeOf('pembayarannya')).toContain('biaya')
    expect(alikeOf('courses')).toContain('kelas')
    expect(alikeOf('zzz')).toEqual([])
  })
})
