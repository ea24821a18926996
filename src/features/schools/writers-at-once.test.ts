import { expect, it } from 'vitest'
import { enrol } from '#features/members/testing.ts'
import { buildFormMailFrom } from '#features/sites/testing.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { statusOfSecond, type Work } from '#platform/testing/writers.ts'
import { declineRegistration } from './decisions.server.ts'
import { teamInput } from './schema.ts'
import { registerTeam } from './teams.server.ts'
import { buildSchool } from './testing.ts'

const database = openTestDatabase()

it('a school that is declined meanwhile has no team registered, by its id or by its NPSN; one with a new team can be declined', async () => {
  const tenantId = await database.createTenant()
  await database.pool.query(`insert into regions.provinces (code, name) values ('32', 'Jawa Barat')`)
  await database.pool.query(`insert into regions.cities (code, province_code, name) values ('32.73', '32', 'Kota Bandung')`)
  const from = buildFormMailFrom(tenantId)
  const viewer = await (await enrol(database, tenantId, 'Ani', ['admin'])).viewer()
  const contact = { contactName: 'Bu Rina', contactRole: 'Guru', contactEmail: 'rina@smk.example', contactPhone: '0812-3456-7890' }
  const build = (npsn: string) => database.asTenant(tenantId, ctx => buildSchool(ctx, { npsn, confirmed_at: null }))
  const decline = (id: string): Work => {
    return ctx => declineRegistration(ctx, id, '', from)
  }
  const register = (of: { schoolId: string } | { npsn: string }): Work => {
    const input = teamInput.parse({ name: 'Regu Ombak', members: ['Ayu'], ...contact, ...of })
    return ctx => registerTeam(ctx, input, from)
  }
  const second = (first: Work, then: Work) => statusOfSecond(database, { tenantId, viewer }, first, then)
  const [byId, byNpsn, kept] = [await build('20512341'), await build('20512342'), await build('20512343')]
  expect(await second(decline(byId), register({ schoolId: byId }))).toBe(404)
  expect(await second(decline(byNpsn), register({ npsn: '20512342' }))).toBe(404)
  expect(await second(register({ schoolId: kept }), decline(kept))).toBe(200)
  expect((await database.pool.query('select from teams')).rowCount).toBe(0)
})
