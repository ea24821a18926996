import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { variantOf } from '#features/sites/layouts.ts'
import { toSettings } from '#features/sites/settings.ts'
import { toCityLabel } from '#kit/city-label.ts'
import type { PageArgs } from '#page/page.server.ts'
import { buildVisit, NO_IDENTITY, PAGE_SEAL } from '#page/testing.ts'
import { createCtx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { loadLeague, loadLeagueRegister } from './league.server.ts'
import { listLeaderboard, listSchools } from './queries.server.ts'
import { buildSchool, buildTeam } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
let theirs: TenantId
let program: string
let statements = 0

async function visit<T>(load: (args: PageArgs) => Promise<T>, of: TenantId, path: string, whatsapp = '6281200001111'): Promise<T> {
  const scope = openScope(database.pool, { tenantId: of })
  const settings = toSettings({ title: 'Uji', isMaintenance: false, contact: { whatsapp } })
  try {
    return await load({
      ctx: createCtx({ db: scope.db, tenantId: of, log: pino({ level: 'silent' }), now: TEST_NOW }),
      site: {
        tenantId: of,
        siteId: '1',
        slug: 'uji',
        host: 'uji.localhost',
        settings,
        questions: [],
        tenantPages: [],
        layout: 'demo',
        variant: variantOf('demo'),
        isSuspended: false,
      },
      page: { route: { path, name: path.slice(1).replaceAll('/', '-') }, params: {}, path, givenPath: path, search: '' },
      query: new URLSearchParams(),
      origin: 'http://uji.localhost:3000',
      lang: 'id',
      visit: buildVisit(),
      identity: NO_IDENTITY,
      seal: PAGE_SEAL,
      isLoopbackAllowed: false,
      defer: () => Promise.reject(new Error('no public page streams')),
      atTenant: () => Promise.reject(new Error('no public page acts elsewhere')),
      acrossTenants: () => Promise.reject(new Error('no public page streams')),
    })
  } finally {
    statements = scope.statements()
    await scope.commit()
  }
}

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  await database.pool.query(`insert into regions.provinces (code, name) values ('32', 'Jawa Barat')`)
  await database.pool.query(
    `insert into regions.cities (code, province_code, name) values ('32.73', '32', 'Kota Bandung'), ('32.04', '32', 'Kabupaten Bandung')`,
  )
  await database.asTenant(mine, async ctx => {
    program = newId()
    await ctx.db
      .insertInto('programs')
      .values({ tenant_id: mine, id: program, slug: 'liga', name: 'Liga', summary: '', content: '{}', is_active: true })
      .execute()
    const one = await buildSchool(ctx, { name: 'SMK Angsana', npsn: '10000001' })
    const two = await buildSchool(ctx, { name: 'SMK Beringin', city_code: '32.04' })
    const waiting = await buildSchool(ctx, { name: 'SMK Menunggu', confirmed_at: null })
    await buildSchool(ctx, { name: 'SMK Tanpa Tim' })
    for (let at = 0; at < 10; at++) await buildTeam(ctx, one, { name: `Tim ${at}`, score: 500 - at, minutes: 100 })
    await buildTeam(ctx, two, { name: 'Cepat', score: 900, minutes: 100, program_id: program })
    await buildTeam(ctx, two, { name: 'Kembar', score: 900, minutes: 100, program_id: program })
    await buildTeam(ctx, two, { name: 'Lambat', score: 900, minutes: 170, program_id: program })
    await buildTeam(ctx, two, { name: 'Belum', program_id: program })
    await buildTeam(ctx, waiting, { name: 'Tersembunyi', score: 1000, minutes: 1 })
  })
})

describe('schools', () => {
  it('of another tenant, and those that wait for staff, are not there', async () => {
    expect((await database.asTenant(theirs, ctx => listSchools(ctx, { page: 1, perPage: 10 }))).totalItems).toBe(0)
    const { items } = await database.asTenant(mine, ctx => listSchools(ctx, { page: 1, perPage: 10 }))
    expect(items.map(school => school.name)).toEqual(['SMK Angsana', 'SMK Beringin', 'SMK Tanpa Tim'])
    expect(items[0]).toMatchObject({ npsn: '10000001', city: 'Kota Bandung', cityId: '32.73', students: 100 })
  })

  it('are found by a part of their name or city, taken as it is typed', async () => {
    const found = async (search: string) =>
      (await database.asTenant(mine, ctx => listSchools(ctx, { page: 1, perPage: 10, search }))).items.map(school => school.name)
    expect(await found('bering')).toEqual(['SMK Beringin'])
    expect(await found('kabupaten')).toEqual(['SMK Beringin'])
    expect(await found('%')).toEqual([])
  })
})

