import { Forbidden } from '#kit/errors.ts'
import type { Viewer } from '#platform/context.ts'

/** Posts and categories are written by programs whose token has the scope; people come with accounts. */
export function canWritePosts(viewer: Viewer): boolean {
  return viewer.kind === 'app' && viewer.scopes.includes('content:write')
}

export function requireWriter(viewer: Viewer): void {
  if (!canWritePosts(viewer)) throw new Forbidden('Token ini tidak boleh menulis konten')
}
