import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { type Site, toHostName } from '#features/sites/site.ts'
import { buildSite } from '#features/sites/testing.ts'
import { parseConfig } from '#platform/config/config.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { limitCalls } from '#platform/http/call-limit.ts'
import { createCallHosts } from './call-hosts.ts'

const site = (id: string, host: string, siteId: string): Site => ({ ...buildSite({ of: toTenantId(id) }), host, siteId })
const MINE = site('01a200f0-aa13-7411-a17c-e8caa1dfcfbe', 'mine.localhost', '1')
const THEIRS = site('01a200f0-aa13-7411-a17c-e8caa1dfcfbf', 'theirs.localhost', '2')
const asked: Request[] = []

const ofHost = (host: string | undefined) =>
  [MINE, THEIRS].find(one => toHostName(host) === one.host) ?? (toHostName(host) === 'alias.localhost' ? MINE : undefined)
const ofSiteId = (id: string) => [MINE, THEIRS].find(one => one.siteId === id)
/** The lookups made, each of which may query the database. */
const lookedUp: string[] = []

const config = parseConfig({ CALL_HOSTS: 'services=api.localhost,rest=db.localhost' })
const createHosts = (perMinute: number) =>
  createCallHosts({
    config,
    log: pino({ level: 'silent' }),
    limit: limitCalls(perMinute),
    sites: {
      peek: ofHost,
      peekBySiteId: ofSiteId,
      find: async host => {
        lookedUp.push(String(host))
        return ofHost(host)
      },
      findBySiteId: async id => {
        lookedUp.push(id)
        return ofSiteId(id)
      },
    },
    answer: request => {
      asked.push(request)
      return Response.json({ status: true }, { headers: { etag: '"x"' } })
    },
  })
