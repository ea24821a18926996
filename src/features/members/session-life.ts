import type { Role } from '#kit/roles.ts'

/** Absolute life of a session, in days since its person authenticated, however it is used. Source: docs/decisions/029. */
export const LIFE_DAYS = { staff: 7, learner: 90 } as const
/** How long a superadmin's entry at a tenant lasts. */
export const ENTRY_HOURS = 12

const DAY_MS = 86_400_000

/** True for people with a role that opens more than learning. */
export function isStaffWith(roles: readonly Role[]): boolean {
  return roles.some(role => role !== 'student' && role !== 'none')
}

/** True if the session of a person with these roles, who authenticated then, is over at `now`. */
export function isLifeOver(authenticatedAt: Date, roles: readonly Role[], now: Date): boolean {
  const days = isStaffWith(roles) ? LIFE_DAYS.staff : LIFE_DAYS.learner
  return now.getTime() - authenticatedAt.getTime() >= days * DAY_MS
}

/** Returns the time before which a superadmin's entry is over. */
export function entriesOverBefore(now: Date): Date {
  return new Date(now.getTime() - ENTRY_HOURS * 3_600_000)
}
