import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** A shop sign: the round mark in the middle, entries on both sides; on phones the mark to the left and the menu to the right. */
export function KopiHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="sekolahkopi-entry">
      {entry.label}
    </A>
  ))
  const half = Math.ceil(entries.length / 2)
  return (
    <>
      <a href="#isi" className="sekolahkopi-skip">
        {t.skip}
      </a>
      <header className="sekolahkopi-head">
        <div className="container-page">
          <nav aria-label={t.main} className="hidden xl:flex">
            {entries.slice(0, half)}
          </nav>
          <A href="/" className="sekolahkopi-sign">
            <Bean />
            {frame.title}
          </A>
          <nav aria-label={`${t.main} 2`} className="hidden justify-end xl:flex">
            {entries.slice(half)}
          </nav>
          <details className="sekolahkopi-drawer">
            <summary>
              <span className="xl:hidden">{t.menu}</span>
              <span className="hidden xl:inline">{t.button}</span>
            </summary>
            <div>
              <nav aria-label={t.menu} className="grid xl:hidden">
                {entries}
              </nav>
              <form action={localHref(frame.lang, frame.searchHref)} role="search">
                <input type="search" name="search" aria-label={t.search} placeholder={`${t.search}…`} />
                <button type="submit">{t.button}</button>
              </form>
            </div>
          </details>
        </div>
      </header>
    </>
  )
}

function Bean() {
  return (
    <svg viewBox="0 0 40 40" width={40} height={40} role="presentation">
      <circle cx="20" cy="20" r="20" fill="var(--primary)" />
      <g transform="rotate(35 20 20)">
        <ellipse cx="20" cy="20" rx="8.5" ry="13" fill="var(--light)" />
        <path d="M20 8c-5 7 5 16 0 24" fill="none" stroke="var(--primary)" strokeWidth="2.5" strokeLinecap="round" />
      </g>
    </svg>
  )
}

/** The bottom of the cup: a last word, the board again, where to book, the small print. */
export function KopiFooter({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const { contact } = frame
  const columns = [{ title: t.pages, entries: frame.navigation }, ...frame.columns]
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(entry => entry.href)
  return (
    <footer className="sekolahkopi-foot">
      <div className="container-page">
        <p className="sekolahkopi-last">{t.last}</p>
        <div className="mt-10 grid grid-cols-2 gap-8 lg:grid-cols-4">
          {columns.map(column => (
            <nav key={column.title} aria-label={column.title}>
              <p className="sekolahkopi-aside">{column.title}</p>
              <ul>
                {column.entries.map(entry => (
                  <li key={entry.href}>
                    <A href={entry.href}>{entry.label}</A>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="col-span-2 sm:col-span-1">
            <p className="sekolahkopi-aside">{t.contact}</p>
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
              <p className="sekolahkopi-aside">{t.social}</p>
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
        <p className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-1 py-6">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
