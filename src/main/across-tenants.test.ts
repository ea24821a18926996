import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccountsPool } from '#features/accounts/engine/accounts-pool.ts'
import { createRateLimits, LIMITS } from '#features/accounts/engine/rate-limits.server.ts'
import { enterAsSuperadmin } from '#features/members/roles.server.ts'
import { enrol, outsiders } from '#features/members/testing.ts'
import type { Viewer } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { readAcrossTenants } from './across-tenants.ts'

const database = openTestDatabase()
const accounts = createAccountsPool(database.url, 2, () => {})
afterAll(() => accounts.end())

let mine: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  await database.createTenant()
})

const read = async (viewer: Viewer, now = TEST_NOW) =>
  await database.asTenant(
    mine,
    ctx =>
      readAcrossTenants({ pool: database.pool, limits: createRateLimits(accounts) }, ctx, async db => {
        // every tenant: the test reads what a superadmin may
        const { rows } = await sql<{ tenants: number }>`select count(distinct tenant_id)::int as tenants from site_settings`.execute(db)
        return rows[0]?.tenants
      }),
    { viewer, now },
  )

it('is refused to all but superadmins who have entered, and have just proven their second factor', async () => {
  for (const [viewer, status] of await outsiders(database, mine)) await expect(read(viewer)).rejects.toMatchObject({ status })
  await expect(read(await (await enrol(database, mine, 'Ani', ['admin'])).viewer())).rejects.toMatchObject({ status: 403 })
  const wati = await enrol(database, mine, 'Wati', ['superadmin'])
  await database.asTenant(mine, ctx => enterAsSuperadmin(ctx, 'memeriksa angka'), { viewer: await wati.viewer() })
  const late = new Date(TEST_NOW.getTime() + 600_001)
  await expect(read(await wati.viewer(), late)).rejects.toMatchObject({ status: 403, reason: { code: 'SecondFactorNeeded' } })
  expect(await read(await wati.viewer(), new Date(TEST_NOW.getTime() + 600_000))).toBe(2)
})

it('is refused to one who reads too often, with the time to wait; to no other', async () => {
  const people = await Promise.all(['Wulan', 'Wira'].map(name => enrol(database, mine, name, ['superadmin'])))
  for (const who of people) await database.asTenant(mine, ctx => enterAsSuperadmin(ctx, 'memeriksa angka'), { viewer: await who.viewer() })
  const [wulan, wira] = await Promise.all(people.map(who => who.viewer()))
  if (!wulan || !wira) throw new Error('two people')
  for (let at = 0; at < LIMITS.tenantListsOfPerson.points; at++) await read(wulan)
  await expect(read(wulan)).rejects.toMatchObject({ status: 429, reason: { code: 'TooManyCalls' }, retryAfterSeconds: expect.any(Number) })
  expect(await read(wira)).toBe(2)
})
