import Blocks from 'lucide-react/icons/blocks'
import BookOpen from 'lucide-react/icons/book-open'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import MailPlus from 'lucide-react/icons/mail-plus'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import School from 'lucide-react/icons/school'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserCheck from 'lucide-react/icons/user-check'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import type { ComponentType, SVGProps } from 'react'
import { can, type Permission } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'
import type { words as id } from './texts/id.ts'

export interface StudioEntry {
  href: string
  /** Its words in the texts. */
  name: keyof typeof id.navigation
  /** Who sees it; without one, everybody who is signed in. */
  permission?: Permission
  Icon: ComponentType<SVGProps<SVGSVGElement> & { size?: number }>
}

/** All that the signed-in product has today, in the order of the side bar. */
const ENTRIES: readonly StudioEntry[] = [
  { href: '/Studio', name: 'overview', Icon: LayoutDashboard },
  { href: '/Studio/Members', name: 'members', permission: 'site.manage', Icon: Users },
  { href: '/Studio/Members/Invitations', name: 'invitations', permission: 'site.manage', Icon: MailPlus },
  { href: '/Studio/Registrations', name: 'registrations', permission: 'site.manage', Icon: School },
  { href: '/Studio/Requests', name: 'requests', permission: 'site.manage', Icon: CalendarCheck },
  // Teachers consent here for pupils of their school; the requests to be erased are staff's alone.
  { href: '/Studio/Privacy', name: 'erasure', permission: 'children.consent', Icon: UserCheck },
  { href: '/Studio/Voices', name: 'voices', permission: 'content.write', Icon: MessageSquareQuote },
  { href: '/Studio/Mail', name: 'mail', permission: 'mails.read', Icon: Mail },
  { href: '/Studio/Integrations', name: 'integrations', permission: 'api-clients.manage', Icon: Blocks },
  { href: '/Studio/Audit', name: 'audit', permission: 'audit.read', Icon: ScrollText },
  { href: '/Courses', name: 'classes', permission: 'learn', Icon: BookOpen },
  { href: '/Account', name: 'account', Icon: UserRound },
  { href: '/Account/Privacy', name: 'privacy', Icon: ShieldCheck },
]

/** The side bar of who asks. */
export function entriesFor(viewer: Viewer): StudioEntry[] {
  return ENTRIES.filter(({ permission }) => !permission || can(viewer, permission))
}

/** The entry under which a path stands: the one with the longest address that it begins with. */
export function currentOf(entries: readonly StudioEntry[], path: string): StudioEntry | undefined {
  const above = entries.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return above.sort((a, b) => b.href.length - a.href.length)[0]
}
