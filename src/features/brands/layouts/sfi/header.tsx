import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { DRAWERS, EntryNav, HomeLink, SearchForm, SkipLink } from '../../ui/header-parts.tsx'
import { texts } from './texts.ts'

/** A rounded bar that floats over the page, with the main action at its end. */
export function SfiHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  return (
    <>
      <SkipLink frame={frame} className="sfi-skip" />
      <header className="sfi-head">
        <div className="sfi-bar">
          <HomeLink
            frame={frame}
            className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5"
            size={36}
            logoClass="size-9 rounded-full"
            titleClass="text-lg leading-tight font-extrabold tracking-tight"
          />
          <EntryNav frame={frame} className="hidden items-center whitespace-nowrap lg:flex" entryClass="sfi-entry" />
          <AccountEntry
            frame={frame}
            entryClass="sfi-entry sfi-account"
            iconClass="sm:max-lg:hidden xl:hidden"
            wordClass="max-sm:sr-only lg:max-xl:sr-only"
            nameClass="max-w-28 max-sm:sr-only lg:max-xl:sr-only"
            panelClass="sfi-drawer"
            itemClass="sfi-entry"
          />
          <A href="/Make-Appointment" className="btn btn-main hidden sm:inline-flex">
            {t.join}
          </A>
          <details name={DRAWERS} className="relative">
            <summary aria-label={`${t.menu}, ${t.search}`} className="flex size-11 list-none items-center justify-center rounded-full">
              <Menu aria-hidden className="lg:hidden" />
              <Search aria-hidden className="hidden lg:block" />
            </summary>
            <div className="sfi-drawer">
              <SearchForm frame={frame} className="sfi-search">
                <label>
                  <span className="sr-only">{t.search}</span>
                  <input type="search" name="search" placeholder={`${t.search}…`} />
                </label>
                <button type="submit" aria-label={t.button}>
                  <Search aria-hidden size={20} />
                </button>
              </SearchForm>
              <EntryNav frame={frame} label={t.menu} className="mt-2 lg:hidden" entryClass="sfi-entry" />
            </div>
          </details>
        </div>
      </header>
    </>
  )
}
