import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { useState } from 'react'
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from 'react-router'
import { MEDIA_CONTROLS } from '#features/library/ui/media-field.tsx'
import { Bell } from '#features/notices/ui/bell.tsx'
import { requireFactor } from '#features/permissions/permissions.ts'
import { appLoader } from '#page/app-page.server.ts'
import { MAIN } from '#ui/app/app-pieces.tsx'
import { MediaControlsContext } from '#ui/app/record/media-controls.ts'
import { TrailContext } from '#ui/app/trail.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { countAround, findLeague } from './counts.server.ts'
import { currentOf, entriesFor } from './navigation.ts'
import { PaletteButton } from './palette/palette-button.tsx'
import { keepPreference, SIDE_BAR_COOKIE } from './preferences.ts'
import { mayMakeOf } from './record-entries.server.ts'
import type { Shell } from './shell.server.ts'
import { studioTexts } from './texts.ts'
import { Drawer } from './ui/drawer.tsx'
import { iconButton } from './ui/icon-button.ts'
import { Shortcuts } from './ui/shortcuts.tsx'
import { SideBarEntries } from './ui/side-bar.tsx'

export const loader = appLoader(async ({ ctx, site, page }) => {
  const { viewer } = ctx
  if (viewer.kind !== 'person') return { person: undefined, entries: [], unread: 0 }
  if (page.path.startsWith('/Studio')) requireFactor(viewer.person)
  const [{ waiting, unread }, hasLeague] = await Promise.all([countAround(ctx), findLeague(ctx, site)])
  const { memberId, name, role } = viewer.person
  return {
    person: { memberId, name, role },
    entries: entriesFor(viewer, { hasLeague }).map(entry => ({
      ...entry,
      waiting: waiting[entry.name] ?? 0,
      mayMake: mayMakeOf(viewer, entry.name),
    })),
    unread,
  }
})

/** The parts that the frame's route puts into the top bar: React Router's `handle` of that route. */
export interface FrameHandle {
  Bell: typeof Bell
  Drawer: typeof Drawer
  PaletteButton: typeof PaletteButton
}

/** What stands in the top bar within the frame alone: the player, which is read on slow networks, loads none of it. */
export const handle: FrameHandle = { Bell, Drawer, PaletteButton }

export { revalidateWhileSignedIn as shouldRevalidate } from '#page/revalidate.ts'

type FrameData = Awaited<ReturnType<typeof loader>>

/** The frame around studio and account pages: the role's side bar, beside the page; on phones it is a drawer of the top bar. Each feature brings its own screens. */
export default function StudioFrame() {
  const { person, entries } = useLoaderData<typeof loader>()
  const t = useTexts(studioTexts)
  const { pathname } = useLocation()
  const current = currentOf(entries, pathname)
  if (!person)
    return (
      <main id="isi" tabIndex={-1} className={MAIN}>
        <Outlet />
      </main>
    )
  const isTop = current?.href === pathname
  const trail = [
    ...(current?.href === '/Studio' && isTop ? [] : [{ label: t.label, href: '/Studio' }]),
    ...(current && current.href !== '/Studio' && !isTop ? [{ label: t.navigation[current.name], href: current.href }] : []),
  ]
  return (
    <div className="lg:flex">
      <Shortcuts entries={entries} />
      <SideBar entries={entries} path={pathname} />
      {/* Beside the side bar: the link past the header leads past it, too. */}
      <main id="isi" tabIndex={-1} className={`${MAIN} min-w-0 grow px-4 py-5 lg:px-8 lg:py-6`}>
        <div className="mx-auto max-w-[100rem]">
          <TrailContext value={trail}>
            <MediaControlsContext value={MEDIA_CONTROLS}>
              <Outlet />
            </MediaControlsContext>
          </TrailContext>
        </div>
      </main>
    </div>
  )
}

/** The side bar of wide screens, which can be made narrow: icons alone. */
function SideBar({ entries, path }: { entries: FrameData['entries']; path: string }) {
  const { frame: t } = useTexts(studioTexts)
  const shell = useRouteLoaderData<Shell>('root')
  const [isNarrow, setNarrow] = useState(shell?.isSideBarNarrow ?? false)
  const toggle = () => {
    keepPreference(SIDE_BAR_COOKIE, isNarrow ? 'wide' : 'narrow')
    setNarrow(!isNarrow)
  }
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose
  return (
    <aside
      aria-label={t.sideBar}
      data-side-bar={isNarrow ? 'narrow' : 'wide'}
      className="border-line bg-surface sticky top-14 hidden h-[calc(100dvh-3.5rem)] w-60 shrink-0 flex-col border-r data-[side-bar=narrow]:w-[4.25rem] lg:flex"
    >
      <div className="grow overflow-x-hidden overflow-y-auto px-2 py-3">
        <SideBarEntries entries={entries} path={path} />
      </div>
      <button
        type="button"
        aria-expanded={!isNarrow}
        aria-label={t.sideBar}
        title={isNarrow ? t.widen : t.narrow}
        onClick={toggle}
        className={`${iconButton} text-ink-soft m-2`}
      >
        <Icon aria-hidden size={18} />
      </button>
    </aside>
  )
}
