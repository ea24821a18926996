import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** A masthead in the middle of the page with a quiet row of entries under it; on phones the entries fold into a contents list. */
export function DiaksaraHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="diaksara-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <label className="diaksara-search">
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={`${t.search}…`} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="diaksara-skip">
        {t.skip}
      </a>
      <header className="diaksara-head">
        <A href="/" className="diaksara-mast">
          <span>{frame.title}</span>
          <i>{t.motto}</i>
        </A>
        <div className="diaksara-row">
          <nav aria-label={t.main} className="hidden flex-wrap items-center justify-center md:flex">
            {entries}
          </nav>
          <div className="hidden lg:block">{search}</div>
          <details className="md:hidden">
            <summary>{t.menu}</summary>
            <nav aria-label={t.menu}>
              {entries}
              {search}
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}

/** The colophon: how the page is made, then addresses, all in the middle. */
export function DiaksaraFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  const { contact } = frame
  const greeting = encodeURIComponent(words.fill('frame.greeting', { title: frame.title }))
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(one => one.href)
  return (
    <footer className="diaksara-foot">
      <p aria-hidden className="diaksara-star">
        ⁂
      </p>
      <p className="diaksara-colophon">{t.colophon}</p>
      {[{ title: t.pages, entries: frame.navigation }, ...frame.columns].map(column => (
        <nav key={column.title} aria-label={column.title}>
          <ul>
            {column.entries.map(entry => (
              <li key={entry.href}>
                <A href={entry.href}>{entry.label}</A>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <h2>{t.contact}</h2>
      <ul>
        {contact.whatsapp && (
          <li>
            <a rel="noopener noreferrer" href={`https://wa.me/${contact.whatsapp}?text=${greeting}`}>
              WhatsApp +{contact.whatsapp}
            </a>
          </li>
        )}
        {contact.email && (
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        )}
        {social.map(one => (
          <li key={one.label}>
            <a rel="noopener noreferrer" href={one.href} aria-label={`${t.follow}: ${one.label}`}>
              {one.label}
            </a>
          </li>
        ))}
      </ul>
      {contact.address && <p>{contact.address}</p>}
      <p className="diaksara-legal">
        <LegalLines frame={frame} />
      </p>
    </footer>
  )
}
