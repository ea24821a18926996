import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { Entries, EntryNav, HomeLink, IconSearch, MenuDrawer, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** A floating pill: name on the left, entries in the middle, search on the right. */
export function DuskHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} className="aibersamapuja-search" />
  return (
    <>
      <SkipLink frame={frame} className="aibersamapuja-skip" />
      <header className="aibersamapuja-head">
        <div className="aibersamapuja-pill">
          <HomeLink
            ground="dark"
            frame={frame}
            size={36}
            logoClass="size-9 rounded-full"
            titleClass="font-heading leading-tight font-bold lg:whitespace-nowrap"
          />
          <EntryNav frame={frame} className="hidden items-center whitespace-nowrap lg:flex" entryClass="aibersamapuja-entry" />
          <div className="hidden max-w-50 grow basis-32 xl:block">{search}</div>
          <AccountEntry
            frame={frame}
            entryClass="aibersamapuja-entry aibersamapuja-account"
            faceClass="aibersamapuja-face"
            panelClass="aibersamapuja-drawer"
            itemClass="aibersamapuja-entry"
          />
          <MenuDrawer frame={frame} className="relative lg:hidden" panelClass="aibersamapuja-drawer">
            {search}
            <Entries frame={frame} className="aibersamapuja-entry" />
          </MenuDrawer>
        </div>
      </header>
    </>
  )
}

/** Night: what the assistant is and is not, then contact. */
export function DuskFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="aibersamapuja-foot">
      <div className="container-page">
        <p className="aibersamapuja-promise">{words.frame.promise}</p>
        <div className="aibersamapuja-groups">
          <FooterGroups frame={frame} words={words} />
        </div>
        <p className="aibersamapuja-legal">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
