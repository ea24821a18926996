import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** A dark bar like the beam that the bunting hangs from: name, entries, search, and a ticket that asks to teach. */
export function FestivalHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="belajarbersamapuja-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <label className="belajarbersamapuja-search">
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={`${t.search}…`} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="belajarbersamapuja-skip">
        {t.skip}
      </a>
      <header className="belajarbersamapuja-head">
        <div className="container-page flex min-h-16 items-center gap-3">
          <A href="/" className="mr-auto flex min-h-11 items-center gap-2.5">
            <img src={frame.logo} alt="" width={36} height={36} className="size-9 rounded-full" />
            <span className="font-heading leading-none font-black uppercase">{frame.title}</span>
          </A>
          <nav aria-label={t.main} className="hidden items-center xl:flex">
            {entries}
          </nav>
          <div className="hidden lg:block">{search}</div>
          <A href="/Make-Appointment" className="belajarbersamapuja-ticket hidden sm:flex">
            {t.teach}
          </A>
          <details className="relative xl:hidden">
            <summary aria-label={t.menu} className="flex size-11 list-none items-center justify-center">
              <Menu aria-hidden />
            </summary>
            <nav aria-label={t.menu} className="belajarbersamapuja-drawer">
              {search}
              {entries}
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}

/** The back of the poster: a goodbye in large letters, contact, pages, legal lines. */
export function FestivalFooter({ frame }: { frame: FrameView }) {
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
    <footer className="belajarbersamapuja-foot">
      <div className="container-page">
        <p className="belajarbersamapuja-bye">{t.last}</p>
        <div className="grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4">
          {[{ title: t.pages, entries: frame.navigation }, ...frame.columns].map(column => (
            <nav key={column.title} aria-label={column.title} className="lg:col-span-2">
              <h2>{column.title}</h2>
              <ul className="flex flex-wrap gap-x-5">
                {column.entries.map(entry => (
                  <li key={entry.href}>
                    <A href={entry.href}>{entry.label}</A>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
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
              {contact.address && <li className="py-2">{contact.address}</li>}
            </ul>
          </div>
          {social.length > 0 && (
            <nav aria-label={t.follow}>
              <h2>{t.follow}</h2>
              <ul>
                {social.map(one => (
                  <li key={one.label}>
                    <a rel="noopener noreferrer" href={one.href}>
                      {one.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-6 border-t-2 border-current py-4">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
