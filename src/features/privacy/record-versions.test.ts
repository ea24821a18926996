import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { removeOld } from '#features/retention/remove-rows.server.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { eraseMember } from './erase.server.ts'
import { collectOwnData } from './own-data.server.ts'
import { arrive, DAY, later } from './testing.ts'

/* Older versions of records, which may be about people. */
const database = openTestDatabase()
const tools = { pool: database.pool, log: pino({ level: 'silent' }) }
const YEAR = 365 * DAY

let tenant: TenantId
let theirs: TenantId

beforeAll(async () => {
  tenant = await database.createTenant()
  theirs = await database.createTenant()
})
beforeEach(async () => {
  await database.pool.query('delete from record_versions')
})

async function buildMentor(of: TenantId, id = newId()): Promise<string> {
  await database.pool.query(
    `insert into mentors (tenant_id, id, slug, name, headline, bio, expertise) values ($1, $2, $3, 'Budi', 'Guru', '', '{}')`,
    [of, id, `budi-${id}`],
  )
  return id
}

async function keep(of: TenantId, recordId: string, version: number, savedAt: Date, more: { kind?: string; savedBy?: string } = {}) {
  await database.pool.query(
    `insert into record_versions (tenant_id, kind, record_id, version, work, saved_by, saved_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [of, more.kind ?? 'mentor', recordId, version, JSON.stringify({ bio: `Riwayat ${version}` }), more.savedBy ?? null, savedAt],
  )
}

const left = async () =>
  (await database.pool.query('select kind, record_id, version, saved_by from record_versions order by record_id, version')).rows

it('of a mentor’s page are in the mentor’s download, and go with their erasure; whoever saved others is no longer named', async () => {
  const [own, others] = [await buildMentor(tenant), await buildMentor(tenant)]
  const budi = await arrive(database, tenant, { name: 'Budi', consent: 'self', roles: ['mentor'] })
  await database.pool.query('update memberships set mentor_id = $3 where tenant_id = $1 and member_id = $2', [tenant, budi.id, own])
  await keep(tenant, own, 1, TEST_NOW)
  await keep(tenant, others, 1, TEST_NOW, { savedBy: budi.id })
  // Another kind's record of that id, and another tenant's.
  await keep(tenant, own, 1, TEST_NOW, { kind: 'school' })
  await buildMentor(theirs, own)
  await keep(theirs, own, 1, TEST_NOW)
  const { tables } = await budi.does(collectOwnData)
  expect(tables['record_versions']).toEqual([{ version: 1, work: { bio: 'Riwayat 1' }, saved_at: '2026-08-17T03:00:00+00:00' }])
  await budi.does(ctx => eraseMember(ctx, { id: budi.id, name: 'Budi' }))
  expect(await left()).toEqual(
    expect.arrayContaining([
      { kind: 'school', record_id: own, version: 1, saved_by: null },
      { kind: 'mentor', record_id: others, version: 1, saved_by: null },
    ]),
  )
  expect((await left()).length).toBe(3)
  const kept = await database.pool.query(`select tenant_id from record_versions where kind = 'mentor' and record_id = $1`, [own])
  expect(kept.rows).toEqual([{ tenant_id: theirs }])
})

it('go a year after each was replaced, to the second; what the record is now stays', async () => {
  const id = await buildMentor(tenant)
  await keep(tenant, id, 1, later(-2 * YEAR))
  await keep(tenant, id, 2, later(-YEAR))
  await keep(tenant, id, 3, later(-DAY))
  const versions = async () => (await left()).map(one => one.version)
  await removeOld(tools, new Date(TEST_NOW.getTime() - 1000))
  expect(await versions()).toEqual([1, 2, 3])
  await removeOld(tools, TEST_NOW)
  // The second was the record’s state until yesterday.
  expect(await versions()).toEqual([2, 3])
  await removeOld(tools, later(10 * YEAR))
  expect(await versions()).toEqual([3])
})

it('of a record that was removed for good go the same night', async () => {
  const id = await buildMentor(tenant)
  await keep(tenant, id, 1, TEST_NOW)
  await keep(tenant, newId(), 1, TEST_NOW, { kind: 'testimony' })
  await removeOld(tools, later(1))
  expect((await left()).map(one => one.record_id)).toEqual([id])
  await database.pool.query('delete from mentors where id = $1', [id])
  await removeOld(tools, later(1))
  expect(await left()).toEqual([])
})
