import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { PostgrestClient } from '@supabase/postgrest-js'
import { pino } from 'pino'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDrive } from '#features/media/api.ts'
import { type Credentials, startTestDrive, type TestDrive } from '#features/media/testing.ts'
import { film } from '#features/media/testing-files.ts'
import { toHostName } from '#features/sites/site.ts'
import { buildSite } from '#features/sites/testing.ts'
import { parseConfig } from '#platform/config/config.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { limitCalls } from '#platform/http/call-limit.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { createCallHosts } from './call-hosts.ts'
import { approved, KEY, namesOf, openHostedDatabase } from './testing-hosted.ts'

const database = openTestDatabase()
const { at, api, insert } = openHostedDatabase(database)
const PAGE = 'http://mine.localhost:3000'
const DRIVE = 'drive.localhost'
const REST = 'db.localhost'
const TUS = { 'tus-resumable': '1.0.0' }

let drive: TestDrive
let writer: Credentials
let origin = ''
let stop: () => Promise<void>

beforeAll(async () => {
  drive = await startTestDrive(database, at.mine)
  writer = (await drive.member(at.mine, 'writer')).headers
  const own = createDrive(drive.tools, limitCalls(1000))
  const site = (of: TenantId, host: string, siteId: string) => ({ ...buildSite({ of, settings: at.settings }), host, siteId })
  const sites = () => [site(at.mine, 'mine.localhost', '1'), site(at.theirs, 'theirs.localhost', '2')]
  const hosts = createCallHosts({
    config: parseConfig({ CALL_HOSTS: `drive=${DRIVE},rest=${REST}` }),
    log: pino({ level: 'silent' }),
    limit: limitCalls(1000),
    sites: {
      peek: host => sites().find(one => one.host === host),
      peekBySiteId: id => sites().find(one => one.siteId === id),
      find: async host => sites().find(one => one.host === toHostName(host)),
      findBySiteId: async id => sites().find(one => one.siteId === id),
    },
    answer: async request => {
      const { host, pathname } = new URL(request.url)
      const found = sites().find(one => host.startsWith(one.host))
      if (!found) throw new Error('no site of this host')
      const env = { site: found, clientAddress: '192.0.2.9' }
      return pathname.startsWith('/api/drive/') ? await own.fetch(request, env) : await api.fetch(request, env)
    },
  })
  const server = createAdaptorServer({
    fetch: async request => (await hosts(request, {})) ?? new Response('no host of calls', { status: 421 }),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stop = async () => {
    await new Promise(done => server.close(done))
    await drive.stop()
  }
})
afterAll(() => stop())

/** A `fetch` that can set the host, which the real one does not allow: a request from a page at `from` to a host of this server. */
const fetchAs =
  (host: string, from = PAGE): typeof fetch =>
  async (input, init) => {
    const sent = new Request(input, init)
    const body = Buffer.from(await sent.arrayBuffer())
    const headers = { ...Object.fromEntries(sent.headers), host, origin: from, 'content-length': String(body.length) }
    return await new Promise((done, fail) => {
      const outgoing = request(sent.url, { method: sent.method, headers }, async incoming => {
        const answer = Buffer.concat(await incoming.toArray())
        const isEmpty = answer.length === 0
        done(
          new Response(isEmpty ? null : answer, { status: incoming.statusCode ?? 0, headers: incoming.headers as Record<string, string> }),
        )
      })
      outgoing.on('error', fail)
      outgoing.end(body)
    })
  }
const ask = (host: string, path: string, init: RequestInit = {}, from = PAGE) => fetchAs(host, from)(origin + path, init)
const preflight = (host: string, path: string, method: string, headers: string, from = PAGE) => {
  const asked = { 'access-control-request-method': method, 'access-control-request-headers': headers }
  return ask(host, path, { method: 'OPTIONS', headers: asked }, from)
}
const listOf = (response: Response, name: string) => (response.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/)

/** The headers that clients send and read, beyond those that CORS always allows. */
const CLIENTS = [
  {
    host: DRIVE,
    path: '/v1/uploads',
    methods: ['POST', 'HEAD', 'PATCH', 'DELETE'],
    sent: [
      'Tus-Resumable',
      'Upload-Length',
      'Upload-Metadata',
      'Upload-Offset',
      'Content-Type',
      'X-App-Token',
      'Authorization',
      'X-Request-ID',
    ],
    read: ['Location', 'Upload-Offset', 'Upload-Length', 'Upload-Expires', 'Tus-Resumable', 'Tus-Version', 'Tus-Extension', 'Retry-After'],
  },
  {
    host: REST,
    path: '/book_reviews',
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    sent: ['apikey', 'Authorization', 'Prefer', 'Range', 'Range-Unit', 'Accept', 'Accept-Profile', 'Content-Profile', 'Content-Type'],
    read: ['Content-Range', 'Preference-Applied', 'Location', 'Retry-After', 'RateLimit-Remaining'],
  },
]

describe.each(CLIENTS)('scripts of a page, to $host', ({ host, path, methods, sent, read }) => {
  it('are refused from another origin, which may read nothing', async () => {
    for (const from of ['http://evil.example', 'null', 'http://mine.localhost.evil.example:3000']) {
      const asked = await preflight(host, path, 'POST', sent.join(), from)
      expect([from, asked.headers.get('access-control-allow-origin')]).toEqual([from, null])
      const answered = await ask(host, path, { method: 'POST', headers: { ...TUS, apikey: KEY } }, from)
      expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([404, null])
    }
  })

  it('are let through from the tenant’s, with what the client sends and reads', async () => {
    for (const method of methods) {
      const allowed = await preflight(host, path, method, sent.join())
      expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, PAGE])
      expect(listOf(allowed, 'access-control-allow-methods')).toContain(method.toLowerCase())
      expect(listOf(allowed, 'access-control-allow-headers')).toEqual(expect.arrayContaining(sent.map(name => name.toLowerCase())))
      expect(listOf(allowed, 'vary')).toContain('origin')
    }
    const refused = await ask(host, path, { headers: TUS })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, PAGE])
    expect(listOf(refused, 'access-control-expose-headers')).toEqual(expect.arrayContaining(read.map(name => name.toLowerCase())))
    expect(Number(refused.headers.get('ratelimit-remaining'))).toBeGreaterThan(0)
  })
})

