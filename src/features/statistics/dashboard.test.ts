import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import type { Role } from '#kit/roles.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { type Dashboard, readDashboard, readPart } from './dashboard.server.ts'
import type { PartName } from './dashboard.ts'
import { rollUp } from './roll-up.server.ts'

const database = openTestDatabase()
const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)

let tenant: TenantId
let other: TenantId
let angsana: string
let beringin: string
let program: string
let mentor: string
let web: { slug: string; code: string }
const people = new Map<Role, Enrolled>()

const as = async <T>(viewer: Viewer, work: (ctx: Ctx) => Promise<T>, of: TenantId = tenant) =>
  await database.asTenant(of, work, { viewer, now: TEST_NOW })
const viewerOf = async (role: Role) => (await people.get(role)?.viewer()) ?? { kind: 'nobody' as const }
const read = async (role: Role, query = 'period=30') =>
  await as(await viewerOf(role), ctx => readDashboard(ctx, new URLSearchParams(query)))
const part = (dashboard: Dashboard, name: PartName) =>
  dashboard.parts.find(one => one.name === name)?.rows.map(row => [row.name, ...row.amounts])
const tiles = (dashboard: Dashboard) => Object.fromEntries(dashboard.tiles.map(tile => [tile.name, [tile.amount, tile.before]]))

async function buildStudents(ctx: Ctx, schoolId: string, count: number, at: Date): Promise<void> {
  for (let i = 0; i < count; i++) {
    const id = newId()
    const member = {
      tenant_id: ctx.tenantId,
      id,
      issuer: 'x',
      subject: id,
      name: 'Sari',
      email: `${id}@contoh.example`,
      joined_at: at,
      seen_at: at,
    }
    await ctx.db.insertInto('members').values(member).execute()
    const role = { tenant_id: ctx.tenantId, member_id: id, kind: 4, school_id: schoolId, granted_at: at }
    await ctx.db.insertInto('memberships').values(role).execute()
  }
}

async function view(ctx: Ctx, path: string, at: Date, kind = 'page_load'): Promise<void> {
  const row = { tenant_id: ctx.tenantId, id: newId(), kind, from_url: 'https://a.id/', to_url: path, clicked_at: at, created_at: at }
  await ctx.db.insertInto('click_log').values(row).execute()
}

beforeAll(async () => {
  await loadRegions(database.pool)
  tenant = await database.createTenant()
  other = await database.createTenant()
  await as({ kind: 'operator' }, async ctx => {
    program = await buildProgram(ctx, { name: 'Liga', slug: 'liga', created_at: days(-200) })
    await buildProgram(ctx, { name: 'Lain', created_at: days(-200) })
    angsana = await buildSchool(ctx, { name: 'SMK Angsana', students: 60, confirmed_at: days(-50), created_at: days(-55) })
    beringin = await buildSchool(ctx, {
      name: 'SMK Beringin',
      students: 3,
      city_code: '31.71',
      confirmed_at: days(-5),
      created_at: days(-6),
    })
    const row = { tenant_id: ctx.tenantId, program_id: program, school_id: angsana }
    await ctx.db.insertInto('program_schools').values(row).execute()
    await buildTeam(ctx, angsana, { program_id: program, created_at: days(-3), confirmed_at: days(-3) })
    await buildStudents(ctx, angsana, 6, days(-2))
    await buildStudents(ctx, beringin, 3, days(-1))
    await buildStudents(ctx, angsana, 2, days(-40))
    mentor = newId()
    const budi = {
      tenant_id: ctx.tenantId,
      id: mentor,
      slug: 'budi',
      name: 'Budi',
      headline: '',
      bio: '',
      expertise: [],
      created_at: days(-99),
    }
    await ctx.db.insertInto('mentors').values(budi).execute()
    const dates = {
      registration_opens_at: days(-60),
      registration_closes_at: days(-50),
      starts_at: days(-40),
      ends_at: days(9),
      published_at: days(-70),
    }
    const built = await buildClass(ctx, { name: 'Web', program_id: program, quota: 30, held_city_codes: ['32.73'], ...dates })
    web = built
    await ctx.db
      .insertInto('class_mentors')
      .values({ tenant_id: ctx.tenantId, class_id: built.id, mentor_id: mentor, position: 1 })
      .execute()
    await buildClass(ctx, { name: 'Data', quota: null, ...dates })
    await view(ctx, `https://a.id/Courses/${built.slug}`, days(-1))
    await view(ctx, `https://a.id/en/Courses/${built.slug}`, days(-1))
    await view(ctx, 'https://a.id/News', days(-1))
    await view(ctx, 'https://lain.id/=x', days(-1), 'external')
    while (await rollUp(ctx));
  })
  const roles: Role[] = ['admin', 'lead_region', 'lead_program', 'mentor', 'partner', 'teacher', 'industry', 'writer', 'student']
  for (const role of roles) people.set(role, await enrol(database, tenant, `Orang ${role}`, [role]))
  const limit = async (role: Role, column: string, value: unknown) =>
    await database.pool.query(`update memberships set ${column} = $1 where member_id = $2`, [value, people.get(role)?.id])
  await limit('lead_region', 'region_codes', ['31.71'])
  await limit('lead_program', 'program_ids', [program])
  await limit('partner', 'program_ids', [program])
  await limit('mentor', 'mentor_id', mentor)
  await limit('teacher', 'school_id', beringin)
})

