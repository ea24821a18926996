import { beforeAll, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { getRecord } from '#features/records/read.server.ts'
import { publishRecord, removeRecord, saveRecord, withdrawRecord } from '#features/records/write.server.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { findLmsFeature, listLmsFeatureSlugs } from './queries.server.ts'
import { lmsFeatureFields, lmsFeatureRecords } from './records.server.ts'

const database = openTestDatabase()
let tenant: TenantId
let other: TenantId
let rani: Enrolled
const id = newId()

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
})

const as = async <T>(work: (ctx: Ctx) => Promise<T>) => await database.asTenant(tenant, work, { viewer: await rani.viewer() })
const workOf = (fields: object = {}) => lmsFeatureFields.parse({ title: 'Kuis kami', slug: 'online-quiz', summary: 'Kuis', ...fields })
const save = (key: string, fields: object = {}, base = 0) =>
  as(ctx => saveRecord(ctx, lmsFeatureRecords, { id: key, base, work: workOf(fields) }))
const found = (slug: string, of = tenant, lang: 'id' | 'en' = 'id') => database.asTenant(of, ctx => findLmsFeature(ctx, slug), { lang })

it('is refused to nobody and a mentor; a slug that is taken, and one that is none', async () => {
  const attempt = async (viewer: Viewer) =>
    await database.asTenant(tenant, ctx => saveRecord(ctx, lmsFeatureRecords, { id, base: 0, work: workOf() }), { viewer })
  await expect(attempt({ kind: 'nobody' })).rejects.toMatchObject({ status: 401 })
  const mentor = await enrol(database, tenant, 'Mira', ['mentor'])
  await expect(attempt(await mentor.viewer())).rejects.toMatchObject({ status: 403 })
  await save(id, { translations: { en: { title: 'Our quiz', abilities: [{ title: 'Bank', text: 'Random' }] } } })
  await expect(save(newId())).rejects.toMatchObject({ status: 409, problems: [{ path: 'slug' }] })
  expect(lmsFeatureFields.safeParse({ title: 'Kuis', summary: 'Kuis', slug: 'Dua Kata' }).success).toBe(false)
  const stranger = await enrol(database, other, 'Oki', ['admin'])
  const theirs = { viewer: await stranger.viewer() }
  await expect(database.asTenant(other, ctx => getRecord(ctx, lmsFeatureRecords, id), theirs)).rejects.toMatchObject({ status: 404 })
})

it('is there for readers of its tenant alone, while it is published, in their language', async () => {
  expect(await found('online-quiz')).toBeUndefined()
  await as(ctx => publishRecord(ctx, lmsFeatureRecords, id))
  expect(await found('Online-Quiz')).toMatchObject({ title: 'Kuis kami', lang: 'id', langs: ['id', 'en'], abilities: [] })
  expect(await found('online-quiz', tenant, 'en')).toMatchObject({ title: 'Our quiz', summary: 'Kuis', abilities: [{ title: 'Bank' }] })
  expect(await found('online-quiz', other)).toBeUndefined()
  expect(await database.asTenant(tenant, listLmsFeatureSlugs)).toEqual(['online-quiz'])
  // Static pages are dropped with the site.
  expect(database.announced).toContain('settings')
  await as(ctx => withdrawRecord(ctx, lmsFeatureRecords, id))
  expect(await found('online-quiz')).toBeUndefined()
  await as(ctx => removeRecord(ctx, lmsFeatureRecords, id))
  expect(await database.asTenant(tenant, listLmsFeatureSlugs)).toEqual([])
})
