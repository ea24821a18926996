import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** The flag's red over white; entries in cells like the head of a drawing sheet. */
export function InnovationHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="inovasiuntukbangsa-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search" className="inovasiuntukbangsa-search">
      <label>
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={`${t.search}…`} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="inovasiuntukbangsa-skip">
        {t.skip}
      </a>
      <header className="inovasiuntukbangsa-head">
        <div className="inovasiuntukbangsa-bar">
          <A href="/" className="inovasiuntukbangsa-name">
            <img src={frame.logo} alt="" width={36} height={36} className="size-9" />
            <span>{frame.title}</span>
          </A>
          <nav aria-label={t.main} className="hidden xl:flex">
            {entries}
          </nav>
          <div className="hidden md:flex">{search}</div>
          <details className="relative xl:hidden">
            <summary aria-label={t.menu} className="flex h-full w-14 list-none items-center justify-center">
              <Menu aria-hidden />
            </summary>
            <nav aria-label={t.menu} className="inovasiuntukbangsa-menu">
              {search}
              {entries}
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}

/** The title block at the foot of the sheet: cells with pages, contact, rights. */
export function InnovationFooter({ frame }: { frame: FrameView }) {
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
    <footer className="inovasiuntukbangsa-foot">
      <div className="inovasiuntukbangsa-cells">
        <div>
          <p className="font-heading text-2xl font-bold">{frame.title}</p>
          <p className="mt-3 max-w-[40ch]">{t.open}</p>
        </div>
        {[{ title: t.pages, entries: frame.navigation }, ...frame.columns].map(column => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul className="grid grid-cols-2 gap-x-6">
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
      <p className="inovasiuntukbangsa-legal">
        <LegalLines frame={frame} />
      </p>
    </footer>
  )
}
