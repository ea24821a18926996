import { localHref } from '#kit/lang.ts'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { texts } from './texts.server.ts'

/** A poster's edge: the name, the entries, and on phones the word Menu, which opens a sheet of large type. */
export function JongHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const entries = frame.navigation.map(entry => (
    <A key={entry.href} href={entry.href} data-entry={entry.href} className="jongkreatif-entry">
      {entry.label}
    </A>
  ))
  return (
    <>
      <a href="#isi" className="jongkreatif-skip">
        {t.skip}
      </a>
      <header className="jongkreatif-head">
        <div className="jongkreatif-wide flex min-h-16 items-center gap-6">
          <A href="/" className="jongkreatif-name mr-auto">
            {frame.title}
          </A>
          <nav aria-label={t.main} className="hidden items-center gap-6 lg:flex">
            {entries}
          </nav>
          <details className="jongkreatif-sheet">
            <summary>
              <span className="lg:hidden">{t.menu}</span>
              <span className="hidden lg:inline">{t.button}</span>
            </summary>
            <div>
              <nav aria-label={t.menu} className="lg:hidden">
                {entries}
              </nav>
              <form action={localHref(frame.lang, frame.searchHref)} role="search">
                <label>
                  <span className="sr-only">{t.search}</span>
                  <input type="search" name="search" placeholder={`${t.search}…`} />
                </label>
                <button type="submit">{t.button}</button>
              </form>
            </div>
          </details>
        </div>
      </header>
    </>
  )
}
