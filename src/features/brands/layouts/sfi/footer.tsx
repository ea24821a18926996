import { Avatar } from '#ui/picture/avatar.tsx'
import type { FrameView } from '../../chrome.ts'
import { FooterGroups } from '../../ui/footer-parts.tsx'
import { LegalLines } from '../../ui/legal-lines.tsx'
import { texts } from './texts.ts'

/** Warm dark under a rounded edge: a goodbye, a row of faces, then the lists. */
export function SfiFooter({ frame }: { frame: FrameView }) {
  const words = texts(frame.lang)
  return (
    <footer className="sfi-foot">
      <div className="container-page">
        <p className="sfi-sign">{words.frame.sign}</p>
        <p aria-hidden="true" className="mt-5 flex justify-center -space-x-3">
          {['ayu', 'opa-frans', 'nisa', 'galih', 'mbah-sri'].map(seed => (
            <Avatar key={seed} seed={seed} name="" size={56} className="sfi-face" />
          ))}
        </p>
        <div className="grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-4">
          <FooterGroups frame={frame} words={words} addressClass="max-w-[34ch] py-2" />
        </div>
        <p className="flex flex-wrap items-center justify-center gap-x-7 pb-6">
          <LegalLines frame={frame} />
        </p>
      </div>
    </footer>
  )
}
