import fc from 'fast-check'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { readCounters } from '#features/counters/counters.server.ts'
import { countMembers } from '#features/members/member-list.server.ts'
import { enrol } from '#features/members/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { kindOf, roleOf } from '#kit/roles.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { readRegistrarChart, readStudentChart } from './charts.server.ts'
import { recordCount } from './commands.server.ts'
import { rollUpAll } from './jobs.ts'
import { dayAfter, dayBefore, jakartaDay } from './period.ts'
import { listProvinceCounts } from './provinces.server.ts'
import { rollUp } from './roll-up.server.ts'

const database = openTestDatabase()
const TODAY = jakartaDay(TEST_NOW)
const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)
let tenant: TenantId

beforeAll(() => loadRegions(database.pool))
beforeEach(async () => {
  tenant = await database.createTenant()
})

const as = <T>(work: (ctx: Ctx) => Promise<T>, now = TEST_NOW) => database.asTenant(tenant, work, { now, viewer: { kind: 'operator' } })
const rollAll = (now = TEST_NOW) => rollUpAll({ pool: database.pool, log: pino({ level: 'silent' }) }, now)

async function figures(dimension: string, figure: string, day?: string): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ name: string; amount: string }>(
    `select case when $4::text is null then day::text else key end as name, sum(amount) as amount from daily_figures
     where tenant_id = $1 and dimension = $2 and figure = $3 and ($4::date is null or day = $4::date) group by 1`,
    [tenant, dimension, figure, day ?? null],
  )
  return Object.fromEntries(rows.map(row => [row.name, Number(row.amount)]))
}

async function join(ctx: Ctx, joined: Date, kind?: number, schoolId: string | null = null): Promise<void> {
  const id = newId()
  const who = { issuer: 'x', subject: id, name: 'Sari', email: `${id}@contoh.example`, joined_at: joined, seen_at: joined }
  await ctx.db
    .insertInto('members')
    .values({ tenant_id: ctx.tenantId, id, ...who })
    .execute()
  if (kind === undefined) return
  const role = { tenant_id: ctx.tenantId, member_id: id, kind, school_id: schoolId, granted_at: joined }
  await ctx.db.insertInto('memberships').values(role).execute()
}

async function click(ctx: Ctx, at: Date, fields: { kind: string; from_url: string; to_url: string }): Promise<void> {
  await ctx.db
    .insertInto('click_log')
    .values({ tenant_id: ctx.tenantId, id: newId(), clicked_at: at, created_at: at, ...fields })
    .execute()
}

/** A tenant with some of everything. */
async function fill(ctx: Ctx): Promise<void> {
  const program = await buildProgram(ctx, { created_at: days(-300) })
  const old = await buildProgram(ctx, { created_at: days(-300), is_active: false })
  const angsana = await buildSchool(ctx, { confirmed_at: days(-90), created_at: days(-100), students: 60 })
  const beringin = await buildSchool(ctx, { confirmed_at: days(-20), created_at: days(-40), students: 40, city_code: '31.71' })
  await buildSchool(ctx, { confirmed_at: null, created_at: days(-2), students: 9 })
  const taking = [
    [program, angsana],
    [old, beringin],
  ] as const
  const rows = taking.map(([program_id, school_id]) => ({ tenant_id: ctx.tenantId, program_id, school_id }))
  await ctx.db.insertInto('program_schools').values(rows).execute()
  await buildTeam(ctx, angsana, { program_id: program, created_at: days(-30), confirmed_at: days(-29) })
  await buildClass(ctx, {
    held_city_codes: ['32.04'],
    published_at: days(-50),
    ends_at: days(-10),
    starts_at: days(-40),
    registration_opens_at: days(-60),
    registration_closes_at: days(-45),
  })
  await join(ctx, days(-70), kindOf('student'), angsana)
  await join(ctx, days(-3), kindOf('student'))
  await join(ctx, days(-3), kindOf('mentor'))
  await join(ctx, days(0))
  await click(ctx, days(-1), { kind: 'page_load', from_url: 'https://a.id/News', to_url: 'https://a.id/News' })
  await click(ctx, days(-1), { kind: 'internal_navigation', from_url: 'https://a.id/News', to_url: 'https://a.id/Courses/web' })
  await click(ctx, days(-1), { kind: 'internal_navigation', from_url: 'https://a.id/News', to_url: 'https://b.a.id/' })
  await click(ctx, days(0), { kind: 'external', from_url: 'https://a.id/News', to_url: 'https://lain.id/x' })
}