describe('a client on another host', () => {
  it('of tus brings a file in pieces, and goes on where it was', async () => {
    const bytes = film(300_000)
    const locations: string[] = []
    const upload = await new Promise<Upload>((done, fail) => {
      const one = new Upload(bytes, {
        endpoint: `${origin}/v1/uploads`,
        headers: { ...writer, Host: DRIVE, Origin: PAGE },
        chunkSize: 100_000,
        retryDelays: null,
        metadata: { filename: 'film.mp4', filetype: 'video/mp4' },
        onAfterResponse: (_request, response) => void locations.push(response.getHeader('location') ?? ''),
        onError: fail,
        onSuccess: () => done(one),
      })
      one.start()
    })
    expect(new URL(upload.url ?? '').pathname).toMatch(/^\/v1\/uploads\/[0-9a-f-]{36}$/)
    expect(locations.filter(Boolean)).toEqual([expect.stringMatching(/^\/v1\/uploads\//)])
    const id = upload.url?.split('/').at(-1)
    const kept = await ask(DRIVE, `/v1/upload/${id}`, { headers: writer })
    expect([kept.status, await kept.json()]).toMatchObject([200, { data: { sizeBytes: bytes.length, kind: 'video' } }])
    // On the tenant's own host the upload is where it always was.
    expect((await drive.ask(`/api/drive/v1/upload/${id}`, { headers: writer })).status).toBe(200)
    const able = await ask(DRIVE, '/v1/uploads', { method: 'OPTIONS', headers: writer })
    expect([able.status, able.headers.get('tus-extension')]).toEqual([204, expect.stringContaining('creation')])
  })

  it('of a form brings a file once, by its key', async () => {
    const send = async () => {
      const form = new FormData()
      form.append('file', new Blob(['halo'], { type: 'text/plain' }), 'a.txt')
      const answer = await ask(DRIVE, '/v1/upload', { method: 'POST', headers: { ...writer, 'idempotency-key': 'satu' }, body: form })
      return [answer.status, answer.headers.get('idempotency-replayed'), await answer.json()]
    }
    const first = await send()
    expect([first, await send()]).toEqual([
      [201, null, first[2]],
      [201, 'true', first[2]],
    ])
  })

  it('of the hosted database reads, counts and adds', async () => {
    for (const name of ['Ana', 'Budi']) await insert('book_reviews', approved(name))
    await insert('book_reviews', approved('Lain'), at.theirs)
    const client = new PostgrestClient(origin, { headers: { apikey: KEY, Authorization: `Bearer ${KEY}` }, fetch: fetchAs(REST) })
    const { data, count } = await client.from('book_reviews').select('*', { count: 'exact' }).order('name').range(0, 4)
    expect([namesOf(data), count]).toEqual([['Ana', 'Budi'], 2])
    expect((await client.from('aspirations').insert({ name: 'A', message: 'B' })).status).toBe(201)
    const refused = await client.from('book_reviews').delete().eq('name', 'Ana')
    expect(refused).toMatchObject({ status: 401, error: { code: '42501' } })
  })
})
