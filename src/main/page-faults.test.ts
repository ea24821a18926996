import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import { appLoader } from '#page/app-page.server.ts'
import { pageOf } from '#page/testing.ts'
import { testBuild } from '#page/testing-build.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { createPool } from '#platform/db/pool.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import * as entry from '../entry.server.tsx'
import * as root from '../root.tsx'
import { createAppPages } from './app-pages.ts'
import { createPages } from './pages.ts'
import { openTestCalls, TEST_ANON_KEY } from './testing-calls.ts'
import { openTestPages, testRuntime } from './testing-pages.ts'

/* What a reader gets, and what the log has, while the database is locked, slow or away: a public page and a page of the app, by their real endpoint. */
const database = openTestDatabase()
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
const away = createPool('postgres://x:y@127.0.0.1:9/x', 1, () => {})
const impatientUrl = new URL(database.url)
impatientUrl.searchParams.set('options', '-c lock_timeout=50ms')
const impatient = createPool(impatientUrl.href, 2, () => {})
const { api } = openTestCalls({ ...database, pool: impatient }, {}, { log })
afterAll(() => Promise.all([away.end(), impatient.end()]))

let of: TenantId
beforeAll(async () => {
  of = await database.createTenant('uji')
})
beforeEach(() => void logged.splice(0))

const ORIGIN = 'http://uji.localhost:3000'

/** What the page waits for. */
const READS: Record<string, (ctx: Ctx) => Promise<unknown>> = {
  async lock({ db }) {
    await sql`set local lock_timeout = '50ms'`.execute(db)
    await sql`select * from site_settings`.execute(db)
  },
  async statement({ db }) {
    await sql`set local statement_timeout = '50ms'`.execute(db)
    await sql`select pg_sleep(10)`.execute(db)
  },
  away: async ({ db }) => void (await sql`select 1`.execute(db)),
}

const readFor = ({ ctx, visit }: { ctx: Ctx; visit: { search: URLSearchParams } }) =>
  READS[visit.search.get('fault') ?? '']?.(ctx) ?? Promise.resolve()

const publicPage = { loader: pageOf(async args => void (await readFor(args))) }
const appPage = { loader: appLoader(async args => ({ title: '', read: await readFor(args) })), default: () => null }

/** The app's own root, with one page below it. */
const app = createAppPages(
  testBuild({
    entry: { module: entry },
    // Named boundary: a route module's type is generated for the product's routes only.
    routes: { root: { id: 'root', path: '', module: root }, page: { id: 'page', parentId: 'root', path: '*', module: appPage } } as never,
    manifest: { root: manifestOf('root', true), page: manifestOf('page', false) },
  }),
  'production',
  [],
  () => '',
)

function manifestOf(id: string, hasErrorBoundary: boolean) {
  const none = { clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined }
  const has = { hasAction: false, hasLoader: true, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false }
  return { id, path: '', module: '', ...has, hasErrorBoundary, ...none, hydrateFallbackModule: undefined }
}

async function ask(half: 'public' | 'app', fault: string, { method = 'GET', lang = '' } = {}) {
  const parts = { log, ...(fault === 'away' && { pool: away }) }
  const { pages } =
    half === 'public'
      ? openTestPages(database, { publicPage }, parts)
      : { pages: createPages(testRuntime(database, parts), { public: never, app }) }
  const path = `${lang}${half === 'public' ? '/News' : '/Studio'}?fault=${fault}`
  const headers = { host: 'uji.localhost:3000', origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
  const request = new Request(ORIGIN + path, { method, headers, body: method === 'POST' ? 'x=y' : null })
  return await pages.answer(request, buildSite({ of }))
}

const never = () => Promise.reject(new Error('a page of the app'))

/** Runs `work` while another connection holds a table. */
async function locked<T>(work: () => Promise<T>, table = 'site_settings'): Promise<T> {
  const other = await database.pool.connect()
  try {
    await other.query(`begin; lock table ${table} in access exclusive mode`)
    return await work()
  } finally {
    await other.query('rollback')
    other.release()
  }
}

describe.each(['public', 'app'] as const)('a page of the %s half', half => {
  it.each([
    ['lock', 'database-busy'],
    ['statement', 'database-busy'],
    ['away', 'database-away'],
  ])('says that it is busy, and when to come again: %s', async (fault, kind) => {
    for (const [lang, words] of [
      ['', 'Coba lagi'],
      ['/en', 'Try again'],
    ] as const) {
      const answer = await locked(() => ask(half, fault, { lang }))
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      const html = await answer.text()
      expect(html).toContain('<main id="isi" class="grid min-h-svh">')
      expect(html).toContain(words)
      expect(html).not.toMatch(/ECONN|127\.0\.0\.1|lock timeout|site_settings/)
    }
    const lines = logged.filter(line => line.includes('a request met a fault'))
    expect(lines.length).toBeGreaterThanOrEqual(2)
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ fault: kind })
    expect(logged.filter(line => /"stack"|\bat .+\.tsx?:\d+/.test(line))).toEqual([])
  })
})

it('a form sent to a page of the app that takes none is 405, and no error of ours', async () => {
  const answer = await ask('app', '', { method: 'POST' })
  expect(answer.status).toBe(405)
  expect(logged.filter(line => JSON.parse(line).level >= 50)).toEqual([])
})

it('a read of the hosted database that meets a lock is 503 in its own words', async () => {
  const env = { site: buildSite({ of }), clientAddress: '192.0.2.8' }
  const answer = await locked(
    async () =>
      await api.request('/api/rest/v1/donations', { headers: { apikey: TEST_ANON_KEY, authorization: `Bearer ${TEST_ANON_KEY}` } }, env),
    'donations',
  )
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(logged.join('')).toContain('lock timeout')
  expect(await answer.json()).toMatchObject({ code: '55P03' })
  expect(logged.filter(line => /"stack"/.test(line))).toEqual([])
})
