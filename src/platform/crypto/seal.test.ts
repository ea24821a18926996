import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a'.repeat(40))

test('what was sealed opens for its purpose, unicode and all', () => {
  expect(seal.open('login', seal.seal('login', 'Nama: Ünal 🙂'))).toBe('Nama: Ünal 🙂')
})

test('it opens for no other purpose, under no other secret, and not when a byte was changed', () => {
  const sealed = seal.seal('login', 'rahasia')
  expect(seal.open('tokens', sealed)).toBeUndefined()
  expect(createSeal('b'.repeat(40)).open('login', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(seal.open('login', changed.toString('base64url'))).toBeUndefined()
  }
})

test('it opens in its own spelling alone, though other letters at its end stand for the same bytes', () => {
  for (const text of ['a', 'ab', 'abc']) {
    const sealed = seal.seal('login', text)
    const alike = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map(letter => sealed.slice(0, -1) + letter)
      .filter(other => other !== sealed)
    for (const other of [...alike, `${sealed}=`, `${sealed} `, sealed.replace(/[-_]/, at => (at === '-' ? '+' : '/'))])
      if (other !== sealed) expect(seal.open('login', other)).toBeUndefined()
  }
})

test.each(['', 'x', '!!!!', 'A'.repeat(37), 'A'.repeat(100_000)])('what was never sealed does not open: %.10s', text => {
  expect(seal.open('login', text)).toBeUndefined()
})

test('a derived secret is the same each time, and another for another name', () => {
  expect(seal.derive('client:a')).toBe(createSeal('a'.repeat(40)).derive('client:a'))
  expect(seal.derive('client:a')).not.toBe(seal.derive('client:b'))
})
