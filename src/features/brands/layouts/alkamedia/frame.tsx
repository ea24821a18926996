import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { ButtonSearch, DRAWERS, EntryNav, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { OwnLogo } from '../../ui/own-logo.tsx'
import { texts } from './texts.ts'

/** The masthead between its two ears, and the sections on a ruled line. */
export function MediaHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <ButtonSearch frame={frame} label={t.search} />
  return (
    <>
      <SkipLink frame={frame} className="alkamedia-skip" />
      <header className="alkamedia-masthead">
        <div className="container-page">
          <div className="alkamedia-ears">
            <p className="alkamedia-ear">{t.left}</p>
            <A href="/" className="alkamedia-name">
              <OwnLogo frame={frame} />
              {frame.title}
            </A>
            <div className="alkamedia-right">
              <p className="alkamedia-ear">{t.right}</p>
              <AccountEntry
                frame={frame}
                className="alkamedia-fold alkamedia-account"
                iconClass={null}
                wordClass=""
                faceClass="alkamedia-face"
                nameClass="max-w-16 max-sm:sr-only lg:max-w-28"
                whoClass=""
                itemClass="alkamedia-entry"
              />
              <details name={DRAWERS} className="alkamedia-fold hidden md:block">
                <summary>{t.button}</summary>
                <div>{search}</div>
              </details>
            </div>
            <details name={DRAWERS} className="alkamedia-fold md:hidden">
              <summary>{t.menu}</summary>
              <div>
                <EntryNav frame={frame} label={t.menu} entryClass="alkamedia-entry" />
                {search}
              </div>
            </details>
          </div>
          <div className="alkamedia-bar hidden md:flex">
            <EntryNav frame={frame} label={t.main} entryClass="alkamedia-entry" />
          </div>
        </div>
      </header>
    </>
  )
}

/** The imprint: correction policy, sections, addresses, legal lines; black on white under a heavy rule. */
export function MediaFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="container-page mt-16">
      <div className="alkamedia-imprint">
        <div className="col-span-2 lg:col-span-1">
          <p className="alkamedia-name">{frame.title}</p>
          <p className="mt-3 max-w-[38ch]">{words.frame.rule}</p>
        </div>
        <FooterGroups frame={frame} words={words} heading="p" headingClass="font-bold" contactClass="col-span-2 sm:col-span-1" />
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-current py-5">
        <LegalLines frame={frame} ground="light" />
      </p>
    </footer>
  )
}
