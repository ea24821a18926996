import { Hono } from 'hono'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import type { Layout } from '#features/sites/layouts.ts'
import type { Site } from '#features/sites/site.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Lang } from '#kit/lang.ts'
import { type Ctx, createCtx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openScope, withScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { searchSite } from './queries.server.ts'
import { createSearchEndpoint, type SearchEnv } from './routes.ts'

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let statements = 0

function siteOf(tenantId: TenantId, layout: Layout): Site {
  return buildSite({ of: tenantId, layout, settings: { title: 'Sanggar Uji' } })
}

async function search(text: string, { of = tenant, lang = 'id' as Lang, layout = 'demo' as Layout, each = 8 } = {}) {
  const scope = openScope(database.pool, { tenantId: of })
  const ctx = createCtx({ db: scope.db, tenantId: of, log: pino({ level: 'silent' }), now: TEST_NOW })
  const hits = await searchSite(ctx, text, { each, site: siteOf(of, layout), lang })
  statements = scope.statements()
  await scope.commit()
  return hits
}

const found = async (text: string, options = {}) => (await search(text, options)).map(hit => [hit.group, hit.title, hit.href])

async function ask(query: Record<string, string>, of = tenant) {
  const app = new Hono<SearchEnv>()
  app.use(async (c, next) => {
    c.set('site', siteOf(of, 'demo'))
    c.set('read', work =>
      withScope(database.pool, { tenantId: of }, db =>
        work(createCtx({ db, tenantId: of, log: pino({ level: 'silent' }), now: TEST_NOW })),
      ),
    )
    await next()
  })
  app.route('/', createSearchEndpoint())
  const answer = await app.request(`/search.json?${new URLSearchParams(query)}`)
  return { status: answer.status, type: answer.headers.get('content-type'), hits: await answer.json() }
}

async function fill(ctx: Ctx): Promise<void> {
  const t = ctx.tenantId
  const career = newId()
  const hidden = newId()
  const common = { tenant_id: t, summary: 'Ringkasan', content: '{}' }
  const job = { tenant_id: t, type: 'full-time', mode: 'onsite', summary: 'Ringkasan', duties: [], requirements: [], published_at: ctx.now }
  await ctx.db
    .insertInto('programs')
    .values({ ...common, id: newId(), slug: 'beasiswa', name: 'Beasiswa Merantau', is_active: true })
    .execute()
  await ctx.db
    .insertInto('mentors')
    .values({ tenant_id: t, id: newId(), slug: 'rani', name: 'Rani Lestari', headline: 'Perancang', bio: 'Bio', expertise: [] })
    .execute()
  await ctx.db
    .insertInto('careers')
    .values([
      { ...common, id: career, slug: 'sagara', company: 'Sagara Teknologi', industry: 'Perangkat', published_at: ctx.now },
      { ...common, id: hidden, slug: 'rahasia', company: 'Sagara Rahasia', industry: 'Perangkat', published_at: null },
    ])
    .execute()
  await ctx.db
    .insertInto('jobs')
    .values([
      { ...job, id: newId(), career_id: career, slug: 'juru-ketik', title: 'Juru Ketik' },
      { ...job, id: newId(), career_id: career, slug: 'juru-ketik-konsep', title: 'Juru Ketik Konsep', published_at: null },
      { ...job, id: newId(), career_id: hidden, slug: 'juru-ketik-rahasia', title: 'Juru Ketik Rahasia' },
    ])
    .execute()
  const work = { ...common, type: 'community', kind: 'Pelatihan', held_on: '2026-01-01', client_name: 'Desa' }
  await ctx.db
    .insertInto('portfolios')
    .values([
      { ...work, id: newId(), slug: 'lumbung', title: 'Lumbung Desa', published_at: ctx.now },
      { ...work, id: newId(), slug: 'lumbung-konsep', title: 'Lumbung Konsep', published_at: null },
    ])
    .execute()
}

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    await fill(ctx)
    await buildClass(ctx, { slug: 'menyeduh', name: 'Menyeduh Kopi Tubruk' })
    await buildClass(ctx, { slug: 'menyeduh-premium', name: 'Menyeduh Kopi Susu', is_premium: true })
    await buildClass(ctx, { slug: 'menyeduh-konsep', name: 'Menyeduh Diam-diam', published_at: null })
    await buildPost(ctx, { slug: 'panen', title: 'Panen Raya Gayo' })
    await buildPost(ctx, { slug: 'panen-konsep', title: 'Panen Konsep', published_at: null })
    await buildPost(ctx, { kind: 'event', slug: 'temu-panen', title: 'Temu Panen' })
    await buildPost(ctx, { kind: 'podcasts', slug: 'obrolan-panen', title: 'Obrolan Panen' })
    await buildPost(ctx, { kind: 'gallery', slug: 'album-panen', title: 'Album Panen' })
    for (let n = 0; n < 4; n++) await buildPost(ctx, { kind: 'blog', slug: `gerimis-${n}`, title: `Gerimis ${n}` })
  })
})

