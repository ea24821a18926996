import { CLASS_SORTS } from '#features/class-editing/list-columns.ts'
import { STATES } from '#features/classes/class.ts'
import { FILE_KINDS, LIST_STATES } from '#features/library/media-file.ts'
import { KINDS } from '#features/posts/kinds/kinds.ts'
import { STATUSES } from '#features/posts/post.ts'
import { RECORD_STATUSES } from '#features/records/record-kind.ts'
import { REGISTRATION_LIST } from '#features/schools/registration.ts'
import { RESULT_LIST } from '#features/schools/result.ts'
import { SECTION_NAMES } from '#features/site-editing/setting-fields.ts'
import { MAIL_STATES } from '#features/sites/mail-state.ts'
import { PARTS } from '#features/statistics/dashboard.ts'
import { PERIODS } from '#features/statistics/period.ts'
import { TENANT_SORTS } from '#features/studio/tenant-columns.ts'
import { VOICE_KINDS, VOICE_STATES } from '#features/voices/voice.ts'
import { POST_SORTS } from '#features/writing/post-columns.ts'
import { LANGS } from '#kit/lang.ts'
import { ROLES } from '#kit/roles.ts'
import { sortValues } from '#ui/app/list/list-state.ts'
import type { RouteEntry } from './route-entry.ts'
import { enrolmentEntries, homeEntries } from './route-table-enrolments.ts'
import { importEntries } from './route-table-imports.ts'
import { moneyEntries } from './route-table-money.ts'
import { PLACE, UNDO } from './route-table-parts.ts'
import { recordEntries } from './route-table-records.ts'
import { siteEntries } from './route-table-site.ts'

/** What the list of posts is filtered and ordered by, which its download takes, too. */
const POST_LIST = {
  search: 'text',
  kind: KINDS,
  state: STATUSES,
  category: 'slug',
  author: 'text',
  lang: LANGS,
  sort: sortValues(POST_SORTS),
  columns: 'text',
} as const

/** What the list of classes is filtered and ordered by, which its download takes, too. */
const CLASS_LIST = {
  search: 'text',
  state: RECORD_STATUSES,
  badge: STATES,
  program: 'slug',
  mentor: 'slug',
  city: 'slug',
  sort: sortValues(CLASS_SORTS),
  columns: 'text',
} as const

/** The days of the dashboard, which its downloads take, too. */
const STATISTICS = { period: PERIODS, from: 'text', to: 'text' } as const

const givenRoles = ROLES.filter(role => role !== 'superadmin')

/** What the lists of people and queues are filtered and ordered by, which their downloads take, too. */
const MEMBER_LIST = {
  search: 'text',
  role: [...givenRoles, 'none'],
  sort: sortValues(['name', 'joined', 'seen']),
  columns: 'text',
} as const
const INVITATION_LIST = {
  search: 'text',
  role: givenRoles,
  state: ['open', 'expired'],
  sort: sortValues(['sent', 'email']),
  columns: 'text',
} as const
const REQUEST_LIST = { search: 'text', state: ['done'], sort: sortValues(['when']), columns: 'text' } as const
const MAIL_LIST = { search: 'text', state: MAIL_STATES, sort: sortValues(['when']), columns: 'text' } as const
const VOICE_LIST = { search: 'text', state: VOICE_STATES, kind: VOICE_KINDS, sort: sortValues(['sent']), columns: 'text' } as const
const AUDIT_LIST = { search: 'text', act: 'text', sort: sortValues(['at']), columns: 'text' } as const

