import { tmpdir } from 'node:os'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { issueSiteToken } from '#features/api-clients/app-tokens.server.ts'
import { createDrive } from '#features/media/api.ts'
import type { DriveTools } from '#features/media/drive.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Site } from '#features/sites/site.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Person } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { limitCalls } from '#platform/http/call-limit.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls, TEST_ANON_KEY, TEST_SEAL } from './testing-calls.ts'

const database = openTestDatabase()
let of: TenantId
let writer: Enrolled
let appToken = ''

/** The provider's answer: the session has ended there. */
const checkSession = vi.fn(async (_site: Site, person: Person) => {
  await database.pool.query('delete from sessions where token_sha256 = $1', [person.session])
})
const { api } = openTestCalls(database, {}, { checkSession })
// Named boundary: a refused upload reaches no storage.
const tools = {
  storage: { incomingDir: tmpdir() },
  pool: database.pool,
  log: { error() {}, warn() {} },
  seal: TEST_SEAL,
  checkSession,
} as unknown as DriveTools
const drive = createDrive(tools, limitCalls(0))

beforeAll(async () => {
  of = await database.createTenant()
  appToken = (await database.asTenant(of, issueSiteToken, { now: new Date() })).token
})
beforeEach(async () => {
  vi.clearAllMocks()
  writer = await enrol(database, of, 'Penulis', ['writer'])
  await setChecked('2 hours')
})

/** Moves the session to now, and its last check so long ago. */
async function setChecked(ago: string): Promise<void> {
  await database.pool.query(
    `update sessions set authenticated_at = now(), expires_at = now() + interval '30 days', provider_tokens = 'x', checked_at = now() - $2::interval
      where member_id = $1`,
    [writer.id, ago],
  )
}

const isOpen = async () => (await database.pool.query('select 1 from sessions where member_id = $1', [writer.id])).rowCount === 1
const bindings = () => ({ site: buildSite({ of }), clientAddress: '192.0.2.1' })

async function upload(): Promise<number> {
  const body = new FormData()
  body.append('file', new Blob(['halo']), 'halo.txt')
  const headers = { 'x-app-token': appToken, authorization: writer.token }
  return (await drive.request('http://x/api/drive/v1/upload', { method: 'POST', headers, body }, bindings())).status
}

async function rest(method: string): Promise<number> {
  const headers = { apikey: TEST_ANON_KEY, authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' }
  const init = { method, headers, ...(method === 'POST' && { body: '{"name":"A","message":"B"}' }) }
  return (await api.request('http://x/api/rest/v1/aspirations', init, bindings())).status
}

it('a session that was ended at the provider writes neither to the drive nor to the hosted database, though nobody told this site', async () => {
  expect(await upload()).toBe(401)
  expect(await isOpen()).toBe(false)
  writer = await enrol(database, of, 'Penulis', ['writer'])
  await setChecked('2 hours')
  expect(await rest('POST')).toBe(401)
  expect((await database.pool.query('select 1 from aspirations where tenant_id = $1', [of])).rowCount).toBe(0)
})

it('a session that was ended here writes at neither', async () => {
  await database.pool.query('delete from sessions where member_id = $1', [writer.id])
  expect([await upload(), await rest('POST')]).toEqual([401, 401])
  expect(checkSession).not.toHaveBeenCalled()
})

it('one that was checked within the hour writes without asking, and a read does not wait', async () => {
  await setChecked('30 minutes')
  expect(await rest('POST')).toBe(201)
  expect(checkSession).not.toHaveBeenCalled()
  await setChecked('2 hours')
  expect(await rest('GET')).toBe(200)
  expect(checkSession).toHaveBeenCalledOnce()
})