describe('what two places show', () => {
  it('is the same: counters, roll-ups, charts, provinces and the overview of members', async () => {
    await as(fill)
    await as(ctx => recordCount(ctx, { counter: 'alumni', amount: 12, note: '' }))
    await rollAll()
    const counters = await as(readCounters)
    // 100 pupils and the one student without a school; the student of a school is among its pupils.
    expect(counters).toMatchObject({
      students: 101,
      schools: 2,
      cities: 3,
      cities_active: 1,
      schools_active: 1,
      schools_alumni: 1,
      alumni: 12,
      programs: 1,
    })
    for (const [name, amount] of Object.entries(counters)) expect([name, await figures('all', name, TODAY)]).toEqual([name, { '': amount }])
    expect((await as(readStudentChart)).series[0]?.values.at(-1)).toBe(counters.students)
    const provinces = await as(listProvinceCounts)
    const sumOf = (amounts: Record<string, number>) => Object.values(amounts).reduce((sum, one) => sum + one, 0)
    const totalOf = (of: 'schools' | 'students') => provinces.reduce((sum, one) => sum + one[of], 0)
    expect(sumOf(await figures('city', 'schools', TODAY))).toBe(totalOf('schools'))
    expect(sumOf(await figures('city', 'pupils', TODAY))).toBe(totalOf('students'))
    const members = await as(countMembers)
    expect(await figures('all', 'members', TODAY)).toEqual({ '': members.total })
    const roles = Object.entries(await figures('role', 'members', TODAY)).map(([kind, amount]) => [
      roleOf(kind === 'none' ? null : Number(kind)),
      amount,
    ])
    expect(Object.fromEntries(roles)).toEqual(members.byRole)
    const registrar = await as(readRegistrarChart)
    const monthOf = (amounts: Record<string, number>, month: string) =>
      sumOf(Object.fromEntries(Object.entries(amounts).filter(([day]) => day.startsWith(month))))
    for (const [at, figure] of ['members_joined', 'schools_registered'].entries())
      for (const [month, label] of registrar.labels.entries())
        expect([figure, label, monthOf(await figures('all', figure), label)]).toEqual([figure, label, registrar.series[at]?.values[month]])
  })

  it('is told page views from links, by their addresses', async () => {
    await as(fill)
    await rollAll()
    const yesterday = dayBefore(TODAY, 1)
    expect(await figures('page', 'page_views', yesterday)).toEqual({ '/News': 1, '/Courses/web': 1 })
    expect(await figures('link', 'links_followed', yesterday)).toEqual({ 'b.a.id/': 1 })
    expect(await figures('all', 'links_followed')).toEqual({ [yesterday]: 1, [TODAY]: 1 })
  })
})

describe('the roll-up', () => {
  it('counts the days since the first row, in parts, and the same again when it runs again', async () => {
    await as(fill)
    await rollAll()
    const all = () => database.pool.query('select * from daily_figures where tenant_id = $1 order by dimension, figure, day, key', [tenant])
    const first = (await all()).rows
    const members = await figures('all', 'members')
    expect(Object.keys(members).sort().at(0)).toBe(jakartaDay(days(-70)))
    expect((await figures('all', 'schools'))[jakartaDay(days(-30))]).toBe(1)
    expect((await figures('all', 'cities_active'))[jakartaDay(days(-20))]).toBe(2)
    expect(Object.keys(await figures('all', 'cities'))).toHaveLength(101)
    await rollAll()
    expect((await all()).rows).toEqual(first)
  })

  it('catches up after days without a run, and counts the last day whole', async () => {
    await as(ctx => join(ctx, TEST_NOW))
    await rollAll()
    await as(ctx => join(ctx, new Date(TEST_NOW.getTime() + 3_600_000)))
    await as(ctx => join(ctx, days(80)))
    await rollAll(days(100))
    const joined = await figures('all', 'members_joined')
    expect(joined).toEqual({ [TODAY]: 2, [jakartaDay(days(80))]: 1 })
    const members = await figures('all', 'members')
    expect([members[dayAfter(TODAY, 79)], members[dayAfter(TODAY, 80)], members[dayAfter(TODAY, 100)]]).toEqual([2, 3, 3])
    expect(Object.keys(members)).toHaveLength(101)
  })

  it('keeps what a past day had when its rows are gone, and today says what there is', async () => {
    await as(fill)
    await rollAll()
    await as(ctx => ctx.db.deleteFrom('members').where('tenant_id', '=', tenant).execute())
    await rollAll()
    expect((await figures('all', 'members'))[dayBefore(TODAY, 1)]).toBe(3)
    expect((await figures('all', 'members'))[TODAY]).toBeUndefined()
  })

  it('leaves another tenant alone, and one that fails does not keep the others from theirs', async () => {
    const other = await database.createTenant()
    const [admin] = [await enrol(database, other, 'Ani', ['admin'])]
    expect(admin.id).toBeTruthy()
    await rollAll()
    expect(await figures('all', 'members')).toEqual({})
    await as(fill)
    await as(rollUp)
    expect((await figures('all', 'members'))[TODAY]).toBe(4)
  })

  it('is the raw count, whatever came when', async () => {
    const when = fc.integer({ min: 0, max: 130 * 24 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ hoursAgo: when, kind: fc.constantFrom(1, 4, 6) }), { maxLength: 25 }),
        fc.array(when, { maxLength: 8 }),
        async (people, visits) => {
          tenant = await database.createTenant()
          const at = (hours: number) => new Date(TEST_NOW.getTime() - hours * 3_600_000)
          await as(async ctx => {
            for (const one of people) await join(ctx, at(one.hoursAgo), one.kind)
            for (const hours of visits) await click(ctx, at(hours), { kind: 'page_load', from_url: '/', to_url: '/' })
          })
          while (await as(rollUp));
          const [joined, students, members, views] = [
            await figures('all', 'members_joined'),
            await figures('all', 'students'),
            await figures('all', 'members'),
            await figures('all', 'page_views'),
          ]
          const first = [...people.map(one => one.hoursAgo), ...visits].reduce((most, one) => Math.max(most, one), 0)
          for (let day = jakartaDay(at(first)); day <= TODAY; day = dayAfter(day, 1)) {
            const came = people.filter(one => jakartaDay(at(one.hoursAgo)) <= day)
            expect([day, members[day] ?? 0, students[day] ?? 0]).toEqual([day, came.length, came.filter(one => one.kind === 4).length])
            expect(joined[day] ?? 0).toBe(people.filter(one => jakartaDay(at(one.hoursAgo)) === day).length)
            expect(views[day] ?? 0).toBe(visits.filter(hours => jakartaDay(at(hours)) === day).length)
          }
        },
      ),
      { numRuns: 12 },
    )
  })
})
