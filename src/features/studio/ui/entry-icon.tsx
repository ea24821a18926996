import Blocks from 'lucide-react/icons/blocks'
import BookOpen from 'lucide-react/icons/book-open'
import Building2 from 'lucide-react/icons/building-2'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import MailPlus from 'lucide-react/icons/mail-plus'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import PenLine from 'lucide-react/icons/pen-line'
import School from 'lucide-react/icons/school'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserCheck from 'lucide-react/icons/user-check'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import type { ComponentType, SVGProps } from 'react'
import type { EntryName } from '../navigation.ts'

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>

const ICONS: Record<EntryName, Icon> = {
  overview: LayoutDashboard,
  members: Users,
  posts: PenLine,
  invitations: MailPlus,
  registrations: School,
  requests: CalendarCheck,
  erasure: UserCheck,
  voices: MessageSquareQuote,
  mail: Mail,
  integrations: Blocks,
  tenants: Building2,
  audit: ScrollText,
  classes: BookOpen,
  account: UserRound,
  privacy: ShieldCheck,
}

/** The icon of an entry of the side bar. */
export function EntryIcon({ name, size = 20, className }: { name: EntryName; size?: number; className?: string }) {
  const Icon = ICONS[name]
  return <Icon aria-hidden size={size} className={className} />
}
