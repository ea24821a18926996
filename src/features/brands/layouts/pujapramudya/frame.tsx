import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { ButtonSearch, EntryNav, SkipLink, WordDrawer } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { OwnLogo } from '../../ui/own-logo.tsx'
import { texts } from './texts.ts'

/** A title page: the name centred, the entries on a line below it; on phones a folded table of contents. */
export function PujaHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  return (
    <>
      <SkipLink frame={frame} className="pujapramudya-skip" />
      <header className="pujapramudya-head">
        <div className="container-page">
          <A href="/" className="pujapramudya-name">
            <OwnLogo frame={frame} />
            {frame.title}
          </A>
          <EntryNav frame={frame} className="hidden flex-wrap justify-center gap-x-7 lg:flex" entryClass="pujapramudya-entry" />
          <AccountEntry
            frame={frame}
            className="pujapramudya-account"
            iconClass={null}
            wordClass=""
            faceClass="pujapramudya-face"
            whoClass=""
            itemClass="pujapramudya-entry"
          />
          <WordDrawer frame={frame} label={t.menu} wide="lg" className="pujapramudya-contents">
            <EntryNav frame={frame} label={t.menu} className="grid lg:hidden" entryClass="pujapramudya-entry" />
            <ButtonSearch frame={frame} label={t.search} />
          </WordDrawer>
        </div>
      </header>
    </>
  )
}

/** A colophon: the name, pages, contact, legal lines. */
export function PujaFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="pujapramudya-foot">
      <div className="container-page">
        <p className="pujapramudya-name">{frame.title}</p>
        <p className="mx-auto mt-2 max-w-[52ch] text-center text-lg">{frame.summary}</p>
        <div className="pujapramudya-columns">
          <FooterGroups
            frame={frame}
            words={words}
            heading="p"
            headingClass="pujapramudya-eyebrow"
            contactClass="col-span-2 sm:col-span-1"
          />
        </div>
        <p className="pujapramudya-small">
          <span>{words.frame.colophon}</span>
          <LegalLines frame={frame} ground="light" />
        </p>
      </div>
    </footer>
  )
}
