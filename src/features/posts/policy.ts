import { can, requirePermission } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'

/** True for staff, writers, and API clients whose token has the scope `content:write`. */
export function canWritePosts(viewer: Viewer): boolean {
  return can(viewer, 'content.write')
}

/** Throws Unauthenticated, NotFound for a stranger, or Forbidden. */
export function requireWriter(viewer: Viewer): void {
  requirePermission(viewer, 'content.write')
}
