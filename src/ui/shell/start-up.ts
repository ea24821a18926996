import { localHref, splitLang } from '#kit/lang.ts'
import { quietLoginHref } from '#kit/login.ts'
import type { Who } from '#kit/who.ts'
import { PREFETCH_IDLE_TIMEOUT_MS, RELOAD_GUARD_MS } from './constants.ts'
import { whenIdle } from './idle.ts'
import { createStore } from './store.ts'
import { keepUserKind } from './user-kind.ts'
import { readWho, showWho } from './who-entry.ts'

/** What the start-up found out; null until then. The tokens themselves lie in http-only cookies, unseen by scripts. */
export interface AppState {
  version: string | null
  isTokenValid: boolean | null
}

export const appState = createStore<AppState>({ version: null, isTokenValid: null })

const VERSION_KEY = 'sanggar:app-version'
const CAME_BACK_KEY = 'sanggar:quiet-login-at'

/** What the start-up needs of the browser. Both storages may throw where they are blocked. */
export interface StartUpWorld {
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>
  sessionStorage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Who is signed in, as the browser knows it. */
  who: Who | undefined
  address: () => Pick<Location, 'pathname' | 'search' | 'hash'>
  /** Loads another document. */
  leaveFor: (href: string) => void
  logFailure: (error: unknown) => void
}

/**
 * The start-up of specification section 4: where the stored app version is not the server's, local storage and the two auth cookies go;
 * then the app token is checked, and where it is invalid the cookies are cleared and a new token is asked for.
 * Never throws: a failure is logged, and leaves the next step to be tried. A person whose cookie went is let in again, without a question.
 */
export async function startUp(world: StartUpWorld): Promise<void> {
  const cleared = [await renewVersion(world).catch(world.logFailure), await renewToken(world).catch(world.logFailure)]
  keepUserKind(world.who, world.storage)
  if (cleared.includes(true) && world.who) comeBack(world)
}

/** Whether the cookies were cleared. */
async function renewVersion(world: StartUpWorld): Promise<boolean> {
  const version = (await ask(world, 'version'))?.version
  if (!version) throw new Error('No version')
  const stored = readStored(world)
  const isOther = stored !== null && stored !== version
  if (isOther) {
    // The cookies first: if that fails, the old version stays stored and the next page tries again.
    await ask(world, 'session', { method: 'DELETE' })
    world.storage().clear()
  }
  appState.set({ ...appState.get(), version })
  world.storage().setItem(VERSION_KEY, version)
  return isOther
}

/** Whether the cookies were cleared. */
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
 * The account site still knows the person: by its quiet way in they are back on this very page, signed in. Not twice within a minute, since where the
 * cookies do not last it would go round for ever; so not at all where nothing can be remembered.
 */
function comeBack({ sessionStorage, address, leaveFor }: StartUpWorld): void {
  try {
    const storage = sessionStorage()
    // The distance, not the difference: a clock that was set back must not shut the way for hours.
    if (Math.abs(Date.now() - Number(storage.getItem(CAME_BACK_KEY))) < RELOAD_GUARD_MS) return
    storage.setItem(CAME_BACK_KEY, String(Date.now()))
  } catch {
    return
  }
  const { pathname, search, hash } = address()
  const { lang, path } = splitLang(pathname)
  leaveFor(localHref(lang, quietLoginHref(path + search + hash)))
}

/** The parts of the server's answers that are read here. */
interface Answer {
  version?: string
  isTokenValid?: boolean
}

/** What the envelope holds; nothing on 401. Any other failure says nothing about version or token and is thrown. */
async function ask(world: StartUpWorld, path: string, init?: RequestInit): Promise<Answer | null> {
  const answer = await world.fetch(`/api/services/v1/authorizer/${path}`, init)
  if (answer.status === 401) return null
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  // The named boundary: our own server's contract.
  const { data }: { data: Answer | null } = await answer.json()
  return data
}

/** Without readable storage nothing was stored, so nothing is cleared: otherwise every page would sign the visitor out. */
function readStored(world: StartUpWorld): string | null {
  try {
    return world.storage().getItem(VERSION_KEY)
  } catch {
    return null
  }
}

let hasStarted = false

/** Starts up once in a document's life, when the browser is idle. Returns the way to call it off until then. */
export function startUpWhenIdle(): () => void {
  return whenIdle(() => {
    if (hasStarted) return
    hasStarted = true
    void run()
  }, PREFETCH_IDLE_TIMEOUT_MS)
}

async function run(): Promise<void> {
  // Cached documents renew nobody's session: for who is signed in it is renewed here, and the cookie that says so is mended.
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
  // Reading the response ends the request.
  await response.text()
  showWho()
}
