import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../chrome.ts'
import { brandTexts } from '../texts.server.ts'

const entryClass =
  'flex min-h-11 items-center rounded-lg px-3 font-medium text-ink hover:bg-tint aria-[current]:text-primary-text aria-[current]:bg-tint'

/** Logo, entries, search. On phones the entries stand in a drawer of `details`, which needs no script. */
export function SiteHeader({ frame }: { frame: FrameView }) {
  const t = brandTexts(frame.lang)
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className={entryClass}>
      {entry.label}
    </A>
  ))
  return (
    <>
      <a
        href="#isi"
        className="bg-primary text-on-primary fixed top-2 left-2 z-50 -translate-y-20 rounded-lg px-4 py-3 font-semibold focus:translate-y-0"
      >
        {t.skip}
      </a>
      <header className="border-line sticky top-0 z-30 border-b bg-white/95 backdrop-blur">
        <div className="container-page flex h-16 items-center gap-3">
          <A href="/" className="mr-auto flex min-h-11 items-center gap-2.5 rounded-lg">
            <img src={frame.logo} alt="" width={36} height={36} className="size-9 rounded-lg" />
            <span className="font-heading text-lg leading-tight font-extrabold tracking-tight">{frame.title}</span>
          </A>
          <nav aria-label={t.main} className="hidden items-center gap-1 md:flex">
            {entries}
          </nav>
          <form action={localHref(frame.lang, frame.searchHref)} role="search" className="hidden lg:block">
            <label className="border-line focus-within:border-primary-text flex h-11 items-center gap-2 rounded-full border bg-surface px-4">
              <Search aria-hidden size={18} className="text-ink-soft" />
              <span className="sr-only">{t.search}</span>
              <input type="search" name="search" placeholder={t.searchHint} className="w-36 bg-transparent outline-none xl:w-52" />
            </label>
          </form>
          <details className="group relative md:hidden">
            <summary aria-label={t.menu} className="flex size-11 list-none items-center justify-center rounded-lg hover:bg-tint">
              <Menu aria-hidden />
            </summary>
            <nav
              aria-label={t.menu}
              className="border-line absolute right-0 mt-2 flex w-[min(19rem,calc(100vw-2rem))] flex-col gap-1 rounded-2xl border bg-surface p-3 shadow-xl"
            >
              <form action={localHref(frame.lang, frame.searchHref)} role="search" className="mb-1">
                <label className="border-line flex h-12 items-center gap-2 rounded-xl border px-3">
                  <Search aria-hidden size={18} className="text-ink-soft" />
                  <span className="sr-only">{t.search}</span>
                  <input type="search" name="search" placeholder={t.searchHint} className="w-full bg-transparent outline-none" />
                </label>
              </form>
              {entries}
            </nav>
          </details>
        </div>
      </header>
    </>
  )
}
