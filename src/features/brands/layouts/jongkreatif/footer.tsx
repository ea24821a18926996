import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** Black, with the studio's name as wide as the window under the lists. */
export function JongFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  const { contact } = frame
  const greeting = encodeURIComponent(words.fill('frame.greeting', { title: frame.title }))
  const columns = [{ title: t.pages, entries: frame.navigation }, ...frame.columns]
  const groups = [
    {
      title: t.contact,
      links: [
        { label: `WhatsApp +${contact.whatsapp}`, href: contact.whatsapp && `https://wa.me/${contact.whatsapp}?text=${greeting}` },
        { label: contact.email, href: contact.email && `mailto:${contact.email}` },
      ],
    },
    {
      title: t.follow,
      links: [
        { label: 'Instagram', href: contact.instagram },
        { label: 'YouTube', href: contact.youtube },
        { label: 'LinkedIn', href: contact.linkedin },
      ],
    },
  ]
  const outside = groups.map(group => ({ ...group, links: group.links.filter(link => link.href) })).filter(group => group.links.length > 0)
  return (
    <footer className="jongkreatif-foot">
      <div className="jongkreatif-wide grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map(column => (
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
        {outside.map(group => (
          <div key={group.title}>
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
          </div>
        ))}
        {contact.address && <p className="max-w-[30ch]">{contact.address}</p>}
      </div>
      <p aria-hidden="true" className="jongkreatif-giant">
        {frame.title}
      </p>
      <p className="jongkreatif-wide flex flex-wrap items-center gap-x-8 py-5">
        <LegalLines frame={frame} />
      </p>
    </footer>
  )
}
