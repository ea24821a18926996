import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { ButtonSearch, EntryNav, SkipLink, WordDrawer } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { OwnLogo } from '../../ui/own-logo.tsx'
import { KopiMark } from './mark.tsx'
import { texts } from './texts.ts'

/** A shop sign: the round logo in the middle, entries on both sides; on phones the logo on the left and the menu on the right. */
export function KopiHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const half = Math.ceil(frame.navigation.length / 2)
  const [left, right] = [frame.navigation.slice(0, half), frame.navigation.slice(half)]
  return (
    <>
      <SkipLink frame={frame} className="sekolahkopi-skip" />
      <header className="sekolahkopi-head">
        <div className="container-page">
          <EntryNav
            frame={frame}
            label={t.main}
            entries={left}
            className="hidden whitespace-nowrap xl:flex"
            entryClass="sekolahkopi-entry"
          />
          <A href="/" className="sekolahkopi-sign">
            {frame.ownLogo.light ? <OwnLogo frame={frame} /> : <KopiMark />}
            {frame.title}
          </A>
          <EntryNav
            frame={frame}
            label={`${t.main} 2`}
            entries={right}
            className="hidden justify-end whitespace-nowrap xl:flex"
            entryClass="sekolahkopi-entry"
          />
          <AccountEntry
            frame={frame}
            className="sekolahkopi-account"
            entryClass="sekolahkopi-me"
            faceClass="bg-primary rounded-full text-white"
            whoClass=""
            itemClass="sekolahkopi-entry"
          />
          <WordDrawer frame={frame} label={t.menu} wide="xl" className="sekolahkopi-drawer">
            <EntryNav frame={frame} label={t.menu} className="grid xl:hidden" entryClass="sekolahkopi-entry" />
            <ButtonSearch frame={frame} label={t.search} />
          </WordDrawer>
        </div>
      </header>
    </>
  )
}

/** The bottom of the cup: a last word, the menu, booking, legal lines. */
export function KopiFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="sekolahkopi-foot">
      <div className="container-page">
        <p className="sekolahkopi-last">{words.frame.last}</p>
        <div className="mt-10 grid grid-cols-2 gap-8 lg:grid-cols-4">
          <FooterGroups frame={frame} words={words} heading="p" headingClass="sekolahkopi-aside" contactClass="col-span-2 sm:col-span-1" />
        </div>
        <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-1 py-6">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
