import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** Night falls below the clouds: name and summary, pages, contact, social, the legal lines. */
export function IcaFooter({ frame }: { frame: FrameView }) {
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
      ],
      text: contact.address,
    },
    {
      title: t.follow,
      links: [
        { label: 'Instagram', href: contact.instagram },
        { label: 'YouTube', href: contact.youtube },
        { label: 'LinkedIn', href: contact.linkedin },
      ],
      text: '',
    },
  ]
  const outside = groups.map(group => ({ ...group, links: group.links.filter(link => link.href) })).filter(group => group.links.length > 0)
  return (
    <footer className="ica-foot">
      <div className="container-page grid gap-10 pt-10 pb-12 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.4fr]">
        <div>
          <p className="font-heading text-3xl font-bold">{frame.title}</p>
          <p className="mt-3 max-w-[42ch]">{frame.summary}</p>
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
            {group.text && <p className="max-w-[36ch] py-2">{group.text}</p>}
          </div>
        ))}
      </div>
      <p className="container-page flex flex-wrap items-center gap-x-7 pb-6">
        <LegalLines frame={frame} />
      </p>
    </footer>
  )
}
