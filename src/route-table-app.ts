import { KINDS } from '#features/posts/kinds/kinds.ts'
import { STATUSES } from '#features/posts/post.ts'
import { VOICE_KINDS } from '#features/voices/voice.ts'
import { ROLES } from '#kit/roles.ts'
import type { RouteEntry } from './route-entry.ts'

const givenRoles = ROLES.filter(role => role !== 'superadmin')

/** Pages of the account and the studio, which are not among the specification's routes. */
export const appEntries: readonly RouteEntry[] = [
  { path: '/Account', name: 'Account', file: 'features/privacy/pages/account.tsx', query: { done: ['saved'], entering: ['1'] } },
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
  {
    path: '/Account/Guardian/{token}',
    name: 'Account-Guardian-token',
    file: 'features/privacy/pages/guardian.server.tsx',
  },
  { path: '/Studio', name: 'Studio', file: 'features/studio/pages/overview.tsx', query: { done: ['opened'] } },
  {
    path: '/Studio/Members',
    name: 'Studio-Members',
    file: 'features/members/pages/member-list.tsx',
    query: { page: 'page', search: 'text', role: [...givenRoles, 'none'], done: ['removed'] },
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
    query: { page: 'page', done: ['invited', 'withdrawn'] },
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
    query: { done: ['confirmed', 'declined', 'forgotten'] },
  },
  {
    path: '/Studio/Requests',
    name: 'Studio-Requests',
    file: 'features/appointments/pages/request-list.tsx',
    query: { page: 'page', state: ['done'], done: ['done', 'reopened'] },
  },
  {
    path: '/Studio/Mail',
    name: 'Studio-Mail',
    file: 'features/notifications/pages/mail-list.tsx',
    query: { page: 'page', search: 'text', state: ['waiting', 'delivered', 'failed', 'kept'] },
  },
  { path: '/Studio/Mail/{id}', name: 'Studio-Mail-id', file: 'features/notifications/pages/mail-show.tsx', isViewAudited: true },
  {
    path: '/Studio/Voices',
    name: 'Studio-Voices',
    file: 'features/voices/pages/voice-list.tsx',
    query: { page: 'page', state: ['waiting', 'approved', 'rejected'], kind: VOICE_KINDS, done: ['approved', 'rejected'] },
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
    query: { page: 'page', search: 'text', kind: KINDS, state: STATUSES },
  },
  {
    path: '/Studio/Posts/New',
    name: 'Studio-Posts-New',
    file: 'features/writing/pages/post-edit.tsx',
    query: { kind: KINDS, draft: 'text' },
  },
  { path: '/Studio/Posts/{id}', name: 'Studio-Posts-id', file: 'features/writing/pages/post-edit.tsx' },
  {
    path: '/Studio/Tenants',
    name: 'Studio-Tenants',
    file: 'features/studio/pages/tenant-list.tsx',
    query: { search: 'text', after: 'slug' },
    isViewAudited: true,
  },
  {
    path: '/Studio/Audit',
    name: 'Studio-Audit',
    file: 'features/studio/pages/audit-list.tsx',
    query: { page: 'page', search: 'text', act: 'text' },
  },
]
