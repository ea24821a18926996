import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { texts } from './texts.server.ts'

/** A masthead in two rows: motto and search in green, then the name, the entries, and the way to become a partner. */
export function FoundationHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="foundation-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <label className="foundation-search">
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={`${t.search}…`} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="foundation-skip">
        {t.skip}
      </a>
      <header className="foundation-head">
        <div className="foundation-bar">
          <div className="container-page flex items-center justify-between gap-4">
            <p>{t.motto}</p>
            <div className="hidden md:block">{search}</div>
          </div>
        </div>
        <div className="container-page flex min-h-20 items-center gap-4">
          <A href="/" className="mr-auto flex min-h-11 items-center gap-3">
            <img src={frame.logo} alt="" width={40} height={40} className="size-10 rounded-sm" />
            <span className="font-heading text-xl leading-tight font-semibold">{frame.title}</span>
          </A>
          <nav aria-label={t.main} className="hidden items-center xl:flex">
            {entries}
          </nav>
          <A href="/Collaboration" className="btn btn-main hidden sm:inline-flex">
            {t.partner}
          </A>
          <details className="relative xl:hidden">
            <summary aria-label={t.menu} className="flex size-11 list-none items-center justify-center">
              <Menu aria-hidden />
            </summary>
            <nav aria-label={t.menu} className="foundation-drawer">
              {search}
              {entries}
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}
