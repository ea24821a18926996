/** The roles of a member; the index is the role's kind. Source: spec/layouts.json, `userKinds`. */
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

/** A role, or `none` for a kind that isn't in the list. */
export type Role = (typeof ROLES)[number] | 'none'

/** Returns the role of a user kind. */
export function roleOf(kind: number | null | undefined): Role {
  return (kind === null || kind === undefined ? undefined : ROLES[kind]) ?? 'none'
}

/** Returns the kind of a role; null for `none`. */
export function kindOf(role: Exclude<Role, 'none'>): number
export function kindOf(role: Role): number | null
export function kindOf(role: Role): number | null {
  const at = ROLES.indexOf(role as (typeof ROLES)[number])
  return at < 0 ? null : at
}
