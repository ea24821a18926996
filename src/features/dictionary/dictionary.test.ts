import { describe, expect, it } from 'vitest'
import { GROUPS, sameAs } from './dictionary.ts'

describe('the dictionary', () => {
  it('has groups of at least two, in lower case, without signs', () => {
    const wrong = GROUPS.filter(group => group.length < 2 || group.some(one => !/^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+)*$/u.test(one)))
    expect(wrong).toEqual([])
  })

  it('has each entry once in a group', () => {
    expect(GROUPS.filter(group => new Set(group).size < group.length)).toEqual([])
  })

  it('tells what means the same as the first known form', () => {
    expect(sameAs(['kelar'])).toContain('selesai')
    expect(sameAs(['kelarin', 'kelar'])).toContain('selesai')
    expect(sameAs(['kelar'])).not.toContain('kelar')
    expect(sameAs(['qwertyuiop'])).toEqual([])
  })
})
