import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterColumns, FooterReach } from '../../ui/footer-parts.tsx'
import { Entries, EntryNav, IconSearch, MenuDrawer, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { FadingWords, InkStrip } from './ink.tsx'
import { texts } from './texts.ts'

/** A quiet row: the name in full ink, entries in thin type, the current one filled in; the ink strip beneath. */
export function AlphaHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} className="alpha-search" />
  return (
    <>
      <SkipLink frame={frame} className="alpha-skip" />
      <header className="alpha-head">
        <div className="alpha-wide alpha-bar">
          <A href="/" className="alpha-name">
            <img src={frame.logo.light} alt="" width={34} height={34} className="size-8.5 rounded-full" />
            {frame.title}
          </A>
          <EntryNav frame={frame} className="hidden items-center whitespace-nowrap xl:flex" entryClass="alpha-entry" />
          <div className="hidden md:block">{search}</div>
          <AccountEntry
            frame={frame}
            entryClass="alpha-entry alpha-account"
            iconClass={null}
            wordClass=""
            faceClass="bg-ink text-page rounded-full"
            panelClass="alpha-drawer"
            whoClass="px-4"
            itemClass="alpha-entry"
          />
          <MenuDrawer frame={frame} panelClass="alpha-drawer">
            <div className="md:hidden">{search}</div>
            <Entries frame={frame} className="alpha-entry" />
          </MenuDrawer>
        </div>
      </header>
    </>
  )
}

/** The foot of the page: pages, the team's line, and a last sentence whose ink runs out. */
export function AlphaFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  return (
    <footer className="alpha-foot">
      <InkStrip />
      <div className="alpha-wide">
        <div className="alpha-ends">
          <div>
            <p className="font-heading text-xl font-bold">{frame.title}</p>
            <p className="mt-3 max-w-[40ch]">{frame.summary}</p>
            {frame.contact.address && <p className="text-ink-soft mt-3 max-w-[40ch]">{frame.contact.address}</p>}
          </div>
          <FooterColumns frame={frame} title={t.pages} />
          <div>
            <FooterReach frame={frame} words={words} className="mb-6" socialClass="mb-6" addressClass={null} />
          </div>
        </div>
        <p className="alpha-end">
          <FadingWords text={t.end} />
        </p>
        <p className="alpha-legal">
          <LegalLines frame={frame} ground="light" />
        </p>
      </div>
    </footer>
  )
}
