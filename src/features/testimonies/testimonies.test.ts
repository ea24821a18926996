import { beforeAll, expect, it } from 'vitest'
import { listClassVoices } from '#features/classes/around.server.ts'
import { buildClass } from '#features/classes/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { getRecord, listRecords } from '#features/records/read.server.ts'
import { publishRecord, removeRecord, saveRecord, withdrawRecord } from '#features/records/write.server.ts'
import { addTestimony } from '#features/voices/commands.server.ts'
import { listVoices, rejectVoice } from '#features/voices/moderation.server.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { testimonyFields, testimonyRecords } from './records.server.ts'

const database = openTestDatabase()
let tenant: TenantId
let other: TenantId
let rani: Enrolled
let classId: string

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
  classId = (await database.asTenant(tenant, ctx => buildClass(ctx))).id
})

const by = async <T>(viewer: Viewer, work: (ctx: Ctx) => Promise<T>, of = tenant) => await database.asTenant(of, work, { viewer })
const as = async <T>(work: (ctx: Ctx) => Promise<T>) => await by(await rani.viewer(), work)
const workOf = (fields: object = {}) =>
  testimonyFields.parse({ name: 'Siti', message: 'Mentornya sabar.', consent: 'Setuju, 3 November', ...fields })
const save = (id: string, fields: object = {}, base = 0) => as(ctx => saveRecord(ctx, testimonyRecords, { id, base, work: workOf(fields) }))
const voicesOf = (lang: 'id' | 'en' = 'id') => database.asTenant(tenant, ctx => listClassVoices(ctx, classId), { lang })

it('is refused to nobody, a student, and the staff of another tenant; without a consent; about a class that is not there', async () => {
  const id = newId()
  const student = await enrol(database, tenant, 'Sari', ['student'])
  const stranger = await enrol(database, other, 'Oki', ['admin'])
  const attempt = (ctx: Ctx) => saveRecord(ctx, testimonyRecords, { id, base: 0, work: workOf() })
  await expect(by({ kind: 'nobody' }, attempt)).rejects.toMatchObject({ status: 401 })
  await expect(by(await student.viewer(), attempt)).rejects.toMatchObject({ status: 403 })
  await save(id)
  const theirs = await stranger.viewer()
  await expect(by(theirs, ctx => getRecord(ctx, testimonyRecords, id), other)).rejects.toMatchObject({ status: 404 })
  await expect(by(theirs, ctx => publishRecord(ctx, testimonyRecords, id), other)).rejects.toMatchObject({ status: 404 })
  expect(testimonyFields.safeParse({ name: 'Siti', message: 'Bagus', consent: ' ' }).success).toBe(false)
  // A line that was emptied.
  expect(workOf({ role: null })).toMatchObject({ role: '' })
  await expect(save(newId(), { classId: newId() })).rejects.toMatchObject({ status: 422, problems: [{ path: 'classId' }] })
})

it('is shown once it is published, in its order and the reader’s language, and no longer once it is taken back', async () => {
  const [first, second] = [newId(), newId()]
  await save(first, { name: 'Belakang', classId, translations: { en: { message: 'Patient mentors.' } } })
  await save(second, { name: 'Depan', classId, position: 1, photo: '/art/avatar/siti.svg' })
  expect(await voicesOf()).toEqual([])
  for (const id of [first, second]) expect((await as(ctx => publishRecord(ctx, testimonyRecords, id))).status).toBe('published')
  expect((await voicesOf()).map(one => [one.name, one.photo])).toEqual([
    ['Depan', '/art/avatar/siti.svg'],
    ['Belakang', null],
  ])
  expect((await voicesOf('en')).map(one => [one.message, one.lang])).toEqual([
    ['Mentornya sabar.', 'id'],
    ['Patient mentors.', 'en'],
  ])
  // Who decided may be erased, and an API client is nobody: the decision stays.
  await database.asTenant(tenant, ctx =>
    ctx.db.updateTable('testimonies').set({ decided_by: null }).where('tenant_id', '=', tenant).execute(),
  )
  expect(database.announced).toContain('voices')
  await as(ctx => withdrawRecord(ctx, testimonyRecords, second))
  expect((await voicesOf()).map(one => one.name)).toEqual(['Belakang'])
  // What staff wrote or took back waits for nobody.
  expect((await as(ctx => listVoices(ctx, { state: 'waiting' }, { perPage: 9 }))).items).toEqual([])
  await as(ctx => removeRecord(ctx, testimonyRecords, first))
  expect(await voicesOf()).toEqual([])
})

it('of a visitor waits in both lists, and is gone from this one once it is refused', async () => {
  await database.asTenant(tenant, ctx => addTestimony(ctx, { name: 'Tamu', role: '', message: 'Bagus.', consent: 'Saya setuju' }))
  const waiting = await as(ctx => listVoices(ctx, { state: 'waiting' }, { perPage: 9 }))
  const id = waiting.items[0]?.id ?? ''
  expect((await as(ctx => getRecord(ctx, testimonyRecords, id))).work).toMatchObject({ consent: 'Saya setuju' })
  const list = () => as(ctx => listRecords(ctx, testimonyRecords, { page: 1, perPage: 9, search: 'Tamu' }))
  expect((await list()).items.map(one => one.status)).toEqual(['draft'])
  await as(ctx => rejectVoice(ctx, 'testimonies', id))
  expect((await list()).items).toEqual([])
  await expect(as(ctx => getRecord(ctx, testimonyRecords, id))).rejects.toMatchObject({ status: 404 })
})
