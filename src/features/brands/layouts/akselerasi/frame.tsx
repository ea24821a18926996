import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** An ink bar; the way in stands at its end as a slanted tab of lime. */
export function AkselerasiHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="akselerasi-entry">
      {entry.label}
    </A>
  ))
  return (
    <>
      <a href="#isi" className="akselerasi-skip">
        {t.skip}
      </a>
      <header className="akselerasi-head">
        <div className="container-page flex h-16 items-stretch gap-4">
          <A href="/" className="akselerasi-name mr-auto">
            {frame.title}
          </A>
          <nav aria-label={t.main} className="hidden items-stretch lg:flex">
            {entries}
          </nav>
          <A href="/Courses" className="akselerasi-tab hidden sm:flex">
            {t.join}
          </A>
          <details className="akselerasi-drawer">
            <summary aria-label={t.menu}>
              <MenuIcon aria-hidden className="lg:hidden" />
              <Search aria-hidden className="hidden lg:block" />
            </summary>
            <div>
              <form action={localHref(frame.lang, frame.searchHref)} role="search">
                <input type="search" name="search" aria-label={t.search} placeholder={`${t.search}…`} />
                <button type="submit">{t.button}</button>
              </form>
              <nav aria-label={t.menu} className="grid lg:hidden">
                {entries}
              </nav>
            </div>
          </details>
        </div>
      </header>
    </>
  )
}

/** The slogan large on ink, then pages, contact and legal lines. */
export function AkselerasiFooter({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const { contact } = frame
  const columns = [{ title: t.pages, entries: frame.navigation }, ...frame.columns]
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(entry => entry.href)
  return (
    <footer className="akselerasi-foot">
      <div className="container-page">
        <p className="akselerasi-slogan">{t.slogan}</p>
        <div className="mt-10 grid grid-cols-2 gap-8 lg:grid-cols-4">
          {columns.map(column => (
            <nav key={column.title} aria-label={column.title}>
              <p className="font-bold">{column.title}</p>
              <ul className="mt-2">
                {column.entries.map(entry => (
                  <li key={entry.href}>
                    <A href={entry.href}>{entry.label}</A>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="col-span-2 sm:col-span-1">
            <p className="font-bold">{t.contact}</p>
            <ul className="mt-2">
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
              <p className="font-bold">{t.social}</p>
              <ul className="mt-2">
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
        <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-white/25 py-6">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
