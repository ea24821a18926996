import { Agent, request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { createClient, issueClientToken } from '#features/api-clients/app-tokens.server.ts'
import type { Ctx } from '#platform/context.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { KEY, openHostedDatabase } from './testing-hosted.ts'

const database = openTestDatabase()
const { at, origin, ask, client, count } = openHostedDatabase(database, { CALLS_PER_MINUTE: '40' })
const KB = 1024
const HOSTED = { apikey: KEY, authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }

beforeAll(() => {
  at.address = '192.0.2.77'
})

interface Sent {
  path: string
  headers?: Record<string, string>
  /** Sent without a `Content-Length`. */
  bytes: number
  pauseMs?: number
}
/** Sends chunks of 16 KB until the server responds or all is sent; returns how much was sent. */
function send({ path, headers = {}, bytes, pauseMs = 5 }: Sent) {
  return new Promise<{ status: number; sent: number; body: unknown }>((done, fail) => {
    let sent = 0
    let isAnswered = false
    const agent = new Agent({ keepAlive: true })
    const req = request(origin() + path, { method: 'POST', headers: { ...HOSTED, ...headers }, agent }, res => {
      isAnswered = true
      let text = ''
      res.on('data', chunk => (text += chunk))
      res.on('end', () => {
        req.destroy()
        done({ status: res.statusCode ?? 0, sent, body: JSON.parse(text) })
      })
    })
    req.on('error', error => (isAnswered ? undefined : fail(error)))
    req.flushHeaders()
    const next = () => {
      if (isAnswered) return
      if (sent >= bytes) return void req.end()
      sent += 16 * KB
      req.write(' '.repeat(16 * KB))
      setTimeout(next, pauseMs)
    }
    setTimeout(next, pauseMs)
  })
}

describe.each([
  {
    path: '/api/rest/v1/book_reviews',
    limit: 256 * KB,
    body: { code: 'PGRST102', message: expect.any(String), details: null, hint: null },
  },
  { path: '/api/services/v1/statistics/record', limit: 1024 * KB, body: { status: false, message: expect.any(String), data: null } },
])('a body that is too large for $path', ({ path, limit, body }) => {
  it('is refused before a byte of it is sent, if it says so', async () => {
    const declared = { 'content-length': String(limit + 1) }
    expect(await send({ path, headers: declared, bytes: limit + 1, pauseMs: 20_000 })).toEqual({ status: 413, sent: 0, body })
  })

  it('is cut at the limit where it does not say', async () => {
    const { status, sent, body: told } = await send({ path, bytes: 50 * limit })
    expect([status, told]).toEqual([413, body])
    expect(sent).toBeGreaterThan(limit)
    expect(sent).toBeLessThan(limit + 512 * KB)
    expect(await count('book_reviews')).toBe(0)
  })

  it('and one that is not is read', async () => {
    expect((await send({ path, bytes: limit - 16 * KB })).status).toBeOneOf([400, 401])
  })
})

it('no connection of the database is held for a body that comes slowly', async () => {
  const scopes = ['settings:write']
  const issue = async (ctx: Ctx) => await issueClientToken(ctx, { ...(await createClient(ctx, 'uji', scopes)), scopes })
  const { token } = await database.asTenant(at.mine, issue, { now: new Date() })
  const headers = { 'x-app-token': token, authorization: '' }
  let isOver = false
  const sending = Promise.all(
    Array.from({ length: 10 }, () => send({ path: '/api/services/v1/statistics/record', headers, bytes: 160 * KB, pauseMs: 400 })),
  ).finally(() => (isOver = true))
  await new Promise(done => setTimeout(done, 500))
  const open = async () =>
    await database.pool.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
  await expect.poll(async () => [(await open()).rows[0].n, isOver]).toEqual([0, false])
  // They passed the limit: the body is not JSON.
  expect((await sending).map(one => one.status)).toEqual(Array(10).fill(400))
})

it('the hosted database counts calls as all endpoints do, and refuses in its own words', async () => {
  at.address = '192.0.2.78'
  const first = await ask('/book_reviews')
  expect([first.status, first.headers.get('ratelimit-limit'), first.headers.get('ratelimit-remaining')]).toEqual([200, '40', '39'])
  const nobody = await ask('/book_reviews', { headers: { apikey: 'x' } })
  expect([nobody.status, nobody.headers.get('ratelimit-remaining')]).toEqual([401, '38'])
  for (let calls = 2; calls < 40; calls++) await ask('/book_reviews')
  const refused = await ask('/book_reviews', { method: 'POST', body: '{"name":"A","message":"B"}' })
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { code: 'TooManyCalls', message: expect.any(String), details: null, hint: null },
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await client().from('book_reviews').select()).toMatchObject({ status: 429, data: null, error: { code: 'TooManyCalls' } })
  expect(await count('book_reviews')).toBe(0)
})
