import { useEffect, useRef, useState } from 'react'
import { createPath, useHref, useLocation, useNavigation } from 'react-router'
import { splitLang } from '#kit/lang.ts'
import { isKeptForPerson } from '#kit/offline.ts'
import { useUiTexts } from '../lang/use-ui-texts.tsx'
import { noteClicks, noteTarget } from '../shell/chunk-guard.ts'
import { OVERLAY_DELAY_MS, PROGRESS_HEIGHT_PX } from '../shell/constants.ts'
import { whenIdle } from '../shell/idle.ts'
import { onlineStatus, watchOnline } from '../shell/online-status.ts'
import { createProgress } from '../shell/progress.ts'
import { forgetAtSignOut } from '../shell/sign-out.ts'
import { Spinner } from '../shell/spinner.tsx'
import { startUpWhenIdle } from '../shell/start-up.ts'
import { stayWhileOffline } from '../shell/stay-offline.ts'
import { usePending } from '../shell/use-pending.ts'
import { useStore } from '../shell/use-store.ts'
import { keepOpenPage } from '../shell/worker-page.ts'

/** The classes of a page's main part, `#isi`: the link past the header leads there. */
export const MAIN = 'min-h-[60vh] outline-none'

/** The page comes first; what a phone needs without a network can wait. */
const WORKER_IDLE_TIMEOUT_MS = 2000

/** App-wide UI around the pages: progress bar, loading overlay, online notice, start-up, and announcing navigations to screen readers. */
export function AppPieces() {
  useEffect(startUpWhenIdle, [])
  useEffect(() => forgetAtSignOut(document), [])
  useEffect(() => noteClicks(document), [])
  const { pathname } = useLocation()
  useEffect(() => whenIdle(() => void keepOpenPage(), WORKER_IDLE_TIMEOUT_MS), [pathname])
  const { state, location: next } = useNavigation()
  const basename = useHref('/').replace(/\/$/, '')
  useEffect(() => noteTarget(next && state === 'loading' ? basename + createPath(next) : undefined), [state, next, basename])
  const isBusy = state !== 'idle'
  return (
    <>
      <ProgressBar isBusy={isBusy} />
      <LoadingOverlay isBusy={isBusy} />
      <OnlineNotice />
      <Announcer />
    </>
  )
}

function ProgressBar({ isBusy }: { isBusy: boolean }) {
  const t = useUiTexts()
  const [progress] = useState(createProgress)
  useEffect(() => (isBusy ? progress.start() : progress.finish()), [progress, isBusy])
  const { isVisible, percent } = useStore(progress.store)
  if (!isVisible) return null
  return (
    <div
      data-progress-bar=""
      role="progressbar"
      aria-label={t.loading.page}
      aria-valuenow={percent}
      className="bg-primary pointer-events-none fixed inset-x-0 top-0 z-[100] origin-left transition-transform duration-100 ease-linear motion-reduce:transition-none"
      style={{ height: PROGRESS_HEIGHT_PX, transform: `scaleX(${percent / 100})` }}
    />
  )
}

/** Covers the page while a navigation takes longer than two seconds. Taps pass through. */
function LoadingOverlay({ isBusy }: { isBusy: boolean }) {
  const t = useUiTexts()
  const isShown = usePending(isBusy, OVERLAY_DELAY_MS)
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-[80] grid place-items-center empty:hidden">
      {isShown && (
        <p className="bg-surface text-ink flex items-center gap-4 rounded-2xl px-6 py-5 shadow-xl">
          <Spinner />
          {t.loading.still}
        </p>
      )}
    </div>
  )
}

function OnlineNotice() {
  useEffect(() => watchOnline(onlineStatus, () => navigator.onLine, window), [])
  // The notice below says why nothing happens.
  useEffect(
    () =>
      stayWhileOffline(
        () => navigator.onLine,
        document,
        () => {},
        () => isKeptForPerson(splitLang(location.pathname).path) && Boolean(navigator.serviceWorker?.controller),
      ),
    [],
  )
  const state = useStore(onlineStatus.store)
  const t = useUiTexts()
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-[90] flex justify-center pb-[env(safe-area-inset-bottom)]">
      {state !== 'online' && (
        <p className="flex items-center gap-3 rounded-full bg-neutral-900 px-5 py-3 text-white shadow-lg">
          <span aria-hidden="true" className={`size-2.5 flex-none rounded-full ${state === 'back' ? 'bg-success' : 'bg-warning'}`} />
          {t.online[state]}
        </p>
      )}
    </div>
  )
}

/** After a navigation, moves the focus to the new page's heading and announces its title. */
function Announcer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    const main = document.getElementById('isi')
    const heading = main?.querySelector<HTMLElement>('h1')
    // A heading takes the focus only when asked to; what the page itself focused meanwhile, such as a refused form, keeps it.
    if (main?.contains(document.activeElement) && document.activeElement !== main) return
    if (heading) heading.tabIndex = -1
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
