import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Who } from '#kit/who.ts'
import { appState, startUp } from './start-up.ts'

beforeEach(() => {
  appState.set(appState.initial)
  vi.useFakeTimers({ now: 1_790_000_000_000, toFake: ['Date'] })
})
afterEach(() => {
  appState.set(appState.initial)
  vi.useRealTimers()
})

interface Scene {
  stored?: Record<string, string>
  isStorageBlocked?: boolean
  /** The tab's session storage; null: blocked. */
  session?: Map<string, string> | null
  /** The signed-in person, from the cookie. */
  who?: Who
  address?: { pathname: string; search: string; hash: string }
  answers?: Record<string, () => Response>
}

const envelope =
  (data: unknown, status = 200) =>
  () =>
    Response.json({ status: status < 400, message: '', data }, { status })

/** A fake browser and server: all calls in order, and the final storage. */
function buildScene({
  stored = {},
  isStorageBlocked = false,
  session = new Map(),
  who,
  address = { pathname: '/', search: '', hash: '' },
  answers = {},
}: Scene = {}) {
  const left: string[] = []
  const kept = new Map(Object.entries(stored))
  const calls: string[] = []
  const bodies: unknown[] = []
  const logFailure = vi.fn()
  const served: Record<string, () => Response> = {
    'GET version': envelope({ version: '2.0.0' }),
    'GET validate': envelope({ isTokenValid: true, scopes: [] }),
    'DELETE session': envelope(null),
    'POST token/generate': envelope({ scopes: [] }),
    ...answers,
  }
  const world = {
    async fetch(path: string, init: RequestInit = {}) {
      const name = `${init.method ?? 'GET'} ${path.replace('/api/services/v1/authorizer/', '')}`
      calls.push(name)
      if (init.body) bodies.push(init.body)
      return served[name]?.() ?? new Response(null, { status: 404 })
    },
    storage() {
      if (isStorageBlocked) throw new Error('The operation is insecure')
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
        clear: () => kept.clear(),
      }
    },
    sessionStorage() {
      if (!session) throw new Error('The operation is insecure')
      return { getItem: (key: string) => session.get(key) ?? null, setItem: (key: string, value: string) => void session.set(key, value) }
    },
    who,
    address: () => address,
    leaveFor: (href: string) => void left.push(href),
    logFailure,
  }
  return { world, kept, calls, bodies, left, logFailure }
}

const STUDENT: Who = { state: 'member', name: 'Siti Nurhaliza', shortName: 'Siti', initial: 'S', role: 'student', kind: 4 }
const OLDER = { 'sanggar:app-version': '1.9.0', draft: 'x', user_kind: 'admin' }

test('a first visit stores the version and asks only whether the token is valid', async () => {
  const { world, kept, calls } = buildScene()
  await startUp(world)
  expect(calls).toEqual(['GET version', 'GET validate'])
  expect(kept.get('sanggar:app-version')).toBe('2.0.0')
  expect(appState.get()).toEqual({ version: '2.0.0', isTokenValid: true })
})

test('the same version clears nothing', async () => {
  const { world, kept, calls } = buildScene({ stored: { 'sanggar:app-version': '2.0.0', draft: 'x' } })
  await startUp(world)
  expect(calls).not.toContain('DELETE session')
  expect(kept.get('draft')).toBe('x')
})

test('another version clears local storage and the two cookies before the token is checked', async () => {
  const { world, kept, calls } = buildScene({ stored: { 'sanggar:app-version': '1.9.0', draft: 'x' } })
  await startUp(world)
  expect(calls).toEqual(['GET version', 'DELETE session', 'GET validate'])
  expect([...kept]).toEqual([['sanggar:app-version', '2.0.0']])
})

test('if the cookies cannot be cleared, the old version stays and the next page tries again', async () => {
  const { world, kept, logFailure } = buildScene({
    stored: { 'sanggar:app-version': '1.9.0' },
    answers: { 'DELETE session': envelope(null, 503) },
  })
  await startUp(world)
  expect(kept.get('sanggar:app-version')).toBe('1.9.0')
  expect(logFailure).toHaveBeenCalledWith(new Error('session: 503'))
})

