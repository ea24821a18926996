import type { Viewer } from '#platform/context.ts'

/**
 * Returns whether the result of a reflection test may be stored. It is not for users who are, or could be, under 18 (PP 17/2025);
 * visitors who are not signed in state their age themselves.
 */
export function mayKeepDisc(viewer: Viewer): boolean {
  if (viewer.kind === 'stranger') return false
  return viewer.kind !== 'person' || (!viewer.person.isChild && viewer.person.roles.length > 0)
}
