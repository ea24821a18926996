import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { createElement } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { buildSite, ORIGIN, type SiteOptions } from '#features/sites/testing.ts'
import { NotFound } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { PublicModule, PublicView } from '#page/public-page.server.ts'
import { redirect, redirectPage } from '#page/redirect.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { PageCache } from '#platform/http/page-cache.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pagesAnswered } from './metrics.ts'
import { openTestPages } from './testing-pages.ts'

/* What is stored of public pages, for whom, and for how long. One page replaces the route table; the endpoint, the cache and the database are real. */
const database = openTestDatabase()

let mine: TenantId
let theirs: TenantId
let siti: Enrolled
let seen: { viewer: string; address: string; tenant: string }[] = []
let before: (args: PageArgs) => Promise<void> | void = () => {}
let text = 'kabar'

const publicPage: PublicModule = {
  async loader(args): Promise<PublicView> {
    const { ctx, page, query, lang, form } = args
    seen.push({ viewer: ctx.viewer.kind, address: `${lang} ${page.path}?${query}`, tenant: ctx.tenantId })
    await before(args)
    return { head: pageHead(args, { title: 'Kabar' }), body: createElement('p', null, text, form?.message) }
  },
  async action({ ctx }, fields) {
    ctx.announce(fields.get('tag') === 'posts' ? 'posts' : 'programs')
    return redirect('/News', 303)
  },
}

const clock = { now: 1_000_000 }
const cache = new PageCache(1_000_000, () => clock.now)
const { pages, changes } = openTestPages(database, { publicPage }, { pages: cache })

beforeAll(async () => {
  mine = await database.createTenant('uji')
  theirs = await database.createTenant('lain')
  siti = await enrol(database, mine, 'Siti', ['student'])
  await database.pool.query(
    `update sessions set checked_at = now(), renewed_at = now(), authenticated_at = now(), expires_at = now() + interval '30 days'`,
  )
})
beforeEach(() => {
  cache.drop(['*'])
  changes.tell({ tenantId: null, tags: ['*'] })
  seen = []
  before = () => {}
  text = 'kabar'
})

interface Asked extends Partial<SiteOptions> {
  method?: string
  headers?: Record<string, string>
  body?: string
}

async function ask(path: string, { method = 'GET', headers = {}, body, of = mine, ...site }: Asked = {}): Promise<Response> {
  const request = new Request(ORIGIN + path, { method, headers: { host: 'uji.localhost:3000', ...headers }, ...(body && { body }) })
  return await pages.answer(request, buildSite({ of, ...site }))
}

const cookieOf = (token: string) => ({ cookie: `sanggar_access=${token}` })
const FORM = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }

/** Returns what the server would send for this request without waiting. */
function stored(url: string, headers: Record<string, string> = {}, method = 'GET'): Response | undefined {
  // Named boundary: the parts of a request that are read.
  const answer = pages.stored({ method, url, headers: { host: 'uji.localhost:3000', ...headers } } as unknown as IncomingMessage)
  if (answer instanceof Promise) throw new Error('a compressed page is there at once')
  return answer
}

