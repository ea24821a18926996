import Menu from 'lucide-react/icons/menu'
import { Outlet, useLoaderData, useLocation } from 'react-router'
import { memberTexts } from '#features/members/texts.ts'
import { requireFactor } from '#features/permissions/permissions.ts'
import { appLoader } from '#page/app-page.server.ts'
import { TrailContext } from '#ui/app/trail.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { countWaiting, findLeague } from './counts.server.ts'
import { currentOf, entriesFor } from './navigation.ts'
import { studioTexts } from './texts.ts'
import { EntryIcon } from './ui/entry-icon.tsx'

export const loader = appLoader(async ({ ctx, site, page }) => {
  const { viewer } = ctx
  if (viewer.kind !== 'person') return { person: undefined, entries: [] }
  if (page.path.startsWith('/Studio')) requireFactor(viewer.person)
  const [waiting, hasLeague] = await Promise.all([countWaiting(ctx), findLeague(ctx, site)])
  const { memberId, name, role } = viewer.person
  return {
    person: { memberId, name, role },
    entries: entriesFor(viewer, { hasLeague }).map(entry => ({ ...entry, waiting: waiting[entry.name] ?? 0 })),
  }
})

export { revalidateWhileSignedIn as shouldRevalidate } from '#page/revalidate.ts'

type FrameData = Awaited<ReturnType<typeof loader>>

/** The frame around studio and account pages, with the role's side bar; a drawer on phones. Each feature brings its own screens. */
export default function StudioFrame() {
  const { person, entries } = useLoaderData<typeof loader>()
  const t = useTexts(studioTexts)
  const { pathname } = useLocation()
  const current = currentOf(entries, pathname)
  if (!person) return <Outlet />
  const isTop = current?.href === pathname
  const trail = [
    ...(current?.href === '/Studio' && isTop ? [] : [{ label: t.label, href: '/Studio' }]),
    ...(current && current.href !== '/Studio' && !isTop ? [{ label: t.navigation[current.name], href: current.href }] : []),
  ]
  return (
    <div className="mx-auto max-w-[90rem] px-4 py-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:px-8 lg:py-8">
      <aside className="lg:sticky lg:top-20 lg:self-start">
        {/* The key closes the drawer on navigation. */}
        <details key={pathname} className="card group lg:hidden">
          <summary className="flex min-h-14 list-none items-center gap-3 px-4 font-semibold">
            <Menu aria-hidden size={22} className="shrink-0" />
            <span className="min-w-0 grow truncate">{current ? t.navigation[current.name] : t.menu}</span>
            <RoleOf person={person} />
          </summary>
          <div className="border-line border-t p-2">
            <Entries entries={entries} path={pathname} />
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
          <Entries entries={entries} path={pathname} />
        </div>
      </aside>
      <div className="mt-6 min-w-0 lg:mt-0">
        <TrailContext value={trail}>
          <Outlet />
        </TrailContext>
      </div>
    </div>
  )
}

function RoleOf({ person }: { person: NonNullable<FrameData['person']> }) {
  return <span className="text-ink-soft font-normal">{useTexts(memberTexts).roles[person.role]}</span>
}

function Entries({ entries, path }: { entries: FrameData['entries']; path: string }) {
  const t = useTexts(studioTexts)
  const current = currentOf(entries, path)
  return (
    <nav aria-label={t.menu}>
      <ul>
        {entries.map(entry => (
          <li key={entry.href}>
            <A
              href={entry.href}
              aria-current={entry === current ? (entry.href === path ? 'page' : 'true') : undefined}
              className="aria-[current]:bg-primary/12 hover:bg-primary/8 flex min-h-11 items-center gap-3 rounded-xl px-3 py-2 font-medium aria-[current]:font-semibold"
            >
              <EntryIcon name={entry.name} className="shrink-0" />
              <span className="min-w-0 grow">{t.navigation[entry.name]}</span>
              {entry.waiting > 0 && (
                <span className="bg-primary text-on-primary rounded-full px-2 text-sm font-semibold tabular-nums">
                  {entry.waiting}
                  <span className="sr-only"> {t.waiting}</span>
                </span>
              )}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  )
}
