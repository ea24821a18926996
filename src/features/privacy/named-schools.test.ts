import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { consentText } from './consent-text.ts'
import { askGuardian, GUARDIAN_DAYS } from './guardian-asks.server.ts'
import { getJoinState } from './join.server.ts'
import { askNamedSchool, type NamedSchool, SCHOOLS_SHOWN, searchSchools } from './named-schools.server.ts'
import { collectOwnData } from './own-data.server.ts'
import { consentForPupil, listWaitingPupils } from './pupils.server.ts'
import { ADULT, arrive, DAY, type Guest, later, PUPIL } from './testing.ts'

const database = openTestDatabase()
const from = { origin: 'http://uji.localhost:3000', site: 'Uji', lang: 'id' } as const
const version = consentText({ purpose: 'membership', giver: 'school' }, 'id', from).version

let mine: TenantId
let theirs: TenantId
let school: string
let foreign: string
let teacher: Guest
let child: Guest

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  school = await buildSchool(mine, 'SMKN 2 Garut', '20210001')
  foreign = await buildSchool(theirs, 'SMKN 9 Garut', '20210009')
  teacher = await arrive(database, mine, { name: 'Bu Guru', roles: ['teacher'], schoolId: school, consent: 'self' })
})
beforeEach(async () => {
  await database.pool.query('delete from guardian_requests')
  await database.pool.query('delete from mails')
  child = await arrive(database, mine, { name: 'Budi Setia', bornOn: PUPIL })
})

async function buildSchool(tenantId: TenantId, name: string, npsn: string | null, isConfirmed = true): Promise<string> {
  const id = newId()
  await database.pool.query(
    `insert into schools (tenant_id, id, slug, npsn, name, city_code, confirmed_at) values ($1, $2, $3, $4, $5, '32.05', $6)`,
    [tenantId, id, `sekolah-${id}`, npsn, name, isConfirmed ? TEST_NOW : null],
  )
  return id
}

const ask = (named: NamedSchool, now = TEST_NOW, by = child) => by.does(ctx => askNamedSchool(ctx, named, from), now)
const queue = async (viewer: Viewer, now = TEST_NOW) =>
  (await database.asTenant(mine, listWaitingPupils, { viewer, now })).pupils.filter(({ id }) => id === child.id)
const consent = (viewer: Viewer) => database.asTenant(mine, ctx => consentForPupil(ctx, child.id, version, from), { viewer })
const mailsTo = async () => (await database.pool.query<{ to: string }>('select to_address as "to" from mails order by id')).rows

describe('naming one’s school', () => {
  it('is for children alone, and only while they wait', async () => {
    const grownUp = await arrive(database, mine, { bornOn: ADULT })
    const unknown = await arrive(database, mine)
    const member = await arrive(database, mine, { bornOn: PUPIL, consent: 'parent' })
    for (const [who, status] of [
      [grownUp, 403],
      [unknown, 403],
      [member, 409],
    ] as const)
      await expect(ask({ id: school }, TEST_NOW, who)).rejects.toMatchObject({ status })
    for (const act of [
      (named: NamedSchool) => database.asTenant(mine, ctx => askNamedSchool(ctx, named, from)),
      () => database.asTenant(mine, ctx => searchSchools(ctx, 'Garut')),
    ])
      await expect(act({ id: school })).rejects.toMatchObject({ status: 401 })
    expect(await mailsTo()).toEqual([])
  })

  it('refuses a school of another tenant, one that waits for staff, and what is none', async () => {
    const waiting = await buildSchool(mine, 'SMK Menunggu', '20210002', false)
    for (const id of [foreign, waiting, newId(), '', "' or 1=1"])
      await expect(ask({ id })).rejects.toMatchObject({ status: 422, problems: [{ path: 'school' }] })
    expect((await child.does(getJoinState)).step).toMatchObject({ last: undefined })
  })

  it('counts among the three requests a day, a form that was sent twice once', async () => {
    await Promise.all([ask({ id: school }), ask({ id: school })])
    await ask({ name: 'SMK Baru', npsn: '20219999' }, later(1000))
    await child.does(ctx => askGuardian(ctx, { name: 'Ibu', email: 'ibu@contoh.id' }, from), later(2000))
    await expect(ask({ id: school }, later(3000))).rejects.toMatchObject({ status: 429, retryAfterSeconds: DAY / 1000 - 3 })
  })
})

