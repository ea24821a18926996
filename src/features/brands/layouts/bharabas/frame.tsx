import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** The front of the deck: name with a small lamp, entries as keys to press, the stripes of the tape beneath. */
export function BharabasHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="bharabas-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <label className="bharabas-search">
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={`${t.search}…`} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="bharabas-skip">
        {t.skip}
      </a>
      <header className="bharabas-head">
        <div className="container-page flex min-h-17 items-center gap-4">
          <A href="/" className="mr-auto flex min-h-11 items-center gap-3">
            <img src={frame.logo} alt="" width={38} height={38} className="size-9.5 rounded-md" />
            <span className="font-heading text-xl font-extrabold">{frame.title}</span>
            <i aria-hidden className="bharabas-dot" />
          </A>
          <nav aria-label={t.main} className="hidden items-center gap-1.5 lg:flex">
            {entries}
          </nav>
          <div className="hidden xl:block">{search}</div>
          <details className="relative lg:hidden">
            <summary aria-label={t.menu} className="flex size-11 list-none items-center justify-center">
              <Menu aria-hidden />
            </summary>
            <nav aria-label={t.menu} className="bharabas-drawer">
              {search}
              {entries}
            </nav>
          </details>
        </div>
        <p aria-hidden className="bharabas-stripes bharabas-thin" />
      </header>
    </>
  )
}

/** The end of the tape: a closing line, then everything one can still press. Room is left for the player that stands at the foot of the window. */
export function BharabasFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  const { contact } = frame
  const greeting = encodeURIComponent(words.fill('frame.greeting', { title: frame.title }))
  const groups = [
    {
      title: t.contact,
      links: [
        { label: `WhatsApp +${contact.whatsapp}`, href: contact.whatsapp && `https://wa.me/${contact.whatsapp}?text=${greeting}` },
        { label: contact.email, href: contact.email && `mailto:${contact.email}` },
      ].filter(one => one.href),
    },
    {
      title: t.follow,
      links: [
        { label: 'Instagram', href: contact.instagram },
        { label: 'YouTube', href: contact.youtube },
        { label: 'LinkedIn', href: contact.linkedin },
      ].filter(one => one.href),
    },
  ].filter(group => group.links.length > 0)
  return (
    <footer className="bharabas-foot">
      <p aria-hidden className="bharabas-stripes" />
      <div className="container-page">
        <p className="bharabas-signoff">{t.signoff}</p>
        {contact.address && <p className="mt-3 max-w-[50ch]">{contact.address}</p>}
        <div className="bharabas-groups">
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
            {groups.map(group => (
              <nav key={group.title} aria-label={group.title} className="mb-6">
                <h2>{group.title}</h2>
                <ul>
                  {group.links.map(link => (
                    <li key={link.label}>
                      <a rel="noopener noreferrer" href={link.href}>
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <p className="bharabas-legal">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
