import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** Charcoal, the name as a word mark, entries in the serif, one saffron button. */
export function AksaraHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="aksara-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <label className="aksara-search">
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={`${t.search}…`} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="aksara-skip">
        {t.skip}
      </a>
      <header className="aksara-head">
        <div className="flex min-h-18 items-center gap-4 px-4 md:px-10">
          <A href="/" className="mr-auto flex min-h-11 items-center gap-2.5">
            <img src={frame.logo} alt="" width={36} height={36} className="size-9" />
            <span className="font-heading text-2xl font-extrabold tracking-tighter">{frame.title.toLowerCase()}</span>
          </A>
          <nav aria-label={t.main} className="hidden items-center xl:flex">
            {entries}
          </nav>
          <div className="hidden lg:block">{search}</div>
          <A href="/Make-Appointment" className="btn btn-main hidden sm:inline-flex xl:hidden min-[88rem]:inline-flex">
            {t.start}
          </A>
          <details className="relative xl:hidden">
            <summary aria-label={t.menu} className="flex size-11 list-none items-center justify-center">
              <Menu aria-hidden />
            </summary>
            <nav aria-label={t.menu} className="aksara-drawer">
              {search}
              {entries}
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}

/** The alphabet runs along the foot; below it the promise about data, pages, contact. */
export function AksaraFooter({ frame }: { frame: FrameView }) {
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
    <footer className="aksara-foot">
      <p aria-hidden className="aksara-run">
        AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz
      </p>
      <div className="container-page aksara-footcells">
        <p className="aksara-data">{t.data}</p>
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
          {social.length > 0 && (
            <nav aria-label={t.follow} className="mt-6">
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
      </div>
      <p className="container-page flex flex-wrap items-center gap-x-7 py-4">
        <LegalLines frame={frame} />
      </p>
    </footer>
  )
}
