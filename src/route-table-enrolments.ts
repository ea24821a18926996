import { MODERATION_ACTS, MODERATION_LISTS } from '#features/chapters/kinds/discussion/post.ts'
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

/** The homes of those who learn, teach, lead, and see to pupils. */
export const homeEntries: readonly RouteEntry[] = [
  { path: '/Learn/Calendar', name: 'Learn-Calendar', file: 'features/learning/pages/calendar.tsx', query: { week: 'text' } },
  {
    path: '/Account/Guardian/{token}/Learning',
    name: 'Account-Guardian-token-Learning',
    file: 'features/homes/pages/guardian-learning.server.tsx',
    query: { done: ['renewed'] },
  },
  { path: '/Studio/Teaching', name: 'Studio-Teaching', file: 'features/homes/pages/teaching.tsx', query: PLACE },
  { path: '/Studio/Teaching/{id}', name: 'Studio-Teaching-id', file: 'features/homes/pages/teaching-class.tsx', query: PLACE },
  {
    path: '/Studio/Pupils',
    name: 'Studio-Pupils',
    file: 'features/homes/pages/pupils.tsx',
    query: { ...PLACE, search: 'text', class: 'slug', done: ['invited'], count: 'page' },
  },
  { path: '/Studio/Figures', name: 'Studio-Figures', file: 'features/homes/pages/figures.tsx' },
]

/** Pages of the studio for one class: what it holds, who takes part; boards of learners, the store of their records, and what people are told. */
export const enrolmentEntries: readonly RouteEntry[] = [
  {
    path: '/Studio/Notices',
    name: 'Studio-Notices',
    file: 'features/notices/pages/notice-list.tsx',
    query: { page: 'page', state: ['unread'], done: ['read'] },
  },
  {
    path: '/Studio/Notices/Settings',
    name: 'Studio-Notices-Settings',
    file: 'features/notices/pages/notice-settings.tsx',
    query: { done: ['saved', 'digest'] },
  },
  {
    path: '/Account/Notices/Unsubscribe',
    name: 'Account-Notices-Unsubscribe',
    file: 'features/notices/pages/unsubscribe.server.tsx',
    query: { key: 'text', done: ['off'] },
    isFromMail: true,
  },
  {
    path: '/Studio/Discussions',
    name: 'Studio-Discussions',
    file: 'features/moderation/pages/discussion-list.tsx',
    query: { page: 'page', state: MODERATION_LISTS, done: MODERATION_ACTS },
  },
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
    query: { ...PARTICIPANT_LIST, ...PLACE, done: ['approved', 'refused', 'removed', 'moved', 'added', 'invited', 'given'] },
  },
  {
    path: '/Studio/Classes/{id}/Participants/Import',
    name: 'Studio-Classes-id-Participants-Import',
    file: 'features/import-pages/pages/class-import.tsx',
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
  {
    path: '/Studio/Classes/{id}/Tutor',
    name: 'Studio-Classes-id-Tutor',
    file: 'features/assistant-review/pages/class-tutor.tsx',
    query: { ...PLACE, done: ['on', 'off'] },
  },
  {
    path: '/Learn/Leaderboards',
    name: 'Learn-Leaderboards',
    file: 'features/leaderboards/pages/own-boards.tsx',
    query: { class: 'slug', period: ['all'], done: ['saved'] },
  },
  {
    path: '/Account/Guardian/{token}/Sharing',
    name: 'Account-Guardian-token-Sharing',
    file: 'features/leaderboards/pages/guardian-sharing.server.tsx',
  },
  {
    path: '/Studio/Integrations/Records',
    name: 'Studio-Integrations-Records',
    file: 'features/xapi/pages/record-store.tsx',
    query: { done: ['saved', 'removed', 'tried'] },
  },
]
