import { localHref, splitLang } from '#kit/lang.ts'
import { quietLoginHref } from '#kit/login.ts'
import type { Who } from '#kit/who.ts'
import { PREFETCH_IDLE_TIMEOUT_MS, RELOAD_GUARD_MS } from './constants.ts'
import { whenIdle } from './idle.ts'
import { createStore } from './store.ts'
import { keepUserKind } from './user-kind.ts'
import { readWho, showWho } from './who-entry.ts'

/** Result of the start-up; null until known. The tokens themselves are in HttpOnly cookies. */
export interface AppState {
  version: string | null
  isTokenValid: boolean | null
}

export const appState = createStore<AppState>({ version: null, isTokenValid: null })

const VERSION_KEY = 'sanggar:app-version'
const CAME_BACK_KEY = 'sanggar:quiet-login-at'

/** Browser APIs that the start-up uses. Both storages may throw if blocked. */
export interface StartUpWorld {
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>
  sessionStorage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** The signed-in person, from the readable cookie. */
  who: Who | undefined
  address: () => Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Navigates to another document. */
  leaveFor: (href: string) => void
  logFailure: (error: unknown) => void
}

/**
 * Runs the start-up of specification section 4. If the stored app version differs from the server's, clears local storage and the two auth cookies. Then
 * validates the app token; if it is invalid, clears the cookies and requests a new token. Never throws: a failure is logged and the next step still runs. A
 * person whose cookies were cleared is signed in again silently.
 */
export async function startUp(world: StartUpWorld): Promise<void> {
  const cleared = [await renewVersion(world).catch(world.logFailure), await renewToken(world).catch(world.logFailure)]
  keepUserKind(world.who, world.storage)
  if (cleared.includes(true) && world.who) comeBack(world)
}

/** Returns true if the cookies were cleared. */
async function renewVersion(world: StartUpWorld): Promise<boolean> {
  const version = (await ask(world, 'version'))?.version
  if (!version) throw new Error('No version')
  const stored = readStored(world)
  const isOther = stored !== null && stored !== version
  if (isOther) {
    // Cookies first: if that fails, the old version stays stored and the next page tries again.
    await ask(world, 'session', { method: 'DELETE' })
    world.storage().clear()
  }
  appState.set({ ...appState.get(), version })
  world.storage().setItem(VERSION_KEY, version)
  return isOther
}

/** Returns true if the cookies were cleared. */
async function renewToken(world: StartUpWorld): Promise<boolean> {
  const setValid = (isTokenValid: boolean) => appState.set({ ...appState.get(), isTokenValid })
  const isValid = (await ask(world, 'validate'))?.isTokenValid === true
  setValid(isValid)
  if (isValid) return false
  await ask(world, 'session', { method: 'DELETE' })
  if (await ask(world, 'token/generate', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"scopes":[]}' }))
    setValid(true)
  return true
}

/**
 * Signs the person in again silently through the account site and returns to this page. At most once a minute, since a browser that drops the cookies would
 * loop forever; and never if session storage is blocked.
 */
function comeBack({ sessionStorage, address, leaveFor }: StartUpWorld): void {
  try {
    const storage = sessionStorage()
    // Absolute difference: a clock that was set back must not block this for hours.
    if (Math.abs(Date.now() - Number(storage.getItem(CAME_BACK_KEY))) < RELOAD_GUARD_MS) return
    storage.setItem(CAME_BACK_KEY, String(Date.now()))
  } catch {
    return
  }
  const { pathname, search, hash } = address()
  const { lang, path } = splitLang(pathname)
  leaveFor(localHref(lang, quietLoginHref(path + search + hash)))
}

/** The fields of the server's responses that are used here. */
interface Answer {
  version?: string
  isTokenValid?: boolean
}

/** Returns the envelope's data, or null on 401. Throws on any other failure, which says nothing about version or token. */
async function ask(world: StartUpWorld, path: string, init?: RequestInit): Promise<Answer | null> {
  const answer = await world.fetch(`/api/services/v1/authorizer/${path}`, init)
  if (answer.status === 401) return null
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  // Named boundary: our own server's contract.
  const { data }: { data: Answer | null } = await answer.json()
  return data
}

/** Unreadable storage counts as empty, so nothing is cleared: otherwise every page would sign the visitor out. */
function readStored(world: StartUpWorld): string | null {
  try {
    return world.storage().getItem(VERSION_KEY)
  } catch {
    return null
  }
}

let hasStarted = false

/** Runs the start-up once per document, when the browser is idle. Returns a function that cancels it until then. */
export function startUpWhenIdle(): () => void {
  return whenIdle(() => {
    if (hasStarted) return
    hasStarted = true
    void run()
  }, PREFETCH_IDLE_TIMEOUT_MS)
}

async function run(): Promise<void> {
  // Cached documents don't renew sessions, so a signed-in visitor's session is renewed here, which also refreshes the readable cookie.
  if (readWho()) await fetch('/Account/Session.json', { headers: { accept: 'application/json' } }).then(showKnown, () => {})
  await startUp({
    fetch: (path, init) => fetch(path, init),
    storage: () => localStorage,
    sessionStorage: () => sessionStorage,
    who: readWho(),
    address: () => location,
    leaveFor: href => location.assign(href),
    logFailure: error => console.warn('Start-up', error),
  })
}

async function showKnown(response: Response): Promise<void> {
  // Reading the body completes the request.
  await response.text()
  showWho()
}
