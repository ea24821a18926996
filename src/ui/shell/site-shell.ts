import { OVERLAY_DELAY_MS } from './constants.ts'
import { onlineStatus, watchOnline } from './online-status.ts'
import { createPending } from './pending.ts'
import { createProgress, type Progress } from './progress.ts'

/** The shell as navigation uses it. */
export interface SiteShell {
  start(): void
  finish(): void
  /** The page could not be loaded: shows the failure in the bar. */
  fail(): void
  /** Announces a new page to screen readers. */
  announce(title: string): void
}

/**
 * Controls the shell's elements of a public document (`site-pieces.tsx`): progress bar, overlay, online notice. Call once per document: the elements are
 * permanent.
 */
export function startSiteShell(): SiteShell {
  const shell = document.getElementById('shell')
  const progress = createProgress()
  const slow = createPending(OVERLAY_DELAY_MS)
  const busy = createPending()
  const bar = shell?.querySelector<HTMLElement>('[data-progress-bar]')
  if (bar) followProgress(bar, progress)
  const overlay = shell?.querySelector<HTMLElement>('[data-overlay] > div')
  slow.store.subscribe(() => overlay?.toggleAttribute('hidden', !slow.store.get()))
  busy.store.subscribe(() => document.documentElement.toggleAttribute('data-pending', busy.store.get()))
  followOnline(shell?.querySelector<HTMLElement>('[data-online]'))
  const announcer = shell?.querySelector('[data-announcer]')

  const setBusy = (isBusy: boolean) => {
    slow.set(isBusy)
    busy.set(isBusy)
  }
  return {
    start() {
      progress.start()
      setBusy(true)
    },
    finish() {
      progress.finish()
      setBusy(false)
    },
    fail() {
      progress.start()
      progress.fail()
      setBusy(false)
      this.announce(bar?.dataset['failure'] ?? '')
    },
    announce(title) {
      if (announcer) announcer.textContent = title
    },
  }
}

function followProgress(bar: HTMLElement, { store }: Progress): void {
  store.subscribe(() => {
    const { isVisible, percent, hasFailed } = store.get()
    bar.hidden = !isVisible
    bar.style.transform = `scaleX(${percent / 100})`
    bar.setAttribute('aria-valuenow', String(Math.round(percent)))
    bar.setAttribute('aria-label', bar.dataset[hasFailed ? 'failure' : 'loading'] ?? '')
    bar.toggleAttribute('data-failed', hasFailed)
  })
}

function followOnline(region: HTMLElement | null | undefined): void {
  const notice = region?.querySelector('p')
  const words = region?.querySelector<HTMLElement>('[data-offline]')
  onlineStatus.store.subscribe(() => {
    const state = onlineStatus.store.get()
    if (!region || !notice || !words) return
    region.dataset['online'] = state
    notice.hidden = state === 'online'
    if (state !== 'online') words.textContent = words.dataset[state] ?? ''
  })
  watchOnline(onlineStatus, () => navigator.onLine, window)
}