/** Pages of the account and the studio, which are not among the specification's routes. */
export const appEntries: readonly RouteEntry[] = [
  ...recordEntries,
  ...homeEntries,
  { path: '/Learn', name: 'Learn', file: 'features/learning/pages/learn.tsx', query: { done: ['saved'] } },
  { path: '/Learn/Offline', name: 'Learn-Offline', file: 'features/offline/pages/offline.tsx' },
  { path: '/Learn/Calendar.ics', name: 'Learn-Calendar-ics', file: 'features/learning/pages/calendar-ics.tsx', query: { key: 'text' } },
  { path: '/Account', name: 'Account', file: 'features/account/pages/account.tsx', query: { done: ['saved'], entering: ['1'] } },
  {
    path: '/Account/Join',
    name: 'Account-Join',
    file: 'features/privacy/pages/account-join.server.tsx',
    query: { school: 'text', secret: ['once'] },
  },
  {
    path: '/Account/Privacy',
    name: 'Account-Privacy',
    file: 'features/privacy/pages/own-privacy.tsx',
    query: { done: ['marketing', 'asked', 'cancelled'] },
  },
  { path: '/Account/Data.json', name: 'Account-Data', file: 'features/privacy/pages/account-data.server.tsx' },
  { path: '/Account/Session.json', name: 'Account-Session', file: 'features/members/pages/account-session.server.tsx' },
  { path: '/Account/Class/{slug}', name: 'Account-Class-slug', file: 'features/classes/pages/account-class.server.tsx' },
  {
    path: '/Account/Guardian/{token}',
    name: 'Account-Guardian-token',
    file: 'features/privacy/pages/guardian.server.tsx',
  },
  { path: '/Studio', name: 'Studio', file: 'features/studio/pages/overview.tsx', query: { done: ['opened', 'starter-removed'] } },
  {
    path: '/Studio/Members',
    name: 'Studio-Members',
    file: 'features/members/pages/member-list.tsx',
    query: { ...MEMBER_LIST, ...PLACE, done: ['removed', 'granted', 'revoked'] },
  },
  {
    path: '/Studio/Members.csv',
    name: 'Studio-Members-csv',
    file: 'features/members/pages/member-csv.tsx',
    query: MEMBER_LIST,
    isViewAudited: true,
  },
  {
    path: '/Studio/Members/Invite',
    name: 'Studio-Members-Invite',
    file: 'features/members/pages/member-invite.tsx',
    query: { role: givenRoles },
  },
  {
    path: '/Studio/Members/Invitations',
    name: 'Studio-Members-Invitations',
    file: 'features/members/pages/invitation-list.tsx',
    query: { ...INVITATION_LIST, ...PLACE, done: ['invited', 'withdrawn', 'resent'] },
  },
  {
    path: '/Studio/Members/Invitations.csv',
    name: 'Studio-Members-Invitations-csv',
    file: 'features/members/pages/invitation-csv.tsx',
    query: INVITATION_LIST,
    isViewAudited: true,
  },
  {
    path: '/Studio/Members/{id}',
    name: 'Studio-Members-id',
    file: 'features/members/pages/member-show.tsx',
    query: { role: givenRoles, done: ['granted', 'revoked'] },
  },
  {
    path: '/Studio/Registrations',
    name: 'Studio-Registrations',
    file: 'features/schools/pages/registration-list.tsx',
    query: { ...REGISTRATION_LIST, ...PLACE, ...UNDO, done: [...UNDO.done, 'confirmed', 'forgotten'] },
  },
  {
    path: '/Studio/Registrations.csv',
    name: 'Studio-Registrations-csv',
    file: 'features/schools/pages/registration-csv.tsx',
    query: REGISTRATION_LIST,
    isViewAudited: true,
  },
  {
    path: '/Studio/Results',
    name: 'Studio-Results',
    file: 'features/schools/pages/result-list.tsx',
    query: { ...RESULT_LIST, ...PLACE, done: ['saved', 'unchanged'], count: 'page' },
  },
  {
    path: '/Studio/Results.csv',
    name: 'Studio-Results-csv',
    file: 'features/schools/pages/result-csv.tsx',
    query: RESULT_LIST,
  },
  { path: '/Studio/Registrations/{id}', name: 'Studio-Registrations-id', file: 'features/schools/pages/registration-show.tsx' },
  {
    path: '/Studio/Requests',
    name: 'Studio-Requests',
    file: 'features/appointments/pages/request-list.tsx',
    query: { ...REQUEST_LIST, ...PLACE, done: ['done', 'reopened'] },
  },
  {
    path: '/Studio/Requests.csv',
    name: 'Studio-Requests-csv',
    file: 'features/appointments/pages/request-csv.tsx',
    query: REQUEST_LIST,
    isViewAudited: true,
  },
  {
    path: '/Studio/Mail',
    name: 'Studio-Mail',
    file: 'features/notifications/pages/mail-list.tsx',
    query: { ...MAIL_LIST, ...PLACE },
  },
  {
    path: '/Studio/Mail.csv',
    name: 'Studio-Mail-csv',
    file: 'features/notifications/pages/mail-csv.tsx',
    query: MAIL_LIST,
    isViewAudited: true,
  },
  { path: '/Studio/Mail/{id}', name: 'Studio-Mail-id', file: 'features/notifications/pages/mail-show.tsx', isViewAudited: true },
  {
    path: '/Studio/Voices',
    name: 'Studio-Voices',
    file: 'features/voices/pages/voice-list.tsx',
    query: { ...VOICE_LIST, ...PLACE, done: ['approved', 'rejected', 'forgotten'] },
  },
  {
    path: '/Studio/Voices.csv',
    name: 'Studio-Voices-csv',
    file: 'features/voices/pages/voice-csv.tsx',
    query: VOICE_LIST,
    isViewAudited: true,
  },
  {
    path: '/Studio/Privacy',
    name: 'Studio-Privacy',
    file: 'features/privacy/pages/privacy-requests.tsx',
    query: { done: ['erased', 'given', 'corrected'] },
  },
  {
    path: '/Studio/Integrations',
    name: 'Studio-Integrations',
    file: 'features/webhooks/pages/integrations.tsx',
    query: { done: ['revoked', 'delegated-revoked', 'removed'] },
  },
  {
    path: '/Studio/Integrations/Apps/New',
    name: 'Studio-Integrations-Apps-New',
    file: 'features/api-clients/pages/api-client-create.tsx',
  },
  {
    path: '/Studio/Integrations/Apps/{id}',
    name: 'Studio-Integrations-Apps-id',
    file: 'features/api-clients/pages/api-client-show.tsx',
    query: { done: ['changed'], secret: ['once'] },
  },
  {
    path: '/Studio/Integrations/Delegated/New',
    name: 'Studio-Integrations-Delegated-New',
    file: 'features/api-clients/pages/delegated-client-create.tsx',
  },
  {
    path: '/Studio/Integrations/Delegated/{id}',
    name: 'Studio-Integrations-Delegated-id',
    file: 'features/api-clients/pages/delegated-client-show.tsx',
    query: { done: ['changed'], secret: ['once'] },
  },
  {
    path: '/Studio/Integrations/Webhooks/New',
    name: 'Studio-Integrations-Webhooks-New',
    file: 'features/webhooks/pages/webhook-create.tsx',
  },
  {
    path: '/Studio/Integrations/Webhooks/{id}',
    name: 'Studio-Integrations-Webhooks-id',
    file: 'features/webhooks/pages/webhook-show.tsx',
    query: { page: 'page', done: ['changed', 'pinged', 'on', 'off', 'replayed'], secret: ['once'] },
  },
  {
    path: '/Studio/Posts',
    name: 'Studio-Posts',
    file: 'features/writing/pages/post-list.tsx',
    query: {
      ...POST_LIST,
      ...PLACE,
      done: ['binned', 'undone', 'published', 'withdrawn', 'categorized'],
      batch: 'slug',
      count: 'page',
    },
  },
  { path: '/Studio/Posts.csv', name: 'Studio-Posts-csv', file: 'features/writing/pages/post-csv.tsx', query: POST_LIST },
  {
    path: '/Studio/Bin',
    name: 'Studio-Bin',
    file: 'features/studio/pages/bin-list.tsx',
    query: { after: 'cursor', before: 'cursor', done: ['restored', 'renamed', 'emptied', 'erased'], slug: 'slug' },
  },
  {
    path: '/Studio/Posts/New',
    name: 'Studio-Posts-New',
    file: 'features/writing/pages/post-edit.tsx',
    query: { kind: KINDS, draft: 'text' },
  },
  { path: '/Preview/{token}', name: 'Preview-token', file: 'features/writing/pages/post-preview.server.tsx' },
  { path: '/Studio/Posts/{id}', name: 'Studio-Posts-id', file: 'features/writing/pages/post-edit.tsx' },
  { path: '/Studio/Statistics', name: 'Studio-Statistics', file: 'features/statistics/pages/dashboard.tsx', query: STATISTICS },
  {
    path: '/Studio/Statistics.csv',
    name: 'Studio-Statistics-csv',
    file: 'features/statistics/pages/part-csv.tsx',
    query: { ...STATISTICS, part: PARTS },
  },
  {
    path: '/Studio/Media',
    name: 'Studio-Media',
    file: 'features/library/pages/media-list.tsx',
    query: {
      search: 'text',
      kind: FILE_KINDS,
      state: LIST_STATES,
      after: 'text',
      file: 'text',
      done: ['saved', 'deleted', 'restored', 'replaced'],
    },
  },
  {
    path: '/Studio/Settings',
    name: 'Studio-Settings',
    file: 'features/site-editing/pages/settings.tsx',
    query: { section: SECTION_NAMES, try: 'slug' },
  },
  ...siteEntries,
  ...moneyEntries,
  {
    path: '/Studio/Settings/Layout',
    name: 'Studio-Settings-Layout',
    file: 'features/site-editing/pages/layout-choice.tsx',
    query: { done: ['chosen'] },
  },
  {
    path: '/Studio/Settings/Maintenance',
    name: 'Studio-Settings-Maintenance',
    file: 'features/site-editing/pages/maintenance.tsx',
    query: { done: ['opened', 'closed', 'made', 'withdrawn'], secret: ['once'] },
  },
  {
    path: '/Studio/Settings/Versions',
    name: 'Studio-Settings-Versions',
    file: 'features/site-editing/pages/settings-versions.tsx',
    query: { done: ['restored'], before: 'page' },
  },
  {
    path: '/Studio/Classes',
    name: 'Studio-Classes',
    file: 'features/class-editing/pages/class-list.tsx',
    query: {
      ...CLASS_LIST,
      ...PLACE,
      ...UNDO,
      done: [...UNDO.done, 'published', 'withdrawn'],
    },
  },
  { path: '/Studio/Classes.csv', name: 'Studio-Classes-csv', file: 'features/class-editing/pages/class-csv.tsx', query: CLASS_LIST },
  {
    path: '/Studio/Classes/New',
    name: 'Studio-Classes-New',
    file: 'features/class-editing/pages/class-edit.tsx',
    query: { draft: 'text' },
  },
  {
    path: '/Studio/Classes/{id}',
    name: 'Studio-Classes-id',
    file: 'features/class-editing/pages/class-edit.tsx',
    query: { done: ['duplicated'] },
  },
  ...enrolmentEntries,
  ...importEntries,
  {
    path: '/Studio/Tenants',
    name: 'Studio-Tenants',
    file: 'features/studio/pages/tenant-list.tsx',
    query: { search: 'text', sort: sortValues(TENANT_SORTS), columns: 'text', after: 'cursor', before: 'cursor', done: ['quotas'] },
    isViewAudited: true,
  },
  {
    path: '/Studio/Tenants/{slug}',
    name: 'Studio-Tenants-slug',
    file: 'features/organisations/pages/tenant-show.tsx',
    query: { check: ['dns'], done: ['added', 'main', 'removed', 'suspended', 'resumed', 'starter-removed', 'quotas'] },
  },
  {
    path: '/Studio/Audit',
    name: 'Studio-Audit',
    file: 'features/studio/pages/audit-list.tsx',
    query: { ...AUDIT_LIST, ...PLACE },
  },
  {
    path: '/Studio/Audit.csv',
    name: 'Studio-Audit-csv',
    file: 'features/studio/pages/audit-csv.tsx',
    query: AUDIT_LIST,
    isViewAudited: true,
  },
]