test.each([
  ['401', envelope(null, 401)],
  ['isTokenValid false', envelope({ isTokenValid: false })],
  ['false', envelope(false)],
])('an invalid token (%s) clears the cookies and asks for a new one', async (_, answer) => {
  const { world, calls, bodies } = buildScene({ answers: { 'GET validate': answer } })
  await startUp(world)
  expect(calls).toEqual(['GET version', 'GET validate', 'DELETE session', 'POST token/generate'])
  expect(bodies).toEqual(['{"scopes":[]}'])
  expect(appState.get().isTokenValid).toBe(true)
})

test('a person whom a new version signed out is let in again, back to the very page, once', async () => {
  const session = new Map<string, string>()
  const address = { pathname: '/Class/web', search: '?page=2', hash: '#isi' }
  const first = buildScene({ stored: OLDER, who: STUDENT, session, address })
  await startUp(first.world)
  expect(first.calls.slice(0, 3)).toEqual(['GET version', 'DELETE session', 'GET validate'])
  expect(first.left).toEqual(['/Login?quiet=1&to=%2FClass%2Fweb%3Fpage%3D2%23isi'])

  const again = buildScene({ stored: OLDER, who: STUDENT, session, address })
  await startUp(again.world)
  expect(again.left).toEqual([])

  vi.setSystemTime(Date.now() + 61_000)
  const later = buildScene({ stored: OLDER, who: STUDENT, session, address: { pathname: '/en/News', search: '', hash: '' } })
  await startUp(later.world)
  expect(later.left).toEqual(['/en/Login?quiet=1&to=%2FNews'])
})

test('so is one whom an invalid token signed out', async () => {
  const { world, left } = buildScene({ who: STUDENT, answers: { 'GET validate': envelope({ isTokenValid: false }) } })
  await startUp(world)
  expect(left).toEqual(['/Login?quiet=1&to=%2F'])
})

test('nobody is led away: not who was not signed in, not who was not signed out, not where the tab remembers nothing', async () => {
  for (const scene of [
    { stored: OLDER },
    { stored: { ...OLDER, 'sanggar:app-version': '2.0.0' }, who: STUDENT },
    { stored: OLDER, who: STUDENT, session: null },
    { stored: OLDER, who: STUDENT, answers: { 'DELETE session': envelope(null, 503) } },
  ]) {
    const { world, left } = buildScene(scene)
    await startUp(world)
    expect(left).toEqual([])
  }
})

test('the role of who is signed in is stored after a change of version has cleared all, and goes with them', async () => {
  const person = buildScene({ stored: OLDER, who: STUDENT })
  await startUp(person.world)
  expect(Object.fromEntries(person.kept)).toEqual({ 'sanggar:app-version': '2.0.0', user_kind: 'student' })
  const nobody = buildScene({ stored: { ...OLDER, 'sanggar:app-version': '2.0.0' } })
  await startUp(nobody.world)
  expect(Object.fromEntries(nobody.kept)).toEqual({ 'sanggar:app-version': '2.0.0', draft: 'x' })
})

test('if no new token is given, the state says so and the failure is only logged', async () => {
  const { world, logFailure } = buildScene({ answers: { 'GET validate': envelope(null, 401), 'POST token/generate': envelope(null, 429) } })
  await startUp(world)
  expect(appState.get().isTokenValid).toBe(false)
  expect(logFailure).toHaveBeenCalledWith(new Error('token/generate: 429'))
})

test('a server in trouble is no reason to clear the cookies', async () => {
  const { world, calls } = buildScene({ answers: { 'GET version': envelope(null, 500), 'GET validate': envelope(null, 503) } })
  await startUp(world)
  expect(calls).toEqual(['GET version', 'GET validate'])
  expect(appState.get()).toEqual({ version: null, isTokenValid: null })
})

test('with blocked storage nothing is cleared, and the token is checked all the same', async () => {
  const { world, calls } = buildScene({ isStorageBlocked: true })
  await startUp(world)
  expect(calls).toEqual(['GET version', 'GET validate'])
  expect(appState.get()).toEqual({ version: '2.0.0', isTokenValid: true })
})
