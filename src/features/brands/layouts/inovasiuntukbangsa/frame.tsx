import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterColumns, FooterReach } from '../../ui/footer-parts.tsx'
import { Entries, EntryNav, HomeLink, IconSearch, MenuDrawer, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** The flag's red over white; entries in cells like the head of a drawing sheet. */
export function InnovationHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} formClass="inovasiuntukbangsa-search" />
  return (
    <>
      <SkipLink frame={frame} className="inovasiuntukbangsa-skip" />
      <header className="inovasiuntukbangsa-head">
        <div className="inovasiuntukbangsa-bar">
          <HomeLink frame={frame} className="inovasiuntukbangsa-name" size={36} logoClass="size-9" />
          <EntryNav frame={frame} className="hidden whitespace-nowrap xl:flex" entryClass="inovasiuntukbangsa-entry" />
          <div className="hidden md:flex">{search}</div>
          <AccountEntry
            frame={frame}
            className="inovasiuntukbangsa-account"
            entryClass="inovasiuntukbangsa-cell"
            faceClass="inovasiuntukbangsa-face"
            panelClass="inovasiuntukbangsa-menu"
            whoClass="px-4.5"
            itemClass="inovasiuntukbangsa-entry"
          />
          <MenuDrawer
            frame={frame}
            summaryClass="flex h-full w-12 list-none items-center justify-center sm:w-14"
            panelClass="inovasiuntukbangsa-menu"
          >
            {search}
            <Entries frame={frame} className="inovasiuntukbangsa-entry" />
          </MenuDrawer>
        </div>
      </header>
    </>
  )
}

/** The title block of the sheet: cells with pages, contact, rights. */
export function InnovationFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  return (
    <footer className="inovasiuntukbangsa-foot">
      <div className="inovasiuntukbangsa-cells">
        <div>
          <p className="font-heading text-2xl font-bold">{frame.title}</p>
          <p className="mt-3 max-w-[40ch]">{t.open}</p>
        </div>
        <FooterColumns frame={frame} title={t.pages} listClass="grid grid-cols-2 gap-x-6" />
        <FooterReach frame={frame} words={words} />
      </div>
      <p className="inovasiuntukbangsa-legal">
        <LegalLines frame={frame} />
      </p>
    </footer>
  )
}
