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
    // Somebody under 18 is told what the answer has done.
    if (choice === 'refused_for_good') openAgain()
    else close()
  })
  whenIdle(() => {
    logPageLoad()
    followConsent()
    if (location.hash === HASH) openAgain()
    else if (!isUntracked()) afterFirstScroll(openIfUnanswered)
  }, IDLE_TIMEOUT_MS)
}

function strip(): HTMLElement | null {
  return document.getElementById('izin-statistik')
}

/** Calls `show` once the visitor has scrolled, so that the first view's main action is never covered; at once on a page that can't scroll. */
function afterFirstScroll(show: () => void): void {
  const { scrollHeight, clientHeight } = document.documentElement
  if (scrollY > 0 || scrollHeight <= clientHeight) show()
  else addEventListener('scroll', show, { once: true, passive: true })
}

/** Asks each time whether there is a choice: another tab may have made it before the first scroll. */
function openIfUnanswered(): void {
  if (readChoice() === null) open()
}

function open(): void {
  const element = strip()
  if (!element) return
  const text = element.querySelector<HTMLElement>('[data-consent-kept]')
  const kept = isUntracked() ? text?.dataset['untracked'] : readChoice() === 'refused_for_good' ? text?.dataset['minor'] : undefined
  if (text) text.textContent = kept ?? ''
  for (const part of element.querySelectorAll('[data-consent-choices]')) part.toggleAttribute('hidden', kept !== undefined)
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
