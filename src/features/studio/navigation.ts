import { type Permission, type Reach, reachOf } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'

/** The names of the side bar's entries, which are keys of the texts. */
export type EntryName =
  | 'overview'
  | 'learn'
  | 'teaching'
  | 'pupils'
  | 'figures'
  | 'posts'
  | 'bin'
  | 'statistics'
  | 'media'
  | 'studioClasses'
  | 'discussions'
  | 'careers'
  | 'questions'
  | 'assistantReview'
  | 'programs'
  | 'mentors'
  | 'schools'
  | 'portfolios'
  | 'categories'
  | 'testimonies'
  | 'speakers'
  | 'sponsors'
  | 'lmsFeatures'
  | 'members'
  | 'invitations'
  | 'registrations'
  | 'results'
  | 'requests'
  | 'erasure'
  | 'orders'
  | 'coupons'
  | 'moneyCases'
  | 'ledger'
  | 'revenue'
  | 'reconciliation'
  | 'voices'
  | 'payouts'
  | 'mail'
  | 'integrations'
  | 'gateways'
  | 'assistantModel'
  | 'settings'
  | 'home'
  | 'sitePages'
  | 'navigation'
  | 'redirects'
  | 'tenants'
  | 'imports'
  | 'audit'
  | 'classes'
  | 'account'
  | 'purchases'
  | 'privacy'

/** The side bar's groups in their order. `start` has no heading. */
export const GROUPS = ['start', 'content', 'people', 'money', 'site', 'system', 'own'] as const
export type Group = (typeof GROUPS)[number]

export interface StudioEntry {
  href: string
  name: EntryName
  group: Group
}

