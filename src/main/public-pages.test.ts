import { describe, expect, it } from 'vitest'
import * as guardian from '#features/privacy/pages/guardian.server.tsx'
import { AppError } from '#kit/errors.ts'
import { type PageMiddlewares } from '#page/middleware.ts'
import { createRequests, pageOf } from '#page/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { pages } from '../route-table.ts'
import { pageMiddlewares } from './page-middleware.ts'
import { createPublicPages } from './public-pages.server.tsx'

const database = openTestDatabase()
const path = '/Account/Guardian/{token}'
const file = 'features/privacy/pages/guardian.server.tsx'

it('sends the headers that a page asks for, also where it is not a success', async () => {
  const render = createPublicPages({
    modules: { [file]: guardian },
    fileOf: () => file,
    assets: { stylesheet: '/app.css', beforePaint: '/before.js', entry: '/entry.js', islandFiles: {} },
    formTargets: [],
  })
  const open = createRequests(database, [{ path, name: 'Account-Guardian-token' }])
  const { args, url, commit } = open(path.replace('{token}', '0'.repeat(64)), { of: await database.createTenant() })
  const { headers, body } = await render(args, new Request(url))
  await commit()
  expect(args.visit.status).toBe(404)
  expect(String(body)).toContain('Tautan ini tidak kami kenal')
  expect(headers).toMatchObject({
    'referrer-policy': 'same-origin',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
})

it('lets a page on which one pays load the gateway, and no other page', async () => {
  const gateway = 'https://app.midtrans.com'
  const headersOf = async (isPaid: boolean) => {
    const loader = pageOf(async ({ visit }) => {
      if (isPaid) visit.paymentOrigins = { scripts: [gateway], frames: [gateway], forms: [gateway] }
    })
    const render = createPublicPages({ modules: { x: { loader } }, fileOf: () => 'x', assets: ASSETS, middlewares: {}, formTargets: [] })
    const { args, url, commit } = createRequests(database, [{ path: '/News', name: 'News' }])('/News', {
      of: await database.createTenant(),
    })
    const { headers } = await render(args, new Request(url))
    await commit()
    return headers
  }
  const [paid, usual] = [await headersOf(true), await headersOf(false)]
  expect(paid['content-security-policy']).toMatch(
    /script-src 'self' https:\/\/app\.midtrans\.com;.*frame-src [^;]*app\.midtrans.*form-action 'self' https:/,
  )
  expect(paid['permissions-policy']).toContain(`payment=(self "${gateway}")`)
  expect(JSON.stringify(usual)).not.toContain('midtrans')
  expect(usual['permissions-policy']).toBeUndefined()
})

const ASSETS = { stylesheet: '/app.css', beforePaint: '/before.js', entry: '/entry.js', islandFiles: {} }

describe('a route’s middleware', () => {
  /** Opens a page whose route names these, in a language; `load` is its loader. */
  async function open(named: string[], middlewares: PageMiddlewares, { lang = 'id' as 'id' | 'en', method = 'GET' } = {}) {
    let isLoaded = false
    const loader = pageOf(async () => {
      isLoaded = true
    })
    const render = createPublicPages({ modules: { x: { loader } }, fileOf: () => 'x', assets: ASSETS, middlewares, formTargets: [] })
    const request = createRequests(database, [{ path: '/News', name: 'News', middleware: named }])
    const { args, url, commit } = request('/News?x=1', { of: await database.createTenant(), lang })
    const { status, headers, body } = await render(args, new Request(url, { method, body: method === 'GET' ? null : 'a=b' }))
    await commit()
    return { status, headers, html: String(body), isLoaded }
  }

  it.each(['id', 'en'] as const)('that nobody knows is a 500 whose page says so (%s), and nothing runs', async lang => {
    for (const name of ['tidak-ada', 'constructor']) {
      let ran = 0
      const { status, html, isLoaded } = await open(['ada', name], { ada: () => void ran++ }, { lang })
      expect([status, isLoaded, ran]).toEqual([500, false, 0])
      expect(html).toContain('>Unknown middleware</p>')
      expect(html).toContain(lang === 'id' ? 'Opps.. Maaf terjadi kesalahan pada website' : 'Oops, sorry! Something went wrong')
    }
  })

  it('that fails shows a message only where it is meant for people', async () => {
    const fail = (error: Error) =>
      open(['x'], {
        x: () => {
          throw error
        },
      })
    const secret = await fail(new Error('column tenants.rahasia does not exist'))
    expect([secret.status, secret.html.includes('rahasia')]).toEqual([500, false])
    expect(secret.html).toContain('Ini bukan kesalahanmu')
    const said = await fail(new AppError(409, 'Tutup', 'Kelas ini sedang diperbarui.'))
    expect([said.status, said.html]).toEqual([409, expect.stringContaining('Kelas ini sedang diperbarui.')])
  })

  it('runs in the order of the names, before the loader, and may lead elsewhere', async () => {
    const ran: string[] = []
    const known: PageMiddlewares = { a: () => void ran.push('a'), b: async () => void ran.push('b') }
    expect(await open(['b', 'a'], known)).toMatchObject({ status: 200, isLoaded: true })
    expect(ran).toEqual(['b', 'a'])
    const led = await open(['away'], {
      away: () => {
        throw new Response(null, { status: 308, headers: { location: '/Blog' } })
      },
    })
    expect([led.status, led.headers['location'], led.isLoaded]).toEqual([308, '/Blog', false])
  })

  it('is known wherever the table names one, and named by public documents alone', () => {
    const named = pages.flatMap(page => (page.middleware ?? []).map(name => ({ name, file: page.file ?? '' })))
    expect(named.length).toBeGreaterThan(0)
    for (const { name, file } of named) {
      expect(Object.keys(pageMiddlewares)).toContain(name)
      expect(file).toMatch(/\.server\.tsx$/)
    }
  })

  it('a form where none is taken says that', async () => {
    const { status, headers, html } = await open([], {}, { method: 'POST' })
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
    expect(html).toContain('Halaman ini tidak menerima formulir')
    expect(html).not.toContain('Ini bukan kesalahanmu')
  })
})

describe('a page that is not found', () => {
  /** Asks for an address without a page at a tenant with these redirects. */
  async function ask(address: string, { lang = 'id' as 'id' | 'en', method = 'GET' } = {}) {
    const of = await database.createTenant()
    const row = { tenant_id: of, created_at: new Date() }
    await database.asTenant(of, async ({ db }) => {
      await db
        .insertInto('redirects')
        .values([
          { ...row, from_path: '/2019/berita', to_address: '/News?page=2' },
          { ...row, from_path: '/toko', to_address: 'https://toko.example/' },
        ])
        .execute()
    })
    const render = createPublicPages({ modules: {}, fileOf: () => undefined, assets: ASSETS, formTargets: [] })
    const { args, url, commit } = createRequests(database, [])(address, { of, lang })
    const { status, headers, cacheable } = await render(args, new Request(url, { method }))
    await commit()
    return { status, location: headers['location'], cacheable }
  }

  it('stays so where no redirect leads on, and for a form', async () => {
    expect(await ask('/2019')).toMatchObject({ status: 404, location: undefined })
    expect(await ask('/2019/berita', { method: 'POST' })).toMatchObject({ status: 404, location: undefined })
  })

  it('leads on in the reader’s language, and is not stored', async () => {
    expect(await ask('/2019/Berita/')).toEqual({ status: 308, location: '/News?page=2', cacheable: false })
    expect(await ask('/2019/berita', { lang: 'en' })).toMatchObject({ status: 308, location: '/en/News?page=2' })
    expect(await ask('/toko', { lang: 'en' })).toMatchObject({ status: 308, location: 'https://toko.example/' })
  })
})