describe('the search for schools', () => {
  it('finds confirmed schools of the tenant by a part of the name, or the NPSN', async () => {
    const search = (text: string) => child.does(ctx => searchSchools(ctx, text))
    expect((await search('garut')).map(({ id }) => id)).toEqual([school])
    expect(await search('20210001')).toMatchObject([{ name: 'SMKN 2 Garut', npsn: '20210001' }])
    for (const none of ['20210009', '2021', '%', '_', 'Bandung', "'; drop table schools"])
      expect([none, await search(none)]).toEqual([none, []])
    for (let at = 0; at < SCHOOLS_SHOWN + 2; at++) await buildSchool(mine, `SMK Banyak ${at}`, null)
    expect(await search('smk banyak')).toHaveLength(SCHOOLS_SHOWN)
  })
})

describe('a named school', () => {
  it('finds the pupil in its list, gets one mail a day, and consents; the pupil is a student of it', async () => {
    const other = await arrive(database, mine, {
      roles: ['teacher'],
      schoolId: await buildSchool(mine, 'SMK Lain', '20210003'),
      consent: 'self',
    })
    expect(await queue(await teacher.viewer())).toEqual([])
    await ask({ id: school })
    expect((await child.does(getJoinState)).step).toMatchObject({
      last: { of: 'school', channel: 'list', name: 'SMKN 2 Garut', isOfKnownSchool: true, isOpen: true },
    })
    expect(await queue(await teacher.viewer())).toMatchObject([{ school: 'SMKN 2 Garut', newSchoolNpsn: null, hasAskedSchool: true }])
    expect(await queue(await other.viewer())).toEqual([])
    await expect(consent(await other.viewer())).rejects.toMatchObject({ status: 404 })
    await ask({ id: school }, later(1000), await arrive(database, mine, { name: 'Siti', bornOn: PUPIL }))
    expect(await mailsTo()).toEqual([{ to: teacher.email }])
    await consent(await teacher.viewer())
    expect((await child.does(getJoinState)).step).toEqual({ kind: 'done' })
    const { rows } = await database.pool.query('select kind, school_id from memberships where member_id = $1', [child.id])
    expect(rows).toEqual([{ kind: 4, school_id: school }])
  })

  it('loses the pupil when the request is over, or another one replaces it', async () => {
    await ask({ id: school })
    expect(await queue(await teacher.viewer(), later(GUARDIAN_DAYS * DAY - 1))).toHaveLength(1)
    const late = later(GUARDIAN_DAYS * DAY)
    expect(await queue(await teacher.viewer(), late)).toEqual([])
    await ask({ id: school }, late)
    await child.does(ctx => askGuardian(ctx, { name: 'Ibu', email: 'ibu@contoh.id' }, from), later(GUARDIAN_DAYS * DAY + 1000))
    expect(await queue(await teacher.viewer(), later(GUARDIAN_DAYS * DAY + 2000))).toEqual([])
  })

  it('that the tenant does not know waits: admins see it, its teacher as soon as staff have confirmed it', async () => {
    const admin = await arrive(database, mine, { roles: ['admin'], consent: 'self' })
    await ask({ name: 'SMK Harapan', npsn: '20215555' })
    expect(await queue(await admin.viewer())).toMatchObject([{ school: 'SMK Harapan', newSchoolNpsn: '20215555', hasAskedSchool: true }])
    const id = await buildSchool(mine, 'SMK Harapan Jaya', '20215555', false)
    const theirTeacher = await arrive(database, mine, { roles: ['teacher'], schoolId: id, consent: 'self' })
    expect(await queue(await theirTeacher.viewer())).toEqual([])
    await database.pool.query('update schools set confirmed_at = now() where id = $1', [id])
    expect(await queue(await theirTeacher.viewer())).toMatchObject([{ school: 'SMK Harapan Jaya', newSchoolNpsn: null }])
    expect(await queue(await teacher.viewer())).toEqual([])
    await consent(await theirTeacher.viewer())
    const { rows } = await database.pool.query('select school_id from memberships where member_id = $1', [child.id])
    expect(rows).toEqual([{ school_id: id }])
  })

  it('written by its NPSN is the one that the tenant knows; the download says which one it was', async () => {
    await ask({ name: 'Sekolahku', npsn: '20210001' })
    expect(await queue(await teacher.viewer())).toMatchObject([{ school: 'SMKN 2 Garut', newSchoolNpsn: null }])
    expect((await child.does(collectOwnData)).tables['guardian_requests']).toMatchObject([
      { asked_of: 'school', channel: 'list', guardian_name: 'SMKN 2 Garut', guardian_email: null, school_npsn: '20210001' },
    ])
  })
})
