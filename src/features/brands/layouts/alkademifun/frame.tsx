import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { ButtonSearch, DRAWERS, EntryNav, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** Entries as sweets, each in its own colour. */
export function FunHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  return (
    <>
      <SkipLink frame={frame} className="alkademifun-skip" />
      <header className="alkademifun-head">
        <div className="container-page flex items-center gap-2 py-3 sm:gap-3">
          <A href="/" className="alkademifun-name mr-auto">
            <img src={frame.logo.light} alt="" width={44} height={44} />
            {frame.title}
          </A>
          <EntryNav frame={frame} className="alkademifun-nav hidden whitespace-nowrap xl:flex" entryClass="alkademifun-entry" />
          <AccountEntry
            frame={frame}
            className="alkademifun-account"
            entryClass="alkademifun-me"
            faceClass="alkademifun-face"
            whoClass="px-4"
            itemClass="alkademifun-entry"
          />
          <details name={DRAWERS} className="alkademifun-drawer">
            <summary aria-label={t.menu}>
              <MenuIcon aria-hidden className="xl:hidden" size={28} strokeWidth={3} />
              <Search aria-hidden className="hidden xl:block" strokeWidth={3} />
            </summary>
            <div>
              <ButtonSearch frame={frame} label={t.search} />
              <EntryNav frame={frame} label={t.menu} className="alkademifun-nav grid gap-2 xl:hidden" entryClass="alkademifun-entry" />
            </div>
          </details>
        </div>
      </header>
    </>
  )
}

/** A wave goodbye, then the lines for adults. */
export function FunFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="alkademifun-foot">
      <div className="container-page">
        <p className="alkademifun-bye">{words.frame.bye}</p>
        <div className="mt-8 grid grid-cols-2 gap-8 lg:grid-cols-4">
          <FooterGroups
            frame={frame}
            words={words}
            heading="p"
            headingClass="text-xl font-black"
            listClass="mt-1"
            contactClass="col-span-2 sm:col-span-1"
          />
        </div>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-1 pb-8">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
