import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterColumns, FooterReach } from '../../ui/footer-parts.tsx'
import { Entries, EntryNav, HomeLink, IconSearch, MenuDrawer, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** Charcoal, the name as a word mark, entries in the serif typeface, one saffron button. */
export function AksaraHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} className="aksara-search" />
  return (
    <>
      <SkipLink frame={frame} className="aksara-skip" />
      <header className="aksara-head">
        <div className="flex min-h-18 items-center gap-4 px-4 md:px-10">
          <HomeLink
            ground="dark"
            frame={frame}
            size={36}
            logoClass="size-9"
            titleClass="font-heading text-2xl font-extrabold tracking-tighter lowercase"
          />
          <EntryNav frame={frame} className="hidden items-center whitespace-nowrap xl:flex" entryClass="aksara-entry" />
          <div className="hidden max-w-44 grow basis-32 lg:block">{search}</div>
          <AccountEntry
            frame={frame}
            entryClass="aksara-entry"
            iconClass={null}
            wordClass=""
            faceClass="aksara-face"
            panelClass="aksara-drawer"
            itemClass="aksara-entry"
          />
          <A href="/Make-Appointment" className="btn btn-main hidden sm:inline-flex xl:hidden min-[88rem]:inline-flex">
            {t.start}
          </A>
          <MenuDrawer frame={frame} panelClass="aksara-drawer">
            {search}
            <Entries frame={frame} className="aksara-entry" />
          </MenuDrawer>
        </div>
      </header>
    </>
  )
}

/** The alphabet along the foot; below it the data promise, pages, contact. */
export function AksaraFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  return (
    <footer className="aksara-foot">
      <p aria-hidden className="aksara-run">
        AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz
      </p>
      <div className="container-page aksara-footcells">
        <p className="aksara-data">{t.data}</p>
        <FooterColumns frame={frame} title={t.pages} />
        <div>
          <FooterReach frame={frame} words={words} socialClass="mt-6" />
        </div>
      </div>
      <p className="container-page flex flex-wrap items-center gap-x-7 py-4">
        <LegalLines frame={frame} />
      </p>
    </footer>
  )
}
