import { isAboutAPerson } from '#kit/personal.ts'
import type { Viewer } from '#platform/context.ts'

/**
 * Whether what somebody opens may be recorded at all, even where they allow it: not of who is signed in and under 18, nor of who is not yet a member, since
 * they may be (PP 17/2025).
 */
export function mayBeRecorded(viewer: Viewer): boolean {
  return viewer.kind !== 'person' || (!viewer.person.isChild && viewer.person.roles.length > 0)
}

/** Whether a page's documents measure nothing and ask for no consent: the signed-in product's, where addresses name people and may be keys. `path`: without a language's prefix. */
export function isUntrackedPath(path: string): boolean {
  return isAboutAPerson(path)
}
