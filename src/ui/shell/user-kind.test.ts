import { expect, test } from 'vitest'
import { keepUserKind } from './user-kind.ts'

/** What is stored after a document whose header has this entry for the account. */
function keep(entry: Record<string, string> | undefined, stored: Record<string, string> = {}): Record<string, string> {
  const kept = new Map(Object.entries(stored))
  keepUserKind(entry, () => ({ setItem: (key, value) => void kept.set(key, value), removeItem: key => void kept.delete(key) }))
  return Object.fromEntries(kept)
}

const entry = { accountEntry: 'true' }

test('the role of who is signed in is kept by its name', () => {
  expect(keep({ ...entry, userKind: '4', role: 'student' })).toEqual({ user_kind: 'student' })
  expect(keep({ ...entry, userKind: '7', role: 'lead_program' }, { user_kind: 'student' })).toEqual({ user_kind: 'lead_program' })
  expect(keep({ ...entry, userKind: '', role: 'none' })).toEqual({ user_kind: 'none' })
})

test('a role that is only looked at as a type is not: what was kept before stays', () => {
  expect(keep({ ...entry, userKind: '4', role: 'student', userType: '' }, { user_kind: 'admin' })).toEqual({ user_kind: 'admin' })
  expect(keep({ ...entry, userKind: '4', role: 'student', userType: '' })).toEqual({})
})

test('where nobody is signed in it goes, and nothing else', () => {
  expect(keep(entry, { user_kind: 'student', draft: 'x' })).toEqual({ draft: 'x' })
})

test('a screen without a header changes nothing', () => {
  expect(keep(undefined, { user_kind: 'student' })).toEqual({ user_kind: 'student' })
})

test('storage that is blocked is no failure', () => {
  const blocked = () => {
    throw new Error('The operation is insecure')
  }
  expect(() => keepUserKind({ ...entry, userKind: '4', role: 'student' }, blocked)).not.toThrow()
  expect(() => keepUserKind(entry, blocked)).not.toThrow()
})
