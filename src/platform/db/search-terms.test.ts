import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '#platform/testing/any-text.ts'
import { toSearchTerms } from './search-terms.ts'

describe('the terms of a search', () => {
  it('are none where there is no word', () => {
    for (const text of ['', '   ', '&|!():*', "'--", '\u0000', '🎉']) expect(toSearchTerms(text)).toBeUndefined()
  })

  it('ask for every word, the last one also as a beginning', () => {
    expect(toSearchTerms('Belajar WEB Dasar')).toEqual({
      all: 'belajar & web & (dasar | dasar:*)',
      any: 'belajar | web | (dasar | dasar:*)',
      term: 'belajar web dasar',
    })
  })

  it('do not read on from a beginning of one or two letters', () => {
    expect(toSearchTerms('kelas ai')?.all).toBe('kelas & ai')
  })

  it('leave out words that tell nothing, unless nothing else remains', () => {
    expect(toSearchTerms('kelas yang dan untuk guru')?.term).toBe('kelas guru')
    expect(toSearchTerms('yang dan untuk')?.term).toBe('yang dan untuk')
  })

  it('are eight at most, each of forty letters at most', () => {
    expect(toSearchTerms('a1 b2 c3 d4 e5 f6 g7 h8 i9')?.term.split(' ')).toHaveLength(8)
    expect(toSearchTerms('x'.repeat(500))?.term).toHaveLength(40)
  })

  it('hold letters and digits only, whatever is typed', () => {
    fc.assert(
      fc.property(anyText(60), text => {
        const terms = toSearchTerms(text)
        if (!terms) return
        expect(terms.term).toMatch(/^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u)
        expect(terms.all).toMatch(/^([\p{L}\p{N}]+ & )*([\p{L}\p{N}]+|\([\p{L}\p{N}]+ \| [\p{L}\p{N}]+:\*\))$/u)
      }),
    )
  })
})
