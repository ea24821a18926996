import { useEffect, useState } from 'react'
import { A, useLang } from '#ui/lang/lang.tsx'
import { whenIdle } from '#ui/shell/idle.ts'
import { logPageLoad, watchClicks } from '../click-log.ts'
import { type Choice, keepRefusal, readChoice, saveChoice } from '../consent.ts'
import { en } from '../texts/en.ts'
import { id } from '../texts/id.ts'

const byLang = { id, en }
const IDLE_TIMEOUT_MS = 4000

/**
 * Starts the click log, and asks once whether it may. The server renders nothing; the notice comes when the browser is idle, lies over the page's
 * foot, above the radio where there is one, and moves nothing. Yes and no look the same, so that neither is pushed.
 */
export function ConsentNotice() {
  const t = byLang[useLang()]
  const [isOpen, setIsOpen] = useState(false)

  useEffect(keepRefusal, [])
  useEffect(watchClicks, [])
  useEffect(
    () =>
      whenIdle(() => {
        logPageLoad()
        setIsOpen(readChoice() === null)
      }, IDLE_TIMEOUT_MS),
    [],
  )

  function choose(choice: Choice) {
    saveChoice(choice)
    logPageLoad()
    setIsOpen(false)
    // The button that had the focus goes: reading goes on with the page.
    document.getElementById('isi')?.focus({ preventScroll: true })
  }

  if (!isOpen) return null
  return (
    <div
      role="region"
      aria-label={t.label}
      className="border-line bg-surface text-ink fixed inset-x-0 bottom-0 z-[45] max-h-[60vh] overflow-y-auto border-t px-4 pt-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-4px_20px_rgb(0_0_0/0.15)] [body:has([data-radio])_&]:bottom-[72px]"
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-3 lg:flex-row lg:items-center lg:gap-6">
        <p className="leading-snug lg:flex-1">
          {t.purpose}{' '}
          <A href="/Privacy-Policy" className="text-primary-text -my-[11px] inline-flex min-h-11 items-center underline">
            {t.privacy}
          </A>
        </p>
        <div className="grid grid-cols-2 gap-2 lg:flex lg:items-center">
          <button type="button" onClick={() => choose('granted')} className="btn btn-quiet">
            {t.allow}
          </button>
          <button type="button" onClick={() => choose('refused')} className="btn btn-quiet">
            {t.refuse}
          </button>
          <button
            type="button"
            onClick={() => choose('refused_for_good')}
            className="text-primary-text col-span-2 min-h-11 px-2 font-semibold underline"
          >
            {t.minor}
          </button>
        </div>
      </div>
    </div>
  )
}