/** All pages of the app in the order of the side bar, with the permission that shows an entry, and its reaches if not all do; without one, every signed-in person sees it. */
const ENTRIES: readonly (Omit<StudioEntry, 'group'> & { group?: Group; permission?: Permission; reaches?: readonly Reach[] })[] = [
  { href: '/Studio', name: 'overview', group: 'start' },
  { href: '/Learn', name: 'learn', permission: 'learn', group: 'start' },
  {
    href: '/Studio/Teaching',
    name: 'teaching',
    permission: 'programs.dashboard',
    group: 'start',
    reaches: ['all', 'own-region', 'own-programs', 'own-classes'],
  },
  { href: '/Studio/Pupils', name: 'pupils', permission: 'teaching.read', group: 'start', reaches: ['own-school'] },
  {
    href: '/Studio/Figures',
    name: 'figures',
    permission: 'programs.dashboard',
    group: 'start',
    reaches: ['all', 'own-region', 'own-programs'],
  },
  { href: '/Studio/Statistics', name: 'statistics', permission: 'programs.dashboard', group: 'start' },
  { href: '/Studio/Posts', name: 'posts', permission: 'content.write' },
  { href: '/Studio/Classes', name: 'studioClasses', permission: 'classes.draft' },
  { href: '/Studio/Discussions', name: 'discussions', permission: 'teaching.write' },
  { href: '/Studio/Programs', name: 'programs', permission: 'programs.write' },
  { href: '/Studio/Questions', name: 'questions', permission: 'content.write' },
  { href: '/Studio/Assistant', name: 'assistantReview', permission: 'content.write' },
  { href: '/Studio/Categories', name: 'categories', permission: 'content.write' },
  { href: '/Studio/Portfolios', name: 'portfolios', permission: 'content.write' },
  { href: '/Studio/Careers', name: 'careers', permission: 'openings.write' },
  { href: '/Studio/Mentors', name: 'mentors', permission: 'mentors.write' },
  { href: '/Studio/Schools', name: 'schools', permission: 'schools.write' },
  { href: '/Studio/Testimonies', name: 'testimonies', permission: 'content.write' },
  { href: '/Studio/Speakers', name: 'speakers', permission: 'content.write' },
  { href: '/Studio/Sponsors', name: 'sponsors', permission: 'content.write' },
  { href: '/Studio/LmsFeatures', name: 'lmsFeatures', permission: 'content.write' },
  { href: '/Studio/Media', name: 'media', permission: 'files.write' },
  { href: '/Studio/Voices', name: 'voices', permission: 'content.write' },
  { href: '/Studio/Bin', name: 'bin', permission: 'openings.write' },
  { href: '/Studio/Home', name: 'home', permission: 'site.manage', group: 'site' },
  { href: '/Studio/Pages', name: 'sitePages', permission: 'site.manage', group: 'site' },
  { href: '/Studio/Navigation', name: 'navigation', permission: 'site.manage', group: 'site' },
  { href: '/Studio/Settings', name: 'settings', permission: 'site.manage', group: 'site' },
  { href: '/Studio/Redirects', name: 'redirects', permission: 'site.manage', group: 'site' },
  { href: '/Courses', name: 'classes', permission: 'learn' },
  { href: '/Studio/Members', name: 'members', permission: 'site.manage', group: 'people' },
  { href: '/Studio/Members/Invitations', name: 'invitations', permission: 'site.manage', group: 'people' },
  { href: '/Studio/Registrations', name: 'registrations', permission: 'site.manage', group: 'people' },
  { href: '/Studio/Results', name: 'results', permission: 'programs.write', group: 'people' },
  // Staff decide about all payouts, mentors see their own.
  { href: '/Studio/Payouts', name: 'payouts', permission: 'payouts.read', group: 'money' },
  { href: '/Studio/Payouts', name: 'payouts', permission: 'payouts.request', group: 'money', reaches: ['own'] },
  { href: '/Studio/Requests', name: 'requests', permission: 'site.manage', group: 'people' },
  // Teachers consent here for pupils of their school; erasure requests are for staff alone.
  { href: '/Studio/Privacy', name: 'erasure', permission: 'children.consent', group: 'people' },
  { href: '/Studio/Orders', name: 'orders', permission: 'payments.read', group: 'money' },
  { href: '/Studio/Cases', name: 'moneyCases', permission: 'payments.read', group: 'money' },
  { href: '/Studio/Coupons', name: 'coupons', permission: 'payments.read', group: 'money' },
  { href: '/Studio/Ledger', name: 'ledger', permission: 'payments.read', group: 'money' },
  { href: '/Studio/Revenue', name: 'revenue', permission: 'payments.read', group: 'money' },
  { href: '/Studio/Reconciliation', name: 'reconciliation', permission: 'payments.read', group: 'money' },
  { href: '/Studio/Mail', name: 'mail', permission: 'mails.read', group: 'system' },
  { href: '/Studio/Payments/Gateways', name: 'gateways', permission: 'payments.write', group: 'system' },
  { href: '/Studio/Assistant/Model', name: 'assistantModel', permission: 'site.manage', group: 'system' },
  { href: '/Studio/Integrations', name: 'integrations', permission: 'api-clients.manage', group: 'system' },
  { href: '/Studio/Tenants', name: 'tenants', permission: 'tenants.read', group: 'system' },
  { href: '/Studio/Import', name: 'imports', permission: 'site.manage', group: 'system' },
  { href: '/Studio/Audit', name: 'audit', permission: 'audit.read', group: 'system' },
  { href: '/Account', name: 'account', group: 'own' },
  { href: '/Account/Orders', name: 'purchases', group: 'own' },
  { href: '/Account/Privacy', name: 'privacy', group: 'own' },
]

/** Returns the side bar entries of a viewer; `hasLeague`: whether the tenant has a league, with registrations and results. */
export function entriesFor(viewer: Viewer, { hasLeague }: { hasLeague: boolean }): StudioEntry[] {
  return ENTRIES.filter(({ name, permission, reaches }) => {
    const reach = permission && reachOf(viewer, permission)
    return (
      (hasLeague || (name !== 'registrations' && name !== 'results')) &&
      (!permission || (reach !== undefined && (reaches?.includes(reach) ?? true)))
    )
  }).map(({ href, name, group = 'content' }) => ({ href, name, group }))
}

/** Returns the groups that have entries, in the side bar's order. */
export function groupsOf<E extends StudioEntry>(entries: readonly E[]): { group: Group; entries: E[] }[] {
  const byGroup = Map.groupBy(entries, entry => entry.group)
  return GROUPS.flatMap(group => {
    const of = byGroup.get(group)
    return of ? [{ group, entries: of }] : []
  })
}

/** Returns the entry of a path: the one with the longest address that the path begins with. */
export function currentOf<E extends StudioEntry>(entries: readonly E[], path: string): E | undefined {
  const above = entries.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return above.sort((a, b) => b.href.length - a.href.length)[0]
}
