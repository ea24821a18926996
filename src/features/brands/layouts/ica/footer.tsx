import type { FrameView } from '../../chrome.ts'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** Night below the clouds: name and summary, pages, contact, social media, the legal lines. */
export function IcaFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="ica-foot">
      <div className="container-page grid gap-10 pt-10 pb-12 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1.4fr]">
        <div>
          <p className="font-heading text-3xl font-bold">{frame.title}</p>
          <p className="mt-3 max-w-[42ch]">{frame.summary}</p>
        </div>
        <FooterGroups frame={frame} words={words} addressClass="max-w-[36ch] py-2" />
      </div>
      <p className="container-page flex flex-wrap items-center gap-x-7 pb-6">
        <LegalLines frame={frame} />
      </p>
    </footer>
  )
}
