import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import type { Giver } from '#features/members/consent.ts'
import { eraseMember } from '#features/privacy/erase.server.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { createVisitor } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { findOwnPlaces, LEAST_LEARNERS, listClassBoard, listPeople } from './boards.server.ts'
import { loader } from './pages/leaderboards.server.tsx'
import { buildLearner, earn, type LearnerOptions } from './testing.ts'

const database = openTestDatabase()
const { show, statements } = createVisitor(database, [
  {
    path: '/Leaderboards',
    name: 'Leaderboards',
    query: { page: 'page', program: 'slug', board: ['teams', 'people', 'schools'], class: 'slug', period: ['all'] },
  },
])

let tenant: TenantId
let other: TenantId
beforeAll(async () => {
  other = await database.createTenant()
})
beforeEach(async () => {
  tenant = await database.createTenant()
})

const does = <T>(work: (ctx: Ctx) => Promise<T>, of = tenant) => database.asTenant(of, work)
const SHOWN: LearnerOptions = { shown: ['self'] }
const learner = (options: LearnerOptions = SHOWN) => does(ctx => buildLearner(ctx, options))
const room = (own: object = {}) => does(ctx => buildClass(ctx, own))
const page = async (query: string, of = tenant, lang: 'id' | 'en' = 'id') =>
  (await show(loader, `/Leaderboards${query}`, { of, lang })).html
/** Names and ranks of the page's rows. */
const rowsOf = (html: string) =>
  [...html.matchAll(/tabular-nums [^"]*">(\d+)<\/td><th scope="row"[^>]*>([^<]*)/g)].map(([, rank, name]) => `${rank} ${name}`)

describe('the board of learners', () => {
  it('shows nobody without their own switch, without a membership, without a date of birth, nor of another tenant', async () => {
    const { id } = await room()
    for (const options of [
      { shown: [] },
      { shown: ['self'], member: null },
      { shown: ['self'], bornOn: null },
      { shown: ['parent'] },
    ] as const)
      await does(async ctx => earn(ctx, await buildLearner(ctx, options), id, 10))
    expect(await page('?board=people')).toContain('Belum ada nama di papan ini')
    await does(async ctx => earn(ctx, await buildLearner(ctx, SHOWN), id, 10))
    expect(rowsOf(await page('?board=people'))).toEqual(['1 Siti R.'])
    expect(await page('?board=people', other)).toContain('Belum ada nama')
  })

  it('ranks by points, equal ones alike, this week or ever, of all classes, a program or one; in three statements', async () => {
    const program = await does(ctx => buildProgram(ctx, { slug: 'pesilat' }))
    const [web, cloud] = [await room({ slug: 'web', program_id: program }), await room({ slug: 'awan' })]
    const [ani, budi, cici] = [
      await learner({ ...SHOWN, name: 'Ani' }),
      await learner({ ...SHOWN, name: 'Budi Santoso' }),
      await learner({ ...SHOWN, name: '  Cici   dwi Lestari' }),
    ]
    await does(async ctx => {
      await earn(ctx, ani, web.id, 20)
      await earn(ctx, budi, cloud.id, 20)
      await earn(ctx, cici, cloud.id, 5)
      await earn(ctx, cici, web.id, 100, '2026-08-10')
    })
    expect(rowsOf(await page('?board=people'))).toEqual(['1 Ani', '1 Budi S.', '3 Cici d.'])
    expect(statements()).toBe(2)
    expect(rowsOf(await page('?board=people&period=all'))).toEqual(['1 Cici d.', '2 Ani', '2 Budi S.'])
    expect(rowsOf(await page('?board=people&class=awan'))).toEqual(['1 Budi S.', '2 Cici d.'])
    expect(rowsOf(await page('?board=people&period=all&program=pesilat'))).toEqual(['1 Cici d.', '2 Ani'])
    expect(await page('?board=people&class=tidak-ada')).toContain('Papan ini tidak ada')
    expect(await page('?board=people', tenant, 'en')).toContain('Only those who chose to be shown are named.')
  })

  it('has pages, and no id of a member', async () => {
    const { id } = await room()
    const ids = await Promise.all(Array.from({ length: 27 }, (_, at) => learner({ ...SHOWN, name: `Orang${String(at).padStart(2, '0')}` })))
    await does(async ctx => {
      for (const [at, one] of ids.entries()) await earn(ctx, one, id, 100 - at)
    })
    const second = await page('?board=people&page=2')
    expect(rowsOf(second)).toEqual(['26 Orang25', '27 Orang26'])
    for (const one of ids) expect(second + (await page('?board=people'))).not.toContain(one)
  })

  it('begins with the league where there is one, else with learners', async () => {
    expect(await page('')).toContain('data-board="people"')
    await does(async ctx => {
      const program = await buildProgram(ctx, { slug: 'liga' })
      await buildTeam(ctx, await buildSchool(ctx), { name: 'Tim Satu', score: 90, program_id: program })
    })
    expect(await page('')).toContain('Tim Satu')
    expect(await page('?program=liga')).toContain('Tim Satu')
  })

  it('loses who is erased at once, and drops the cached pages', async () => {
    const { id } = await room()
    const siti = await learner()
    await does(ctx => earn(ctx, siti, id, 10))
    database.announced.length = 0
    await does(ctx => eraseMember(ctx, { id: siti, name: 'Siti Rahma' }))
    expect(database.announced).toContain('boards')
    expect(await page('?board=people')).not.toContain('Siti')
    expect((await database.pool.query('select from learning_points where member_id = $1', [siti])).rowCount).toBe(0)
  })

  it('never names a child without a parent’s consent, nor whose own wish or membership is missing', async () => {
    const { id } = await room()
    const people: { name: string; may: boolean; id: string }[] = []
    const givers = (all: Giver[]) => fc.subarray(all)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('2000-01-01', '2008-08-17', '2008-08-18', '2012-05-05', null),
        givers(['self', 'parent']),
        fc.constantFrom<(Giver | null)[]>('self', 'parent', 'school', null),
        async (bornOn, shown, member) => {
          const name = `Nama${people.length}x`
          const isAdult = bornOn !== null && bornOn <= '2008-08-17'
          const isMember = member !== null && (isAdult || bornOn === null || member !== 'self')
          const may = isMember && shown.includes('self') && bornOn !== null && (isAdult || shown.includes('parent'))
          const one = await learner({ name, bornOn, shown, member })
          await does(ctx => earn(ctx, one, id, 10))
          people.push({ name, may, id: one })
        },
      ),
      { numRuns: 60 },
    )
    const { items } = await does(ctx => listPeople(ctx, { page: 1, perPage: 200, period: 'all' }))
    expect(items.map(({ name }) => name).toSorted()).toEqual(people.flatMap(({ name, may }) => (may ? [name] : [])).toSorted())
    await does(async ctx => {
      for (const one of people)
        await ctx.db
          .insertInto('enrolments')
          .values({ tenant_id: tenant, id: one.id, class_id: id, batch_id: id, member_id: one.id, state: 'joined', asked_at: TEST_NOW })
          .execute()
    })
    const viewer = people[0]?.id ?? ''
    const inClass = await does(ctx => listClassBoard(ctx, viewer, id, 'week'))
    for (const { name, may, id: of } of people) if (!may && of !== viewer) expect(inClass.map(row => row.name)).not.toContain(name)
  })
})

