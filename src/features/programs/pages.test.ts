import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { ORIGIN } from '#features/sites/testing.ts'
import type { Lang } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { createVisitor, pageOf } from '#page/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { loadLeaderboards, loadNetwork } from './network.server.ts'
import { loadCurricula, loadCurriculum, loadSyllabi } from './outline-pages.server.ts'
import { loadProgram, loadProgramList } from './show.server.ts'
import { buildModule, buildProgram } from './testing.ts'

const database = openTestDatabase()
const { visit: visitPage, statements } = createVisitor(database, [
  { path: '/Program', name: 'Program', query: { page: 'page' } },
  { path: '/Program/{slug}', name: 'Program-slug' },
  { path: '/Curriculum', name: 'Curriculum' },
  { path: '/Curriculum/{program}', name: 'Curriculum-program' },
  { path: '/Silabus', name: 'Silabus', query: { page: 'page', search: 'text' } },
  { path: '/Leaderboards', name: 'Leaderboards', query: { page: 'page', program: 'slug' } },
  { path: '/Network', name: 'Network', query: { page: 'page' } },
])
const days = (n: number) => new Date(TEST_NOW.getTime() + n * 86_400_000)

let tenant: TenantId
let other: TenantId
let league: string
let announcement: { id: string; slug: string }

const partners = [
  { name: 'Studio Uji', kind: 'Perusahaan' },
  { name: 'Warga', kind: '' },
  { name: 'Kampus Uji', kind: 'Kampus' },
]

function visit<T>(load: (args: PageArgs) => Promise<T>, address: string, { of = tenant, lang = 'id' as Lang } = {}) {
  return visitPage(pageOf(load), address, { of, lang, layout: 'smkcoding', settings: of === tenant ? { partners } : {} })
}

async function show<T>(load: (args: PageArgs) => Promise<T>, address: string, options = {}): Promise<T> {
  const answer = await visit(load, address, options)
  if (typeof answer === 'string') throw new Error(`${address}: ${answer}`)
  return answer.data
}

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  await database.pool.query(`insert into regions.provinces (code, name) values ('32', 'Jawa Barat')`)
  await database.pool.query(
    `insert into regions.cities (code, province_code, name) values ('32.73', '32', 'Kota Bandung'), ('32.04', '32', 'Kabupaten Bandung')`,
  )
  await database.asTenant(tenant, async ctx => {
    league = await buildProgram(ctx, { slug: 'liga', name: 'Liga', summary: 'Liga sekolah' })
    await buildProgram(ctx, { slug: 'kosong', name: 'Kosong' })
    await buildProgram(ctx, { slug: 'lama', name: 'Lama', is_active: false })
    const hard = await buildClass(ctx, {
      program_id: league,
      slug: 'mahir',
      name: 'Kelas Mahir',
      level: 'Mahir',
      starts_at: days(1),
      held_city_codes: ['32.73'],
    })
    const later = await buildClass(ctx, { program_id: league, slug: 'dasar-b', name: 'Dasar B', starts_at: days(30), is_premium: true })
    const first = await buildClass(ctx, { program_id: league, slug: 'dasar-a', name: 'Dasar A', starts_at: days(20) })
    const alone = await buildClass(ctx, { slug: 'lepas', name: 'Kelas Lepas' })
    const draft = await buildClass(ctx, { program_id: league, slug: 'konsep', name: 'Konsep', published_at: null })
    await buildModule(ctx, first.id, 'dua', ['Formulir bertahap'], 2)
    await buildModule(ctx, first.id, 'satu', ['Awal', 'Warna'], 1)
    for (const { id } of [hard, later, alone, draft]) await buildModule(ctx, id, 'satu', ['Awal'])
    const schools = [
      await buildSchool(ctx, { name: 'SMK Angsana' }),
      await buildSchool(ctx, { name: 'SMK Beringin', city_code: '32.04' }),
      await buildSchool(ctx, { name: 'SMK Menunggu', confirmed_at: null }),
    ]
    await ctx.db
      .insertInto('program_schools')
      .values(schools.map(school_id => ({ tenant_id: tenant, program_id: league, school_id })))
      .execute()
    for (const [at, school] of schools.entries())
      await buildTeam(ctx, school, { name: `Tim ${at + 1}`, program_id: league, score: 800 + at * 10, minutes: 120 })
    announcement = await buildPost(ctx, { kind: 'program', slug: 'babak-baru', title: 'Babak Baru' })
  })
})

