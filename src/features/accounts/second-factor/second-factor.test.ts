import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '#platform/testing/any-text.ts'
import { makeRecoveryCodes, RECOVERY_CODES, readCode } from './second-factor.ts'

describe('a typed code', () => {
  it.each([
    ['123456', { kind: 'app', code: '123456' }],
    [' 123 456\n', { kind: 'app', code: '123456' }],
    ['123-456', { kind: 'app', code: '123456' }],
    ['１２３４５６', { kind: 'app', code: '123456' }],
    ['abcde-fgh23', { kind: 'recovery', code: 'abcde-fgh23' }],
    ['ABCDE FGH23', { kind: 'recovery', code: 'abcde-fgh23' }],
    ['abcdefgh23', { kind: 'recovery', code: 'abcde-fgh23' }],
    ['abcde–fgh23', { kind: 'recovery', code: 'abcde-fgh23' }],
    ['OIL00-11111', { kind: 'recovery', code: '01100-11111' }],
  ])('%j is read', (text, code) => {
    expect(readCode(text)).toEqual(code)
  })

  it.each(['', ' ', '12345', '1234567', 'abcde-fgh2', 'abcde-fgh234', 'abcde-fghu2', '12345a', '😀😀😀😀😀😀', '1'.repeat(1_000_000)])(
    '%.20j is none',
    text => {
      expect(readCode(text)).toBeUndefined()
    },
  )

  it('is read or not, never thrown at', () => {
    fc.assert(fc.property(anyText(20), text => void readCode(text)))
  })
})

describe('recovery codes', () => {
  it('are ten, all different, and read as they are written', () => {
    const codes = makeRecoveryCodes()
    expect(new Set(codes).size).toBe(RECOVERY_CODES)
    for (const code of codes) expect(readCode(code)).toEqual({ kind: 'recovery', code })
  })
})
