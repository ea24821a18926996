import type { FrameView } from '../chrome.ts'
import { brandTexts } from '../texts.ts'
import { FooterColumns, FooterContact, FooterSocial } from './footer-parts.tsx'
import { LegalLines } from './legal-lines.tsx'

const linkClass = 'inline-flex min-h-11 items-center text-white/85 underline-offset-4 hover:text-white hover:underline'
const look = { heading: 'p', headingClass: 'font-semibold', listClass: 'mt-2', linkClass } as const

/** Site name and summary, columns of pages, contact and social media; then the legal lines. */
export function SiteFooter({ frame }: { frame: FrameView }) {
  const words = brandTexts(frame.lang)
  return (
    <footer className="bg-ink mt-20 text-white">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 py-14 lg:grid-cols-[2fr_1fr_1fr_1.5fr] lg:gap-x-10">
        <div className="col-span-2 lg:col-span-1">
          <p className="font-heading text-xl font-extrabold">{frame.title}</p>
          <p className="mt-3 max-w-[45ch] text-white/80">{frame.summary}</p>
        </div>
        <FooterColumns frame={frame} {...look} />
        <div className="col-span-2 lg:col-span-1">
          <FooterContact frame={frame} words={words} {...look} addressClass="py-2 text-white/80" />
          <FooterSocial frame={frame} words={words} {...look} className="mt-6" listClass="mt-2 flex flex-wrap gap-x-6" />
        </div>
      </div>
      <div className="border-t border-white/15">
        <p className="container-page flex flex-wrap items-center gap-x-6 gap-y-1 py-6 text-white/75">
          <LegalLines frame={frame} linkClass={linkClass} />
        </p>
      </div>
    </footer>
  )
}
