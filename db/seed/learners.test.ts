import { beforeAll, describe, expect, it } from 'vitest'
import { listPeople, listSchoolRanks, type Period } from '#features/leaderboards/boards.server.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { toTenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { seedId } from './ids.ts'
import { learners } from './learners.ts'
import { loadDemo } from './load.ts'

const database = openTestDatabase()
/** Five minutes after the week began in Jakarta, where it is Monday: nobody has had time to learn in it. */
const NOW = new Date('2026-08-16T17:05:00Z')
const PERIODS: readonly Period[] = ['week', 'all']

beforeAll(async () => {
  await loadRegions(database.pool)
  await loadDemo(database.pool, { baseDomain: 'localhost', now: NOW })
}, 120_000)

describe.each(['alkademi', 'smkcoding', 'foundation'])('the leaderboards of %s', slug => {
  const tenant = toTenantId(seedId(slug))
  const board = (period: Period) => database.asTenant(tenant, ctx => listPeople({ ...ctx, now: NOW }, { page: 1, perPage: 50, period }))

  it.each(PERIODS)('have learners with different points and two schools (%s)', async period => {
    const { items } = await board(period)
    expect(items.length).toBeGreaterThanOrEqual(8)
    expect(new Set(items.map(({ points }) => points)).size).toBeGreaterThanOrEqual(5)
    const schools = await database.asTenant(tenant, ctx => listSchoolRanks({ ...ctx, now: NOW }, { page: 1, perPage: 50, period }))
    expect(schools.items.length).toBeGreaterThanOrEqual(2)
  })

  it('show nobody under 18 without a parent’s consent, and nobody who did not choose it', async () => {
    const names = (await board('all')).items.map(({ name }) => name)
    const first = ({ name }: { name: string }) => name.split(' ')[0] ?? ''
    const isAllowed = ({ age, showing = [] }: (typeof learners)[number]) =>
      showing.includes('self') && (age === undefined || showing.includes('parent'))
    expect(learners.some(one => one.age !== undefined && isAllowed(one))).toBe(true)
    for (const one of learners.filter(each => !isAllowed(each))) expect(names.join()).not.toContain(first(one))
    for (const one of learners.filter(each => isAllowed(each) && each.share > 0)) expect(names.join()).toContain(first(one))
  })

  it('count nothing that was done before joining or after now', async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as many from chapter_progress p join enrolments e on e.tenant_id = p.tenant_id and e.member_id = p.member_id and e.class_id = p.class_id
        where p.tenant_id = $1 and (p.done_at > $2 or p.done_at < e.joined_at or e.last_active_at < p.done_at or e.last_active_at > $2)`,
      [tenant, NOW],
    )
    expect(rows).toEqual([{ many: 0 }])
  })
})
