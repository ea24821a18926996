import type { IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { createElement } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { enrol } from '#features/members/testing.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { PageArgs } from '#page/page.server.ts'
import type { PublicModule } from '#page/public-page.server.ts'
import { Admission } from '#platform/admission.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { PageCache } from '#platform/http/page-cache.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { formReason } from '../page/texts.ts'
import { pagesAnswered, registry } from './metrics.ts'
import { createRefusal } from './overload.ts'
import type { Runtime } from './runtime.ts'
import { openTestPages } from './testing-pages.ts'

/* What a request for a page does besides its document: what it counts, logs, keeps and reads later. */
const database = openTestDatabase()
const ORIGIN = 'http://uji.localhost:3000'
const FORM = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }

let of: TenantId
let before: (args: PageArgs) => Promise<void> = async () => {}
let act: (args: PageArgs) => Promise<Response> = async () => new Response(null, { status: 204 })

const publicPage: PublicModule = {
  async loader(args) {
    await before(args)
    return { head: pageHead(args, { title: 'Kabar' }), body: createElement('p', null, 'kabar') }
  },
  action: async args => await act(args),
}

const clock = { now: 1_000_000 }
const cache = new PageCache(1_000_000, () => clock.now)
const [error, checkSession, consumeSubmissionQuota] = [vi.fn(), vi.fn(async () => {}), vi.fn(async () => {})]
// Named boundary: the parts of a log and of the limits that pages use.
const parts = {
  pages: cache,
  log: { error, warn: () => {} } as unknown as Runtime['log'],
  limits: { consumeSubmissionQuota } as unknown as Runtime['limits'],
  checkSession,
}
const { pages } = openTestPages(database, { publicPage }, parts)

beforeAll(async () => {
  of = await database.createTenant('uji')
})
beforeEach(() => {
  cache.drop(['*'])
  before = async () => {}
  vi.clearAllMocks()
})

async function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<Response> {
  const request = new Request(ORIGIN + path, {
    headers: { host: 'uji.localhost:3000', ...headers },
    ...(body !== undefined && { method: 'POST', body }),
  })
  return await pages.answer(request, buildSite({ of }), '192.0.2.7')
}

/** Returns how many statements the pages of a route took so far, and how many pages there were. */
async function statementsOf(route: string): Promise<{ sum: number; count: number }> {
  const metric = await registry.getSingleMetric('sanggar_page_statements')?.get()
  const valueOf = (name: string) =>
    metric?.values.find(one => 'metricName' in one && one.metricName === name && one.labels['route'] === route)?.value
  return { sum: valueOf('sanggar_page_statements_sum') ?? 0, count: valueOf('sanggar_page_statements_count') ?? 0 }
}

describe('a page that is shown', () => {
  it('is counted with the statements of its own', async () => {
    const earlier = await statementsOf('News')
    before = async ({ ctx }) => {
      await sql`select 1`.execute(ctx.db)
      await sql`select 2`.execute(ctx.db)
    }
    await ask('/News')
    const later = await statementsOf('News')
    expect([later.count - earlier.count, later.sum - earlier.sum]).toEqual([1, 2])
  })

  it('is not counted where it failed, nor where a form was sent', async () => {
    before = async () => {
      throw new Error('rusak')
    }
    act = async () => new Response(null, { status: 200 })
    const earlier = await statementsOf('News')
    expect((await ask('/News')).status).toBe(500)
    await ask('/News', FORM, 'a=1')
    expect(await statementsOf('News')).toEqual(earlier)
  })

  it('is one key of the cache in each language', async () => {
    const get = vi.spyOn(cache, 'get')
    for (const path of ['/', '/en', '/en/', '/News?page=2', '/en/News']) await ask(path)
    expect(get.mock.calls.map(([key]) => key)).toEqual(['/', '/en', '/en', '/News?page=2', '/en/News'].map(target => `${of}|${target}`))
    get.mockRestore()
  })

  it('takes the way through memory in every encoding', async () => {
    const incoming = (accept: string) =>
      // Named boundary: the parts of a request that are read.
      ({ method: 'GET', url: '/News', headers: { host: 'uji.localhost:3000', 'accept-encoding': accept } }) as unknown as Parameters<
        typeof pages.stored
      >[0]
    for (const accept of ['identity', 'br']) await ask('/News', { 'accept-encoding': accept })
    for (const encoding of ['identity', 'br']) {
      const answer = await pages.stored(incoming(encoding))
      expect([answer?.status, answer?.headers.get('content-encoding')]).toEqual([200, encoding === 'br' ? 'br' : null])
    }
  })

  it('counts as passed where nothing of it is stored', async () => {
    const { passed } = pagesAnswered
    await ask('/Login')
    await ask('/Studio')
    expect(pagesAnswered.passed - passed).toBe(2)
  })

  it('logs that it could not be rendered anew, and stays what it was', async () => {
    await ask('/News')
    clock.now += 60_001
    before = async () => {
      throw new Error('rusak')
    }
    const render = vi.spyOn(cache, 'get')
    expect((await ask('/News')).status).toBe(200)
    const [, , , onError] = render.mock.calls[0] ?? []
    render.mockRestore()
    onError?.(new Error('rusak'))
    expect(error).toHaveBeenCalledWith({ err: expect.any(Error), key: `${of}|/News` }, 'a stored page could not be renewed')
  })
})

