import { beforeAll, describe, expect, it } from 'vitest'
import { listClasses } from '#features/classes/queries.server.ts'
import { buildClass } from '#features/classes/testing.ts'
import { sumGifts } from '#features/gifts/queries.server.ts'
import { enrol } from '#features/members/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { listVoices } from '#features/voices/moderation.server.ts'
import { countDiscResults, listAspirations, listReviews } from '#features/voices/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { multiplyRow, type ReadStatement, watchReads } from '#platform/testing/plans.ts'
import { openTestCalls, TEST_ANON_KEY } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf } = openTestCalls(database)

/** Rows in each table. */
const MANY = 3000
const PER_PAGE = 10
/** A list may read its page, a few rows for each item (a category, a city, a count), and small tables whole. */
const MAX_READ = 80

let tenant: TenantId
let token: string
let program: string

beforeAll(async () => {
  await loadRegions(database.pool)
  tenant = await database.createTenant()
  token = await tokenOf(tenant, [])
  const ids: Record<string, string> = {}
  await database.asTenant(
    tenant,
    async ctx => {
      program = await buildProgram(ctx, { slug: 'pesilat', name: 'Pesilat', is_active: true, sponsor: 'aws' })
      ids['programs'] = await buildProgram(ctx, { slug: 'lain', name: 'Lain', is_active: true, sponsor: 'aws' })
      ids['schools'] = await buildSchool(ctx)
      ids['teams'] = await buildTeam(ctx, ids['schools'], { program_id: program, score: 800, minutes: 60 })
      ids['classes'] = (await buildClass(ctx, { code: 'WEB', slug: 'web', program_id: program, held_city_codes: ['31.71'] })).id
      ids['mentors'] = newId()
      await ctx.db
        .insertInto('mentors')
        .values({
          tenant_id: tenant,
          id: ids['mentors'],
          slug: 'rani',
          name: 'Rani',
          headline: 'Perancang',
          bio: 'Mengajar',
          expertise: [],
        })
        .execute()
      for (const kind of ['news', 'blog', 'articles', 'podcasts', 'gallery', 'event'] as const)
        ids[kind] = (await buildPost(ctx, { kind, slug: `satu-${kind}` })).id
      ids['careers'] = newId()
      await ctx.db
        .insertInto('careers')
        .values({
          tenant_id: tenant,
          id: ids['careers'],
          slug: 'pt-uji',
          company: 'PT Uji',
          industry: 'Perangkat lunak',
          summary: 'Membuat perangkat lunak',
          content: JSON.stringify({ type: 'doc', content: [] }),
          published_at: new Date(Date.now() - 1000),
        })
        .execute()
      ids['jobs'] = newId()
      await ctx.db
        .insertInto('jobs')
        .values({
          tenant_id: tenant,
          id: ids['jobs'],
          career_id: ids['careers'],
          slug: 'penguji',
          title: 'Penguji',
          type: 'full-time',
          mode: 'remote',
          summary: 'Menguji',
          duties: [],
          requirements: [],
          published_at: new Date(Date.now() - 1000),
        })
        .execute()
    },
    { now: new Date() },
  )
  const many = (table: string, id: string, changes: Record<string, string>) =>
    multiplyRow(database.pool, table, { tenantId: tenant, id: ids[id] ?? '' }, MANY, { id: 'gen_random_uuid()', ...changes })
  const slug = "r.slug || '-' || n"
  const earlier = "r.published_at - n * interval '1 minute'"
  await many('programs', 'programs', { slug, name: "r.name || ' ' || n" })
  await many('schools', 'schools', { slug, name: "r.name || ' ' || n", npsn: 'null' })
  await many('teams', 'teams', { name: "r.name || ' ' || n", score: '(n * 7919) % 1000' })
  await many('mentors', 'mentors', { slug, name: "r.name || ' ' || n" })
  // As cohorts accumulate: most are over, a few run, a few are to come.
  const inDays = (days: number) => `now() + (n % 1000 - 960 + ${days}) * interval '1 day'`
  await many('classes', 'classes', {
    code: "r.code || '-' || n",
    slug,
    name: "r.name || ' ' || n",
    published_at: earlier,
    program_id: 'null',
    always_open: 'false',
    registration_opens_at: inDays(-30),
    registration_closes_at: inDays(-1),
    starts_at: inDays(0),
    ends_at: inDays(10),
  })
  for (const kind of ['news', 'blog', 'articles', 'podcasts', 'gallery', 'event'])
    await many('posts', kind, { slug, published_at: earlier })
  await many('careers', 'careers', { slug, published_at: earlier })
  await many('jobs', 'jobs', { slug, published_at: earlier })
  await database.pool.query(
    `with numbered as (select id, row_number() over () as n from careers where tenant_id = $1), given as (select id, row_number() over () as n from jobs where tenant_id = $1)
     update jobs j set career_id = numbered.id from given join numbered on numbered.n = given.n where j.tenant_id = $1 and j.id = given.id`,
    [tenant],
  )
  await database.pool.query(
    'insert into program_schools (tenant_id, program_id, school_id) select tenant_id, $2, id from schools where tenant_id = $1',
    [tenant, program],
  )
  await database.pool.query(
    `insert into class_mentors (tenant_id, class_id, mentor_id, position) select $1, c.id, m.id, 1
     from (select id, row_number() over () as n from classes where tenant_id = $1) c join (select id, row_number() over () as n from mentors where tenant_id = $1) m using (n)`,
    [tenant],
  )
  await addVoices()
  await database.pool.query('vacuum analyze')
}, 120_000)

