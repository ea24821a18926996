import { whenIdle } from '#ui/shell/idle.ts'
import { takeClicks } from '#ui/shell/take-clicks.ts'
import { followConsent } from './analytics.ts'
import { logPageLoad, watchClicks } from './click-log.ts'
import { type Choice, keepRefusal, readChoice, saveChoice } from './consent.ts'
import { isUntracked } from './untracked.ts'

const IDLE_TIMEOUT_MS = 4000
/** Where the footers' link to the strip leads from a page without scripts: the home page, which opens it. */
const HASH = '#izin'

/** Starts the click log, and asks once whether it may be kept. Once in a document's life. */
export function startConsent(): void {
  keepRefusal()
  watchClicks()
  takeClicks('a[data-consent]', openAgain)
  document.addEventListener('click', event => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('#izin-statistik button') : null
    if (!button) return
    // Named boundary: the choices that `consent-strip.tsx` renders.
    const choice = button.dataset['consentChoice'] as Choice | undefined
    if (choice) choose(choice)
    close()
  })
  whenIdle(() => {
    logPageLoad()
    followConsent()
    if (readChoice() === null && !isUntracked()) open()
    else if (location.hash === HASH) openAgain()
  }, IDLE_TIMEOUT_MS)
}

function strip(): HTMLElement | null {
  return document.getElementById('izin-statistik')
}

function open(): void {
  const element = strip()
  if (!element) return
  const text = element.querySelector<HTMLElement>('[data-consent-text]')
  const kept = isUntracked() ? text?.dataset['untrackedText'] : readChoice() === 'refused_for_good' ? text?.dataset['minor'] : undefined
  if (text && kept) text.textContent = kept
  element.querySelector('[data-consent-choices]')?.toggleAttribute('hidden', kept !== undefined)
  element.querySelector('[data-consent-close]')?.toggleAttribute('hidden', kept === undefined)
  element.hidden = false
}

function openAgain(): void {
  if (readChoice() === undefined) return
  open()
  // It stands at the end of the document: who asked for it, by keyboard too, goes on reading there.
  requestAnimationFrame(() => strip()?.focus())
}

function choose(choice: Choice): void {
  saveChoice(choice)
  logPageLoad()
  followConsent()
}

function close(): void {
  const element = strip()
  if (element) element.hidden = true
  // The button that had the focus goes: reading goes on with the page.
  document.getElementById('isi')?.focus({ preventScroll: true })
}
