import type { Ctx } from '#platform/context.ts'
import { requirePermission, requirePerson } from './permissions.ts'

/** Who works on members; both null where it is the operator. */
export interface Staff {
  memberId: string | null
  name: string | null
}

/** Staff or the operator, never a program alone. Throws as `requirePermission`, and Unauthenticated for a program. */
export function requireStaff({ viewer }: Pick<Ctx, 'viewer'>): Staff {
  requirePermission(viewer, 'site.manage')
  return viewer.kind === 'operator' ? { memberId: null, name: null } : requirePerson(viewer)
}
