import { can, type Permission } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'

/** The names of the side bar's entries, which are keys of the texts. */
export type EntryName =
  | 'overview'
  | 'posts'
  | 'members'
  | 'invitations'
  | 'registrations'
  | 'requests'
  | 'erasure'
  | 'voices'
  | 'mail'
  | 'integrations'
  | 'tenants'
  | 'audit'
  | 'classes'
  | 'account'
  | 'privacy'

export interface StudioEntry {
  href: string
  name: EntryName
}

/** All pages of the app in the order of the side bar, with the permission that shows an entry; without one, every signed-in person sees it. */
const ENTRIES: readonly (StudioEntry & { permission?: Permission })[] = [
  { href: '/Studio', name: 'overview' },
  { href: '/Studio/Posts', name: 'posts', permission: 'content.write' },
  { href: '/Studio/Members', name: 'members', permission: 'site.manage' },
  { href: '/Studio/Members/Invitations', name: 'invitations', permission: 'site.manage' },
  { href: '/Studio/Registrations', name: 'registrations', permission: 'site.manage' },
  { href: '/Studio/Requests', name: 'requests', permission: 'site.manage' },
  // Teachers consent here for pupils of their school; erasure requests are for staff alone.
  { href: '/Studio/Privacy', name: 'erasure', permission: 'children.consent' },
  { href: '/Studio/Voices', name: 'voices', permission: 'content.write' },
  { href: '/Studio/Mail', name: 'mail', permission: 'mails.read' },
  { href: '/Studio/Integrations', name: 'integrations', permission: 'api-clients.manage' },
  { href: '/Studio/Tenants', name: 'tenants', permission: 'tenants.read' },
  { href: '/Studio/Audit', name: 'audit', permission: 'audit.read' },
  { href: '/Courses', name: 'classes', permission: 'learn' },
  { href: '/Account', name: 'account' },
  { href: '/Account/Privacy', name: 'privacy' },
]

/** Returns the side bar entries of a viewer; `hasLeague`: whether the tenant has a league, whose registrations wait for staff. */
export function entriesFor(viewer: Viewer, { hasLeague }: { hasLeague: boolean }): StudioEntry[] {
  return ENTRIES.filter(({ name, permission }) => (hasLeague || name !== 'registrations') && (!permission || can(viewer, permission))).map(
    ({ href, name }) => ({ href, name }),
  )
}

/** Returns the entry of a path: the one with the longest address that the path begins with. */
export function currentOf<E extends StudioEntry>(entries: readonly E[], path: string): E | undefined {
  const above = entries.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return above.sort((a, b) => b.href.length - a.href.length)[0]
}
