import { expect, test } from 'vitest'
import type { Who } from '#kit/who.ts'
import { keepUserKind } from './user-kind.ts'

/** Returns what is stored after a document was loaded by this person or anonymously. */
function keep(who: Partial<Who> | undefined, stored: Record<string, string> = {}): Record<string, string> {
  const kept = new Map(Object.entries(stored))
  const person = who && { ...student, ...who }
  keepUserKind(person, () => ({ setItem: (key, value) => void kept.set(key, value), removeItem: key => void kept.delete(key) }))
  return Object.fromEntries(kept)
}

const student: Who = { state: 'member', name: 'Siti Nurhaliza', shortName: 'Siti', initial: 'S', role: 'student', kind: 4 }

test('the role of who is signed in is kept by its name', () => {
  expect(keep({})).toEqual({ user_kind: 'student' })
  expect(keep({ role: 'lead_program', kind: 7 }, { user_kind: 'student' })).toEqual({ user_kind: 'lead_program' })
  expect(keep({ state: 'superadmin', role: 'superadmin', kind: 1 })).toEqual({ user_kind: 'superadmin' })
  expect(keep({ state: 'guest', role: 'none', kind: undefined })).toEqual({ user_kind: 'none' })
})

test('a role that is only impersonated is not: what was kept before stays', () => {
  expect(keep({ state: 'acting' }, { user_kind: 'admin' })).toEqual({ user_kind: 'admin' })
  expect(keep({ state: 'acting' })).toEqual({})
})

test('where nobody is signed in it goes, and nothing else', () => {
  expect(keep(undefined, { user_kind: 'student', draft: 'x' })).toEqual({ draft: 'x' })
})

test('storage that is blocked is no failure', () => {
  const blocked = () => {
    throw new Error('The operation is insecure')
  }
  expect(() => keepUserKind(student, blocked)).not.toThrow()
  expect(() => keepUserKind(undefined, blocked)).not.toThrow()
})
