import { tmpdir } from 'node:os'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { issueSiteToken } from '#features/api-clients/app-tokens.server.ts'
import { createDrive } from '#features/media/api.ts'
import type { DriveTools } from '#features/media/drive.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { limitCalls } from '#platform/http/call-limit.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls, TEST_SEAL } from './testing-calls.ts'

/* By https, calls of the tenants' own pages set and read cookies with the prefix that only the host itself can set. */
const database = openTestDatabase()
const { api } = openTestCalls(database, { PUBLIC_SCHEME: 'https', BASE_DOMAIN: 'contoh.id' })
// Named boundary: a refused read of an upload reaches no storage.
const tools = {
  storage: { incomingDir: tmpdir() },
  pool: database.pool,
  log: { error() {}, warn() {} },
  seal: TEST_SEAL,
  checkSession: async () => {},
  isSecure: true,
}
const drive = createDrive(tools as unknown as DriveTools, limitCalls(0))

let of: TenantId
let siti: Enrolled
let appToken = ''

beforeAll(async () => {
  of = await database.createTenant()
})
beforeEach(async () => {
  siti = await enrol(database, of, 'Siti', ['student'])
  appToken = (await database.asTenant(of, issueSiteToken, { now: new Date() })).token
  await database.pool.query(
    `update sessions set checked_at = now(), renewed_at = now(), authenticated_at = now(), expires_at = now() + interval '30 days'`,
  )
})

async function ask(path: string, method: string, cookies: Record<string, string>, body?: unknown): Promise<Response> {
  const cookie = Object.entries(cookies)
    .map(pair => pair.join('='))
    .join('; ')
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const env = { site: buildSite({ of }), clientAddress: '192.0.2.1' }
  return await (path.startsWith('/api/drive/') ? drive : api).request(path, init, env)
}

const prefixed = () => ({ '__Host-sanggar_app': appToken, '__Host-sanggar_access': siti.token })
const plain = () => ({ sanggar_app: appToken, sanggar_access: siti.token })

const READS: readonly (readonly [path: string, status: number])[] = [
  ['/api/services/v1/user/me', 200],
  ['/api/services/v1/class/active', 200],
  // A student may not upload: known, but refused.
  [`/api/drive/v1/upload/${newId()}`, 403],
]

describe('cookies without the prefix', () => {
  it.each(READS)('are no credentials for %s', async path => {
    expect((await ask(path, 'GET', plain())).status).toBe(401)
  })

  it('end nobody’s session', async () => {
    await ask('/api/services/v1/authorizer/session', 'DELETE', plain())
    expect((await ask('/api/services/v1/user/me', 'GET', prefixed())).status).toBe(200)
  })
})

describe('cookies with the prefix', () => {
  it.each(READS)('are the credentials for %s', async (path, status) => {
    expect((await ask(path, 'GET', prefixed())).status).toBe(status)
    expect((await ask(path, 'GET', { ...prefixed(), sanggar_app: 'app_x', sanggar_access: 'acc_x' })).status).toBe(status)
  })

  it('are what a site’s own page gets', async () => {
    const issued = await ask('/api/services/v1/authorizer/token/generate', 'POST', {}, {})
    expect(issued.headers.get('set-cookie')).toMatch(
      /^__Host-sanggar_app=app_[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const renewed = await ask('/api/auth/generate/token', 'POST', prefixed(), {})
    expect(renewed.headers.get('set-cookie')).toMatch(
      /^__Host-sanggar_access=acc_[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('go with the session', async () => {
    const ended = await ask('/api/services/v1/authorizer/session', 'DELETE', prefixed())
    expect(ended.headers.getSetCookie().map(set => set.split(';')[0])).toEqual([
      '__Host-sanggar_app=',
      '__Host-sanggar_access=',
      '__Host-sanggar_who=',
    ])
    expect((await ask('/api/services/v1/user/me', 'GET', prefixed())).status).toBe(401)
  })
})
