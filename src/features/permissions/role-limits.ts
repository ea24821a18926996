import { ROLES, type Role } from '#kit/roles.ts'
import type { RoleLimits, Viewer } from '#platform/context.ts'

/** A role that a member can be given; superadmins are listed in the directory, outside of all tenants. */
export type GivenRole = Exclude<Role, 'superadmin' | 'none'>

/** Ordered by kind. */
export const GIVEN_ROLES: readonly GivenRole[] = ROLES.filter(role => role !== 'superadmin')

/** The roles that staff can impersonate: all with fewer permissions than their own. */
export const IMPERSONATABLE_ROLES: readonly Role[] = GIVEN_ROLES.filter(role => role !== 'admin')

/** The limit that a role can have; roles without an entry have none. Source: domain.md, "Who may do what". */
export const LIMIT_OF: Partial<Record<Role, keyof RoleLimits>> = {
  mentor: 'mentorId',
  teacher: 'schoolId',
  student: 'schoolId',
  industry: 'schoolId',
  lead_program: 'programIds',
  partner: 'programIds',
  lead_region: 'regionCodes',
}

export const NO_LIMITS: RoleLimits = { regionCodes: [], programIds: [], schoolId: null, mentorId: null }

/** Returns what a viewer's role is limited to; nothing for whoever is no person. */
export function limitsOf(viewer: Viewer): RoleLimits {
  return viewer.kind === 'person' ? viewer.person.limits : NO_LIMITS
}

/** The limits as columns of the tables `memberships` and `invitations`. */
export interface LimitColumns {
  region_codes: string[]
  program_ids: string[]
  school_id: string | null
  mentor_id: string | null
}

export function toLimits(row: LimitColumns): RoleLimits {
  return { regionCodes: row.region_codes, programIds: row.program_ids, schoolId: row.school_id, mentorId: row.mentor_id }
}

export function toLimitColumns(limits: RoleLimits): LimitColumns {
  return { region_codes: limits.regionCodes, program_ids: limits.programIds, school_id: limits.schoolId, mentor_id: limits.mentorId }
}

/** Returns only the limits that apply to the role, sorted and without repeats. */
export function limitsFor(role: Role, limits: RoleLimits): RoleLimits {
  const kept = LIMIT_OF[role]
  if (!kept) return NO_LIMITS
  const value = limits[kept]
  return { ...NO_LIMITS, [kept]: Array.isArray(value) ? [...new Set(value)].sort() : value }
}

/** Returns the role named in a form field or a URL; undefined if it is not a role that can be given. */
export function toGivenRole(text: string | null | undefined): GivenRole | undefined {
  return GIVEN_ROLES.find(role => role === text)
}