describe('who may not', () => {
  it('see figures: visitors, strangers, API clients, writers and students', async () => {
    const viewers: [Viewer, number][] = [
      [{ kind: 'nobody' }, 401],
      [{ kind: 'stranger', app: null }, 404],
      [{ kind: 'api-client', clientId: newId(), scopes: ['content:write', 'settings:write'] }, 403],
      [await viewerOf('writer'), 403],
      [await viewerOf('student'), 403],
    ]
    for (const [viewer, status] of viewers) {
      await expect(as(viewer, ctx => readDashboard(ctx, new URLSearchParams()))).rejects.toMatchObject({ status })
      await expect(as(viewer, ctx => readPart(ctx, new URLSearchParams('part=roles')))).rejects.toMatchObject({ status })
    }
  })

  it('see figures that nobody has counted: the page says so and counts nothing, the file is refused', async () => {
    const fresh = await database.createTenant()
    const ani = await (await enrol(database, fresh, 'Ani', ['admin'])).viewer()
    expect(await as(ani, ctx => readDashboard(ctx, new URLSearchParams()), fresh)).toMatchObject({ rolled: null, tiles: [], parts: [] })
    await expect(as(ani, ctx => readPart(ctx, new URLSearchParams('part=roles')), fresh)).rejects.toMatchObject({ status: 409 })
    expect((await database.pool.query('select 1 from figure_rollups where tenant_id = $1', [fresh])).rows).toEqual([])
  })

  it('take a chart that is not theirs, or none', async () => {
    for (const [role, name] of [
      ['mentor', 'schools'],
      ['lead_region', 'pages'],
      ['lead_program', 'schools'],
      ['teacher', 'provinces'],
      ['industry', 'schools'],
      ['admin', 'x'],
    ] as const)
      await expect(as(await viewerOf(role), ctx => readPart(ctx, new URLSearchParams({ part: name })))).rejects.toMatchObject({
        status: 404,
      })
  })

  it('see another tenant’s: its own page is empty', async () => {
    const theirs = await enrol(database, other, 'Ani', ['admin'])
    await as({ kind: 'operator' }, rollUp, other)
    const dashboard = await as(await theirs.viewer(), ctx => readDashboard(ctx, new URLSearchParams()), other)
    expect(tiles(dashboard)).toMatchObject({ schools: [0, null], page_views: [0, null], programs: [0, null] })
    expect(part(dashboard, 'schools')).toEqual([])
  })
})

describe('an admin', () => {
  it('sees the whole tenant, beside the period before', async () => {
    const dashboard = await read('admin')
    expect(tiles(dashboard)).toMatchObject({
      schools: [2, 1],
      // 63 pupils; the students are among them.
      students: [63, 60],
      students_joined: [9, 2],
      teams_registered: [1, 0],
      page_views: [3, 0],
      links_followed: [1, 0],
    })
    expect(part(dashboard, 'provinces')).toEqual([
      ['Jawa Barat', 1, 60, 6],
      ['Daerah Khusus Ibukota Jakarta', 1, 'few', 'few'],
    ])
    expect(part(dashboard, 'schools')).toEqual([
      ['SMK Angsana', 60, 6, 1],
      ['SMK Beringin', 'few', 'few', 0],
    ])
    expect(part(dashboard, 'programs')).toEqual([
      ['Liga', 1, 1, 1],
      ['Lain', 0, 0, 0],
    ])
    expect(part(dashboard, 'batches')).toEqual([
      [`Web (${web.code})`, 30, 2],
      [expect.stringContaining('Data'), null, 0],
    ])
    expect(part(dashboard, 'links')).toEqual([['lain.id/=x', 1]])
    expect(dashboard.parts.find(one => one.name === 'registrations')?.rows).toHaveLength(30)
  })

  it('chooses the days', async () => {
    const query = 'period=own&from=2026-07-01&to=2026-07-31'
    expect(tiles(await read('admin', query))).toMatchObject({ students_joined: [2, 0], schools: [1, 1], page_views: [0, 0] })
    expect(tiles(await read('admin', 'period=7'))).toMatchObject({ students_joined: [9, 0], schools: [2, 1] })
    expect((await read('admin', 'period=own&from=x')).period).toMatchObject({ name: '30', isRefused: true })
  })
})

