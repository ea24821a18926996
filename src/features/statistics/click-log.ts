import { splitLang } from '#kit/lang.ts'
import { isAboutAPerson } from '#kit/personal.ts'
import { appState } from '#ui/shell/start-up.ts'
import { isGranted } from './consent.ts'
import type { statisticsContract } from './contract.ts'
import type { ClickInput, ClickKind } from './schema.ts'

/** Checked against the contract by the compiler alone: this script is on every page, and the client of `call-client.ts` would be larger than the script. */
const PATH = '/api/services/v1/logger/log/click' satisfies typeof statisticsContract.recordClick.path
const SESSION_KEY = 'sanggar:page-load-logged'
const MAX_ADDRESS = 2000
/** Maximum of clicks that wait for the app token. */
const MAX_WAITING = 20

/** Returns the part of a site's host name that its neighbours share: the last two labels; `localhost` for itself and all below it. */
export function baseDomainOf(hostname: string): string {
  return hostname === 'localhost' || hostname.endsWith('.localhost') ? 'localhost' : hostname.split('.').slice(-2).join('.')
}

/** Returns the kind of a link: internal if the host is the same or contains the base domain (specification, section 7). */
export function kindOfLink(link: { hostname: string }, here: { hostname: string }): Exclude<ClickKind, 'page_load'> {
  const isInternal = link.hostname === here.hostname || link.hostname.includes(baseDomainOf(here.hostname))
  return isInternal ? 'internal_navigation' : 'external'
}

/** Returns what is logged of an address: without query, hash and credentials, since those may identify a person or what they searched for. */
export function plainAddress(url: { origin: string; pathname: string }): string {
  return (url.origin + url.pathname).slice(0, MAX_ADDRESS)
}

/** True for pages of the signed-in product, whose addresses name people or are secret. They are never logged. */
function isOfPeople(url: { origin: string; pathname: string }): boolean {
  return url.origin === location.origin && isAboutAPerson(splitLang(url.pathname).path)
}

let waiting: ClickInput[] = []
let isPageLoadLogged = false

/** Logs the page load, once in a browser session, if the visitor consented. */
export function logPageLoad(): void {
  if (!isGranted() || isOfPeople(location) || !isFirstPageLoad()) return
  log('page_load', plainAddress(location))
}

/** Watches all links of the document: adds `rel` to external ones and logs clicks if the visitor consented. Returns a function that stops. */
export function watchClicks(): () => void {
  // In the capture phase: before Turbo starts to navigate, which changes `location`.
  document.addEventListener('click', onClick, { capture: true })
  const stopSending = appState.subscribe(sendWaiting)
  return () => {
    document.removeEventListener('click', onClick, { capture: true })
    stopSending()
  }
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !/^https?:$/.test(link.protocol)) return
  const kind = kindOfLink(link, location)
  if (kind === 'external') link.relList.add('noopener', 'noreferrer')
  // The link to the consent notice is not navigation: withdrawing consent must not be logged.
  if (isGranted() && !('consent' in link.dataset) && !isOfPeople(location) && !isOfPeople(link)) log(kind, plainAddress(link))
}

function log(type: ClickKind, to: string): void {
  if (waiting.length >= MAX_WAITING) return
  waiting.push({ from: plainAddress(location), to, type, timestamp: new Date().toISOString() })
  sendWaiting()
}

/** The call needs the app token, which start-up may still be requesting. Consent withdrawn meanwhile counts. */
function sendWaiting(): void {
  if (appState.get().isTokenValid !== true) return
  const entries = waiting
  waiting = []
  if (isGranted()) for (const entry of entries) void send(entry)
}

/** `keepalive`: the request outlives the page that the click leaves. */
async function send(entry: ClickInput): Promise<void> {
  try {
    const answer = await fetch(PATH, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
    })
    // Reading the response ends the request.
    await answer.text()
    if (!answer.ok) throw new Error(`${PATH}: ${answer.status}`)
  } catch (error) {
    console.warn('FAILED TO REQUEST DATA', error)
  }
}

/** True for the first page load of this browser session, or of this document if storage is blocked. */
function isFirstPageLoad(): boolean {
  if (isPageLoadLogged) return false
  isPageLoadLogged = true
  try {
    if (sessionStorage.getItem(SESSION_KEY)) return false
    sessionStorage.setItem(SESSION_KEY, '1')
  } catch {
    // Then only this module remembers it.
  }
  return true
}