describe('one’s own place and the board of a class', () => {
  it('counts oneself among those who are shown, without being shown', async () => {
    const { id } = await room()
    const [hidden, ani] = [await learner({ shown: [], name: 'Diam' }), await learner({ ...SHOWN, name: 'Ani' })]
    await does(async ctx => {
      await earn(ctx, hidden, id, 10)
      await earn(ctx, ani, id, 20)
      await earn(ctx, ani, id, 20, '2026-08-10')
    })
    expect(await does(ctx => findOwnPlaces(ctx, hidden))).toEqual({ week: { points: 10, rank: 2 }, all: { points: 10, rank: 2 } })
    expect(await does(ctx => findOwnPlaces(ctx, ani))).toMatchObject({ all: { points: 40, rank: 1 } })
    expect(await page('?board=people')).not.toContain('Diam')
  })

  it('has participants alone', async () => {
    const { id } = await room()
    const [ani, gone] = [await learner({ ...SHOWN, name: 'Ani' }), await learner({ ...SHOWN, name: 'Pergi' })]
    await does(async ctx => {
      for (const [member, state] of [
        [ani, 'completed'],
        [gone, 'left'],
      ] as const) {
        await earn(ctx, member, id, 10)
        await ctx.db
          .insertInto('enrolments')
          .values({ tenant_id: tenant, id: member, class_id: id, batch_id: id, member_id: member, state, asked_at: TEST_NOW })
          .execute()
      }
    })
    expect((await does(ctx => listClassBoard(ctx, ani, id, 'week'))).map(({ name }) => name)).toEqual(['Ani'])
  })
})

describe('the board of schools', () => {
  it('has the average of those who learned, of schools with enough of them', async () => {
    const { id } = await room()
    const [big, small, few] = await Promise.all(
      ['SMK Besar', 'SMK Kecil', 'SMK Sunyi'].map(name => does(ctx => buildSchool(ctx, { name }))),
    )
    const add = async (schoolId: string | undefined, points: number) =>
      await does(async ctx => earn(ctx, await buildLearner(ctx, { shown: [], bornOn: '2012-01-01', schoolId: schoolId ?? '' }), id, points))
    for (let at = 0; at < LEAST_LEARNERS + 3; at++) await add(big, 10)
    for (let at = 0; at < LEAST_LEARNERS; at++) await add(small, 14)
    for (let at = 0; at < LEAST_LEARNERS - 1; at++) await add(few, 90)
    const html = await page('?board=schools')
    expect(rowsOf(html)).toEqual(['1 SMK Kecil', '2 SMK Besar'])
    expect(html).toContain('8 pelajar')
    expect(html).toContain(`sedikitnya ${LEAST_LEARNERS}`)
    expect(html).not.toContain('SMK Sunyi')
  })
})
