import { RECORD_STATUSES } from '#features/records/record-kind.ts'
import type { RouteEntry } from './route-entry.ts'

/** What a list says of records that have just gone to the bin or come back: `UndoNote`. */
export const UNDO = { done: ['binned', 'undone'], batch: 'slug', count: 'page' } as const

/** Lists and forms of records that are alike but for their names. */
export const recordEntries: readonly RouteEntry[] = [
  ...pagesOf('Testimonies', 'testimonies/pages/testimony', { state: RECORD_STATUSES }),
  ...pagesOf('Speakers', 'speakers/pages/speaker'),
  ...pagesOf('Sponsors', 'sponsors/pages/sponsor'),
  ...pagesOf('LmsFeatures', 'lms-features/pages/lms-feature', { state: RECORD_STATUSES }),
]

/** Returns the pages of a kind of records: the list, the form of a new one, and of one that is there. `file`: its modules without `-list` and `-edit`. */
function pagesOf(name: string, file: string, query: RouteEntry['query'] = {}): RouteEntry[] {
  const [path, form] = [`/Studio/${name}`, `features/${file}-edit.tsx`]
  return [
    { path, name: `Studio-${name}`, file: `features/${file}-list.tsx`, query: { page: 'page', search: 'text', ...query, ...UNDO } },
    { path: `${path}/New`, name: `Studio-${name}-New`, file: form, query: { draft: 'text' } },
    { path: `${path}/{id}`, name: `Studio-${name}-id`, file: form },
  ]
}
