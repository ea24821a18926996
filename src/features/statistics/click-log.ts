import { splitLang } from '#kit/lang.ts'
import { isAboutAPerson } from '#kit/personal.ts'
import { appState } from '#ui/shell/start-up.ts'
import { isGranted } from './consent.ts'
import type { statisticsContract } from './contract.ts'
import type { ClickInput, ClickKind } from './schema.ts'

/** Checked against the contract by the compiler alone: this script is on every page, and the client of `call-client.ts` would weigh more than it. */
const PATH = '/api/services/v1/logger/log/click' satisfies typeof statisticsContract.recordClick.path
const SESSION_KEY = 'sanggar:page-load-logged'
const MAX_ADDRESS = 2000
/** Clicks that wait for the app token. */
const MAX_WAITING = 20

/** The part of a site's host name that its neighbours share: the last two labels; `localhost` for itself and all below it. */
export function baseDomainOf(hostname: string): string {
  return hostname === 'localhost' || hostname.endsWith('.localhost') ? 'localhost' : hostname.split('.').slice(-2).join('.')
}

/** The same host, or one that contains the base domain, is internal (specification, section 7). */
export function kindOfLink(link: { hostname: string }, here: { hostname: string }): Exclude<ClickKind, 'page_load'> {
  const isInternal = link.hostname === here.hostname || link.hostname.includes(baseDomainOf(here.hostname))
  return isInternal ? 'internal_navigation' : 'external'
}

/** What is told of an address: no query, hash, name or password, since those may say who somebody is or what they looked for. */
export function plainAddress(url: { origin: string; pathname: string }): string {
  return (url.origin + url.pathname).slice(0, MAX_ADDRESS)
}

/** The signed-in product: its addresses name people, and some are keys. None is told of. */
function isOfPeople(url: { origin: string; pathname: string }): boolean {
  return url.origin === location.origin && isAboutAPerson(splitLang(url.pathname).path)
}

let waiting: ClickInput[] = []
let isPageLoadLogged = false

/** Tells the page load, once a browser session, where the visitor allowed it. */
export function logPageLoad(): void {
  if (!isGranted() || isOfPeople(location) || !isFirstPageLoad()) return
  log('page_load', plainAddress(location))
}

/** Watches all links of the document: gives external ones their `rel`, and tells each click where the visitor allowed it. Answers the way to stop. */
export function watchClicks(): () => void {
  // While it goes down: the router's navigation, which changes `location`, comes on the way up.
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
  // The way to the notice is no way through the site: nobody's withdrawal is recorded.
  if (isGranted() && !('consent' in link.dataset) && !isOfPeople(location) && !isOfPeople(link)) log(kind, plainAddress(link))
}

function log(type: ClickKind, to: string): void {
  if (waiting.length >= MAX_WAITING) return
  waiting.push({ from: plainAddress(location), to, type, timestamp: new Date().toISOString() })
  sendWaiting()
}

/** The call needs the app token, which the start-up may still be asking for. A consent that was withdrawn meanwhile counts. */
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
    // Reading the answer ends the request.
    await answer.text()
    if (!answer.ok) throw new Error(`${PATH}: ${answer.status}`)
  } catch (error) {
    console.warn('FAILED TO REQUEST DATA', error)
  }
}

/** Whether this browser session had none yet; with blocked storage, this document. */
function isFirstPageLoad(): boolean {
  if (isPageLoadLogged) return false
  isPageLoadLogged = true
  try {
    if (sessionStorage.getItem(SESSION_KEY)) return false
    sessionStorage.setItem(SESSION_KEY, '1')
  } catch {
    // Remembered by the module alone, then.
  }
  return true
}
