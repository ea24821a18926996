import type { FrameView } from '../../chrome.ts'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** Black, with the studio's name at full window width under the lists. */
export function JongFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="jongkreatif-foot">
      <div className="jongkreatif-wide grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-4">
        <FooterGroups frame={frame} words={words} addressClass={null} />
        {frame.contact.address && <p className="max-w-[30ch]">{frame.contact.address}</p>}
      </div>
      <p aria-hidden="true" className="jongkreatif-giant">
        {frame.title}
      </p>
      <p className="jongkreatif-wide flex flex-wrap items-center gap-x-8 py-5">
        <LegalLines frame={frame} />
      </p>
    </footer>
  )
}
