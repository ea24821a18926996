/** What a person can be at a tenant; a kind's number is its place. Source: spec/layouts.json, `userKinds`. */
export const ROLES = [
  'superadmin',
  'admin',
  'mentor',
  'teacher',
  'student',
  'industry',
  'writer',
  'lead_program',
  'partner',
  'lead_region',
] as const

/** A role, or `none` for a kind that has no number of the list. */
export type Role = (typeof ROLES)[number] | 'none'

/** The role of a user kind. */
export function roleOf(kind: number | null | undefined): Role {
  return (kind === null || kind === undefined ? undefined : ROLES[kind]) ?? 'none'
}

/** The number of a role; null of `none`. */
export function kindOf(role: Exclude<Role, 'none'>): number
export function kindOf(role: Role): number | null
export function kindOf(role: Role): number | null {
  const at = ROLES.indexOf(role as (typeof ROLES)[number])
  return at < 0 ? null : at
}
