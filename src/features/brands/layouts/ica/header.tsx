import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { Entries, EntryNav, HomeLink, IconSearch, MenuDrawer, SkipLink } from '../../ui/header-parts.tsx'
import { texts } from './texts.ts'

/** Borderless, with a soft veil over the sky beneath. */
export function IcaHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} className="ica-search" />
  return (
    <>
      <SkipLink frame={frame} className="ica-skip" />
      <header className="ica-head">
        <div className="container-page flex min-h-18 items-center gap-4">
          <HomeLink
            frame={frame}
            className="flex min-h-11 items-center gap-2.5"
            size={38}
            logoClass="size-9.5 rounded-full"
            titleClass="font-heading text-2xl font-bold tracking-tight"
          />
          <EntryNav frame={frame} className="mx-auto hidden items-center whitespace-nowrap xl:flex" entryClass="ica-entry" />
          <div className="hidden xl:block">{search}</div>
          <AccountEntry
            frame={frame}
            className="ml-auto xl:ml-0"
            entryClass="ica-account"
            iconClass={null}
            wordClass=""
            faceClass="bg-primary text-on-primary rounded-xl"
            panelClass="ica-drawer"
            itemClass="ica-entry"
          />
          <MenuDrawer
            frame={frame}
            className="relative xl:hidden"
            summaryClass="flex size-11 list-none items-center justify-center rounded-full"
            panelClass="ica-drawer"
          >
            {search}
            <Entries frame={frame} className="ica-entry" />
          </MenuDrawer>
        </div>
      </header>
    </>
  )
}
