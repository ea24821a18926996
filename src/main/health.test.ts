import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createAdmission } from '#platform/admission.ts'
import { createPool } from '#platform/db/pool.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { addHealthRoutes } from './health.ts'
import type { Runtime } from './runtime.ts'

const database = openTestDatabase()

/** The three endpoints over a pool, asked from an address. */
function open(pool: Runtime['pool'], metricsToken?: string, databaseTrouble?: string) {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
  // Named boundary: the parts of a runtime that these endpoints use.
  const runtime = {
    pool,
    log: pino({ level: 'silent' }),
    pages: { size: () => ({ pages: 0, bytes: 0 }) },
    queue: undefined,
    admission: createAdmission(10),
    config: { metricsToken },
    databaseTrouble: () => databaseTrouble,
  }
  addHealthRoutes(app, runtime as unknown as Runtime)
  return async (path: string, from: string, headers: Record<string, string> = {}) =>
    // Named boundary: the part of a request that tells where it comes from.
    await app.request(path, { headers }, { incoming: { socket: { remoteAddress: from } } as unknown as HttpBindings['incoming'] })
}

it('gives figures to this machine alone, whatever host the request names', async () => {
  const ask = open(database.pool)
  expect((await ask('/metrics', '203.0.113.9', { host: 'localhost' })).status).toBe(403)
  expect((await ask('/metrics', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect([own, (await ask('/metrics', own)).status]).toEqual([own, 200])
})

it('gives them to whoever has the token, from anywhere, and to nobody else', async () => {
  const ask = open(database.pool, 'rahasia')
  expect((await ask('/metrics', '127.0.0.1')).status).toBe(403)
  expect((await ask('/metrics', '203.0.113.9', { authorization: 'Bearer salah' })).status).toBe(403)
  expect((await ask('/metrics', '203.0.113.9', { authorization: 'Bearer rahasia' })).status).toBe(200)
})

it('is ready where the database responds', async () => {
  expect((await open(database.pool)('/readyz', '127.0.0.1')).status).toBe(200)
})

it('says that the database is being restarted, while it is alive itself', async () => {
  const ask = open(database.pool, undefined, 'restarting')
  const response = await ask('/readyz', '127.0.0.1')
  expect([response.status, await response.text()]).toEqual([503, 'database: restarting'])
  expect((await ask('/healthz', '127.0.0.1')).status).toBe(200)
})

it('says within three seconds that it is not, where no connection comes free', async () => {
  const pool = createPool(database.url, 1, () => {})
  const held = await pool.connect()
  const startedAt = performance.now()
  const response = await open(pool)('/readyz', '127.0.0.1')
  held.release()
  await pool.end()
  expect(response.status).toBe(503)
  expect(performance.now() - startedAt).toBeLessThan(3500)
})
