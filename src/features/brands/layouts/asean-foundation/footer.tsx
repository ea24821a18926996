import type { FrameView } from '../../chrome.ts'
import { contactLinks, FooterColumns, FooterSocial } from '../../ui/footer-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** Greetings in the region's languages, then pages, contact and social media on deep blue. */
export function AseanFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  const t = words.frame
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
              {contactLinks(frame, words).map(link => (
                <a key={link.href} rel="noopener noreferrer" href={link.href}>
                  {link.label}
                </a>
              ))}
            </p>
            {frame.contact.address && <p className="mt-2 max-w-[46ch]">{frame.contact.address}</p>}
          </div>
          <FooterColumns frame={frame} title={t.pages} />
          <FooterSocial frame={frame} words={words} />
        </div>
        <p className="flex flex-wrap items-center gap-x-8 border-t border-current/30 py-5">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
