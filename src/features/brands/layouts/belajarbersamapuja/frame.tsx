import Search from 'lucide-react/icons/search'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterColumns, FooterReach } from '../../ui/footer-parts.tsx'
import { Entries, EntryNav, HomeLink, IconSearch, MenuDrawer, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** A dark bar like a beam with bunting: name, entries, search, and a ticket for applying to teach. */
export function FestivalHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} className="belajarbersamapuja-search" />
  return (
    <>
      <SkipLink frame={frame} className="belajarbersamapuja-skip" />
      <header className="belajarbersamapuja-head">
        <div className="container-page flex min-h-16 items-center gap-2 sm:gap-3">
          <HomeLink
            frame={frame}
            ground="dark"
            size={36}
            logoClass="size-9 rounded-full"
            titleClass="font-heading leading-none font-black uppercase"
          />
          <EntryNav frame={frame} className="hidden items-center xl:flex" entryClass="belajarbersamapuja-entry" />
          <div className="hidden lg:block xl:hidden">{search}</div>
          <AccountEntry
            frame={frame}
            entryClass="belajarbersamapuja-entry"
            faceClass="belajarbersamapuja-face"
            panelClass="belajarbersamapuja-drawer"
            itemClass="belajarbersamapuja-entry"
          />
          <A href="/Make-Appointment" className="belajarbersamapuja-ticket hidden sm:flex">
            {t.teach}
          </A>
          {/* With the whole menu shown there is room for a link to the search, not for its field. */}
          <A href={frame.searchHref} aria-label={t.search} className="hidden size-11 items-center justify-center xl:flex">
            <Search aria-hidden />
          </A>
          <MenuDrawer frame={frame} panelClass="belajarbersamapuja-drawer">
            {search}
            <Entries frame={frame} className="belajarbersamapuja-entry" />
          </MenuDrawer>
        </div>
      </header>
    </>
  )
}

/** The back of the poster: a goodbye in large letters, contact, pages, legal lines. */
export function FestivalFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  return (
    <footer className="belajarbersamapuja-foot">
      <div className="container-page">
        <p className="belajarbersamapuja-bye">{t.last}</p>
        <div className="grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
          <FooterColumns frame={frame} title={t.pages} className="lg:col-span-2" listClass="flex flex-wrap gap-x-5" />
          <FooterReach frame={frame} words={words} />
        </div>
        <p className="flex flex-wrap items-center gap-x-6 border-t-2 border-current py-4">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
