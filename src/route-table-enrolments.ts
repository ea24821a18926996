import { ENROLMENT_STATES } from '#features/enrolments/enrolment.ts'
import { PARTICIPANT_SORTS } from '#features/enrolments/participant-columns.ts'
import { sortValues } from '#ui/app/list/list-state.ts'
import type { RouteEntry } from './route-entry.ts'
import { PLACE } from './route-table-parts.ts'

/** What a class's list of participants is filtered and ordered by, which its download takes, too. */
const PARTICIPANT_LIST = {
  search: 'text',
  state: ENROLMENT_STATES,
  batch: 'slug',
  sort: sortValues(PARTICIPANT_SORTS),
  columns: 'text',
} as const

/** Pages of the studio for one class: what it holds, and who takes part. */
export const enrolmentEntries: readonly RouteEntry[] = [
  { path: '/Studio/Classes/{id}/Files', name: 'Studio-Classes-id-Files', file: 'features/course-files/pages/course-files.tsx' },
  { path: '/Studio/Classes/{id}/Files.zip', name: 'Studio-Classes-id-Files-zip', file: 'features/course-files/pages/course-zip.tsx' },
  {
    path: '/Studio/Classes/{id}/Outline',
    name: 'Studio-Classes-Outline',
    file: 'features/course-building/pages/outline.tsx',
  },
  {
    path: '/Studio/Classes/{id}/Chapters/{chapterId}',
    name: 'Studio-Classes-Chapters-id',
    file: 'features/course-building/pages/chapter-edit.tsx',
  },
  {
    path: '/Studio/Classes/{id}/Batches',
    name: 'Studio-Classes-id-Batches',
    file: 'features/enrolments/pages/batch-list.tsx',
    query: { done: ['added', 'saved', 'closed', 'opened'] },
  },
  {
    path: '/Studio/Classes/{id}/Participants',
    name: 'Studio-Classes-id-Participants',
    file: 'features/enrolments/pages/participant-list.tsx',
    query: { ...PARTICIPANT_LIST, ...PLACE, done: ['approved', 'refused', 'removed', 'moved', 'added', 'invited'] },
  },
  {
    path: '/Studio/Classes/{id}/Participants.csv',
    name: 'Studio-Classes-id-Participants-csv',
    file: 'features/enrolments/pages/participant-csv.tsx',
    query: PARTICIPANT_LIST,
    isViewAudited: true,
  },
  {
    path: '/Studio/Classes/{id}/Announcements',
    name: 'Studio-Classes-id-Announcements',
    file: 'features/enrolments/pages/announcement-list.tsx',
    query: { done: ['announced'] },
  },
]
