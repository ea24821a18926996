import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** Greetings of the region, then pages, contact and social on deep blue. */
export function AseanFooter({ frame }: { frame: FrameView }) {
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
    <footer className="asean-foundation-foot">
      <div className="container-page">
        <ul className="asean-foundation-hello">
          {t.hello.map(word => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        <div className="grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.8fr_1fr_1fr_1fr]">
          <div>
            <h2>{frame.title}</h2>
            <p className="mt-2 max-w-[46ch]">{frame.summary}</p>
            <p className="mt-4 flex flex-wrap gap-x-6">
              {contact.whatsapp && (
                <a rel="noopener noreferrer" href={`https://wa.me/${contact.whatsapp}?text=${greeting}`}>
                  WhatsApp +{contact.whatsapp}
                </a>
              )}
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            </p>
            {contact.address && <p className="mt-2 max-w-[46ch]">{contact.address}</p>}
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
        <p className="flex flex-wrap items-center gap-x-8 border-t border-current/30 py-5">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
