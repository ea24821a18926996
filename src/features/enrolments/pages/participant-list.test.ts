import { beforeAll, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { buildOpenClass } from '../testing.ts'
import * as participantList from './participant-list.tsx'

const database = openTestDatabase()
const path = '/Studio/Classes/{id}/Participants'
const { show, visit } = createAppVisitor(database, [{ path, name: 'Studio-Classes-id-Participants', query: {} }])
let tenant: TenantId
let here: string
let mentor: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  mentor = await enrol(database, tenant, 'Guru', ['mentor'])
  const mentorId = newId()
  const { id } = await database.asTenant(tenant, async ctx => {
    await ctx.db
      .insertInto('mentors')
      .values({ tenant_id: tenant, id: mentorId, slug: 'guru', name: 'Guru', headline: 'Guru', bio: 'Mengajar.', expertise: [] })
      .execute()
    const built = await buildOpenClass(ctx)
    await ctx.db.insertInto('class_mentors').values({ tenant_id: tenant, class_id: built.id, mentor_id: mentorId, position: 1 }).execute()
    return built
  })
  await database.pool.query('update memberships set mentor_id = $1 where member_id = $2', [mentorId, mentor.id])
  here = path.replace('{id}', id)
})

describe('the list of participants', () => {
  it('is refused to who neither teaches nor manages', async () => {
    expect(await visit(participantList, here, { of: tenant })).toMatch(/^302 \/Login/)
    expect(await visit(participantList, here, await as(await enrol(database, tenant, 'Siswa', ['student']), tenant))).toBe('403')
  })

  it('leads to the import of a table whoever teaches the class, and nobody who only reads', async () => {
    const csv = `href="${here}/Import"`
    expect(await show(participantList, here, await as(await enrol(database, tenant, 'Pak Guru', ['partner']), tenant))).not.toContain(csv)
    for (const who of [mentor, await enrol(database, tenant, 'Ani', ['admin']), await enrol(database, tenant, 'Lia', ['lead_program'])])
      expect(await show(participantList, here, await as(who, tenant))).toContain(csv)
  })
})
