import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { Entries, EntryNav, HomeLink, IconSearch, MenuDrawer, SkipLink } from '../../ui/header-parts.tsx'
import { texts } from './texts.ts'

/** A masthead in two rows: motto and search in green, then the name, the entries, and the link to become a partner. */
export function FoundationHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} className="foundation-search" />
  return (
    <>
      <SkipLink frame={frame} className="foundation-skip" />
      <header className="foundation-head">
        <div className="foundation-bar">
          <div className="container-page flex items-center gap-2 sm:gap-4">
            <p className="mr-auto truncate">{t.motto}</p>
            <div className="hidden md:block">{search}</div>
            <AccountEntry
              frame={frame}
              iconClass={null}
              wordClass="font-semibold"
              faceClass="foundation-face"
              panelClass="foundation-drawer foundation-panel"
              itemClass="foundation-entry"
            />
          </div>
        </div>
        <div className="container-page flex min-h-20 items-center gap-4">
          <HomeLink
            frame={frame}
            className="mr-auto flex min-h-11 items-center gap-3"
            size={40}
            logoClass="size-10 rounded-sm"
            titleClass="font-heading text-xl leading-tight font-semibold"
          />
          <EntryNav frame={frame} className="hidden items-center whitespace-nowrap xl:flex" entryClass="foundation-entry" />
          <A href="/Collaboration" className="btn btn-main hidden sm:inline-flex">
            {t.partner}
          </A>
          <MenuDrawer frame={frame} panelClass="foundation-drawer">
            {search}
            <Entries frame={frame} className="foundation-entry" />
          </MenuDrawer>
        </div>
      </header>
    </>
  )
}
