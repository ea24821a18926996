import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterColumns, FooterReach } from '../../ui/footer-parts.tsx'
import { Entries, EntryNav, HomeLink, IconSearch, MenuDrawer, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** The front of the deck: name with a small lamp, entries as keys, the stripes of the tape beneath. */
export function BharabasHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} className="bharabas-search" />
  return (
    <>
      <SkipLink frame={frame} className="bharabas-skip" />
      <header className="bharabas-head">
        <div className="container-page flex min-h-17 items-center gap-1 sm:gap-4">
          <HomeLink
            ground="dark"
            frame={frame}
            className="mr-auto flex min-h-11 items-center gap-3"
            size={38}
            logoClass="size-9.5 rounded-md"
            titleClass="font-heading text-xl leading-tight font-extrabold lg:whitespace-nowrap"
          >
            <i aria-hidden className="bharabas-dot" />
          </HomeLink>
          <EntryNav frame={frame} className="hidden items-center gap-1.5 lg:flex" entryClass="bharabas-entry" />
          <div className="hidden xl:block">{search}</div>
          <AccountEntry
            frame={frame}
            entryClass="bharabas-entry bharabas-account"
            faceClass="bharabas-face"
            panelClass="bharabas-drawer"
            whoClass=""
            itemClass="bharabas-entry"
          />
          <MenuDrawer frame={frame} className="relative lg:hidden" panelClass="bharabas-drawer">
            {search}
            <Entries frame={frame} className="bharabas-entry" />
          </MenuDrawer>
        </div>
        <p aria-hidden className="bharabas-stripes bharabas-thin" />
      </header>
    </>
  )
}

/** The end of the tape: a closing line, then links as keys. */
export function BharabasFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  return (
    <footer className="bharabas-foot">
      <p aria-hidden className="bharabas-stripes" />
      <div className="container-page">
        <p className="bharabas-signoff">{t.signoff}</p>
        {frame.contact.address && <p className="mt-3 max-w-[50ch]">{frame.contact.address}</p>}
        <div className="bharabas-groups">
          <FooterColumns frame={frame} title={t.pages} />
          <div>
            <FooterReach frame={frame} words={words} className="mb-6" socialClass="mb-6" addressClass={null} />
          </div>
        </div>
        <p className="bharabas-legal">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
