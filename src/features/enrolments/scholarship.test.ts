import { beforeAll, describe, expect, it } from 'vitest'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { arrive } from '#features/privacy/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { giveScholarship, type Scholarship } from './scholarship.server.ts'
import { buildOpenClass, buildTaughtClass, makeEnrolmentQueues, makeMentor, stateIn } from './testing.ts'

const database = openTestDatabase()
let mine: TenantId
let other: TenantId
let admin: Enrolled
let siti: Enrolled

beforeAll(async () => {
  await makeEnrolmentQueues(database.url)
  mine = await database.createTenant()
  other = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
  siti = await enrol(database, mine, 'Siti', ['student'])
})

const give = async (who: Enrolled | null, classId: string, of: Partial<Scholarship> = {}) => {
  const viewer = who ? (await as(who, mine)).viewer : undefined
  return await database.asTenant(mine, ctx =>
    giveScholarship({ ...ctx, viewer: viewer ?? ctx.viewer }, classId, { email: siti.email, reason: 'Juara lomba', ...of }),
  )
}

describe('a scholarship', () => {
  it('is refused to nobody, to who doesn’t look after payments, of another tenant’s class, and with what is wrong', async () => {
    const mentor = await enrol(database, mine, 'Mira', ['mentor'])
    const { id } = await database.asTenant(
      mine,
      async ctx => await buildTaughtClass(ctx, await makeMentor(ctx, mentor.id), { price_rupiah: 100_000 }),
    )
    const foreign = await database.asTenant(other, ctx => buildOpenClass(ctx, { price_rupiah: 100_000 }))
    await expect(give(null, id)).rejects.toMatchObject({ status: 401 })
    for (const who of [siti, mentor]) await expect(give(who, id)).rejects.toMatchObject({ status: 403 })
    await expect(give(admin, foreign.id)).rejects.toMatchObject({ status: 404 })
    for (const bad of [{ reason: ' ' }, { reason: 'x'.repeat(301) }, { email: 'tak-dikenal@contoh.example' }])
      await expect(give(admin, id, bad)).rejects.toMatchObject({ status: 422 })
    const child = await arrive(database, mine, { bornOn: '2012-01-01', roles: ['student'], consent: 'self' })
    await expect(give(admin, id, { email: child.email })).rejects.toMatchObject({ status: 409 })
    expect((await database.pool.query('select from enrolments where class_id = $1', [id])).rowCount).toBe(0)
  })

  it('gives a seat, and the audit log says why', async () => {
    const { id, code } = await database.asTenant(mine, ctx => buildOpenClass(ctx, { price_rupiah: 100_000 }))
    expect(await give(admin, id)).toBe('joined')
    expect(await database.asTenant(mine, ctx => stateIn(ctx, id, siti.id))).toBe('joined')
    await expect(give(admin, id)).rejects.toMatchObject({ status: 409 })
    const { rows } = await database.pool.query(`select details from audit_log where tenant_id = $1 and subject = $2`, [
      mine,
      `class/${code}`,
    ])
    expect(rows).toEqual([{ details: { what: 'participants.scholarship', count: 1, reason: 'Juara lomba' } }])
  })
})
