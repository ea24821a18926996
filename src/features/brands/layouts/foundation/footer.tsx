import type { FrameView } from '../../chrome.ts'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** The pledge in large type, then pages, contact, social media and the legal lines. */
export function FoundationFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="foundation-foot">
      <div className="container-page">
        <p className="foundation-pledge">{words.frame.pledge}</p>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 border-t border-current/25 py-12 lg:grid-cols-5">
          <FooterGroups
            frame={frame}
            words={words}
            contactClass="col-span-2 sm:col-span-1 lg:col-span-2"
            addressClass="max-w-[40ch] py-2"
          />
        </div>
        <p className="flex flex-wrap items-center gap-x-8 border-t border-current/25 py-5">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
