import { beforeAll, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { buildTaughtClass, makeMentor } from '../testing.ts'
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
  const { id } = await database.asTenant(tenant, async ctx => await buildTaughtClass(ctx, await makeMentor(ctx, mentor.id)))
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
