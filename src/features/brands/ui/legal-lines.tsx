import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../chrome.ts'
import { brandTexts } from '../texts.ts'
import { LangSwitch } from './lang-switch.tsx'

/** The last lines of every footer: the responsible organisation, its registration, the two policies, consent to analytics, the other languages. */
export function LegalLines({ frame, linkClass }: { frame: FrameView; linkClass?: string }) {
  const t = brandTexts(frame.lang)
  const { legal } = frame
  return (
    <>
      <span>© {legal.company || frame.title}</span>
      {legal.pse && <span>{t.fill('pse', { number: legal.pse })}</span>}
      <A href="/Privacy-Policy" className={linkClass}>
        {t.privacy}
      </A>
      <A href="/Terms-And-Conditions" className={linkClass}>
        {t.terms}
      </A>
      <A href="/#izin" data-consent className={linkClass}>
        {t.consent}
      </A>
      <LangSwitch lang={frame.lang} className={linkClass} />
    </>
  )
}
