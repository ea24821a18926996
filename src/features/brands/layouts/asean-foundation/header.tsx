import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { texts } from './texts.server.ts'

/** A line in the region's colours, the name, the entries, and both languages always in sight. */
export function AseanHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="asean-foundation-entry">
      {entry.label}
    </A>
  ))
  return (
    <>
      <a href="#isi" className="asean-foundation-skip">
        {t.skip}
      </a>
      <header className="asean-foundation-head">
        <div className="container-page flex min-h-18 items-center gap-3">
          <A href="/" className="mr-auto flex min-h-11 items-center gap-3">
            <img src={frame.logo} alt="" width={40} height={40} className="size-10 rounded-full" />
            <span className="font-heading text-xl leading-tight font-extrabold">{frame.title}</span>
          </A>
          <nav aria-label={t.main} className="hidden items-center xl:flex">
            {entries}
          </nav>
          <nav aria-label={t.language} className="asean-foundation-languages">
            <a href="/" lang="id" hrefLang="id" aria-current={frame.lang === 'id' ? 'true' : undefined}>
              ID
            </a>
            <a href="/en" lang="en" hrefLang="en" aria-current={frame.lang === 'en' ? 'true' : undefined}>
              EN
            </a>
          </nav>
          <details className="relative">
            <summary aria-label={`${t.menu}, ${t.search}`} className="flex size-11 list-none items-center justify-center rounded-full">
              <Menu aria-hidden className="xl:hidden" />
              <Search aria-hidden className="hidden xl:block" />
            </summary>
            <div className="asean-foundation-drawer">
              <form action={localHref(frame.lang, frame.searchHref)} role="search">
                <label className="asean-foundation-search">
                  <Search aria-hidden size={18} />
                  <span className="sr-only">{t.search}</span>
                  <input type="search" name="search" placeholder={`${t.search}…`} />
                </label>
              </form>
              <nav aria-label={t.menu} className="mt-2 xl:hidden">
                {entries}
              </nav>
            </div>
          </details>
        </div>
      </header>
    </>
  )
}
