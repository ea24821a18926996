import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { FadingWords, InkStrip } from './ink.tsx'
import { texts } from './texts.server.ts'

/** One quiet row: the name in full ink, entries in thin type, the current one filled in; the strip of ink beneath. */
export function AlphaHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="alpha-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <label className="alpha-search">
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={`${t.search}…`} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="alpha-skip">
        {t.skip}
      </a>
      <header className="alpha-head">
        <div className="alpha-wide alpha-bar">
          <A href="/" className="alpha-name">
            <img src={frame.logo} alt="" width={34} height={34} className="size-8.5 rounded-full" />
            {frame.title}
          </A>
          <nav aria-label={t.main} className="hidden items-center xl:flex">
            {entries}
          </nav>
          <div className="hidden md:block">{search}</div>
          <details className="relative xl:hidden">
            <summary aria-label={t.menu} className="flex size-11 list-none items-center justify-center">
              <Menu aria-hidden />
            </summary>
            <nav aria-label={t.menu} className="alpha-drawer">
              <div className="md:hidden">{search}</div>
              {entries}
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}

/** The foot of the page fades out as its head does: pages, the team's line, and a last sentence whose ink runs out. */
export function AlphaFooter({ frame }: { frame: FrameView }) {
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
    <footer className="alpha-foot">
      <InkStrip />
      <div className="alpha-wide">
        <div className="alpha-ends">
          <div>
            <p className="font-heading text-xl font-bold">{frame.title}</p>
            <p className="mt-3 max-w-[40ch]">{frame.summary}</p>
            {contact.address && <p className="text-ink-soft mt-3 max-w-[40ch]">{contact.address}</p>}
          </div>
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
        <p className="alpha-end">
          <FadingWords text={t.end} />
        </p>
        <p className="alpha-legal">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
