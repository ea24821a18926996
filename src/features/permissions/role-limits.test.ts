import { describe, expect, it } from 'vitest'
import type { RoleLimits } from '#platform/context.ts'
import { GIVEN_ROLES, IMPERSONATABLE_ROLES, limitsFor, NO_LIMITS, toGivenRole, toLimitColumns, toLimits } from './role-limits.ts'

const all: RoleLimits = { regionCodes: ['32', '31', '32'], programIds: ['b', 'a', 'b'], schoolId: 'sekolah', mentorId: 'mentor' }

describe('the roles that members are given', () => {
  it('are all but superadmin and none', () => {
    expect([...GIVEN_ROLES].sort()).toEqual(
      ['admin', 'industry', 'lead_program', 'lead_region', 'mentor', 'partner', 'student', 'teacher', 'writer'].sort(),
    )
    for (const role of GIVEN_ROLES) expect(toGivenRole(role)).toBe(role)
    for (const text of ['superadmin', 'none', '', 'Admin', 'toString', null, undefined]) expect(toGivenRole(text)).toBeUndefined()
  })

  it('may all be impersonated by staff, save admin', () => {
    expect(IMPERSONATABLE_ROLES).toEqual(GIVEN_ROLES.filter(role => role !== 'admin'))
    expect(IMPERSONATABLE_ROLES).toHaveLength(GIVEN_ROLES.length - 1)
  })
})

describe('what a role is limited to', () => {
  it.each([
    ['mentor', { mentorId: 'mentor' }],
    ['teacher', { schoolId: 'sekolah' }],
    ['student', { schoolId: 'sekolah' }],
    ['industry', { schoolId: 'sekolah' }],
    ['lead_program', { programIds: ['a', 'b'] }],
    ['partner', { programIds: ['a', 'b'] }],
    ['lead_region', { regionCodes: ['31', '32'] }],
    ['admin', {}],
    ['writer', {}],
    ['none', {}],
  ] as const)('is, for %s, its own kind alone, in order and without repeats', (role, kept) => {
    expect(limitsFor(role, all)).toEqual({ regionCodes: [], programIds: [], schoolId: null, mentorId: null, ...kept })
  })

  it('changes nothing of what it was given, and nothing is no limit', () => {
    limitsFor('lead_region', all)
    expect(all.regionCodes).toEqual(['32', '31', '32'])
    expect(limitsFor('student', NO_LIMITS)).toEqual(NO_LIMITS)
  })

  it('is written to the tables and read again as it was', () => {
    const columns = { region_codes: ['32', '31', '32'], program_ids: ['b', 'a', 'b'], school_id: 'sekolah', mentor_id: 'mentor' }
    expect(toLimitColumns(all)).toEqual(columns)
    expect(toLimits(columns)).toEqual(all)
  })
})
