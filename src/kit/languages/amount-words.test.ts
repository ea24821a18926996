import { describe, expect, it } from 'vitest'
import { toNumberWords, toRupiahWords } from './amount-words.ts'

describe('numbers in words', () => {
  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e15])('refuses %s', count => {
    expect(() => toNumberWords(count, 'id')).toThrow(RangeError)
  })

  it.each([
    [0, 'nol', 'zero'],
    [7, 'tujuh', 'seven'],
    [10, 'sepuluh', 'ten'],
    [11, 'sebelas', 'eleven'],
    [12, 'dua belas', 'twelve'],
    [20, 'dua puluh', 'twenty'],
    [21, 'dua puluh satu', 'twenty-one'],
    [100, 'seratus', 'one hundred'],
    [111, 'seratus sebelas', 'one hundred eleven'],
    [219, 'dua ratus sembilan belas', 'two hundred nineteen'],
    [1000, 'seribu', 'one thousand'],
    [1001, 'seribu satu', 'one thousand one'],
    [2000, 'dua ribu', 'two thousand'],
    [11_000, 'sebelas ribu', 'eleven thousand'],
    [101_000, 'seratus satu ribu', 'one hundred one thousand'],
    [150_000, 'seratus lima puluh ribu', 'one hundred fifty thousand'],
    [1_000_000, 'satu juta', 'one million'],
    [1_001_000, 'satu juta seribu', 'one million one thousand'],
    [
      2_345_678,
      'dua juta tiga ratus empat puluh lima ribu enam ratus tujuh puluh delapan',
      'two million three hundred forty-five thousand six hundred seventy-eight',
    ],
    [1_000_000_000, 'satu miliar', 'one billion'],
    [999_000_000_000_000, 'sembilan ratus sembilan puluh sembilan triliun', 'nine hundred ninety-nine trillion'],
  ])('says %i', (count, id, en) => {
    expect([toNumberWords(count, 'id'), toNumberWords(count, 'en')]).toEqual([id, en])
  })

  it('writes an amount as a receipt does', () => {
    expect(toRupiahWords(166_500, 'id')).toBe('Seratus enam puluh enam ribu lima ratus rupiah')
    expect(toRupiahWords(166_500, 'en')).toBe('One hundred sixty-six thousand five hundred rupiah')
  })
})
