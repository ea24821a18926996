import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** A pill that floats in the dusk: name on the left, entries in the middle, search on the right. */
export function DuskHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="aibersamapuja-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <label className="aibersamapuja-search">
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={`${t.search}…`} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="aibersamapuja-skip">
        {t.skip}
      </a>
      <header className="aibersamapuja-head">
        <div className="aibersamapuja-pill">
          <A href="/" className="mr-auto flex min-h-11 items-center gap-2.5">
            <img src={frame.logo} alt="" width={36} height={36} className="size-9 rounded-full" />
            <span className="font-heading leading-tight font-bold">{frame.title}</span>
          </A>
          <nav aria-label={t.main} className="hidden items-center lg:flex">
            {entries}
          </nav>
          <div className="hidden xl:block">{search}</div>
          <details className="relative lg:hidden">
            <summary aria-label={t.menu} className="flex size-11 list-none items-center justify-center">
              <Menu aria-hidden />
            </summary>
            <nav aria-label={t.menu} className="aibersamapuja-drawer">
              {search}
              {entries}
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}

/** Night: what the assistant is and is not, then how to reach people. */
export function DuskFooter({ frame }: { frame: FrameView }) {
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
    <footer className="aibersamapuja-foot">
      <div className="container-page">
        <p className="aibersamapuja-promise">{t.promise}</p>
        <div className="aibersamapuja-groups">
          {[{ title: t.pages, entries: frame.navigation }, ...frame.columns].map(column => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
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
        <p className="aibersamapuja-legal">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
