import { requireUploader } from '#features/media/uploads.server.ts'
import { can } from '#features/permissions/permissions.ts'
import type { Ctx } from '#platform/context.ts'

/** Whose files a viewer manages: `isAll` those of everybody, otherwise their own. */
export interface Librarian {
  memberId: string | null
  isAll: boolean
}

/** Returns whose files the viewer manages: writers all, other uploaders their own. Throws Unauthenticated, NotFound (a stranger) or Forbidden. */
export function requireLibrarian(ctx: Ctx): Librarian {
  const { memberId, isStaff } = requireUploader(ctx)
  return { memberId, isAll: isStaff || can(ctx.viewer, 'content.write') }
}
