import { can } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'
import { type EntryName, entriesFor, type StudioEntry } from './navigation.ts'

/** A side bar entry on the overview, with the key of its description (`places` of the texts). */
export interface Place extends Pick<StudioEntry, 'href' | 'name'> {
  about: Exclude<EntryName, 'overview'> | 'pupilsWaiting'
}

/** Returns the entries that the overview shows to a viewer. */
export function placesFor(viewer: Viewer, { hasLeague }: { hasLeague: boolean }): Place[] {
  return entriesFor(viewer, { hasLeague }).flatMap(({ href, name }) =>
    name === 'overview' ? [] : [{ href, name, about: aboutOf(name, viewer) }],
  )
}

/** Under the same entry, school staff find only pupils; site staff find erasure requests as well. */
function aboutOf(name: Exclude<EntryName, 'overview'>, viewer: Viewer): Place['about'] {
  return name === 'erasure' && !can(viewer, 'privacy.manage') ? 'pupilsWaiting' : name
}
