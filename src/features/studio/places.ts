import { can } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'
import { type EntryName, entriesFor, type StudioEntry } from './navigation.ts'

/** An entry of the side bar as the overview shows it, with the key of the words that say what is there (`places` of the texts). */
export interface Place extends StudioEntry {
  about: Exclude<EntryName, 'overview'> | 'pupils'
}

/** Where the viewer can go from the overview. */
export function placesFor(viewer: Viewer): Place[] {
  return entriesFor(viewer).flatMap(({ href, name }) => (name === 'overview' ? [] : [{ href, name, about: aboutOf(name, viewer) }]))
}

/** A school's staff find pupils alone where the site's staff find requests to be erased as well. */
function aboutOf(name: Exclude<EntryName, 'overview'>, viewer: Viewer): Place['about'] {
  return name === 'erasure' && !can(viewer, 'privacy.manage') ? 'pupils' : name
}
