import Menu from 'lucide-react/icons/menu'
import type { ReactNode } from 'react'
import { memberTexts } from '#features/members/texts.ts'
import type { Person } from '#platform/context.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import type { StudioEntry } from '../navigation.ts'
import { studioTexts } from '../texts.ts'

export interface StudioFrameProps {
  person: Person
  entries: readonly StudioEntry[]
  /** The entry under which the page stands. */
  current: StudioEntry | undefined
  /** Whether the page is that entry's own. */
  isTop: boolean
  title: string
  lead?: string
  /** The one thing to do from here. */
  action?: { label: string; href: string }
  /** Pages between the entry and this one. */
  trail?: readonly { label: string; href: string }[]
  children: ReactNode
}

/** The frame of the signed-in product, within the brand's header and footer: the side bar of the role, and the page's heading. On phones it is a drawer. */
export function StudioFrame({ person, entries, current, isTop, title, lead, action, trail = [], children }: StudioFrameProps) {
  const t = useTexts(studioTexts)
  const above = current && !isTop ? [{ label: t.navigation[current.name], href: current.href }, ...trail] : trail
  const root = current?.href === '/Studio' && isTop ? [] : [{ label: t.label, href: '/Studio' }]
  return (
    <div className="container-page py-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
      <aside className="lg:sticky lg:top-24 lg:self-start">
        <details className="card group lg:hidden">
          <summary className="flex min-h-14 list-none items-center gap-3 px-4 font-semibold">
            <Menu aria-hidden size={22} className="shrink-0" />
            <span className="min-w-0 grow truncate">{current ? t.navigation[current.name] : t.menu}</span>
            <RoleOf person={person} />
          </summary>
          <div className="border-line border-t p-2">
            <Entries entries={entries} current={current} isTop={isTop} />
          </div>
        </details>
        <div className="hidden lg:block">
          <p className="mb-4 flex items-center gap-3 px-3">
            <Avatar seed={person.memberId} name="" size={44} />
            <span className="min-w-0">
              <strong className="block truncate">{person.name}</strong>
              <RoleOf person={person} />
            </span>
          </p>
          <Entries entries={entries} current={current} isTop={isTop} />
        </div>
      </aside>
      <div className="mt-6 min-w-0 lg:mt-0">
        <Breadcrumbs trail={[...root, ...above]} current={title} />
        <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 sm:flex-nowrap">
          <div className="min-w-0">
            <h1 className="heading-section">{title}</h1>
            {lead && <p className="text-ink-soft mt-2 max-w-[65ch] text-lg">{lead}</p>}
          </div>
          {action && (
            <A href={action.href} className="btn btn-main shrink-0">
              {action.label}
            </A>
          )}
        </div>
        <div className="mt-6">{children}</div>
      </div>
    </div>
  )
}

function RoleOf({ person }: { person: Person }) {
  return <span className="text-ink-soft font-normal">{useTexts(memberTexts).roles[person.role]}</span>
}

function Entries({ entries, current, isTop }: Pick<StudioFrameProps, 'entries' | 'current' | 'isTop'>) {
  const t = useTexts(studioTexts)
  return (
    <nav aria-label={t.menu}>
      <ul>
        {entries.map(entry => (
          <li key={entry.href}>
            <A
              href={entry.href}
              aria-current={entry === current ? (isTop ? 'page' : 'true') : undefined}
              className="aria-[current]:bg-primary/12 hover:bg-primary/8 flex min-h-11 items-center gap-3 rounded-xl px-3 py-2 font-medium aria-[current]:font-semibold"
            >
              <entry.Icon aria-hidden size={20} className="shrink-0" />
              {t.navigation[entry.name]}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  )
}
