import { type AddressInfo, connect, type Socket } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { enrol } from '#features/members/testing.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { PublicModule } from '#page/public-page.server.ts'
import { sha256 } from '#platform/crypto/hash.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { openTestPages } from './testing-pages.ts'

/* Forms that are sent a byte at a time hold no database connection, whoever says to have sent them. */
const database = openTestDatabase()

const publicPage: PublicModule = {
  loader: async args => {
    await args.ctx.db.selectFrom('site_settings').select('key').where('tenant_id', '=', args.ctx.tenantId).execute()
    return { head: pageHead(args, { title: 'Kabar' }), body: createElement('p', null, 'kabar') }
  },
  action: async () => new Response(null, { status: 303, headers: { location: '/' } }),
}
const { pages } = openTestPages(database, { publicPage })

let server: ServerType
let port = 0
const tenants = new Map<string, TenantId>()
const sockets: Socket[] = []

beforeAll(async () => {
  for (const slug of ['lambat', 'lain']) tenants.set(slug, await database.createTenant(slug))
  const siteOf = (request: Request) => buildSite({ of: tenants.get(new URL(request.url).hostname.split('.')[0] ?? '') as TenantId })
  server = serve({ fetch: request => pages.answer(request, siteOf(request), '192.0.2.7'), port: 0, hostname: '127.0.0.1' })
  await new Promise<void>(done => server.once('listening', done))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => new Promise<void>(done => void server.close(() => done())))

/** Begins a form of 100 bytes and sends one of them. */
async function beginForm(token: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  await new Promise<void>(done => socket.once('connect', done))
  const head = ['POST /News HTTP/1.1', 'host: lambat.localhost', 'origin: http://lambat.localhost', `cookie: sanggar_access=${token}`]
  const body = ['content-type: application/x-www-form-urlencoded', 'content-length: 100', '', 'a']
  await new Promise<void>(done => void socket.write([...head, ...body].join('\r\n'), () => done()))
}

async function tokenOf(kind: 'valid' | 'forged'): Promise<string> {
  const of = tenants.get('lambat') as TenantId
  if (kind === 'forged') return `acc_${sha256(of).toString('hex').slice(0, 8)}_${'x'.repeat(43)}`
  const today: TestDatabase['asTenant'] = (tenantId, work) => database.asTenant(tenantId, work, { now: new Date() })
  return (await enrol({ pool: database.pool, asTenant: today }, of, 'Siti', ['student'])).token
}

describe.each(['valid', 'forged'] as const)('ten slow forms with a %s token', kind => {
  it('leave every connection to others', async () => {
    const token = await tokenOf(kind)
    for (let number = 0; number < 10; number++) await beginForm(token)
    await new Promise(done => setTimeout(done, 200))
    const { rows } = await database.pool.query(
      `select count(*)::int as held from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rows).toEqual([{ held: 0 }])
    for (const slug of ['lain', 'lambat']) {
      const startedAt = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/News?page=${kind === 'valid' ? 2 : 3}`, {
        headers: { host: `${slug}.localhost` },
      })
      expect([answer.status, performance.now() - startedAt < 1000]).toEqual([200, true])
    }
  })
})

describe('a form that cannot be read', () => {
  it.each([
    [415, 'text/plain', 'x'],
    [400, 'application/json', '{'],
    [400, 'application/x-www-form-urlencoded', Buffer.from([0xff, 0xfe])],
    [413, 'application/x-www-form-urlencoded', 'x'.repeat(3 * 1024 * 1024)],
  ])('is %s on a page (%s)', async (status, type, body) => {
    const headers = { host: 'lain.localhost', 'sec-fetch-site': 'same-origin', 'content-type': type }
    const answer = await fetch(`http://127.0.0.1:${port}/News`, { method: 'POST', headers, body })
    expect(answer.status).toBe(status)
  })
})
