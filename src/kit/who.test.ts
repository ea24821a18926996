import { describe, expect, it } from 'vitest'
import { formatWho, parseWho, type Who } from './who.ts'

const siti: Who = { state: 'member', name: 'Siti; "Ñur" = <b>, 👩‍🚀', shortName: 'Siti', initial: 'S', role: 'student', kind: 4 }

describe('the cookie of who is signed in', () => {
  it('comes back as it was written, whatever the name is made of', () => {
    expect(parseWho(`sanggar_who=${formatWho(siti)}`, false)).toEqual(siti)
    expect(formatWho(siti)).toMatch(/^[\w%.!~*'()-]+$/)
  })

  it('is found among others', () => {
    const cookie = `sanggar_who=${formatWho(siti)}`
    for (const header of [`a=1; ${cookie}`, `${cookie}; b=2`, `a=1;${cookie};b=2`]) expect(parseWho(header, false)).toEqual(siti)
  })

  it('is the one with the prefix by https, whatever a site on another subdomain has set beside it', () => {
    const other = `sanggar_who=${formatWho({ ...siti, name: 'Orang lain' })}`
    expect(parseWho(`${other}; __Host-sanggar_who=${formatWho(siti)}`, true)).toEqual(siti)
    expect(parseWho(other, true)).toBeUndefined()
    expect(parseWho(`__Host-${other}`, false)).toBeUndefined()
  })

  it.each([
    '',
    'a=1',
    'sanggar_who=',
    'sanggar_who=; a=1',
    'sanggar_who=%',
    'sanggar_who=%7B',
    'sanggar_who=null',
    'sanggar_who=1',
    'sanggar_who=%7B%7D',
    'x_sanggar_who=%7B%22state%22%3A%22member%22%7D',
  ])('is nobody where there is none, or it can’t be read: %s', header => {
    expect(parseWho(header, false)).toBeUndefined()
  })
})
