import type { Viewer } from '#platform/context.ts'

/**
 * Whether the result of a reflection test may be kept: not of who is signed in and under 18, nor of who is not yet a member, since they may be (PP 17/2025).
 * Who is not signed in says it themselves.
 */
export function mayKeepDisc(viewer: Viewer): boolean {
  if (viewer.kind === 'stranger') return false
  return viewer.kind !== 'person' || (!viewer.person.isChild && viewer.person.roles.length > 0)
}
