import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** The masthead between its two ears, and the sections on a line between rules. */
export function MediaHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="alkamedia-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <input type="search" name="search" aria-label={t.search} placeholder={`${t.search}…`} />
      <button type="submit">{t.button}</button>
    </form>
  )
  return (
    <>
      <a href="#isi" className="alkamedia-skip">
        {t.skip}
      </a>
      <header className="alkamedia-masthead">
        <div className="container-page">
          <div className="alkamedia-ears">
            <p className="hidden md:block">{t.left}</p>
            <A href="/" className="alkamedia-name">
              {frame.title}
            </A>
            <p className="hidden text-right md:block">{t.right}</p>
            <details className="alkamedia-fold md:hidden">
              <summary>{t.menu}</summary>
              <div>
                <nav aria-label={t.menu}>{entries}</nav>
                {search}
              </div>
            </details>
          </div>
          <div className="alkamedia-bar hidden md:flex">
            <nav aria-label={t.main}>{entries}</nav>
            <details className="alkamedia-fold">
              <summary>{t.button}</summary>
              <div>{search}</div>
            </details>
          </div>
        </div>
      </header>
    </>
  )
}

/** The imprint: the rule about corrections, sections, addresses, legal lines; black on white under a heavy rule. */
export function MediaFooter({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const { contact } = frame
  const columns = [{ title: t.pages, entries: frame.navigation }, ...frame.columns]
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(entry => entry.href)
  return (
    <footer className="container-page mt-16">
      <div className="alkamedia-imprint">
        <div className="col-span-2 lg:col-span-1">
          <p className="alkamedia-name">{frame.title}</p>
          <p className="mt-3 max-w-[38ch]">{t.rule}</p>
        </div>
        {columns.map(column => (
          <nav key={column.title} aria-label={column.title}>
            <p className="font-bold">{column.title}</p>
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
          <p className="font-bold">{t.contact}</p>
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
            <p className="font-bold">{t.social}</p>
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
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-current py-5">
        <LegalLines frame={frame} />
      </p>
    </footer>
  )
}
