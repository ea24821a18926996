import { whenIdle } from '#ui/shell/idle.ts'
import { followConsent } from './analytics.ts'
import { logPageLoad, watchClicks } from './click-log.ts'
import { type Choice, keepRefusal, readChoice, saveChoice } from './consent.ts'
import { isUntracked } from './untracked.ts'

const IDLE_TIMEOUT_MS = 4000
/** The hash of the footers' link for pages without scripts: it leads to the home page, which opens the strip. */
const HASH = '#izin'

/** Starts the click log, and asks for consent if necessary. Call it once in a document's life. */
export function startConsent(): void {
  keepRefusal()
  watchClicks()
  document.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('a[data-consent]')) {
      // The link is for pages without scripts. Turbo leaves prevented clicks alone.
      event.preventDefault()
      openAgain()
    }
    const button = target?.closest<HTMLElement>('#izin-statistik button')
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
  // The strip is at the end of the document: focus moves there, so that keyboard users continue in it.
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
  // The focused button disappears: focus moves to the page.
  document.getElementById('isi')?.focus({ preventScroll: true })
}
