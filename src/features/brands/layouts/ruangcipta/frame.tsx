import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { Entry, FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { CITIES } from './city.ts'
import { Elevation } from './elevation.tsx'
import { texts } from './texts.server.ts'

function cityOf(entry: Entry): string | undefined {
  return CITIES.find(one => one.href === entry.href)?.city
}

/** A row of cells between walls: the name, both cities in their colours, the other pages, the search. On phones the cities stay in sight. */
export function RuangHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const link = (entry: Entry) => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className={`ruangcipta-entry ruangcipta-${cityOf(entry) ?? 'page'}`}>
      {entry.label}
    </A>
  )
  const cities = frame.navigation.filter(cityOf).map(link)
  const entries = frame.navigation.filter(entry => !cityOf(entry)).map(link)
  return (
    <>
      <a href="#isi" className="ruangcipta-skip">
        {t.skip}
      </a>
      <header className="ruangcipta-head">
        <A href="/" className="ruangcipta-name">
          <Mark />
          {frame.title}
        </A>
        {cities.length > 0 && (
          <nav aria-label={t.cities} className="ruangcipta-cities">
            {cities}
          </nav>
        )}
        <nav aria-label={t.main} className="ruangcipta-entries">
          {entries}
        </nav>
        <details className="ruangcipta-drawer">
          <summary>
            <span className="lg:hidden">{t.menu}</span>
            <Search aria-hidden size={22} className="hidden lg:block" />
            <span className="sr-only max-lg:hidden">{t.button}</span>
          </summary>
          <div>
            <nav aria-label={t.menu} className="lg:hidden">
              {entries}
            </nav>
            <form action={localHref(frame.lang, frame.searchHref)} role="search">
              <input type="search" name="search" aria-label={t.search} placeholder={`${t.search}…`} />
              <button type="submit">{t.button}</button>
            </form>
          </div>
        </details>
      </header>
    </>
  )
}

/** Two rooms, one wall, a door ajar. */
function Mark() {
  return (
    <svg viewBox="0 0 44 36" width={44} height={36} role="presentation">
      <path d="M3 3h19v30H3z" fill="var(--primary)" />
      <path d="M22 3h19v30H22z" fill="var(--secondary)" />
      <path d="M22 3H3v30h38V3H22v9M22 26v7" fill="none" stroke="var(--ink)" strokeWidth="4" />
      <path d="M22 26l11-8" stroke="white" strokeWidth="3" />
    </svg>
  )
}

/** Both houses seen from the street, and under the ground line what one needs to find them. */
export function RuangFooter({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const { contact } = frame
  const columns = [{ title: t.pages, entries: frame.navigation }, ...frame.columns]
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(entry => entry.href)
  return (
    <footer className="ruangcipta-foot">
      <Elevation />
      <div className="ruangcipta-ground">
        <div className="container-page">
          <p className="ruangcipta-last">{t.last}</p>
          <div className="ruangcipta-columns">
            {columns.map(column => (
              <nav key={column.title} aria-label={column.title}>
                <p>{column.title}</p>
                <ul>
                  {column.entries.map(entry => (
                    <li key={entry.href}>
                      <A href={entry.href}>{entry.label}</A>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <div>
              <p>{t.contact}</p>
              <ul>
                {contact.whatsapp && (
                  <li>
                    <a rel="noopener noreferrer" href={`https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(t.hello)}`}>
                      WhatsApp +{contact.whatsapp}
                    </a>
                  </li>
                )}
                {contact.email && (
                  <li>
                    <a href={`mailto:${contact.email}`}>{contact.email}</a>
                  </li>
                )}
                {contact.address && <li className="py-2">{contact.address}</li>}
              </ul>
            </div>
            {social.length > 0 && (
              <nav aria-label={t.social}>
                <p>{t.social}</p>
                <ul>
                  {social.map(entry => (
                    <li key={entry.label}>
                      <a rel="noopener noreferrer" href={entry.href}>
                        {entry.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          <p className="ruangcipta-legal">
            <LegalLines frame={frame} />
          </p>
        </div>
      </div>
    </footer>
  )
}
