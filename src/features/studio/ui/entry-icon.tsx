import Backpack from 'lucide-react/icons/backpack'
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up'
import Blocks from 'lucide-react/icons/blocks'
import BookOpen from 'lucide-react/icons/book-open'
import BookOpenCheck from 'lucide-react/icons/book-open-check'
import BotMessageSquare from 'lucide-react/icons/bot-message-square'
import BrainCircuit from 'lucide-react/icons/brain-circuit'
import Briefcase from 'lucide-react/icons/briefcase'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Building from 'lucide-react/icons/building'
import Building2 from 'lucide-react/icons/building-2'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import ChartPie from 'lucide-react/icons/chart-pie'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CreditCard from 'lucide-react/icons/credit-card'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import House from 'lucide-react/icons/house'
import Images from 'lucide-react/icons/images'
import Import from 'lucide-react/icons/import'
import Layers from 'lucide-react/icons/layers'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import MailPlus from 'lucide-react/icons/mail-plus'
import MenuIcon from 'lucide-react/icons/menu'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import MessagesSquare from 'lucide-react/icons/messages-square'
import MicVocal from 'lucide-react/icons/mic-vocal'
import MilestoneIcon from 'lucide-react/icons/milestone'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import PenLine from 'lucide-react/icons/pen-line'
import Presentation from 'lucide-react/icons/presentation'
import Puzzle from 'lucide-react/icons/puzzle'
import Quote from 'lucide-react/icons/quote'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Scale from 'lucide-react/icons/scale'
import School from 'lucide-react/icons/school'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Tags from 'lucide-react/icons/tags'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Trash2 from 'lucide-react/icons/trash-2'
import TrendingUp from 'lucide-react/icons/trending-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Trophy from 'lucide-react/icons/trophy'
import UserCheck from 'lucide-react/icons/user-check'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import type { ComponentType, SVGProps } from 'react'
import type { EntryName } from '../navigation.ts'

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>

const ICONS: Record<EntryName, Icon> = {
  overview: LayoutDashboard,
  learn: BookOpenCheck,
  teaching: ChartNoAxesColumn,
  pupils: Backpack,
  figures: ChartPie,
  bin: Trash2,
  statistics: ChartColumn,
  members: Users,
  orders: ReceiptText,
  moneyCases: TriangleAlert,
  coupons: TicketPercent,
  ledger: Scale,
  revenue: TrendingUp,
  reconciliation: ListChecks,
  posts: PenLine,
  media: Images,
  studioClasses: GraduationCap,
  discussions: MessagesSquare,
  careers: BriefcaseBusiness,
  questions: CircleQuestionMark,
  assistantReview: BotMessageSquare,
  programs: Layers,
  mentors: Presentation,
  schools: Building,
  portfolios: Briefcase,
  categories: Tags,
  testimonies: Quote,
  speakers: MicVocal,
  sponsors: HeartHandshake,
  lmsFeatures: Puzzle,
  invitations: MailPlus,
  registrations: School,
  results: Trophy,
  requests: CalendarCheck,
  erasure: UserCheck,
  voices: MessageSquareQuote,
  payouts: BanknoteArrowUp,
  mail: Mail,
  integrations: Blocks,
  gateways: CreditCard,
  assistantModel: BrainCircuit,
  settings: Settings,
  home: House,
  sitePages: PanelsTopLeft,
  navigation: MenuIcon,
  redirects: MilestoneIcon,
  tenants: Building2,
  imports: Import,
  audit: ScrollText,
  classes: BookOpen,
  account: UserRound,
  purchases: ReceiptText,
  privacy: ShieldCheck,
}

/** The icon of an entry of the side bar. */
export function EntryIcon({ name, size = 20, className }: { name: EntryName; size?: number; className?: string }) {
  const Icon = ICONS[name]
  return <Icon aria-hidden size={size} className={className} />
}
