import { A } from '#ui/lang/lang.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import type { FrameView } from '../../chrome.ts'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.server.ts'

/** Warm dark under a rounded edge: the goodbye, a row of faces, then the lists. */
export function SfiFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
  const { contact } = frame
  const greeting = encodeURIComponent(words.fill('frame.greeting', { title: frame.title }))
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
    <footer className="sfi-foot">
      <div className="container-page">
        <p className="sfi-sign">{t.sign}</p>
        <p aria-hidden="true" className="mt-5 flex justify-center -space-x-3">
          {['ayu', 'opa-frans', 'nisa', 'galih', 'mbah-sri'].map(seed => (
            <Avatar key={seed} seed={seed} name="" size={56} className="sfi-face" />
          ))}
        </p>
        <div className="grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-4">
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
          {[
            { title: t.contact, links: reach, address: contact.address },
            { title: t.follow, links: social, address: '' },
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
                {group.address && <p className="max-w-[34ch] py-2">{group.address}</p>}
              </div>
            ))}
        </div>
        <p className="flex flex-wrap items-center justify-center gap-x-7 pb-6">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
