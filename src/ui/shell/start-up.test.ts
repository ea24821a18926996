import { beforeEach, expect, test, vi } from 'vitest'
import { appState, startUp } from './start-up.ts'

beforeEach(() => appState.set(appState.initial))

interface Scene {
  stored?: Record<string, string>
  isStorageBlocked?: boolean
  answers?: Record<string, () => Response>
}

const envelope =
  (data: unknown, status = 200) =>
  () =>
    Response.json({ status: status < 400, message: '', data }, { status })

/** A browser and a server by hand: all that was called, in order, and what is stored in the end. */
function buildScene({ stored = {}, isStorageBlocked = false, answers = {} }: Scene = {}) {
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
        clear: () => kept.clear(),
      }
    },
    logFailure,
  }
  return { world, kept, calls, bodies, logFailure }
}

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