/** Adds the same number of rows to each table of the hosted database; of each moderated kind a third is pending, shown and refused. */
async function addVoices() {
  const said = "'Ana ' || n, 'Kata'"
  for (const [table, columns, values] of [
    ['book_reviews', 'name, message', said],
    ['aspirations', 'name, message', said],
    ['testimonies', 'name, message', said],
    ['donations', 'amount', '1000 + n'],
  ])
    await database.pool.query(
      `insert into ${table} (tenant_id, id, created_at, approved_at, rejected_at, ${columns})
       select $1, gen_random_uuid(), now() - n * interval '1 minute', case n % 3 when 0 then now() end, case n % 3 when 1 then now() end, ${values}
       from generate_series(1, $2::int) n`,
      [tenant, MANY],
    )
  await database.pool.query(
    `insert into user_disc (tenant_id, id, type, is_adult) select $1, gen_random_uuid(), 'D', true from generate_series(1, $2::int)`,
    [tenant, MANY],
  )
}

/** Requests one page of a list twice, so that counts cached for a minute are known the second time. Returns the rows that the second request read, by table. */
async function readsOf(path: string, page: number): Promise<{ total: unknown; rows: number; read: Record<string, number> }> {
  const full = `${path.startsWith('/') ? path : `/api/services/${path}`}${path.includes('?') ? '&' : '?'}page=${page}&pageSize=${PER_PAGE}`
  const asked = { of: tenant, token }
  // With the token alone, the response would come from the cache.
  const headers = { 'x-site-id': '' }
  await ask(full, { ...asked, headers })
  const read: Record<string, number> = {}
  let answer: Awaited<ReturnType<typeof ask>> | undefined
  const statements = await watchReads(database.pool, async () => {
    answer = await ask(full, { ...asked, headers })
  })
  for (const statement of statements) for (const [table, rows] of Object.entries(statement.read)) read[table] = (read[table] ?? 0) + rows
  expect(answer?.status).toBe(200)
  const data = answer?.body.data as { items?: unknown[]; totalItems?: number; result?: unknown[] }
  return { total: data.totalItems, rows: (data.items ?? data.result ?? []).length, read }
}

const PATHS: [string, () => string][] = [
  ['classes', () => 'v1/class/active'],
  ['classes of a level', () => 'v1/class/active?level=Dasar'],
  ['recent classes', () => 'v1/class/recent'],
  ['webinars', () => 'v1/class/webinar'],
  ['posts of a kind', () => 'v3/post/list?kindSlug=news'],
  ['posts, the most read first', () => 'v3/post/list?kindSlug=news&sort=popular'],
  ['posts of the first version', () => 'v1/post/list'],
  ['articles', () => 'v1/post/article/list'],
  ['gallery', () => 'v1/post/gallery/list'],
  ['episodes', () => 'v1/podcast/list'],
  ['employers', () => 'v1/career/list'],
  ['openings', () => 'v1/career/job/list'],
  ['programs', () => 'v1/program/active'],
  ['programs of a sponsor', () => 'v1/program/aws'],
  ['programs of the catalog', () => '/api/catalog/programs'],
  ['schools of a program', () => `v1/program/schools?programId=${program}`],
  ['teams', () => 'v1/program/leaderboards'],
  ['teams of a program', () => `v1/program/leaderboards?programId=${program}`],
  ['schools', () => 'v1/school/list'],
  ['cohorts', () => '/api/catalog/batch/active'],
  ['cohorts of the main service', () => '/api/main/statistic/batchs/active'],
  ['mentors', () => '/api/catalog/active/mentors'],
]

describe('a list takes its own page out of the tables, and no row that it does not answer:', () => {
  it.each(PATHS)('%s', async (_name, path) => {
    const { read, total } = await readsOf(path(), 1)
    expect(Object.entries(read).filter(([, rows]) => rows > MAX_READ)).toEqual([])
    if (total !== undefined && !path().includes('webinar') && !path().includes('popular')) expect(total).toBeGreaterThan(MANY / 100)
  })

  it('and the rows of a search that finds nothing are not read', async () => {
    const { read } = await readsOf('v3/post/list?kindSlug=news&search=qqzzxx', 1)
    expect(Object.entries(read).filter(([, rows]) => rows > MAX_READ)).toEqual([])
  })
})

