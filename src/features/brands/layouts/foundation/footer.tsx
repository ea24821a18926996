import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** The pledge in large type, then pages, contact, social and the legal lines. */
export function FoundationFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  const { contact } = frame
  const columns = [{ title: t.pages, entries: frame.navigation }, ...frame.columns]
  const greeting = words.fill('frame.greeting', { title: frame.title })
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(one => one.href)
  return (
    <footer className="foundation-foot">
      <div className="container-page">
        <p className="foundation-pledge">{t.pledge}</p>
        <div className="grid gap-10 border-t border-current/25 py-12 sm:grid-cols-2 lg:grid-cols-5">
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
          <div className="lg:col-span-2">
            <h2>{t.contact}</h2>
            <ul>
              {contact.whatsapp && (
                <li>
                  <a rel="noopener noreferrer" href={`https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(greeting)}`}>
                    WhatsApp +{contact.whatsapp}
                  </a>
                </li>
              )}
              {contact.email && (
                <li>
                  <a href={`mailto:${contact.email}`}>{contact.email}</a>
                </li>
              )}
              {contact.address && <li className="max-w-[40ch] py-2">{contact.address}</li>}
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
        <p className="flex flex-wrap items-center gap-x-8 border-t border-current/25 py-5">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
