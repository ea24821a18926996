import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { columnsOf, contactLinks, LinkList, socialLinks } from '../../ui/footer-parts.tsx'
import { DRAWERS, Entries, EntryNav, IconSearch, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { OwnLogo } from '../../ui/own-logo.tsx'
import { texts } from './texts.ts'

/** A centred masthead with a quiet row of entries; on phones the entries fold into a table of contents. */
export function DiaksaraHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} className="diaksara-search" />
  return (
    <>
      <SkipLink frame={frame} className="diaksara-skip" />
      <header className="diaksara-head">
        <A href="/" className="diaksara-mast">
          <span>
            <OwnLogo frame={frame} />
            {frame.title}
          </span>
          <i>{t.motto}</i>
        </A>
        <AccountEntry
          frame={frame}
          className="diaksara-account"
          iconClass={null}
          wordClass=""
          faceClass="diaksara-face"
          itemClass="diaksara-entry"
        />
        <div className="diaksara-row">
          <EntryNav frame={frame} className="hidden items-center justify-center lg:flex" entryClass="diaksara-entry" />
          <div className="hidden lg:block">{search}</div>
          <details name={DRAWERS} className="lg:hidden">
            <summary>{t.menu}</summary>
            <nav aria-label={t.menu}>
              <Entries frame={frame} className="diaksara-entry" />
              {search}
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}

/** The colophon: how the page is made, then addresses, centred. */
export function DiaksaraFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  return (
    <footer className="diaksara-foot">
      <p aria-hidden className="diaksara-star">
        ⁂
      </p>
      <p className="diaksara-colophon">{t.colophon}</p>
      {columnsOf(frame, t.pages).map(column => (
        <nav key={column.title} aria-label={column.title}>
          <LinkList links={column.entries} />
        </nav>
      ))}
      <h2>{t.contact}</h2>
      <LinkList links={[...contactLinks(frame, words), ...socialLinks(frame)]} />
      {frame.contact.address && <p>{frame.contact.address}</p>}
      <p className="diaksara-legal">
        <LegalLines frame={frame} ground="light" />
      </p>
    </footer>
  )
}
