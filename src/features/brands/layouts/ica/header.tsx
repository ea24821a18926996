import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { texts } from './texts.server.ts'

/** Clear as air: no line and no box, a soft veil over the sky beneath. */
export function IcaHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="ica-entry">
      {entry.label}
    </A>
  ))
  const search = (
    <form action={localHref(frame.lang, frame.searchHref)} role="search">
      <label className="ica-search">
        <Search aria-hidden size={18} />
        <span className="sr-only">{t.search}</span>
        <input type="search" name="search" placeholder={`${t.search}…`} />
      </label>
    </form>
  )
  return (
    <>
      <a href="#isi" className="ica-skip">
        {t.skip}
      </a>
      <header className="ica-head">
        <div className="container-page flex min-h-18 items-center gap-4">
          <A href="/" className="flex min-h-11 items-center gap-2.5">
            <img src={frame.logo} alt="" width={38} height={38} className="size-9.5 rounded-full" />
            <span className="font-heading text-2xl font-bold tracking-tight">{frame.title}</span>
          </A>
          <nav aria-label={t.main} className="mx-auto hidden items-center xl:flex">
            {entries}
          </nav>
          <div className="hidden xl:block">{search}</div>
          <details className="relative ml-auto xl:hidden">
            <summary aria-label={t.menu} className="flex size-11 list-none items-center justify-center rounded-full">
              <Menu aria-hidden />
            </summary>
            <nav aria-label={t.menu} className="ica-drawer">
              {search}
              {entries}
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}