describe('a search over the site', () => {
  it('finds nothing of another tenant and nothing that is not published', async () => {
    for (const text of ['menyeduh', 'panen', 'rani lestari', 'beasiswa merantau', 'sagara', 'juru ketik', 'lumbung'])
      expect([text, (await search(text, { of: other })).filter(hit => hit.group !== 'pages')]).toEqual([text, []])
    for (const text of ['menyeduh', 'panen', 'sagara', 'juru ketik', 'lumbung']) {
      const titles = (await search(text)).map(hit => hit.title)
      expect(titles.length).toBeGreaterThan(0)
      expect([text, titles.filter(title => /Konsep|Rahasia|Diam/.test(title))]).toEqual([text, []])
    }
  })

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a percent sign', '%'],
    ['an underscore and a backslash', '_\\'],
    ['quotes', `'"''`],
    ['operators of the full text', '& | ! ( ) : * <->'],
  ])('finds nothing for %s', async (_name, text) => {
    expect(await search(text)).toEqual([])
  })

  it.each([
    ['10 KB of one word', 'a'.repeat(10_240)],
    ['10 KB of words', 'kopi '.repeat(2048)],
    ['10 KB that people did not type', `'); drop table posts; -- `.repeat(410)],
    ['signs beside words', `%_\\' " zzqx & ! ( :*`],
  ])('bears %s', async (_name, text) => {
    const hits = await search(text)
    expect(hits.every(hit => hit.title !== '')).toBe(true)
    expect((await search('panen raya')).map(hit => hit.title)).toContain('Panen Raya Gayo')
  })

  it('takes a percent sign for itself, not for any text', async () => {
    expect((await search('%a%')).filter(hit => hit.group === 'mentors')).toEqual([])
  })

  it('finds classes, posts of each kind, people, programs, employers, openings, works and pages, each with its address', async () => {
    expect(await found('menyeduh')).toEqual(
      expect.arrayContaining([
        ['classes', 'Menyeduh Kopi Tubruk', '/Courses/menyeduh'],
        ['classes', 'Menyeduh Kopi Susu', '/Courses/@Premium/menyeduh-premium'],
      ]),
    )
    expect(await found('panen')).toEqual(
      expect.arrayContaining([
        ['posts', 'Panen Raya Gayo', '/News/panen'],
        ['events', 'Temu Panen', '/Event/temu-panen'],
        ['podcasts', 'Obrolan Panen', '/Podcasts/obrolan-panen'],
        ['galleries', 'Album Panen', '/Gallery?album=album-panen'],
      ]),
    )
    expect(await found('lestari')).toContainEqual(['mentors', 'Rani Lestari', '/Mentor#rani'])
    expect(await found('beasiswa')).toContainEqual(['programs', 'Beasiswa Merantau', '/Program/beasiswa'])
    expect(await found('sagara')).toContainEqual(['careers', 'Sagara Teknologi', '/Career/sagara'])
    expect(await found('juru ketik')).toEqual([
      ['jobs', 'Juru Ketik', expect.stringMatching(/^\/Event\/Careers\/[0-9a-f-]{36}\/juru-ketik$/)],
    ])
    expect(await found('lumbung')).toContainEqual(['portfolios', 'Lumbung Desa', '/Portfolio/community/lumbung'])
    expect(await found('kebijakan privasi')).toContainEqual(['pages', 'Kebijakan Privasi', '/Privacy-Policy'])
  })

  it('forgives typing errors', async () => {
    expect(await found('menyedu tubrk')).toContainEqual(['classes', 'Menyeduh Kopi Tubruk', '/Courses/menyeduh'])
    expect(await found('panne raya gayoo')).toContainEqual(['posts', 'Panen Raya Gayo', '/News/panen'])
    expect(await found('rani lestri')).toContainEqual(['mentors', 'Rani Lestari', '/Mentor#rani'])
  })

  it('spells addresses as the variant does and finds pages in the reader’s language, with the site’s name in them', async () => {
    expect((await found('panen raya', { layout: 'smkcoding' }))[0]?.[2]).toBe('/Berita/panen')
    const [english] = (await search('privacy policy', { lang: 'en' })).filter(hit => hit.group === 'pages')
    expect(english).toMatchObject({ title: 'Privacy Policy', href: '/Privacy-Policy' })
    const [about] = (await search('tentang balik')).filter(hit => hit.href === '/About')
    expect(about?.summary).toContain('Sanggar Uji')
  })

  it('shows at most so many of a kind', async () => {
    expect((await search('gerimis', { each: 2 })).filter(hit => hit.group === 'posts')).toHaveLength(2)
    expect((await search('gerimis', { each: 8 })).filter(hit => hit.group === 'posts')).toHaveLength(4)
  })

  it('takes four statements at most', async () => {
    await search('panen')
    expect(statements).toBeGreaterThan(0)
    expect(statements).toBeLessThanOrEqual(4)
  })
})

