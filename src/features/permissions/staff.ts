import type { Ctx } from '#platform/context.ts'
import { requirePermission, requirePerson } from './permissions.ts'

/** Who manages members; both null for the operator. */
export interface Staff {
  memberId: string | null
  name: string | null
}

/** Returns the staff member or operator of the request. Throws as `requirePermission`, and Unauthenticated for an API client alone. */
export function requireStaff({ viewer }: Pick<Ctx, 'viewer'>): Staff {
  requirePermission(viewer, 'site.manage')
  return viewer.kind === 'operator' ? { memberId: null, name: null } : requirePerson(viewer)
}
