import type { FrameView } from '../../chrome.ts'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** The end of the session: pages, contact and social media in monospaced type, and a prompt that says goodbye. */
export function SmkFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="smkcoding-foot">
      <div className="container-page">
        <p className="smkcoding-bye">
          $ exit<span className="block">{words.frame.bye}</span>
        </p>
        <div className="grid grid-cols-2 gap-x-4 gap-y-8 pb-10 sm:gap-x-10 lg:grid-cols-4">
          <FooterGroups frame={frame} words={words} contactClass="col-span-2 sm:col-span-1" addressClass="max-w-[36ch] py-2" />
        </div>
        <p className="flex flex-wrap items-center gap-x-7 border-t border-current/25 py-5">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
