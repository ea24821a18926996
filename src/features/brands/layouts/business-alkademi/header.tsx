import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { ButtonSearch, EntryNav, SkipLink } from '../../ui/header-parts.tsx'
import { LangSwitch } from '../../ui/lang-switch.tsx'
import { texts } from './texts.server.ts'

/** Two rows as offices have them: hours, number and language above; name, entries and the meeting below. */
export function BusinessHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const { whatsapp } = frame.contact
  return (
    <>
      <SkipLink frame={frame} className="business-alkademi-skip" />
      <aside aria-label={t.office} className="business-alkademi-office">
        <div className="container-page flex items-center gap-6">
          <span className="mr-auto">{t.office}</span>
          {whatsapp && (
            <a rel="noopener noreferrer" href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(t.hello)}`}>
              WhatsApp +{whatsapp}
            </a>
          )}
          <LangSwitch lang={frame.lang} />
        </div>
      </aside>
      <header className="business-alkademi-head">
        <div className="container-page flex h-18 items-center gap-4">
          <A href="/" className="business-alkademi-name mr-auto">
            <img src={frame.logo} alt="" width={36} height={36} />
            {frame.title}
          </A>
          <EntryNav frame={frame} className="hidden items-center xl:flex" entryClass="business-alkademi-entry" />
          <details className="business-alkademi-drawer">
            <summary aria-label={t.menu}>
              <MenuIcon aria-hidden className="xl:hidden" />
              <Search aria-hidden className="hidden xl:block" size={22} />
            </summary>
            <div>
              <ButtonSearch frame={frame} label={t.search} buttonClass="btn-main" />
              <EntryNav frame={frame} label={t.menu} className="grid xl:hidden" entryClass="business-alkademi-entry" />
            </div>
          </details>
          <A href="/Make-Appointment" className="business-alkademi-amber btn hidden sm:inline-flex">
            {t.meet}
          </A>
        </div>
      </header>
    </>
  )
}
