import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../chrome.ts'
import { brandTexts } from '../texts.server.ts'
import { LegalLines } from './legal-lines.tsx'

const linkClass = 'inline-flex min-h-11 items-center text-white/85 underline-offset-4 hover:text-white hover:underline'

/** Who we are, columns of pages, contact and social; then the legal lines. Plain links: a footer has many, and each router link costs on the server. */
export function SiteFooter({ frame }: { frame: FrameView }) {
  const t = brandTexts(frame.lang)
  const columns = frame.columns.length > 0 ? frame.columns : [{ title: t.explore, entries: frame.navigation }]
  return (
    <footer className="bg-ink mt-20 text-white">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[2fr_1fr_1fr_1.5fr] lg:gap-x-10">
        <div className="col-span-2 lg:col-span-1">
          <p className="font-heading text-xl font-extrabold">{frame.title}</p>
          <p className="mt-3 max-w-[45ch] text-white/80">{frame.summary}</p>
        </div>
        {columns.map(column => (
          <nav key={column.title} aria-label={column.title}>
            <p className="font-semibold">{column.title}</p>
            <ul className="mt-2">
              {column.entries.map(entry => (
                <li key={entry.href}>
                  <A href={entry.href} className={linkClass}>
                    {entry.label}
                  </A>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Contact frame={frame} />
      </div>
      <div className="border-t border-white/15">
        <p className="container-page flex flex-wrap items-center gap-x-6 gap-y-1 py-6 text-white/75">
          <LegalLines frame={frame} linkClass={linkClass} />
        </p>
      </div>
    </footer>
  )
}

function Contact({ frame }: { frame: FrameView }) {
  const t = brandTexts(frame.lang)
  const { contact } = frame
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(entry => entry.href)
  return (
    <div className="col-span-2 lg:col-span-1">
      <p className="font-semibold">{t.contact}</p>
      <ul className="mt-2">
        {contact.whatsapp && (
          <li>
            <a
              className={linkClass}
              rel="noopener noreferrer"
              href={`https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(t.fill('greeting', { site: frame.title }))}`}
            >
              WhatsApp +{contact.whatsapp}
            </a>
          </li>
        )}
        {contact.email && (
          <li>
            <a className={linkClass} href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </li>
        )}
        {contact.address && <li className="py-2 text-white/80">{contact.address}</li>}
      </ul>
      {social.length > 0 && (
        <nav aria-label={t.social} className="mt-6">
          <p className="font-semibold">{t.follow}</p>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {social.map(entry => (
              <li key={entry.label}>
                <a className={linkClass} rel="noopener noreferrer" href={entry.href}>
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
