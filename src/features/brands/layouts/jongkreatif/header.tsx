import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { EntryNav, SearchForm, SkipLink, WordDrawer } from '../../ui/header-parts.tsx'
import { OwnLogo } from '../../ui/own-logo.tsx'
import { texts } from './texts.ts'

/** A poster's edge: name, entries, and on phones the word Menu, which opens a sheet of large type. */
export function JongHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  return (
    <>
      <SkipLink frame={frame} className="jongkreatif-skip" />
      <header className="jongkreatif-head">
        <div className="jongkreatif-wide flex min-h-16 items-center gap-2 sm:gap-6">
          <A href="/" className="jongkreatif-name mr-auto">
            <OwnLogo frame={frame} />
            {frame.title}
          </A>
          <EntryNav frame={frame} className="hidden items-center gap-6 whitespace-nowrap lg:flex" entryClass="jongkreatif-entry" />
          <AccountEntry
            frame={frame}
            className="jongkreatif-account"
            entryClass="jongkreatif-me"
            faceClass="jongkreatif-face"
            whoClass=""
            itemClass="jongkreatif-entry"
          />
          <WordDrawer frame={frame} label={t.menu} wide="lg" className="jongkreatif-sheet">
            <EntryNav frame={frame} label={t.menu} className="lg:hidden" entryClass="jongkreatif-entry" />
            <SearchForm frame={frame}>
              <label>
                <span className="sr-only">{t.search}</span>
                <input type="search" name="search" placeholder={`${t.search}…`} />
              </label>
              <button type="submit">{t.button}</button>
            </SearchForm>
          </WordDrawer>
        </div>
      </header>
    </>
  )
}
