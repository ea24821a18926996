import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { LangSwitch } from '../../ui/lang-switch.tsx'
import { texts } from './texts.server.ts'

/** Two rows as offices have them: hours, number and language above; name, entries and the meeting below. */
export function BusinessHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const { whatsapp } = frame.contact
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="business-alkademi-entry">
      {entry.label}
    </A>
  ))
  return (
    <>
      <a href="#isi" className="business-alkademi-skip">
        {t.skip}
      </a>
      <div className="business-alkademi-office">
        <div className="container-page flex items-center gap-6">
          <span className="mr-auto">{t.office}</span>
          {whatsapp && (
            <a rel="noopener noreferrer" href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(t.hello)}`}>
              WhatsApp +{whatsapp}
            </a>
          )}
          <LangSwitch lang={frame.lang} />
        </div>
      </div>
      <header className="business-alkademi-head">
        <div className="container-page flex h-18 items-center gap-4">
          <A href="/" className="business-alkademi-name mr-auto">
            <img src={frame.logo} alt="" width={36} height={36} />
            {frame.title}
          </A>
          <nav aria-label={t.main} className="hidden items-center xl:flex">
            {entries}
          </nav>
          <details className="business-alkademi-drawer">
            <summary aria-label={t.menu}>
              <MenuIcon aria-hidden className="xl:hidden" />
              <Search aria-hidden className="hidden xl:block" size={22} />
            </summary>
            <div>
              <form action={localHref(frame.lang, frame.searchHref)} role="search">
                <input type="search" name="search" aria-label={t.search} placeholder={`${t.search}…`} />
                <button type="submit" className="btn-main">
                  {t.button}
                </button>
              </form>
              <nav aria-label={t.menu} className="grid xl:hidden">
                {entries}
              </nav>
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
