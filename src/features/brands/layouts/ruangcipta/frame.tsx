import Search from 'lucide-react/icons/search'
import { A } from '#ui/lang/lang.tsx'
import type { Entry, FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { ButtonSearch, DRAWERS, Entries, EntryNav, SkipLink } from '../../ui/header-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { OwnLogo } from '../../ui/own-logo.tsx'
import { CITIES } from './city.ts'
import { Elevation } from './elevation.tsx'
import { RuangMark } from './mark.tsx'
import { texts } from './texts.ts'

function cityOf(entry: Entry): string | undefined {
  return CITIES.find(one => one.href === entry.href)?.city
}

/** A row of cells between walls: the name, both cities in their colours, other pages, search. On phones the cities stay visible. */
export function RuangHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const cities = frame.navigation.filter(cityOf)
  const pages = frame.navigation.filter(entry => !cityOf(entry))
  return (
    <>
      <SkipLink frame={frame} className="ruangcipta-skip" />
      <header className="ruangcipta-head">
        <A href="/" className="ruangcipta-name">
          {frame.ownLogo.light ? <OwnLogo frame={frame} /> : <RuangMark />}
          {frame.title}
        </A>
        {cities.length > 0 && (
          <nav aria-label={t.cities} className="ruangcipta-cities">
            {cities.map(entry => (
              <Entries key={entry.href} frame={frame} entries={[entry]} className={`ruangcipta-entry ruangcipta-${cityOf(entry)}`} />
            ))}
          </nav>
        )}
        <EntryNav frame={frame} entries={pages} className="ruangcipta-entries" entryClass="ruangcipta-entry ruangcipta-page" />
        <AccountEntry
          frame={frame}
          className="ruangcipta-account"
          entryClass="ruangcipta-me"
          iconClass="sm:max-lg:hidden xl:hidden"
          wordClass="max-sm:sr-only lg:max-xl:sr-only"
          faceClass="ruangcipta-face"
          nameClass="max-w-28 max-sm:sr-only lg:max-xl:sr-only"
          whoClass=""
          itemClass="ruangcipta-entry"
        />
        <details name={DRAWERS} className="ruangcipta-drawer">
          <summary>
            <span className="lg:hidden">{t.menu}</span>
            <Search aria-hidden size={22} className="hidden lg:block" />
            <span className="sr-only max-lg:hidden">{t.button}</span>
          </summary>
          <div>
            <EntryNav frame={frame} label={t.menu} entries={pages} className="lg:hidden" entryClass="ruangcipta-entry ruangcipta-page" />
            <ButtonSearch frame={frame} label={t.search} />
          </div>
        </details>
      </header>
    </>
  )
}

/** Both houses from the street, and below the ground line their addresses and contacts. */
export function RuangFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="ruangcipta-foot">
      <Elevation />
      <div className="ruangcipta-ground">
        <div className="container-page">
          <p className="ruangcipta-last">{words.frame.last}</p>
          <div className="ruangcipta-columns">
            <FooterGroups frame={frame} words={words} heading="p" />
          </div>
          <p className="ruangcipta-legal">
            <LegalLines frame={frame} />
          </p>
        </div>
      </div>
    </footer>
  )
}
