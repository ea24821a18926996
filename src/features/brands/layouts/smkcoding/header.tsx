import SquareTerminal from 'lucide-react/icons/square-terminal'
import { A } from '#ui/lang/lang.tsx'
import type { FrameView } from '../../chrome.ts'
import { AccountEntry } from '../../ui/account-entry.tsx'
import { Entries, EntryNav, HomeLink, IconSearch, MenuDrawer, SkipLink } from '../../ui/header-parts.tsx'
import { texts } from './texts.ts'

/** A dark bar in monospaced type, with entries like paths. */
export function SmkHeader({ frame }: { frame: FrameView }) {
  const t = texts(frame.lang).frame
  const search = <IconSearch frame={frame} label={t.search} hint={t.search} className="smkcoding-search" />
  return (
    <>
      <SkipLink frame={frame} className="smkcoding-skip" />
      <header className="smkcoding-head">
        <div className="container-page flex min-h-16 items-center gap-4">
          <HomeLink
            frame={frame}
            ground="dark"
            size={32}
            logoClass="size-8 rounded"
            titleClass="font-heading text-lg font-bold xl:whitespace-nowrap"
          />
          <EntryNav frame={frame} className="hidden items-center whitespace-nowrap xl:flex" entryClass="smkcoding-entry" />
          <div className="hidden max-w-48 grow basis-28 xl:block">{search}</div>
          <AccountEntry
            frame={frame}
            entryClass="smkcoding-entry"
            iconClass={null}
            wordClass=""
            faceClass="smkcoding-face"
            panelClass="smkcoding-drawer"
            itemClass="smkcoding-entry"
          />
          <MenuDrawer frame={frame} icon={<SquareTerminal aria-hidden />} panelClass="smkcoding-drawer">
            {search}
            <Entries frame={frame} className="smkcoding-entry" />
            <A href="/Liga-Smk/Register" className="btn smkcoding-btn mt-3">
              {t.register}
            </A>
          </MenuDrawer>
        </div>
      </header>
    </>
  )
}
