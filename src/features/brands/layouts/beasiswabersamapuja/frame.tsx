import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterColumns, FooterReach } from '../../ui/footer-parts.tsx'
import { Entries, EntryNav, HomeLink, IconSearch, MenuDrawer, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** The edge of a folder: name and search above, the entries as its tabs; the current tab has the folder's colour. */
export function ScholarHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} className="beasiswabersamapuja-search" />
  return (
    <>
      <SkipLink frame={frame} className="beasiswabersamapuja-skip" />
      <header className="beasiswabersamapuja-head">
        <div className="container-page flex min-h-16 items-center gap-1 sm:gap-4">
          <HomeLink
            frame={frame}
            className="mr-auto flex min-h-11 items-center gap-2 sm:gap-3"
            size={40}
            logoClass="size-9 rounded-full sm:size-10"
            titleClass="font-heading leading-tight font-bold sm:text-xl"
          />
          <div className="hidden lg:block">{search}</div>
          <AccountEntry
            frame={frame}
            entryClass="beasiswabersamapuja-account"
            faceClass="beasiswabersamapuja-face"
            panelClass="beasiswabersamapuja-drawer"
            itemClass="beasiswabersamapuja-entry"
          />
          <MenuDrawer
            frame={frame}
            className="relative lg:hidden"
            summaryClass="flex size-11 list-none items-center justify-center rounded-full"
            panelClass="beasiswabersamapuja-drawer"
          >
            {search}
            <Entries frame={frame} className="beasiswabersamapuja-entry" />
          </MenuDrawer>
        </div>
        <EntryNav frame={frame} className="container-page beasiswabersamapuja-tabs" entryClass="beasiswabersamapuja-tab" />
        <i aria-hidden className="beasiswabersamapuja-edge" />
      </header>
    </>
  )
}

/** Blue morning with the rising sun; the motto, then pages and contact. */
export function ScholarFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  return (
    <footer className="beasiswabersamapuja-foot">
      <div className="container-page">
        <div className="beasiswabersamapuja-signoff">
          <p>{t.signoff}</p>
          <p>{t.note}</p>
        </div>
        <div className="beasiswabersamapuja-groups">
          <FooterColumns frame={frame} title={t.pages} />
          <div>
            <FooterReach frame={frame} words={words} className="mb-6" socialClass="mb-6" addressClass={null} />
            {frame.contact.address && <p className="max-w-[36ch]">{frame.contact.address}</p>}
          </div>
        </div>
        <p className="beasiswabersamapuja-legal">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