describe('/search.json', () => {
  it('answers an empty list for a text that is too short, missing, or nothing but signs', async () => {
    for (const search of ['', 'p', ' p ', '\u0000p\u0000', '%%%', `''""`]) expect((await ask({ search })).hits).toEqual([])
    expect((await ask({})).hits).toEqual([])
    expect((await ask({ search: 'panen' }, other)).hits).toEqual([])
  })

  it('bears control characters, broken letters and 10 KB', async () => {
    expect((await ask({ search: 'panen\u0000 raya' })).hits[0]).toMatchObject({ title: 'Panen Raya Gayo' })
    expect((await ask({ search: 'é\ud800'.repeat(5000) })).status).toBe(200)
    expect((await ask({ search: 'panen', lang: 'de' })).hits.length).toBeGreaterThan(0)
  })

  it('answers title, label and address of the best hits, at most two of a kind and eight together', async () => {
    const { type, hits } = await ask({ search: 'panen' })
    expect(type).toMatch(/^application\/json/)
    expect(hits).toContainEqual({ title: 'Panen Raya Gayo', label: 'Tulisan', href: '/News/panen' })
    for (const hit of hits) expect(Object.keys(hit).sort()).toEqual(['href', 'label', 'title'])
    expect((await ask({ search: 'gerimis' })).hits).toHaveLength(2)
    expect((await ask({ search: 'panen kopi gerimis lestari sagara lumbung beasiswa' })).hits.length).toBeLessThanOrEqual(8)
  })

  it('names the kinds and leads to the pages in the language that is asked for', async () => {
    expect((await ask({ search: 'panen raya', lang: 'en' })).hits[0]).toMatchObject({ title: 'Panen Raya Gayo', href: '/en/News/panen' })
    expect((await ask({ search: 'lestari', lang: 'en' })).hits).toContainEqual({
      title: 'Rani Lestari',
      label: 'Mentors',
      href: '/en/Mentor#rani',
    })
  })
})
