import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { ButtonSearch, DRAWERS, EntryNav, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { OwnLogo } from '../../ui/own-logo.tsx'
import { texts } from './texts.ts'

/** An ink bar with the link to the courses at its end as a slanted lime tab. */
export function AkselerasiHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  return (
    <>
      <SkipLink frame={frame} className="akselerasi-skip" />
      <header className="akselerasi-head">
        <div className="container-page flex h-16 items-stretch gap-4">
          <A href="/" className="akselerasi-name mr-auto">
            <OwnLogo frame={frame} ground="dark" />
            {frame.title}
          </A>
          <EntryNav frame={frame} className="hidden items-stretch whitespace-nowrap lg:flex" entryClass="akselerasi-entry" />
          <AccountEntry
            frame={frame}
            className="akselerasi-account"
            entryClass="akselerasi-entry"
            iconClass={null}
            wordClass=""
            faceClass="akselerasi-face"
            itemClass="akselerasi-entry"
          />
          <A href="/Courses" className="akselerasi-tab hidden whitespace-nowrap sm:flex lg:hidden xl:flex">
            {t.join}
          </A>
          <details name={DRAWERS} className="akselerasi-drawer">
            <summary aria-label={t.menu}>
              <MenuIcon aria-hidden className="lg:hidden" />
              <Search aria-hidden className="hidden lg:block" />
            </summary>
            <div>
              <ButtonSearch frame={frame} label={t.search} />
              <EntryNav frame={frame} label={t.menu} className="grid lg:hidden" entryClass="akselerasi-entry" />
            </div>
          </details>
        </div>
      </header>
    </>
  )
}

/** The slogan large on ink, then pages, contact and legal lines. */
export function AkselerasiFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="akselerasi-foot">
      <div className="container-page">
        <p className="akselerasi-slogan">{words.frame.slogan}</p>
        <div className="mt-10 grid grid-cols-2 gap-8 lg:grid-cols-4">
          <FooterGroups
            frame={frame}
            words={words}
            heading="p"
            headingClass="font-bold"
            listClass="mt-2"
            contactClass="col-span-2 sm:col-span-1"
          />
        </div>
        <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-white/25 py-6">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
