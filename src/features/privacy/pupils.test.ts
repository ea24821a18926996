import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { consentText } from './consent-text.ts'
import { listOwnConsents } from './consents.server.ts'
import { consentForPupil, correctBirthDate, listWaitingPupils } from './pupils.server.ts'
import { ADULT, arrive, CHILD, type Guest } from './testing.ts'

const database = openTestDatabase()
const from = { origin: 'http://uji.localhost:3000', site: 'Uji', lang: 'id' } as const
const version = consentText({ purpose: 'membership', giver: 'school' }, 'id', from).version
const school = newId()

let mine: TenantId
let theirs: TenantId
let admin: Guest
let teacher: Guest
let pupil: Guest

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await arrive(database, mine, { name: 'Adi', roles: ['admin'], consent: 'self' })
  teacher = await arrive(database, mine, { name: 'Bu Guru', roles: ['teacher'], schoolId: school, consent: 'self' })
})
beforeEach(async () => {
  await database.pool.query("delete from members where name in ('Pupil', 'Lain')")
  pupil = await arrive(database, mine, { name: 'Pupil', bornOn: CHILD, roles: ['student'], schoolId: school, grantedBy: teacher.id })
})

const list = async (viewer: Viewer, tenant = mine) =>
  (await database.asTenant(tenant, listWaitingPupils, { viewer })).pupils.map(one => one.id)
const consent = (viewer: Viewer, id: string, tenant = mine) =>
  database.asTenant(tenant, ctx => consentForPupil(ctx, id, version, from), { viewer })
const correct = (viewer: Viewer, id: string, bornOn: string) =>
  database.asTenant(mine, ctx => correctBirthDate(ctx, id, bornOn), { viewer })
const acts = async (act: string) => (await database.pool.query('select subject, actor from audit_log where act = $1', [act])).rows

async function outsiders(): Promise<[Viewer, number][]> {
  const others = (['mentor', 'student', 'writer', 'partner', 'lead_region'] as const).map(role =>
    arrive(database, mine, { roles: [role], consent: 'self' }),
  )
  const people = await Promise.all((await Promise.all(others)).map(guest => guest.viewer()))
  return [
    [{ kind: 'nobody' }, 401],
    [{ kind: 'stranger', app: null }, 404],
    [{ kind: 'api-client', clientId: newId(), scopes: ['settings:write'] }, 403],
    [await pupil.viewer(), 403],
    ...people.map((viewer): [Viewer, number] => [viewer, 403]),
  ]
}

describe('the school’s consent', () => {
  it('is refused to all but admins and teachers', async () => {
    for (const [viewer, status] of await outsiders()) {
      await expect(list(viewer)).rejects.toMatchObject({ status })
      await expect(consent(viewer, pupil.id)).rejects.toMatchObject({ status })
      await expect(correct(viewer, pupil.id, ADULT)).rejects.toMatchObject({ status })
    }
    await expect(correct(await teacher.viewer(), pupil.id, ADULT)).rejects.toMatchObject({ status: 403 })
    expect(await pupil.viewer()).toMatchObject({ person: { roles: [] } })
  })

  it('reaches a teacher’s own school, an admin’s whole tenant, and no other tenant', async () => {
    const elsewhere = await arrive(database, mine, { name: 'Lain', bornOn: CHILD, roles: ['student'], schoolId: newId() })
    const without = await arrive(database, mine, { name: 'Lain', bornOn: CHILD })
    const foreign = await arrive(database, theirs, { name: 'Lain', bornOn: CHILD, schoolId: school, roles: ['student'] })
    const lost = await arrive(database, mine, { roles: ['teacher'], consent: 'self' })
    expect(await list(await teacher.viewer())).toEqual([pupil.id])
    expect((await list(await admin.viewer())).sort()).toEqual([pupil.id, elsewhere.id, without.id].sort())
    expect(await list(await lost.viewer())).toEqual([])
    for (const id of [elsewhere.id, without.id, foreign.id, newId(), 'x', "' or 1=1"])
      await expect(consent(await teacher.viewer(), id)).rejects.toMatchObject({ status: 404 })
    await expect(consent(await lost.viewer(), pupil.id)).rejects.toMatchObject({ status: 404 })
    await expect(consent(await admin.viewer(), foreign.id)).rejects.toMatchObject({ status: 404 })
  })

  it('is for children who wait', async () => {
    const grownUp = await arrive(database, mine, { name: 'Lain', bornOn: ADULT, roles: ['student'], schoolId: school })
    const silent = await arrive(database, mine, { name: 'Lain', roles: ['student'], schoolId: school })
    const allowed = await arrive(database, mine, { name: 'Lain', bornOn: CHILD, roles: ['student'], schoolId: school, consent: 'parent' })
    const alone = await arrive(database, mine, { name: 'Lain', bornOn: CHILD, roles: ['student'], schoolId: school, consent: 'self' })
    expect((await list(await teacher.viewer())).sort()).toEqual([pupil.id, alone.id].sort())
    for (const guest of [grownUp, silent]) await expect(consent(await teacher.viewer(), guest.id)).rejects.toMatchObject({ status: 404 })
    await consent(await teacher.viewer(), allowed.id)
    expect((await allowed.does(listOwnConsents)).map(one => one.giver)).toEqual(['parent'])
  })

  it('makes the pupil a member, names who gave it, and is logged once', async () => {
    const viewer = await teacher.viewer()
    await expect(database.asTenant(mine, ctx => consentForPupil(ctx, pupil.id, 'old', from), { viewer })).rejects.toMatchObject({
      status: 409,
    })
    await Promise.all([consent(viewer, pupil.id), consent(viewer, pupil.id)])
    expect(await pupil.viewer()).toMatchObject({ person: { role: 'student', isChild: true } })
    expect(await pupil.does(listOwnConsents)).toMatchObject([{ giver: 'school', giverName: 'Bu Guru', givenAt: TEST_NOW }])
    expect(await acts('consent.given-for-child')).toEqual([{ subject: pupil.id, actor: `Bu Guru <${teacher.email}>` }])
    expect(await list(viewer)).toEqual([])
  })
})

describe('a corrected date of birth', () => {
  it('lets who is 18 after all decide alone', async () => {
    await correct(await admin.viewer(), pupil.id, ADULT)
    await correct(await admin.viewer(), pupil.id, ADULT)
    expect(await pupil.viewer()).toMatchObject({ person: { isChild: false, roles: [] } })
    expect(await acts('member.corrected')).toEqual([{ subject: pupil.id, actor: `Adi <${admin.email}>` }])
    for (const id of [newId(), 'x']) await expect(correct(await admin.viewer(), id, ADULT)).rejects.toMatchObject({ status: 404 })
  })

  it('ends what a child consented to alone', async () => {
    const guest = await arrive(database, mine, { name: 'Lain', bornOn: ADULT, roles: ['student'], consent: 'self' })
    await correct(await admin.viewer(), guest.id, CHILD)
    expect(await guest.does(listOwnConsents)).toMatchObject([{ withdrawnAt: TEST_NOW }])
    expect(await guest.viewer()).toMatchObject({ person: { isChild: true, roles: [] } })
  })
})
