import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { ButtonSearch, DRAWERS, EntryNav, SkipLink } from '../../ui/header-parts.tsx'
import { LangSwitch } from '../../ui/lang-switch.tsx'
import { texts } from './texts.ts'

/** Two rows: office hours, number and language above; name, entries and the meeting link below. */
export function BusinessHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const { whatsapp } = frame.contact
  return (
    <>
      <SkipLink frame={frame} className="business-alkademi-skip" />
      <aside aria-label={t.office} className="business-alkademi-office">
        <div className="container-page flex items-center gap-4 whitespace-nowrap lg:gap-6">
          <span className="mr-auto truncate">{t.office}</span>
          {whatsapp && (
            <a rel="noopener noreferrer" href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(t.hello)}`}>
              WhatsApp +{whatsapp}
            </a>
          )}
          <LangSwitch frame={frame} />
          <AccountEntry
            frame={frame}
            className="business-alkademi-account"
            iconClass={null}
            wordClass="font-semibold"
            faceClass="business-alkademi-face"
            itemClass="business-alkademi-entry"
          />
        </div>
      </aside>
      <header className="business-alkademi-head">
        <div className="container-page flex h-18 items-center gap-2 sm:gap-4">
          <A href="/" className="business-alkademi-name mr-auto">
            <img src={frame.logo.light} alt="" width={36} height={36} />
            {frame.title}
          </A>
          <EntryNav frame={frame} className="hidden shrink-0 items-center whitespace-nowrap xl:flex" entryClass="business-alkademi-entry" />
          <AccountEntry
            frame={frame}
            className="business-alkademi-account md:hidden"
            faceClass="business-alkademi-face"
            itemClass="business-alkademi-entry"
          />
          <details name={DRAWERS} className="business-alkademi-drawer">
            <summary aria-label={t.menu}>
              <MenuIcon aria-hidden className="xl:hidden" />
              <Search aria-hidden className="hidden xl:block" size={22} />
            </summary>
            <div>
              <ButtonSearch frame={frame} label={t.search} buttonClass="btn-main" />
              <EntryNav frame={frame} label={t.menu} className="grid xl:hidden" entryClass="business-alkademi-entry" />
            </div>
          </details>
          <A href="/Make-Appointment" className="business-alkademi-amber btn hidden shrink-0 sm:inline-flex">
            {t.meet}
          </A>
        </div>
      </header>
    </>
  )
}
