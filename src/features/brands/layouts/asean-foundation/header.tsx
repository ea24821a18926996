import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { DRAWERS, EntryNav, HomeLink, IconSearch, SkipLink } from '../../ui/header-parts.tsx'
import { texts } from './texts.ts'

/** A line in the region's colours, the name, the entries, and all languages always visible. */
export function AseanHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  return (
    <>
      <SkipLink frame={frame} className="asean-foundation-skip" />
      <header className="asean-foundation-head">
        <div className="container-page flex min-h-18 items-center gap-1.5 sm:gap-3">
          <HomeLink
            frame={frame}
            className="mr-auto flex min-h-11 items-center gap-3"
            size={40}
            logoClass="size-10 rounded-full"
            titleClass="font-heading text-xl leading-tight font-extrabold sm:whitespace-nowrap"
          />
          <EntryNav frame={frame} className="hidden items-center whitespace-nowrap xl:flex" entryClass="asean-foundation-entry" />
          {frame.langs.length > 1 && (
            <nav aria-label={t.language} className="asean-foundation-languages">
              {frame.langs.map(one => (
                <a key={one} href={localHref(one, '/')} lang={one} hrefLang={one} aria-current={one === frame.lang ? 'true' : undefined}>
                  {one.toUpperCase()}
                </a>
              ))}
            </nav>
          )}
          <AccountEntry
            frame={frame}
            entryClass="asean-foundation-entry asean-foundation-account"
            faceClass="bg-primary text-on-primary rounded-full"
            panelClass="asean-foundation-drawer"
            itemClass="asean-foundation-entry"
          />
          <details name={DRAWERS} className="relative">
            <summary aria-label={`${t.menu}, ${t.search}`} className="flex size-11 list-none items-center justify-center rounded-full">
              <Menu aria-hidden className="xl:hidden" />
              <Search aria-hidden className="hidden xl:block" />
            </summary>
            <div className="asean-foundation-drawer">
              <IconSearch frame={frame} label={t.search} className="asean-foundation-search" />
              <EntryNav frame={frame} label={t.menu} className="mt-2 xl:hidden" entryClass="asean-foundation-entry" />
            </div>
          </details>
        </div>
      </header>
    </>
  )
}
