import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findUnstorable, isStorable, toStorable } from './storable.ts'

it.each(['\0', '\u0001', '\u000b', '\u001f', '\u007f', '\u0085', '\u009f', '\r', '\ufffe', '\uffff', '\ud800', 'x\udc00'])(
  '%j can’t be stored, whatever stands around it',
  character => {
    expect([isStorable(character), isStorable(`Baris\n${character} lagi`)]).toEqual([false, false])
    expect(findUnstorable({ title: 'Judul', details: { pictures: [{ src: '/a.svg' }, { src: `/b${character}` }] } })).toBe(
      'details.pictures.1.src',
    )
    expect(findUnstorable({ details: { [`a${character}`]: 1 } })).toBe('details')
  },
)

it('all other text can: line breaks, tabs, other scripts, emoji, right-to-left marks', () => {
  for (const text of ['', 'a\tb\nc\r\nd', 'ᬅᬓ᭄ᬱᬭ', '👩🏽‍💻', '\u200f\u202e', '\ufffd'])
    expect([text, isStorable(text)]).toEqual([text, true])
  expect(findUnstorable([null, 1, true, { a: 'b' }])).toBeUndefined()
})

it('what is stripped can be stored, and what can be stored is not changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(isStorable(toStorable(text))).toBe(true)
      if (isStorable(text)) expect(toStorable(text)).toBe(text)
    }),
  )
})
