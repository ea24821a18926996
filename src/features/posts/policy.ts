import { can, requirePermission } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'

/** Posts and categories are written by staff, writers, and programs whose token has the scope. */
export function canWritePosts(viewer: Viewer): boolean {
  return can(viewer, 'content.write')
}

/** Throws Unauthenticated, NotFound (a stranger) or Forbidden. */
export function requireWriter(viewer: Viewer): void {
  requirePermission(viewer, 'content.write')
}
