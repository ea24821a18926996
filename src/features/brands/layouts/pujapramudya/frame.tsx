import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** A title page: the name in the middle, the entries on a line below it; on phones a folded table of contents. */
export function PujaHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="pujapramudya-entry">
      {entry.label}
    </A>
  ))
  return (
    <>
      <a href="#isi" className="pujapramudya-skip">
        {t.skip}
      </a>
      <header className="pujapramudya-head">
        <div className="container-page">
          <A href="/" className="pujapramudya-name">
            {frame.title}
          </A>
          <nav aria-label={t.main} className="hidden flex-wrap justify-center gap-x-7 lg:flex">
            {entries}
          </nav>
          <details className="pujapramudya-contents">
            <summary>
              <span className="lg:hidden">{t.menu}</span>
              <span className="hidden lg:inline">{t.button}</span>
            </summary>
            <div>
              <nav aria-label={t.menu} className="grid lg:hidden">
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

/** A colophon: the name, the shelf, where to write to, and the small print. */
export function PujaFooter({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const { contact } = frame
  const columns = [{ title: t.pages, entries: frame.navigation }, ...frame.columns]
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(entry => entry.href)
  return (
    <footer className="pujapramudya-foot">
      <div className="container-page">
        <p className="pujapramudya-name">{frame.title}</p>
        <p className="mx-auto mt-2 max-w-[52ch] text-center text-lg">{frame.summary}</p>
        <div className="pujapramudya-columns">
          {columns.map(column => (
            <nav key={column.title} aria-label={column.title}>
              <p className="pujapramudya-eyebrow">{column.title}</p>
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
            <p className="pujapramudya-eyebrow">{t.contact}</p>
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
              <p className="pujapramudya-eyebrow">{t.social}</p>
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
        <p className="pujapramudya-small">
          <span>{t.colophon}</span>
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