describe('a page of one program', () => {
  it('is not there for another tenant, nor for what means no program', async () => {
    for (const [load, base] of [
      [loadProgram, '/Program'],
      [loadCurriculum, '/Curriculum'],
    ] as const) {
      expect(await visit<unknown>(load, `${base}/liga`, { of: other })).toBe('404')
      expect(await visit<unknown>(load, `${base}/${league}`, { of: other })).toBe('404')
      expect(await visit<unknown>(load, `${base}/tidak-ada`)).toBe('404')
      expect(await visit<unknown>(load, `${base}/${newId()}`)).toBe('404')
    }
    expect(await visit(loadProgram, `/Program/${announcement.id}`, { of: other })).toBe('404')
  })

  it('offers its classes together where it has a price for them, and is not over', async () => {
    const shown = async () => (await show(loadProgram, '/Program/liga')).bundle
    const set = (columns: object) =>
      database.asTenant(tenant, ctx =>
        ctx.db.updateTable('programs').set(columns).where('tenant_id', '=', tenant).where('id', '=', league).execute(),
      )
    expect(await shown()).toBeNull()
    await set({ bundle_price_rupiah: 900_000 })
    expect(await shown()).toEqual({ price: 'Rp900.000', href: '/Checkout/Program/liga' })
    await set({ is_active: false })
    expect(await shown()).toBeNull()
    await set({ bundle_price_rupiah: null, is_active: true })
  })

  it('leads from the id to the slug, and from an announcement to its own page', async () => {
    expect(await visit(loadProgram, `/Program/${league}`)).toBe('301 /Program/liga')
    expect(await visit(loadProgram, `/Program/${league}`, { lang: 'en' })).toBe('301 /en/Program/liga')
    expect(await visit(loadProgram, `/Program/${announcement.id}`)).toBe(`301 /Program/${announcement.id}/babak-baru`)
    expect(await visit(loadCurriculum, `/Curriculum/${league}`)).toBe('301 /Curriculum/liga')
  })

  it('holds the text, the published classes, the confirmed schools and the best teams, in three statements', async () => {
    const page = await show(loadProgram, '/program/LIGA/')
    expect(statements()).toBe(3)
    expect(page).toMatchObject({ name: 'Liga', html: '<p>Isi program.</p>', facts: '3 kelas · 2 sekolah', totalClasses: 3, moreSchools: 0 })
    expect(page.head).toMatchObject({ title: 'Liga | Uji', canonical: `${ORIGIN}/Program/liga`, description: 'Liga sekolah' })
    expect(page.cards).toHaveLength(3)
    expect(page.schools.map(school => [school.name, school.city])).toEqual([
      ['SMK Angsana', 'Bandung'],
      ['SMK Beringin', 'Kab. Bandung'],
    ])
    expect(page.top.map(row => [row.rank, row.team, row.score, row.time])).toEqual([
      [1, 'Tim 2', '810', '120 menit'],
      [2, 'Tim 1', '800', '120 menit'],
    ])
    expect(await show(loadProgram, '/Program/kosong')).toMatchObject({ facts: '', cards: [], schools: [], top: [] })
  })
})

describe('the list of programs', () => {
  it('shows another tenant none', async () => {
    expect(await show(loadProgramList, '/Program', { of: other })).toMatchObject({ active: [], finished: [], news: [] })
  })

  it('has the active ones, the finished ones below, and the announcements, in two statements and the numbers, which are counted once a minute', async () => {
    const page = await show(loadProgramList, '/Program')
    expect(statements()).toBe(3)
    expect(page.active.map(one => [one.href, one.facts])).toEqual([
      ['/Program/kosong', ''],
      ['/Program/liga', '3 kelas · 2 sekolah'],
    ])
    expect(page.finished.map(one => one.name)).toEqual(['Lama'])
    expect(page.news.map(one => one.href)).toEqual([`/Program/${announcement.id}/babak-baru`])
  })
})

