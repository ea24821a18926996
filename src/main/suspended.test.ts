import { beforeAll, expect, it } from 'vitest'
import { enrol } from '#features/members/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { ACCESS_COOKIE } from '#platform/http/credentials.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestServer } from './testing-server.ts'

const database = openTestDatabase()
const server = openTestServer(database)
let tenant: TenantId
const cookies: Record<string, string> = {}

beforeAll(async () => {
  tenant = await database.createTenant('tutup')
  await database.createTenant('buka')
  for (const role of ['admin', 'superadmin'] as const)
    cookies[role] = `${ACCESS_COOKIE}=${(await enrol(database, tenant, `Si ${role}`, [role])).token}`
  await database.pool.query(
    `update sessions set authenticated_at = now(), checked_at = now(), renewed_at = now(), expires_at = now() + interval '30 days'`,
  )
})

const statusOf = async (path: string, cookie = '', host = 'tutup.localhost') =>
  (await server.ask(host, path, cookie ? { cookie } : {})).status

async function suspend(at: string | null) {
  await database.pool.query('update directory.tenants set suspended_at = $2 where id = $1', [tenant, at])
  await database.pool.query(`select pg_notify('sanggar_changes', $1)`, [JSON.stringify({ tenantId: tenant, tags: ['settings'] })])
  await expect.poll(async () => (await server.runtime().sites.find('tutup.localhost'))?.isSuspended).toBe(at !== null)
}

it('closes pages, feeds, pictures and calls of a suspended site, also those that were stored, and opens them again', async () => {
  const paths = ['/', '/News', '/sitemap.xml', '/art/logo/tutup.svg', '/api/services/version', '/search.json?q=a']
  const open = await Promise.all(paths.map(path => statusOf(path)))
  expect(open[0]).toBe(200)
  await suspend('2026-01-01')
  for (const path of paths) {
    const answer = await server.ask('tutup.localhost', path)
    expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '3600'])
    expect(answer.body.toString()).not.toContain('tutup')
  }
  // Staff, too; but whoever may end it signs in and reaches the studio, which this server has no build of.
  expect(await statusOf('/Studio', cookies['admin'])).toBe(503)
  expect(await statusOf('/Account/Session.json', cookies['admin'])).toBe(503)
  expect(await statusOf('/Account/Session.json', cookies['superadmin'])).toBe(200)
  expect(await statusOf('/', cookies['superadmin'])).toBe(503)
  expect(await statusOf('/Login')).toBe(302)
  expect(await statusOf('/', '', 'buka.localhost')).toBe(200)
  await suspend(null)
  expect(await Promise.all(paths.map(path => statusOf(path)))).toEqual(open)
}, 60_000)

it('tells a proxy on this machine alone which hosts are ours', async () => {
  const ask = (domain: string, headers = {}) =>
    server.ask('127.0.0.1', `/tls-check?domain=${encodeURIComponent(domain)}`, headers).then(({ status }) => status)
  for (const ours of ['tutup.localhost', 'TUTUP.localhost', 'account.localhost']) expect([ours, await ask(ours)]).toEqual([ours, 200])
  for (const other of ['', 'lain.localhost', '\0', 'a b']) expect([other, await ask(other)]).toEqual([other, 404])
  expect(await ask('tutup.localhost', { 'x-forwarded-for': '192.0.2.1' })).toBe(403)
  // A host of packages is one tenant's, and shows nothing of its site.
  const content = `${tenant}.usercontent.localhost`
  expect(await ask(content)).toBe(200)
  for (const other of [newId(), '-'.repeat(36), 'tutup']) expect([other, await ask(`${other}.usercontent.localhost`)]).toEqual([other, 404])
  for (const path of ['/', '/Studio', '/api/openapi.json', '/x/']) {
    const { status, headers } = await server.ask(content, path)
    expect([path, status, headers['content-type'], headers['set-cookie']]).toEqual([path, 404, 'text/plain; charset=utf-8', undefined])
  }
}, 60_000)