describe('others see their own', () => {
  it('a regional lead: the schools of their cities, with few students hidden everywhere', async () => {
    const dashboard = await read('lead_region')
    expect(tiles(dashboard)).toEqual({
      schools: [1, 0],
      pupils: ['few', 0],
      students_joined: ['few', 0],
      schools_registered: [1, 0],
      teams_registered: [0, 0],
    })
    expect(part(dashboard, 'provinces')).toEqual([['Daerah Khusus Ibukota Jakarta', 1, 'few', 'few']])
    expect(part(dashboard, 'schools')).toEqual([['SMK Beringin', 'few', 'few', 0]])
    expect(part(dashboard, 'batches')).toEqual([])
  })

  it.each(['lead_program', 'partner'] as const)('a %s: their programs and the pages of these', async role => {
    const dashboard = await read(role)
    expect(tiles(dashboard)).toEqual({ schools: [1, 1], teams: [1, 0], teams_registered: [1, 0], page_views: [2, 0] })
    expect(part(dashboard, 'programs')).toEqual([['Liga', 1, 1, 1]])
    expect(part(dashboard, 'batches')).toEqual([[`Web (${web.code})`, 30, 2]])
    expect(part(dashboard, 'pages')?.map(row => row[0])).toEqual([`/Courses/${web.slug}`, `/en/Courses/${web.slug}`])
  })

  it('a mentor: their classes', async () => {
    const dashboard = await read('mentor')
    expect(tiles(dashboard)).toEqual({ page_views: [2, 0] })
    expect(part(dashboard, 'batches')).toEqual([[`Web (${web.code})`, 30, 2]])
  })

  it('a teacher: their school; someone whose school nobody set: nothing, and why', async () => {
    const dashboard = await read('teacher')
    expect(tiles(dashboard)).toEqual({ students_joined: ['few', 0], teams_registered: [0, 0] })
    expect(part(dashboard, 'schools')).toEqual([['SMK Beringin', 'few', 'few', 0]])
    expect(dashboard.parts.find(one => one.name === 'registrations')?.rows.map(row => row.amounts[0])).not.toContain(3)
    expect(await read('industry')).toMatchObject({ isUnset: true, tiles: [], parts: [] })
  })
})

describe('the work', () => {
  it('is 300 ms at the most with a year of days and 500 schools', async () => {
    const large = await database.createTenant()
    const admin = await enrol(database, large, 'Ani', ['admin'])
    await database.asTenant(large, async ctx => {
      for (let at = 0; at < 500; at++) await buildSchool(ctx, { confirmed_at: days(-400) })
      while (await rollUp(ctx));
    })
    const fill = (dimension: string, figures: string[], keys: string) =>
      database.pool.query(
        `insert into daily_figures (tenant_id, dimension, figure, day, key, amount)
         select $1, $2, figure, g::date, key, 7 from unnest($3::text[]) figure, generate_series($4::date - 364, $4::date - 1, interval '1 day') g,
           (${keys}) keys (key) on conflict do nothing`,
        [large, dimension, figures, TEST_NOW],
      )
    await fill('school', ['students_joined', 'teams_registered'], `select id::text from schools where tenant_id = '${large}'`)
    await fill(
      'city',
      ['schools', 'pupils', 'students_joined', 'teams_registered'],
      'select code from regions.cities order by code limit 100',
    )
    await fill('page', ['page_views'], `select '/News/' || g from generate_series(1, 100) g`)
    await database.pool.query('analyze daily_figures')
    const viewer = await admin.viewer()
    const times: number[] = []
    for (let run = 0; run < 5; run++) {
      const start = performance.now()
      const dashboard = await as(viewer, ctx => readDashboard(ctx, new URLSearchParams('period=year')), large)
      times.push(performance.now() - start)
      expect(dashboard.parts.find(one => one.name === 'schools')?.rows).toHaveLength(15)
    }
    const fastest = Math.min(...times)
    console.info(`dashboard: ${times.map(Math.round).join(', ')} ms`)
    // 300 ms on a machine of its own; twice that where others work on it, too.
    expect(fastest).toBeLessThan(600)
  }, 120_000)
})
