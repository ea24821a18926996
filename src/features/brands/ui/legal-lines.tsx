import type { Ground } from '#features/sites/site.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../chrome.ts'
import { brandTexts } from '../texts.ts'
import { LangSwitch } from './lang-switch.tsx'
import { OwnLogo } from './own-logo.tsx'

interface LegalLinesProps {
  frame: FrameView
  /** What the footer's colour is. */
  ground?: Ground
  linkClass?: string
}

/** The last lines of every footer: the tenant's own logo, the responsible organisation, its registration, the two policies, consent to analytics, the other languages. */
export function LegalLines({ frame, ground = 'dark', linkClass }: LegalLinesProps) {
  const t = brandTexts(frame.lang)
  const { legal } = frame
  return (
    <>
      <span>
        <OwnLogo frame={frame} ground={ground} />© {legal.company || frame.title}
      </span>
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
      <LangSwitch frame={frame} className={linkClass} />
    </>
  )
}