describe('outlines', () => {
  it('stand in the order of level, then start, with their hours', async () => {
    const page = await show(loadCurriculum, '/Curriculum/liga')
    expect(statements()).toBe(1)
    expect(page.classes.map(one => [one.slug, one.sums])).toEqual([
      ['dasar-a', 'Dasar · 2 modul · 1 jam 30 menit'],
      ['dasar-b', 'Dasar · 1 modul · 30 menit'],
      ['mahir', 'Mahir · 1 modul · 30 menit'],
    ])
    expect(page.sums).toBe('3 kelas · 4 modul · 5 bab · 2 jam 30 menit')
    expect(page.classes[0]?.modules.map(module => [module.slug, module.length])).toEqual([
      ['satu', '1 jam'],
      ['dua', '30 menit'],
    ])
    expect(page.classes[1]?.modules[0]?.chapters[0]).toMatchObject({
      title: 'Awal',
      href: '/Courses/@Premium/dasar-b/module/satu/chapter/bab-1',
    })
  })

  it('are shown in short for each program', async () => {
    expect((await show(loadCurricula, '/Curriculum', { of: other })).programs).toEqual([])
    const { programs } = await show(loadCurricula, '/Curriculum')
    expect(statements()).toBe(1)
    expect(programs.map(one => [one.name, one.classes.length])).toEqual([
      ['Kosong', 0],
      ['Liga', 3],
      ['Lama', 0],
    ])
    expect(programs[1]?.sums).toBe('3 kelas · 2 jam 30 menit')
  })

  it('of all classes stand by program, those without one last, and stop at the last page', async () => {
    expect((await show(loadSyllabi, '/Silabus', { of: other })).groups).toEqual([])
    const page = await show(loadSyllabi, '/Silabus?page=9')
    expect(statements()).toBe(1)
    expect(page.page).toBe(1)
    expect(page.groups.map(group => [group.name, group.rows.map(row => row.href)])).toEqual([
      ['Liga', ['/Courses/dasar-a', '/Courses/@Premium/dasar-b', '/Courses/mahir']],
      ['Kelas lepas', ['/Courses/lepas']],
    ])
  })

  it('are found by the class and by a chapter; what is no word finds nothing', async () => {
    const found = async (search: string) =>
      (await show(loadSyllabi, `/Silabus?search=${encodeURIComponent(search)}`)).groups.flatMap(group => group.rows.map(row => row.name))
    expect(await found('lepas')).toEqual(['Kelas Lepas'])
    expect(await found('formulir bert')).toEqual(['Dasar A'])
    expect(await found('zzzzzz')).toEqual([])
    expect(await found('%%%')).toEqual([])
    expect((await show(loadSyllabi, '/Silabus?search=lepas')).count).toBe('1 silabus untuk “lepas”')
  })
})

describe('leaderboards and network', () => {
  it('show another tenant nothing', async () => {
    expect(await show(loadLeaderboards, '/Leaderboards', { of: other })).toMatchObject({ rows: [], leagues: [], isUnknown: false })
    expect(await show(loadNetwork, '/Network', { of: other })).toMatchObject({ schools: [], partners: [], places: [], facts: [] })
  })

  it('rank the teams of confirmed schools, of one program or of all', async () => {
    const page = await show(loadLeaderboards, '/Leaderboards?program=liga')
    expect(statements()).toBe(2)
    expect(page.rows.map(row => [row.rank, row.team, row.school, row.city, row.score])).toEqual([
      [1, 'Tim 2', 'SMK Beringin', 'Kab. Bandung', '810'],
      [2, 'Tim 1', 'SMK Angsana', 'Bandung', '800'],
    ])
    expect(page.leagues).toEqual([{ slug: 'liga', name: 'Liga' }])
    expect((await show(loadLeaderboards, '/Leaderboards')).count).toBe('2 tim bernilai')
    expect(await show(loadLeaderboards, '/Leaderboards?program=kosong')).toMatchObject({ isUnknown: true, rows: [] })
  })

  it('count schools, partners by kind and cities', async () => {
    const page = await show(loadNetwork, '/Network')
    expect(statements()).toBe(3)
    expect(page.schools.map(school => school.name)).toEqual(['SMK Angsana', 'SMK Beringin'])
    expect(page.partners.map(group => group.kind)).toEqual(['Perusahaan', 'Kampus', 'Mitra lain'])
    expect(page.places).toEqual([
      { city: 'Bandung', facts: '1 sekolah · 1 kelas' },
      { city: 'Kab. Bandung', facts: '1 sekolah' },
    ])
    expect(page.facts.map(fact => fact.number)).toEqual(['2', '200', '3', '2', '2'])
  })
})
