import { PREFETCH_IDLE_TIMEOUT_MS } from './constants.ts'
import { whenIdle } from './idle.ts'
import { createStore } from './store.ts'

/** What the start-up found out; null until then. The tokens themselves lie in http-only cookies, unseen by scripts. */
export interface AppState {
  version: string | null
  isTokenValid: boolean | null
}

export const appState = createStore<AppState>({ version: null, isTokenValid: null })

const VERSION_KEY = 'sanggar:app-version'
const AUTHORIZER = '/api/services/v1/authorizer/'

/** What the start-up needs of the browser. `storage` may throw where it is blocked. */
export interface StartUpWorld {
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'clear'>
  logFailure: (what: string, error: unknown) => void
}

/**
 * The start-up of specification section 4: where the stored app version is not the server's, local storage and the two auth cookies go;
 * then the app token is checked, and where it is invalid the cookies are cleared and a new token is asked for.
 * Never throws: a failure is logged, and leaves the next step to be tried.
 */
export async function startUp(world: StartUpWorld): Promise<void> {
  await attempt(world, 'app version', renewVersion)
  await attempt(world, 'app token', renewToken)
}

async function attempt(world: StartUpWorld, what: string, step: (world: StartUpWorld) => Promise<void>): Promise<void> {
  try {
    await step(world)
  } catch (error) {
    world.logFailure(what, error)
  }
}

async function renewVersion(world: StartUpWorld): Promise<void> {
  const version = propertyOf(await dataOf(await call(world, 'version')), 'version')
  if (typeof version !== 'string') throw new Error('The answer has no version')
  const stored = readStored(world)
  if (stored !== null && stored !== version) {
    // The cookies first: if that fails, the old version stays stored and the next page tries again.
    await call(world, 'session', { method: 'DELETE' })
    world.storage().clear()
  }
  appState.set({ ...appState.get(), version })
  world.storage().setItem(VERSION_KEY, version)
}

async function renewToken(world: StartUpWorld): Promise<void> {
  const isValid = await validate(world)
  appState.set({ ...appState.get(), isTokenValid: isValid })
  if (isValid) return
  await call(world, 'session', { method: 'DELETE' })
  await call(world, 'token/generate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scopes: [] }),
  })
  appState.set({ ...appState.get(), isTokenValid: true })
}

/** 401 and a plain `false` say that the token is invalid; any other failure says nothing about it and is thrown. */
async function validate(world: StartUpWorld): Promise<boolean> {
  const answer = await world.fetch(`${AUTHORIZER}validate`)
  if (answer.status === 401) return false
  const data = await dataOf(requireOk(answer))
  return data !== false && propertyOf(data, 'isTokenValid') !== false
}

async function call(world: StartUpWorld, path: string, init?: RequestInit): Promise<Response> {
  return requireOk(await world.fetch(AUTHORIZER + path, init))
}

function requireOk(answer: Response): Response {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return answer
}

async function dataOf(answer: Response): Promise<unknown> {
  return propertyOf(await answer.json(), 'data')
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
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

/** Starts up once in a document's life, when the browser is idle. Answers the way to call it off until then. */
export function startUpWhenIdle(): () => void {
  return whenIdle(() => {
    if (hasStarted) return
    hasStarted = true
    void startUp({
      fetch: (path, init) => fetch(path, init),
      storage: () => localStorage,
      logFailure: (what, error) => console.warn(`Start-up: ${what}`, error),
    })
  }, PREFETCH_IDLE_TIMEOUT_MS)
}