describe('a public page', () => {
  it('is rendered once for everybody: who is signed in gets the very same document, and no loader sees them', async () => {
    const first = await ask('/News', { headers: cookieOf(siti.token) })
    const second = await ask('/News')
    const third = await ask('/News', { headers: { cookie: `sanggar_access=${siti.token}; sanggar_who=x; sanggar_app=y` } })
    expect(seen).toEqual([{ viewer: 'nobody', address: 'id /News?', tenant: mine }])
    const html = await first.text()
    expect([await second.text(), await third.text()]).toEqual([html, html])
    for (const answer of [first, second, third]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('etag')).toBe(first.headers.get('etag'))
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(answer.headers.get('vary')).toBe('accept, accept-encoding')
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(html).not.toContain('Siti')
  })

  it('bears the headers that every response bears, and its policy', async () => {
    const { headers } = await ask('/News')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('is one in each spelling of its address, with the parameters that it declares alone', async () => {
    for (const path of ['/News?page=2', '/news/?page=2', '/NEWS?utm_source=x&page=2', '/News?page=2&page=3', '/News?page=2&sort=tidak-ada'])
      expect((await ask(path)).status).toBe(200)
    expect(seen.map(one => one.address)).toEqual(['id /News?page=2'])
    await ask('/News?page=3')
    await ask('/News?search=kopi&page=2')
    await ask('/News?page=2&search=kopi')
    expect(seen.map(one => one.address).slice(1)).toEqual(['id /News?page=3', 'id /News?page=2&search=kopi'])
  })

  it('is another one in the other language, the home page too', async () => {
    for (const path of ['/News', '/en/News', '/', '/en', '/en/', '/EN']) await ask(path)
    expect(seen.map(one => one.address)).toEqual(['id /News?', 'en /News?', 'id /?', 'en /?'])
  })

  it('is another one for each tenant', async () => {
    text = 'punya kami'
    await ask('/News')
    text = 'punya mereka'
    expect(await (await ask('/News', { of: theirs })).text()).toContain('punya mereka')
    expect(await (await ask('/News')).text()).toContain('punya kami')
    expect(seen.map(one => one.tenant)).toEqual([mine, theirs])
  })

  it('comes in the encoding that the browser takes, from one render', async () => {
    const plain = Buffer.from(await (await ask('/News')).arrayBuffer())
    const tags = new Set<string | null>()
    for (const [accept, encoding, decode] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', null, (bytes: Buffer) => bytes],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const answer = await ask('/News', { headers: { 'accept-encoding': accept } })
      expect([accept, answer.headers.get('content-encoding')]).toEqual([accept, encoding])
      expect(decode(Buffer.from(await answer.arrayBuffer())).equals(plain)).toBe(true)
      tags.add(answer.headers.get('etag'))
    }
    expect(seen).toHaveLength(1)
    expect(tags.size).toBe(3)
  })

  it('is not sent again to who has it, in that encoding', async () => {
    const etag = (await ask('/News', { headers: { 'accept-encoding': 'br' } })).headers.get('etag') ?? ''
    const same = await ask('/News', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect([same.status, await same.text(), same.headers.get('etag'), same.headers.get('content-encoding')]).toEqual([304, '', etag, null])
    expect((await ask('/News', { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })).status).toBe(200)
    expect((await ask('/News', { headers: { 'accept-encoding': 'br', 'if-none-match': '"lain"' } })).status).toBe(200)
  })

  it('has no body for HEAD, and is the same page', async () => {
    const head = await ask('/News', { method: 'HEAD' })
    const get = await ask('/News')
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', get.headers.get('etag')])
    expect(await get.text()).toContain('kabar')
    expect(seen).toHaveLength(1)
  })

  it('is rendered once for all who ask at the same time', async () => {
    before = () => new Promise(done => setTimeout(done, 30))
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/News')))
    expect(new Set(answers.map(answer => answer.headers.get('etag'))).size).toBe(1)
    expect(seen).toHaveLength(1)
  })
})

describe('a stored page', () => {
  it('is answered without a wait once it was asked for in these very bytes', async () => {
    const headers = { 'accept-encoding': 'br' }
    expect(stored('/News', headers)).toBeUndefined()
    const { missed, hit } = pagesAnswered
    const etag = (await ask('/News', { headers })).headers.get('etag') ?? ''
    const answer = stored('/News', headers)
    expect([answer?.status, answer?.headers.get('etag'), answer?.headers.get('content-encoding')]).toEqual([200, etag, 'br'])
    expect(String(brotliDecompressSync(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))))).toContain('kabar')
    expect(stored('/News', { ...headers, 'if-none-match': etag })?.status).toBe(304)
    expect([pagesAnswered.missed - missed, pagesAnswered.hit - hit]).toEqual([1, 2])
  })

  it('is not, for another method, address, host or encoding', async () => {
    const headers = { 'accept-encoding': 'br' }
    await ask('/News', { headers })
    await ask('/News')
    expect(pages.stored(undefined)).toBeUndefined()
    for (const method of ['HEAD', 'POST']) expect(stored('/News', headers, method)).toBeUndefined()
    expect(stored('/News?page=2', headers)).toBeUndefined()
    expect(stored('/News', { ...headers, host: 'lain.localhost:3000' })).toBeUndefined()
    expect(stored('/News', { 'accept-encoding': 'gzip' })).toBeUndefined()
    expect(() => stored('/News'), 'uncompressed bytes are made with a wait').toThrow('at once')
    expect(stored('/News', { ...headers, cookie: `sanggar_access=${siti.token}` })?.status, 'who is signed in gets it too').toBe(200)
  })

  it('is forgotten when what it shows changes, and not for another change or tenant', async () => {
    const headers = { 'accept-encoding': 'br' }
    await ask('/News', { headers })
    changes.tell({ tenantId: mine, tags: ['programs'] })
    changes.tell({ tenantId: theirs, tags: ['posts', 'settings'] })
    expect((await ask('/News', { headers })).status).toBe(200)
    expect(seen).toHaveLength(1)
    for (const tags of [['posts'], ['settings']]) {
      text = `baru ${tags[0]}`
      changes.tell({ tenantId: mine, tags })
      expect(stored('/News', headers)).toBeUndefined()
      expect(await (await ask('/News')).text()).toContain(text)
    }
    expect(seen).toHaveLength(3)
  })

  it('is forgotten by a form that was taken, of who sent it and what it changed', async () => {
    await ask('/News')
    const post = { method: 'POST', headers: FORM }
    expect((await ask('/Program', { ...post, body: 'tag=programs' })).status).toBe(303)
    await ask('/News')
    expect(seen).toHaveLength(1)
    await ask('/Program', { ...post, body: 'tag=posts' })
    await ask('/News')
    expect(seen).toHaveLength(2)
  })

  it('is not kept where what it shows changed while it was rendered', async () => {
    before = async ({ ctx }) => {
      await sql`select 1`.execute(ctx.db)
      changes.tell({ tenantId: mine, tags: ['posts'] })
    }
    expect(await (await ask('/News')).text()).toContain('kabar')
    before = () => {}
    text = 'sesudahnya'
    expect(await (await ask('/News')).text()).toContain('sesudahnya')
    expect(seen).toHaveLength(2)
  })

  it('is still answered past its age, while one request renders it anew', async () => {
    const headers = { 'accept-encoding': 'br' }
    await ask('/News', { headers })
    clock.now += 59_999
    await ask('/News', { headers })
    expect(seen).toHaveLength(1)
    clock.now += 1
    text = 'segar'
    expect(stored('/News', headers), 'one that is past its age takes the long way').toBeUndefined()
    const { stale } = pagesAnswered
    expect(await (await ask('/News')).text()).toContain('kabar')
    expect(pagesAnswered.stale - stale).toBe(1)
    await expect.poll(async () => await (await ask('/News')).text()).toContain('segar')
    expect(seen).toHaveLength(2)
  })
})

describe('what is never stored', () => {
  const twice = async (path: string, asked: Asked = {}) => {
    const answers = [await ask(path, asked), await ask(path, asked)]
    return answers.map(({ status, headers }) => [status, headers.get('cache-control'), headers.get('etag')])
  }

  it.each<[string, string, (args: PageArgs) => void, number]>([
    [
      'a page that is not there',
      '/News/tidak-ada',
      () => {
        throw new NotFound()
      },
      404,
    ],
    [
      'a redirect',
      '/News',
      () => {
        throw redirect('/Blog', 301)
      },
      301,
    ],
    [
      'a failure',
      '/News',
      () => {
        throw new Error('rusak')
      },
      500,
    ],
  ])('is %s', async (_name, path, fail, status) => {
    before = fail
    expect(await twice(path)).toEqual([
      [status, 'no-store', null],
      [status, 'no-store', null],
    ])
    expect(seen).toHaveLength(2)
    expect(cache.size().pages).toBe(0)
  })

  it('is a page that sets a cookie, nor one whose status it chose', async () => {
    before = ({ visit }) => void visit.setCookies.push('a=1; Path=/')
    const answer = await ask('/News')
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/'])
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['private, no-store', null])
    before = ({ visit }) => void (visit.status = 404)
    expect(await twice('/News')).toEqual([
      [404, expect.any(String), null],
      [404, expect.any(String), null],
    ])
    expect(seen).toHaveLength(3)
    expect(cache.size().pages).toBe(0)
  })

  it('is a page of somebody’s own, whose loader sees who it is', async () => {
    expect(await twice('/Login', { headers: cookieOf(siti.token) })).toEqual([
      [200, 'private, no-store', null],
      [200, 'private, no-store', null],
    ])
    expect(await twice('/Login')).toEqual([
      [200, 'private, no-store', null],
      [200, 'private, no-store', null],
    ])
    expect(seen.map(one => one.viewer)).toEqual(['person', 'person', 'nobody', 'nobody'])
    expect(stored('/Login')).toBeUndefined()
  })

  it('is a page of the app, and its data', async () => {
    for (const path of ['/Studio', '/Studio.data', '/en/Studio'])
      expect((await ask(path)).headers.get('cache-control')).toBe('private, no-store')
    expect(cache.size().pages).toBe(0)
  })

  it('is a redirect, whose query is that of each request even where several wait for one page', async () => {
    before = async args => {
      await new Promise(resolve => setTimeout(resolve, 30))
      throw redirectPage('/Blog', args)
    }
    const queries = ['?x=1', '?x=2', '']
    const answers = await Promise.all(queries.map(query => ask(`/News${query}`)))
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(queries.map(query => `/Blog${query}`))
  })

  it.each(['/Login', '/Tidak-Ada'])('is %s, which comes compressed all the same', async path => {
    const read = async (accept: string, decode: (bytes: Buffer) => Buffer) => {
      const answer = await ask(path, { headers: { 'accept-encoding': accept } })
      expect([accept, answer.headers.get('content-encoding')]).toEqual([accept, accept])
      return decode(Buffer.from(await answer.arrayBuffer())).length
    }
    expect(await read('br', brotliDecompressSync)).toBeGreaterThan(0)
    expect(await read('gzip', gunzipSync)).toBeGreaterThan(0)
  })

  it('is an address without a page, the data of a public page among them', async () => {
    for (const path of ['/Tidak-Ada', '/News.data', '/en/News.data', '/.data'])
      expect([path, ...(await twice(path))]).toEqual([path, [404, 'no-store', null], [404, 'no-store', null]])
    expect((await ask('/Tidak-Ada', { headers: cookieOf(siti.token) })).headers.get('cache-control')).toBe('private, no-store')
    expect(seen).toEqual([])
    expect(cache.size().pages).toBe(0)
  })

  it('is a page under maintenance, which says when to come again', async () => {
    const answer = await ask('/News', { settings: { isMaintenance: true } })
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '600', 'no-store'])
    expect((await ask('/News')).status).toBe(200)
    expect(cache.size().pages).toBe(1)
  })

  it('is the response to a form, though the page is', async () => {
    await ask('/News')
    const answer = await ask('/News', { method: 'POST', headers: { ...FORM, ...cookieOf(siti.token) }, body: 'tag=programs' })
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([303, null, 'private, no-store'])
  })

  it('is an address that can’t be read, or is too long', async () => {
    for (const path of ['/News/%ff', '/News/%00', `/News/${'a'.repeat(2000)}`]) expect((await ask(path)).status).toBe(400)
    expect((await ask(`/News/${'a'.repeat(1994)}`)).status).toBe(200)
  })
})

it('writes of a page that failed are rolled back, those of one that is not there stay', async () => {
  const count = async () => (await database.pool.query('select from app_clients')).rowCount
  before = async ({ ctx }) => {
    await createClient(ctx, 'dari halaman', [])
    throw new Error('rusak')
  }
  expect((await ask('/News')).status).toBe(500)
  expect(await count()).toBe(0)
  before = async ({ ctx }) => {
    await createClient(ctx, 'dari halaman', [])
    throw new NotFound()
  }
  expect((await ask('/News')).status).toBe(404)
  expect(await count()).toBe(1)
})