it.each(['joinable', 'soonest', 'cheapest', 'name'] as const)('classes in the order “%s” of the pages, likewise', async sort => {
  const statements = await watchReads(database.pool, () =>
    database.asTenant(
      tenant,
      async ctx => {
        // As if the total had been counted a moment ago.
        const cached = async () => ({ total: MANY + 1 }) as never
        const { items } = await listClasses({ ...ctx, cached }, { page: 1, perPage: PER_PAGE, sort })
        expect(items).toHaveLength(PER_PAGE)
      },
      { now: new Date() },
    ),
  )
  // Classes that can be joined, are to come or run, 150 here, are sorted whole; the 2,850 that are over are not read.
  const most = sort === 'joinable' ? 200 : MAX_READ
  expect(statements.flatMap(one => Object.entries(one.read)).filter(([, rows]) => rows > most)).toEqual([])
})

const tooMany = (statements: ReadStatement[]) => statements.flatMap(one => Object.entries(one.read)).filter(([, rows]) => rows > MAX_READ)

describe('what visitors say, likewise:', () => {
  const key = { apikey: TEST_ANON_KEY, authorization: `Bearer ${TEST_ANON_KEY}` }
  const orders = [
    '',
    'order=created_at.desc,id',
    'order=created_at.desc.nullslast',
    'order=created_at',
    'select=id&order=created_at.asc.nullsfirst',
  ]

  it.each(['book_reviews', 'aspirations', 'donations'].flatMap(table => orders.map(order => [table, order] as const)))(
    'the hosted database’s %s by %s, as the public’s own role',
    async (table, order) => {
      let rows: unknown
      const statements = await watchReads(database.pool, async () => {
        rows = (await ask(`/api/rest/v1/${table}?limit=${PER_PAGE}&${order}`, { of: tenant, headers: key })).body
      })
      expect(rows).toHaveLength(PER_PAGE)
      expect(statements.flatMap(one => Object.keys(one.read))).toEqual([table])
      expect(tooMany(statements)).toEqual([])
    },
  )

  it.each(['testimonies', 'user_disc'])('of %s, which the public never reads, nothing', async table => {
    const statements = await watchReads(database.pool, async () => {
      expect((await ask(`/api/rest/v1/${table}?limit=1`, { of: tenant, headers: key })).status).toBe(401)
    })
    expect(statements).toEqual([])
  })

  it('on the pages, and sums are not made anew for each of them', async () => {
    const known: Record<string, object> = {
      book_reviews: { total: MANY / 3 },
      aspirations: { total: MANY / 3 },
      gifts: {},
      'disc results': [],
    }
    const cached = async (name: string) => known[name] as never
    const statements = await watchReads(database.pool, () =>
      database.asTenant(
        tenant,
        async whole => {
          const ctx: Ctx = { ...whole, cached }
          for (const list of [listReviews, listAspirations])
            expect((await list(ctx, { page: 1, perPage: PER_PAGE })).items).toHaveLength(PER_PAGE)
          await sumGifts(ctx)
          await countDiscResults(ctx)
        },
        { now: new Date() },
      ),
    )
    expect(statements).toHaveLength(2)
    expect(tooMany(statements)).toEqual([])
  })

  it.each(['waiting', 'approved', 'rejected'] as const)('as staff read what is %s', async state => {
    const viewer = await (await enrol(database, tenant, `Ani ${state}`, ['admin'])).viewer()
    const statements = await watchReads(database.pool, () =>
      database.asTenant(
        tenant,
        async ctx => {
          const first = await listVoices(ctx, { state }, { perPage: PER_PAGE })
          const second = await listVoices(ctx, { state }, { perPage: PER_PAGE, after: first.after ?? '' })
          expect([first.items.length, second.items.length, second.before !== null]).toEqual([PER_PAGE, PER_PAGE, true])
        },
        { viewer },
      ),
    )
    for (const page of statements.filter(one => one.read['testimonies'])) expect(Object.keys(page.read)).toHaveLength(4)
    expect(tooMany(statements)).toEqual([])
  })
})

it('the measure sees what is read in vain', async () => {
  const [statement] = await watchReads(database.pool, () =>
    database.asTenant(tenant, ctx => ctx.db.selectFrom('classes').select('id').where('summary', '=', 'tidak ada').execute()),
  )
  // Kysely writes no capital letters, so this statement can be told apart; it reads every class.
  expect(statement?.read['classes']).toBeGreaterThan(MANY)
})
