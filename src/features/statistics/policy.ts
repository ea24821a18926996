import { isAboutAPerson } from '#kit/personal.ts'
import type { Viewer } from '#platform/context.ts'

/**
 * True if a visit may be recorded, given consent. Users who are, or could be, under 18 are never recorded: signed-in children, and people who are not members
 * yet (PP 17/2025).
 */
export function mayBeRecorded(viewer: Viewer): boolean {
  return viewer.kind !== 'person' || (!viewer.person.isChild && viewer.person.roles.length > 0)
}

/**
 * True if a page's documents measure nothing and ask for no consent: the signed-in product's, whose addresses name people or are secret. `path`: without a
 * language's prefix.
 */
export function isUntrackedPath(path: string): boolean {
  return isAboutAPerson(path)
}
