import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioTexts } from '../texts.ts'
import { iconButton } from './icon-button.ts'
import { SideBarEntries, type WaitingEntry } from './side-bar.tsx'

/** The side bar on phones: a dialog of the browser's own, which keeps the focus within and closes with Esc, and at each navigation. */
export function Drawer({ entries }: { entries: readonly WaitingEntry[] }) {
  const t = useTexts(studioTexts)
  const { pathname, search } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.close(), [pathname, search])
  return (
    <div className="lg:hidden">
      <button type="button" aria-haspopup="dialog" aria-label={t.menu} className={iconButton} onClick={() => dialog.current?.showModal()}>
        <Menu aria-hidden size={22} />
      </button>
      <dialog
        ref={dialog}
        data-drawer
        aria-label={t.menu}
        className="bg-surface text-ink border-line border-r p-3"
        // A tap beside it closes it.
        closedby="any"
      >
        <button type="button" aria-label={t.frame.close} className={`${iconButton} ml-auto`} onClick={() => dialog.current?.close()}>
          <X aria-hidden size={22} />
        </button>
        <SideBarEntries entries={entries} path={pathname} />
      </dialog>
    </div>
  )
}
