import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** Entries as coloured sweets, each with its own taste. */
export function FunHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="alkademifun-entry">
      {entry.label}
    </A>
  ))
  return (
    <>
      <a href="#isi" className="alkademifun-skip">
        {t.skip}
      </a>
      <header className="alkademifun-head">
        <div className="container-page flex items-center gap-3 py-3">
          <A href="/" className="alkademifun-name mr-auto">
            <img src={frame.logo} alt="" width={44} height={44} />
            {frame.title}
          </A>
          <nav aria-label={t.main} className="alkademifun-nav hidden xl:flex">
            {entries}
          </nav>
          <details className="alkademifun-drawer">
            <summary aria-label={t.menu}>
              <MenuIcon aria-hidden className="xl:hidden" size={28} strokeWidth={3} />
              <Search aria-hidden className="hidden xl:block" strokeWidth={3} />
            </summary>
            <div>
              <form action={localHref(frame.lang, frame.searchHref)} role="search">
                <input type="search" name="search" aria-label={t.search} placeholder={`${t.search}…`} />
                <button type="submit">{t.button}</button>
              </form>
              <nav aria-label={t.menu} className="alkademifun-nav grid gap-2 xl:hidden">
                {entries}
              </nav>
            </div>
          </details>
        </div>
      </header>
    </>
  )
}

/** A wave goodbye, then the grown-ups' lines. */
export function FunFooter({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const { contact } = frame
  const columns = [{ title: t.pages, entries: frame.navigation }, ...frame.columns]
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(entry => entry.href)
  return (
    <footer className="alkademifun-foot">
      <div className="container-page">
        <p className="alkademifun-bye">{t.bye}</p>
        <div className="mt-8 grid grid-cols-2 gap-8 lg:grid-cols-4">
          {columns.map(column => (
            <nav key={column.title} aria-label={column.title}>
              <p className="text-xl font-black">{column.title}</p>
              <ul className="mt-1">
                {column.entries.map(entry => (
                  <li key={entry.href}>
                    <A href={entry.href}>{entry.label}</A>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="col-span-2 sm:col-span-1">
            <p className="text-xl font-black">{t.contact}</p>
            <ul className="mt-1">
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
              <p className="text-xl font-black">{t.social}</p>
              <ul className="mt-1">
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
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-1 pb-8">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