const askOf =
  (answer: ReturnType<typeof createHosts>) =>
  async (host: string, path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    await answer(new Request(`http://${host}:3000${path}`, { ...init, headers: { host: `${host}:3000`, ...headers } }))
const ask = askOf(createHosts(1000))

describe('a host of its own for calls', () => {
  it('is none of the tenants’ hosts', async () => {
    expect(await ask('mine.localhost', '/api/services/v1/class/recent')).toBeUndefined()
  })

  it('refuses who names no tenant, one that is not there, or two', async () => {
    const refused = async (headers: Record<string, string>) => {
      const response = await ask('api.localhost', '/v1/class/recent', headers)
      if (!response) throw new Error('nobody answered')
      return [response.status, ((await response.json()) as { status: boolean }).status]
    }
    expect(await refused({})).toEqual([400, false])
    expect(await refused({ 'x-site-id': '9' })).toEqual([404, false])
    expect(await refused({ origin: 'http://evil.example' })).toEqual([404, false])
    expect(await refused({ origin: 'http://mine.localhost:3000', 'x-site-id': '2' })).toEqual([404, false])
    expect(asked).toEqual([])
  })

  it('refuses with what every answer of a call bears: its headers, and how many calls are left', async () => {
    const refused = await ask('api.localhost', '/v1/class/recent', { origin: 'http://evil.example' })
    const left = async () => Number((await ask('api.localhost', '/x'))?.headers.get('ratelimit-remaining'))
    expect(['x-content-type-options', 'cache-control', 'ratelimit-limit'].map(name => refused?.headers.get(name))).toEqual([
      'nosniff',
      'no-store',
      '1000',
    ])
    expect((await left()) - (await left())).toBe(1)
    expect((await ask('api.localhost', '/x', { 'x-site-id': '1' }))?.headers.get('ratelimit-limit')).toBeNull()
  })

  it.each([
    'http://mine.localhost:9999',
    'http://mine.localhost',
    'https://mine.localhost:3000',
    'https://mine.localhost',
    'ftp://mine.localhost:3000',
    'chrome-extension://mine.localhost',
    'http://mine.localhost:3000/',
    'http://x@mine.localhost:3000',
    'null',
  ])('is no page’s of %s, whose host alone is a tenant’s', async origin => {
    const before = asked.length
    const answered = await ask('api.localhost', '/v1/class/recent', { origin, 'x-site-id': '1' })
    expect([answered?.status, answered?.headers.get('access-control-allow-origin')]).toEqual([404, null])
    const preflight = await ask(
      'api.localhost',
      '/v1/class/recent',
      { origin, 'access-control-request-method': 'POST' },
      { method: 'OPTIONS' },
    )
    expect(preflight?.headers.get('access-control-allow-origin')).toBeNull()
    expect(asked).toHaveLength(before)
  })

  it('is every page’s of the tenant, at each of its hosts', async () => {
    const origin = 'http://alias.localhost:3000'
    const answered = await ask('api.localhost', '/v1/class/recent', { origin })
    expect([answered?.status, answered?.headers.get('access-control-allow-origin')]).toEqual([200, origin])
    expect(asked.at(-1)?.headers.get('host')).toBe('mine.localhost:3000')
  })

  it('answers as the tenant’s own origin does, without cookies and never as its own page', async () => {
    const response = await ask('api.localhost', '/v1/class/active?page=2', {
      'x-site-id': '2',
      'x-app-token': 't',
      cookie: 'sanggar_app=x',
    })
    expect(response?.status).toBe(200)
    const own = asked.at(-1)
    expect(own?.url).toBe('http://theirs.localhost:3000/api/services/v1/class/active?page=2')
    expect([
      own?.headers.get('host'),
      own?.headers.get('x-app-token'),
      own?.headers.get('cookie'),
      own?.headers.get('sec-fetch-site'),
    ]).toEqual(['theirs.localhost:3000', 't', null, 'cross-site'])
    await ask('db.localhost', '/book_reviews?select=*', { origin: 'http://mine.localhost:3000' }, { method: 'POST', body: '{"a":1}' })
    expect([asked.at(-1)?.url, asked.at(-1)?.method, await asked.at(-1)?.text()]).toEqual([
      'http://mine.localhost:3000/api/rest/v1/book_reviews?select=*',
      'POST',
      '{"a":1}',
    ])
  })

  it('lets pages of the tenants read its answers, and no others', async () => {
    const mine = await ask('api.localhost', '/v1/class/recent', { origin: 'http://mine.localhost:3000' })
    expect([mine?.headers.get('access-control-allow-origin'), mine?.headers.get('vary'), mine?.headers.get('etag')]).toEqual([
      'http://mine.localhost:3000',
      expect.stringMatching(/origin/i),
      '"x"',
    ])
    expect(mine?.headers.get('access-control-allow-credentials')).toBeNull()
    const preflight = (origin: string) =>
      ask(
        'api.localhost',
        '/v1/class/recent',
        { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-app-token' },
        { method: 'OPTIONS' },
      )
    const allowed = await preflight('http://mine.localhost:3000')
    expect([allowed?.status, allowed?.headers.get('access-control-allow-origin')]).toEqual([204, 'http://mine.localhost:3000'])
    expect(allowed?.headers.get('access-control-allow-headers')).toContain('x-app-token')
    expect((await preflight('http://evil.example'))?.headers.get('access-control-allow-origin')).toBeNull()
    expect((await ask('api.localhost', '/x', { origin: 'http://evil.example' }))?.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('what reaches no tenant', () => {
  const flood = (send: typeof ask, at: number) => send('api.localhost', '/x', { 'x-site-id': String(at), origin: 'http://evil.example' })
  const preflight = { 'access-control-request-method': 'POST' }

  it('is looked up once a call, of page and number', async () => {
    lookedUp.length = 0
    await ask('api.localhost', '/x', { origin: 'http://mine.localhost:3000', 'x-site-id': '1' })
    expect(lookedUp.toSorted()).toEqual(['1', 'mine.localhost'])
  })

  it('is counted, preflights too, and asks for nothing more where the calls are used up; who is known goes on', async () => {
    const send = askOf(createHosts(3))
    expect((await flood(send, 9))?.status).toBe(404)
    const asking = (origin: string) => send('api.localhost', '/x', { origin, ...preflight }, { method: 'OPTIONS' })
    expect((await asking('http://evil.example:3000'))?.headers.get('ratelimit-remaining')).toBe('1')
    expect((await asking('http://mine.localhost:3000'))?.headers.get('ratelimit-remaining')).toBeNull()
    expect((await flood(send, 10))?.status).toBe(404)
    lookedUp.length = 0
    const before = asked.length
    expect([await flood(send, 11), await asking('http://more.example:3000')].map(answer => answer?.status)).toEqual([429, 429])
    expect(Number((await flood(send, 12))?.headers.get('retry-after'))).toBeGreaterThan(0)
    // A refusal for a known page is readable by that page.
    const known = await send('api.localhost', '/x', { origin: 'http://mine.localhost:3000', 'x-site-id': '1' })
    expect([known?.status, known?.headers.get('access-control-allow-origin')]).toEqual([200, 'http://mine.localhost:3000'])
    expect([lookedUp, asked.length]).toEqual([[], before + 1])
  })
})

it('settings name hosts and parts, and a bad one stops the start', () => {
  expect(() => parseConfig({ CALL_HOSTS: 'api.localhost' })).toThrow(/CALL_HOSTS: wants pairs/)
  expect(() => parseConfig({ CALL_HOSTS: 'posts=api.localhost' })).toThrow(/CALL_HOSTS/)
  expect(() => parseConfig({ SERVE: 'sites,mails' })).toThrow(/SERVE: wants some of sites, account, calls, jobs/)
  expect([...parseConfig({ SERVE: 'calls, jobs' }).serves]).toEqual(['calls', 'jobs'])
  expect(parseConfig({}).serves.size).toBe(4)
})
