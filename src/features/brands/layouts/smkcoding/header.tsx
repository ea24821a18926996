import Search from 'lucide-react/icons/search'
import SquareTerminal from 'lucide-react/icons/square-terminal'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { texts } from './texts.server.ts'

/** A dark bar in the type of code; the entries read like paths. */
export function SmkHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="smkcoding-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <label className="smkcoding-search">
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={t.search} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="smkcoding-skip">
        {t.skip}
      </a>
      <header className="smkcoding-head">
        <div className="container-page flex min-h-16 items-center gap-4">
          <A href="/" className="mr-auto flex min-h-11 items-center gap-2.5">
            <img src={frame.logo} alt="" width={32} height={32} className="size-8 rounded" />
            <span className="font-heading text-lg font-bold">{frame.title}</span>
          </A>
          <nav aria-label={t.main} className="hidden items-center xl:flex">
            {entries}
          </nav>
          <div className="hidden xl:block">{search}</div>
          <details className="relative xl:hidden">
            <summary aria-label={t.menu} className="flex size-11 list-none items-center justify-center">
              <SquareTerminal aria-hidden />
            </summary>
            <nav aria-label={t.menu} className="smkcoding-drawer">
              {search}
              {entries}
              <A href="/Liga-Smk/Register" className="btn smkcoding-btn mt-3">
                {t.register}
              </A>
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}
