import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { texts } from './texts.server.ts'

/** A rounded bar that floats over the page, with the one thing to do at its end. */
export function SfiHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="sfi-entry">
      {entry.label}
    </A>
  ))
  return (
    <>
      <a href="#isi" className="sfi-skip">
        {t.skip}
      </a>
      <header className="sfi-head">
        <div className="sfi-bar">
          <A href="/" className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5">
            <img src={frame.logo} alt="" width={36} height={36} className="size-9 rounded-full" />
            <span className="text-lg leading-tight font-extrabold tracking-tight">{frame.title}</span>
          </A>
          <nav aria-label={t.main} className="hidden items-center lg:flex">
            {entries}
          </nav>
          <A href="/Make-Appointment" className="btn btn-main hidden sm:inline-flex">
            {t.join}
          </A>
          <details className="relative">
            <summary aria-label={`${t.menu}, ${t.search}`} className="flex size-11 list-none items-center justify-center rounded-full">
              <Menu aria-hidden className="lg:hidden" />
              <Search aria-hidden className="hidden lg:block" />
            </summary>
            <div className="sfi-drawer">
              <form action={localHref(frame.lang, frame.searchHref)} role="search" className="sfi-search">
                <label>
                  <span className="sr-only">{t.search}</span>
                  <input type="search" name="search" placeholder={`${t.search}…`} />
                </label>
                <button type="submit" aria-label={t.button}>
                  <Search aria-hidden size={20} />
                </button>
              </form>
              <nav aria-label={t.menu} className="mt-2 lg:hidden">
                {entries}
              </nav>
            </div>
          </details>
        </div>
      </header>
    </>
  )
}
