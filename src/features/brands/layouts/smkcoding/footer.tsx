import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** The end of the session: pages, contact and social in the type of code, and the prompt that says goodbye. */
export function SmkFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  const { contact } = frame
  const greeting = encodeURIComponent(words.fill('frame.greeting', { title: frame.title }))
  const columns = [{ title: t.pages, entries: frame.navigation }, ...frame.columns]
  const reach = [
    { label: `WhatsApp +${contact.whatsapp}`, href: contact.whatsapp && `https://wa.me/${contact.whatsapp}?text=${greeting}` },
    { label: contact.email, href: contact.email && `mailto:${contact.email}` },
  ].filter(one => one.href)
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(one => one.href)
  return (
    <footer className="smkcoding-foot">
      <div className="container-page">
        <p className="smkcoding-bye">
          $ exit<span className="block">{t.bye}</span>
        </p>
        <div className="grid gap-x-10 gap-y-8 pb-10 sm:grid-cols-2 lg:grid-cols-4">
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
          {[
            { title: t.contact, links: reach },
            { title: t.follow, links: social },
          ]
            .filter(group => group.links.length > 0)
            .map(group => (
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
                {group.title === t.contact && contact.address && <p className="max-w-[36ch] py-2">{contact.address}</p>}
              </div>
            ))}
        </div>
        <p className="flex flex-wrap items-center gap-x-7 border-t border-current/25 py-5">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