describe('the work of a request', () => {
  it('may read later, in a transaction of its own, as the same tenant', async () => {
    const later: Promise<unknown>[] = []
    before = async ({ ctx, defer }) => {
      await sql`select 1`.execute(ctx.db)
      later.push(
        defer(async one => [
          one.tenantId,
          one.db === ctx.db,
          (await sql<{ of: string }>`select current_setting('app.tenant_id') as of`.execute(one.db)).rows[0]?.of,
        ]),
      )
    }
    await ask('/News')
    expect(await Promise.all(later)).toEqual([[of, false, of]])
  })

  it('keeps small things of the tenant in memory', async () => {
    const load = vi.fn(async () => ['sekali'])
    const found: unknown[] = []
    before = async ({ ctx }) => void found.push(await ctx.cached('uji', ['posts'], load))
    await ask('/News')
    await ask('/Blog')
    expect(found).toEqual([['sekali'], ['sekali']])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('counts a form against the network that it came from', async () => {
    act = async ({ visit }) => {
      await visit.consumeSubmissionQuota()
      throw new InvalidInput(formReason('FormRefused'))
    }
    await ask('/News', FORM, 'a=1')
    expect(consumeSubmissionQuota).toHaveBeenCalledWith('192.0.2.7')
  })

  it('has the provider asked about a session that is due, and about no other', async () => {
    const { token, id } = await enrol(database, of, 'Siti', ['student'])
    const cookie = { cookie: `sanggar_access=${token}` }
    const due = async (checked: string) => {
      await database.pool.query(
        `update sessions set provider_tokens = 'x', checked_at = now() - $1::interval, renewed_at = now(), authenticated_at = now(), expires_at = now() + interval '9 days' where member_id = $2`,
        [checked, id],
      )
      checkSession.mockClear()
      await ask('/Login', cookie)
      return checkSession.mock.calls.length
    }
    expect([await due('0 seconds'), await due('30 days')]).toEqual([0, 1])
  })

  it('is rolled back, and fails, where the page itself can’t be rendered', async () => {
    const broken = openTestPages(
      database,
      { appPage: {} },
      {
        ...parts,
        checkSession: () => {
          throw new Error('rusak')
        },
      },
    )
    const { token, id } = await enrol(database, of, 'Budi', ['student'])
    await database.pool.query(
      `update sessions set provider_tokens = 'x', checked_at = now() - interval '30 days', authenticated_at = now(), expires_at = now() + interval '9 days' where member_id = $1`,
      [id],
    )
    const request = new Request(`${ORIGIN}/Studio`, { headers: { host: 'uji.localhost:3000', cookie: `sanggar_access=${token}` } })
    await expect(broken.pages.answer(request, buildSite({ of }))).rejects.toThrow('rusak')
  })
})

describe('what is refused before a page is asked', () => {
  it.each([
    ['/%E0%A4%A', {}, undefined, 'Alamat tidak dapat dibaca', 'Mulailah lagi dari beranda'],
    [
      '/News',
      { 'content-type': 'text/plain', origin: 'http://lain.example' },
      'a=1',
      'Formulir ini datang dari situs lain',
      'Buka halamannya dahulu',
    ],
  ])('says why: %s', async (path, headers, body, title, text) => {
    const page = await (await ask(path, headers, body)).text()
    expect(page).toContain(title)
    expect(page).toContain(text)
  })
})

describe('a stored page', () => {
  it('is answered past its age while nothing can be rendered, and 503 once it was dropped', async () => {
    const headers = { host: 'uji.localhost:3000', 'accept-encoding': 'br' }
    const admission = new Admission({ width: 1, share: 1, mostOfOne: 1, maxWaitMs: 1000 })
    admission.close()
    // Named boundaries: the parts of the runtime and of a request that are read.
    const runtime = { admission, config: { callHosts: new Map() }, sites: { peek: () => undefined } } as unknown as Runtime
    const refuse = createRefusal(runtime, asked => pages.stored(asked, true))
    const incoming = { method: 'GET', url: '/News', headers, socket: {} } as unknown as IncomingMessage
    const refused = async () => (await refuse(new Request(`${ORIGIN}/News`), { incoming }))?.status
    await ask('/News', headers)
    clock.now += 3_600_000
    expect([pages.stored(incoming), await refused()]).toEqual([undefined, 200])
    cache.drop(['*'])
    expect(await refused()).toBe(503)
  })
})
