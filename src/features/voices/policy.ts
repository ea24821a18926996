import type { Viewer } from '#platform/context.ts'

/**
 * True if the result of a reflection test may be stored: not for users who are, or could be, under 18 (PP 17/2025). Visitors who are not signed in state
 * their age themselves.
 */
export function mayKeepDisc(viewer: Viewer): boolean {
  if (viewer.kind === 'stranger') return false
  return viewer.kind !== 'person' || (!viewer.person.isChild && viewer.person.roles.length > 0)
}
