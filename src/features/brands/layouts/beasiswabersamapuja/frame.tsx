import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** The edge of a folder: name and search above, the entries as its tabs; the current one has the folder's colour. */
export function ScholarHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = (className: string) =>
    frame.navigation.map(entry => (
      <A key={entry.href} href={entry.href} data-entry={entry.href} className={className}>
        {entry.label}
      </A>
    ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <label className="beasiswabersamapuja-search">
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={`${t.search}…`} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="beasiswabersamapuja-skip">
        {t.skip}
      </a>
      <header className="beasiswabersamapuja-head">
        <div className="container-page flex min-h-16 items-center gap-4">
          <A href="/" className="mr-auto flex min-h-11 items-center gap-3">
            <img src={frame.logo} alt="" width={40} height={40} className="size-10 rounded-full" />
            <span className="font-heading text-lg leading-tight font-bold sm:text-xl">{frame.title}</span>
          </A>
          <div className="hidden lg:block">{search}</div>
          <details className="relative lg:hidden">
            <summary aria-label={t.menu} className="flex size-11 list-none items-center justify-center rounded-full">
              <Menu aria-hidden />
            </summary>
            <nav aria-label={t.menu} className="beasiswabersamapuja-drawer">
              {search}
              {entries('beasiswabersamapuja-entry')}
            </nav>
          </details>
        </div>
        <nav aria-label={t.main} className="container-page beasiswabersamapuja-tabs">
          {entries('beasiswabersamapuja-tab')}
        </nav>
        <i aria-hidden className="beasiswabersamapuja-edge" />
      </header>
    </>
  )
}

/** Blue morning with the sun coming over its edge; the house's one sentence, then pages and contact. */
export function ScholarFooter({ frame }: { frame: FrameView }) {
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
    <footer className="beasiswabersamapuja-foot">
      <div className="container-page">
        <div className="beasiswabersamapuja-signoff">
          <p>{t.signoff}</p>
          <p>{t.note}</p>
        </div>
        <div className="beasiswabersamapuja-groups">
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
            {contact.address && <p className="max-w-[36ch]">{contact.address}</p>}
          </div>
        </div>
        <p className="beasiswabersamapuja-legal">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
