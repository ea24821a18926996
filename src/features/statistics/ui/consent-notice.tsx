import { Suspense, useEffect, useRef, useState } from 'react'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { whenIdle } from '#ui/shell/idle.ts'
import { takeClicks } from '#ui/shell/take-clicks.ts'
import { followConsent } from '../analytics.ts'
import { logPageLoad, watchClicks } from '../click-log.ts'
import { type Choice, keepRefusal, readChoice, saveChoice } from '../consent.ts'
import { measurementId } from '../measurement-id.ts'
import { statisticsTexts } from '../texts.ts'
import { isUntracked } from '../untracked.ts'

const IDLE_TIMEOUT_MS = 4000
/** Where the footers' link to this notice leads from a page without scripts: the home page, which opens it. */
const HASH = '#izin'
const NOTICE_ID = 'izin-statistik'

/**
 * Starts the click log, and asks once whether it may. The server renders nothing; the notice comes when the browser is idle, lies over the page's
 * foot, above the radio where there is one, and moves nothing. Yes and no look the same, so that neither is pushed. A link in every footer opens it
 * again, to take back what one allowed; who is under 18 is told that nothing is recorded, and is never asked where they are signed in.
 */
export function ConsentNotice() {
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(keepRefusal, [])
  useEffect(watchClicks, [])
  useEffect(
    () =>
      whenIdle(() => {
        logPageLoad()
        followConsent()
        if (readChoice() === null && !isUntracked()) setOpened({ byReader: false })
        else if (location.hash === HASH) openAgain()
      }, IDLE_TIMEOUT_MS),
    [],
  )
  useEffect(() => takeClicks('a[data-consent]', openAgain), [])

  function openAgain() {
    if (readChoice() !== undefined) setOpened({ byReader: true })
  }

  function close() {
    setOpened(null)
    // The button that had the focus goes: reading goes on with the page.
    document.getElementById('isi')?.focus({ preventScroll: true })
  }

  // Its words are loaded when it opens.
  return <Suspense>{opened && <Notice opened={opened} close={close} />}</Suspense>
}

interface Opened {
  byReader: boolean
}

function Notice({ opened, close }: { opened: Opened; close(): void }) {
  const t = useTexts(statisticsTexts)
  const notice = useRef<HTMLDivElement>(null)

  // It stands at the end of the document: who asked for it, by keyboard too, goes on reading there.
  useEffect(() => {
    if (opened.byReader) notice.current?.focus()
  }, [opened])

  function choose(choice: Choice) {
    saveChoice(choice)
    logPageLoad()
    followConsent()
    close()
  }

  const kept = isUntracked() ? t.untracked : readChoice() === 'refused_for_good' ? t.minorKept : undefined
  return (
    <div
      ref={notice}
      id={NOTICE_ID}
      tabIndex={-1}
      role="region"
      aria-label={t.label}
      className="border-line bg-surface text-ink fixed inset-x-0 bottom-0 z-[45] max-h-[60vh] overflow-y-auto border-t px-4 pt-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-4px_20px_rgb(0_0_0/0.15)] [body:has([data-radio])_&]:bottom-[72px] [body:has([data-acting])_&]:bottom-16 [body:has([data-acting]):has([data-radio])_&]:bottom-32 md:[body:has([data-acting]):has([data-radio])_&]:bottom-40"
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-3 lg:flex-row lg:items-center lg:gap-6">
        <p className="leading-snug lg:flex-1">
          {kept ? kept : measurementId() ? `${t.purpose} ${t.analytics}` : t.purpose}{' '}
          <A href="/Privacy-Policy" className="text-primary-text -my-[11px] inline-flex min-h-11 items-center underline">
            {t.privacy}
          </A>
        </p>
        {kept ? (
          <button type="button" onClick={close} className="btn btn-quiet">
            {t.close}
          </button>
        ) : (
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
        )}
      </div>
    </div>
  )
}
