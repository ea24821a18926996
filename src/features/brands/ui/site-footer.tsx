import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../chrome.ts'

const linkClass = 'inline-flex min-h-11 items-center text-white/85 underline-offset-4 hover:text-white hover:underline'

/** Four columns: who we are, pages, contact, social; then the legal lines. Plain links: a footer has many, and each router link costs on the server. */
export function SiteFooter({ frame }: { frame: FrameView }) {
  const { contact, legal } = frame
  const social = [
    { label: 'Instagram', href: contact.instagram },
    { label: 'YouTube', href: contact.youtube },
    { label: 'LinkedIn', href: contact.linkedin },
  ].filter(entry => entry.href)
  return (
    <footer className="bg-ink mt-20 text-white">
      <div className="container-page grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.5fr_1fr]">
        <div>
          <p className="font-heading text-xl font-extrabold">{frame.title}</p>
          <p className="mt-3 max-w-[45ch] text-white/80">{frame.summary}</p>
        </div>
        <nav aria-label="Halaman">
          <p className="font-semibold">Jelajahi</p>
          <ul className="mt-2">
            {frame.navigation.map(entry => (
              <li key={entry.href}>
                <A href={entry.href} className={linkClass}>
                  {entry.label}
                </A>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p className="font-semibold">Hubungi kami</p>
          <ul className="mt-2">
            {contact.whatsapp && (
              <li>
                <a
                  className={linkClass}
                  rel="noopener noreferrer"
                  href={`https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(`Halo ${frame.title}, saya ingin bertanya.`)}`}
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
        </div>
        {social.length > 0 && (
          <nav aria-label="Media sosial">
            <p className="font-semibold">Ikuti</p>
            <ul className="mt-2">
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
      <div className="border-t border-white/15">
        <p className="container-page flex flex-wrap gap-x-6 gap-y-1 py-6 text-white/75">
          <span>© {legal.company || frame.title}</span>
          {legal.pse && <span>Terdaftar PSE {legal.pse}</span>}
        </p>
      </div>
    </footer>
  )
}
