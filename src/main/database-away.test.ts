import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { createRateLimits } from '#features/accounts/engine/rate-limits.server.ts'
import { createDrive } from '#features/media/api.ts'
import type { DriveTools } from '#features/media/drive.ts'
import { buildSite } from '#features/sites/testing.ts'
import { DatabaseAway } from '#platform/db/away.ts'
import { newId, toTenantId } from '#platform/db/ids.ts'
import { createPool } from '#platform/db/pool.ts'
import { limitCalls } from '#platform/http/call-limit.ts'
import type { TestDatabase } from '#platform/testing/database.ts'
import { openTestCalls, TEST_ANON_KEY } from './testing-calls.ts'

/** Nothing listens there. */
const url = 'postgres://x:y@127.0.0.1:9/x'
/** Well-formed, so that it is looked up. */
const APP_TOKEN = `app_${'x'.repeat(43)}`
const pool = createPool(url, 1, () => {})
// Named boundaries: the parts of each that a call reaches before it needs the database.
const { api } = openTestCalls({ url, pool } as TestDatabase)
const drive = createDrive(
  { pool, log: pino({ level: 'silent' }), storage: { incomingDir: tmpdir() } } as unknown as DriveTools,
  limitCalls(0),
)

afterAll(() => pool.end())

it('what counts in the database says so, too', async () => {
  await expect(createRateLimits(pool).consumeSubmissionQuota('192.0.2.8')).rejects.toBeInstanceOf(DatabaseAway)
})

it.each([
  ['GET', '/api/services/v1/class/recent'],
  ['POST', '/api/services/v1/statistics/record'],
  ['POST', '/api/services/v1/authorizer/token/generate'],
  ['GET', '/api/main/statistics'],
  ['GET', '/api/rest/v1/donations'],
  ['GET', `/api/drive/v1/upload/${newId()}`],
])('while the database is away %s %s is 503, and says when to come again', async (method, path) => {
  const init = {
    method,
    headers: {
      'x-app-token': APP_TOKEN,
      apikey: TEST_ANON_KEY,
      authorization: `Bearer ${TEST_ANON_KEY}`,
      'content-type': 'application/json',
    },
    ...(method === 'POST' && { body: '{"id":"01a200f0-aa13-7411-a17c-e8caa1dfcfbe","secret":"x"}' }),
  }
  const env = { site: buildSite({ of: toTenantId(newId()) }), clientAddress: '192.0.2.8' }
  const answer = await (path.startsWith('/api/drive/') ? drive : api).request(path, init, env)
  const { message, ...body } = (await answer.json()) as { message: string; status?: boolean }
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(message).not.toMatch(/ECONN|127\.0\.0\.1/)
  if (!path.startsWith('/api/rest/')) expect(body).toEqual({ status: false, data: null })
})