describe('the leaderboard', () => {
  const board = (filter: { page: number; perPage: number; programId?: string }, tenant = mine) =>
    database.asTenant(tenant, ctx => listLeaderboard(ctx, filter))

  it('shows another tenant nothing', async () => {
    expect((await board({ page: 1, perPage: 10 }, theirs)).items).toEqual([])
    expect((await board({ page: 1, perPage: 10, programId: program }, theirs)).items).toEqual([])
  })

  it('goes by score, then time; equal teams share the place; without a score or a confirmed school there is none', async () => {
    const { items } = await board({ page: 1, perPage: 10, programId: program })
    expect(items.map(one => [one.rank, one.team, one.minutes])).toEqual([
      [1, 'Cepat', 100],
      [1, 'Kembar', 100],
      [3, 'Lambat', 170],
    ])
    expect(items[0]).toMatchObject({
      school: 'SMK Beringin',
      city: 'Kabupaten Bandung',
      cityId: '32.04',
      program: { slug: 'liga', name: 'Liga' },
    })
  })

  it('has pages and stops at the last', async () => {
    const last = await board({ page: 7, perPage: 10 })
    expect(last).toMatchObject({ page: 2, totalItems: 13, totalPages: 2 })
    expect(last.items.map(one => one.rank)).toEqual([11, 12, 13])
  })

  it('keeps the place of equal teams that stand on two pages', async () => {
    const ranks = async (page: number, perPage: number) => (await board({ page, perPage })).items.map(one => [one.rank, one.team])
    expect(await ranks(2, 1)).toEqual([[1, 'Kembar']])
    expect(await ranks(3, 1)).toEqual([[3, 'Lambat']])
    const tied = await database.asTenant(mine, async ctx => {
      const school = await buildSchool(ctx, { name: 'SMK Seri' })
      for (const name of ['A', 'B', 'C', 'D']) await buildTeam(ctx, school, { name, score: 50 })
      await buildTeam(ctx, school, { name: 'E', score: 50, minutes: 9 })
      const pages = await Promise.all([5, 6].map(page => listLeaderboard(ctx, { page, perPage: 3 })))
      await sql`delete from schools where id = ${school}`.execute(ctx.db)
      return pages.flatMap(one => one.items.map(team => [team.rank, team.team]))
    })
    expect(tied).toEqual([
      [13, 'Tim 9'],
      [14, 'E'],
      [15, 'A'],
      [15, 'B'],
      [15, 'C'],
      [15, 'D'],
    ])
  })
})

describe('the pages of the league', () => {
  it('show ten teams and the schools by city, in two statements', async () => {
    const page = await visit(loadLeague, mine, '/Liga-Smk')
    expect(statements).toBe(2)
    expect(page.standings).toHaveLength(10)
    expect(page).toMatchObject({ schools: 2, teams: 14 })
    expect(page.cities).toEqual([
      { city: 'Kab. Bandung', schools: [{ name: 'SMK Beringin', teams: 4 }] },
      { city: 'Bandung', schools: [{ name: 'SMK Angsana', teams: 10 }] },
    ])
  })

  it('say how to begin where there is no team', async () => {
    expect(await visit(loadLeague, theirs, '/Liga-Smk')).toMatchObject({ standings: [], cities: [], schools: 0, teams: 0 })
  })

  it('offer the cities, and a message with a line for each field', async () => {
    const page = await visit(loadLeagueRegister, mine, '/Liga-Smk/Register')
    expect(statements).toBe(2)
    expect(page.provinces).toEqual([
      {
        province: 'Jawa Barat',
        cities: [
          { code: '32.04', name: 'Kabupaten Bandung' },
          { code: '32.73', name: 'Kota Bandung' },
        ],
      },
    ])
    const url = new URL(page.whatsapp)
    expect(url.origin + url.pathname).toBe('https://wa.me/6281200001111')
    expect(url.searchParams.get('text')?.split('\n')).toHaveLength(11)
    expect(url.searchParams.get('text')).toContain('NPSN: ')
    expect((await visit(loadLeagueRegister, mine, '/Liga-Smk/Register', '')).whatsapp).toBe('')
  })
})

describe('a city', () => {
  it('is named as people say it', () => {
    expect(['KOTA BANDUNG', 'Kabupaten Bandung', 'Kota Administrasi Jakarta Timur'].map(toCityLabel)).toEqual([
      'Bandung',
      'Kab. Bandung',
      'Jakarta Timur',
    ])
  })
})
