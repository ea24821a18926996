import { describe, expect, it } from 'vitest'
import { formatWho, parseWho } from '#kit/who.ts'
import type { Person } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { initialOf, shortName, toWho } from './who.server.ts'

function person(more: Partial<Person> = {}): Person {
  const limits = { regionCodes: [], programIds: [], schoolId: null, mentorId: null }
  return {
    memberId: newId(),
    name: 'Siti Nurhaliza Rahmawati',
    email: 'siti@uji.example',
    role: 'student',
    roles: ['student'],
    isImpersonating: false,
    limits,
    isChild: false,
    session: Buffer.alloc(32),
    ...more,
  }
}

describe('what the header shows of a person', () => {
  it('is their name, in full and in short, and their role by name and number', () => {
    expect(toWho(person(), false)).toEqual({
      state: 'member',
      name: 'Siti Nurhaliza Rahmawati',
      shortName: 'Siti',
      initial: 'S',
      role: 'student',
      kind: 4,
    })
  })

  it('is nothing else: not their number, address or session', () => {
    const siti = person()
    const cookie = decodeURIComponent(formatWho(toWho(siti, true)))
    expect(cookie).not.toMatch(/siti@uji|memberId|session|limits/)
    expect(cookie).not.toContain(siti.memberId)
  })

  it('tells who impersonates, who is superadmin here and who has no role apart', () => {
    expect(toWho(person({ role: 'teacher', isImpersonating: true, roles: ['admin'] }), false)).toMatchObject({
      state: 'acting',
      role: 'teacher',
      kind: 3,
    })
    expect(toWho(person({ role: 'superadmin', roles: ['superadmin'] }), false).state).toBe('superadmin')
    const guest = toWho(person({ role: 'none', roles: [] }), false)
    expect(guest).toMatchObject({ state: 'guest', role: 'none' })
    expect(guest).not.toHaveProperty('kind')
  })

  it('says where nothing of theirs may be recorded', () => {
    expect(toWho(person(), true).isUntracked).toBe(true)
    expect(toWho(person(), false)).not.toHaveProperty('isUntracked')
  })

  it('is bounded, and cuts no letter in two', () => {
    const who = toWho(person({ name: '👩'.repeat(500) }), false)
    expect(who.name).toBe('👩'.repeat(80))
    expect(parseWho(`sanggar_who=${formatWho(who)}`, false)).toEqual(who)
    expect(formatWho(who).length).toBeLessThan(4000)
  })
})

describe('a person’s short name', () => {
  it.each([
    ['Siti Nurhaliza Rahmawati', 'Siti'],
    ['Sukarno', 'Sukarno'],
    ['I Made Wirawan', 'I Made'],
    ['M. Rizky Ramadhan', 'M. Rizky'],
    ['Li Na', 'Li Na'],
    ['Dr. Andi Wijaya', 'Dr. Andi'],
    ['R', 'R'],
    ['', ''],
    ['a'.repeat(120), 'a'.repeat(24)],
  ])('of %j is %j', (name, short) => {
    expect(shortName(name)).toBe(short)
  })

  it.each([
    ['siti', 'S'],
    ['“Ari” Wibowo', 'A'],
    ['Éric', 'É'],
    ['3D', '3'],
    ['👩‍🚀', '👩‍🚀'],
    ['', ''],
  ])('has an initial: %j is %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })
})
