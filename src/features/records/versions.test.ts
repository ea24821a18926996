import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { restoreBatch } from '#features/bin/restore.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { getRecord } from './read.server.ts'
import { binEntityOf, languageFields, type RecordKind, type Work } from './record-kind.ts'
import { restoreRecord } from './restore.server.ts'
import { getRecordVersion, listRecordVersions, MOST_VERSIONS } from './versions.server.ts'
import { removeRecord, saveRecord } from './write.server.ts'

const database = openTestDatabase()

const texts = { industry: z.string(), summary: z.string().max(20) }
const kind: RecordKind = {
  table: 'careers',
  noun: 'career',
  tag: 'careers',
  fields: z.object({
    company: z.string(),
    slug: z.string().nullable().default(null),
    ...texts,
    content: z.object({ type: z.literal('doc'), content: z.array(z.any()) }),
    ...languageFields(texts),
  }),
  columns: {
    company: 'company',
    slug: 'slug',
    industry: 'industry',
    summary: 'summary',
    content: { name: 'content', as: 'json' },
    lang: 'lang',
    translations: { name: 'translations', as: 'json' },
  },
  title: 'company',
  searched: ['company'],
  order: [['company']],
  write: 'openings.write',
  publish: 'content.write',
  slugWithin: [],
}

let tenant: TenantId
let other: TenantId
let rani: Enrolled
let budi: Enrolled
let indra: Enrolled
let siti: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
  budi = await enrol(database, tenant, 'Budi', ['admin'])
  indra = await enrol(database, tenant, 'Indra', ['industry'])
  siti = await enrol(database, tenant, 'Siti', ['student'])
})

async function as<T>(who: Enrolled | Viewer, work: (ctx: Ctx) => Promise<T>, of: TenantId = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: 'token' in who ? await who.viewer() : who, now: TEST_NOW })
}

const workOf = (more: Work = {}): Work =>
  kind.fields.parse({ company: 'Cetak Jaya', industry: 'Cetak', summary: 'Buku', content: { type: 'doc', content: [] }, ...more })
const save = (who: Enrolled, id: string, base: number, more: Work = {}) =>
  as(who, ctx => saveRecord(ctx, kind, { id, base, work: workOf(more) }))
const versionsOf = (id: string) => as(rani, ctx => listRecordVersions(ctx, kind, id))
const restore = (who: Enrolled, id: string, base: number, version: number) =>
  as(who, ctx => restoreRecord(ctx, kind, { id, base, version }))
const acts = (id: string): ((ctx: Ctx) => Promise<unknown>)[] => [
  ctx => listRecordVersions(ctx, kind, id),
  ctx => getRecordVersion(ctx, kind, id, 1),
  ctx => restoreRecord(ctx, kind, { id, base: 1, version: 1 }),
]

describe('the versions of a record', () => {
  it.each([
    ['nobody', { kind: 'nobody' } as Viewer, 401],
    ['a stranger', { kind: 'stranger', app: null } as Viewer, 404],
    ['a learner', undefined, 403],
  ])('are closed to %s', async (_name, viewer, status) => {
    const { id } = await save(rani, newId(), 0)
    for (const act of acts(id)) await expect(as(viewer ?? siti, act)).rejects.toMatchObject({ status })
  })

  it('are those of another tenant’s record to nobody, and of others’ to none who write only their own', async () => {
    const { id } = await save(rani, newId(), 0)
    const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }
    for (const act of acts(id)) {
      await expect(as(client, act, other)).rejects.toMatchObject({ status: 404 })
      await expect(as(indra, act)).rejects.toMatchObject({ status: 403 })
    }
    // Row by row in the database, too.
    const seen = await database.asTenant(other, ctx => ctx.db.selectFrom('record_versions').select('record_id').execute())
    expect(seen).toEqual([])
  })

  it('say who saved each, when, and which fields changed', async () => {
    const { id } = await save(rani, newId(), 0)
    await save(budi, id, 1, { summary: 'Majalah', translations: { en: { summary: 'Magazines' } } })
    expect(await versionsOf(id)).toEqual([
      { version: 2, savedBy: 'Budi', savedAt: TEST_NOW, changed: ['summary', 'translations'] },
      { version: 1, savedBy: 'Rani', savedAt: TEST_NOW, changed: [] },
    ])
    expect(await as(rani, ctx => getRecordVersion(ctx, kind, id, 1))).toMatchObject({ summary: 'Buku', translations: {} })
    await expect(as(rani, ctx => getRecordVersion(ctx, kind, id, 3))).rejects.toMatchObject({ status: 404 })
  })

  it('hold the state before the first save of a record that was there without any', async () => {
    const { id } = await save(rani, newId(), 0)
    await database.pool.query('delete from record_versions where tenant_id = $1 and record_id = $2', [tenant, id])
    await save(rani, id, 1, { summary: 'Sesudah' })
    expect((await versionsOf(id)).map(one => [one.version, one.savedBy])).toEqual([
      [2, 'Rani'],
      [1, null],
    ])
    expect(await as(rani, ctx => getRecordVersion(ctx, kind, id, 1))).toMatchObject({ summary: 'Buku' })
  })

  it('are not added to by a save that is refused or that met another', async () => {
    const { id } = await save(rani, newId(), 0, { slug: 'versi-satu' })
    await save(rani, newId(), 0, { slug: 'versi-dua' })
    await expect(save(rani, id, 1, { slug: 'versi-dua' })).rejects.toMatchObject({ status: 409 })
    expect(await save(rani, id, 7)).toMatchObject({ state: 'conflict' })
    expect((await versionsOf(id)).length).toBe(1)
  })

  it('are bounded: the oldest go', async () => {
    const { id } = await save(rani, newId(), 0)
    await database.pool.query(
      `insert into record_versions (tenant_id, kind, record_id, version, work, saved_at)
       select tenant_id, kind, record_id, n, work, saved_at from record_versions, generate_series(2, $3) n where tenant_id = $1 and record_id = $2`,
      [tenant, id, MOST_VERSIONS + 5],
    )
    await database.pool.query('update careers set version = $3 where tenant_id = $1 and id = $2', [tenant, id, MOST_VERSIONS + 5])
    await save(rani, id, MOST_VERSIONS + 5, { summary: 'Lagi' })
    const versions = (await versionsOf(id)).map(one => one.version)
    expect([versions.length, versions.at(0), versions.at(-1)]).toEqual([MOST_VERSIONS, MOST_VERSIONS + 6, 7])
  })

  it('go to the bin with their record, without those of another kind’s record of that id, and come back', async () => {
    const { id } = await save(rani, newId(), 0)
    await save(rani, id, 1, { summary: 'Kedua' })
    await database.pool.query(
      `insert into record_versions (tenant_id, kind, record_id, version, work, saved_at) values ($1, 'speaker', $2, 1, '{}', now())`,
      [tenant, id],
    )
    const kinds = async () => {
      const { rows } = await database.pool.query(
        'select kind from record_versions where tenant_id = $1 and record_id = $2 order by kind, version',
        [tenant, id],
      )
      return rows.map(row => row.kind)
    }
    const batch = await as(rani, ctx => removeRecord(ctx, kind, id))
    expect(await kinds()).toEqual(['speaker'])
    await as(rani, ctx => restoreBatch(ctx, [binEntityOf(kind)], batch))
    expect(await kinds()).toEqual(['career', 'career', 'speaker'])
    expect((await versionsOf(id)).map(one => one.savedBy)).toEqual(['Rani', 'Rani'])
  })

  it('are no deadlock between a save and a removal of the record at the same time', async () => {
    for (let round = 0; round < 25; round++) {
      const { id } = await save(rani, newId(), 0)
      const removal = () => as(budi, ctx => removeRecord(ctx, kind, id))
      const ended = await Promise.allSettled([save(rani, id, 1, { summary: 'Baru' }), removal(), restore(rani, id, 1, 1)])
      const refused = ended.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
      // Who comes after the removal finds nothing; nobody waits in vain.
      expect(refused.map(({ status, code }) => status ?? code).filter(status => status !== 404)).toEqual([])
    }
  })
})

describe('restoring a version', () => {
  it('is a save: the fields are as they were, the version is a new one, and the audit log says which was restored', async () => {
    const { id } = await save(rani, newId(), 0, { slug: 'dikembalikan', translations: { en: { summary: 'Books' } } })
    await save(budi, id, 1, { slug: 'dikembalikan', summary: 'Salah' })
    database.announced.length = 0
    expect(await restore(rani, id, 2, 1)).toMatchObject({ state: 'saved', version: 3 })
    expect(database.announced).toEqual(['careers'])
    expect((await as(rani, ctx => getRecord(ctx, kind, id))).work).toMatchObject({
      summary: 'Buku',
      translations: { en: { summary: 'Books' } },
    })
    expect((await versionsOf(id)).map(one => [one.version, one.savedBy])).toEqual([
      [3, 'Rani'],
      [2, 'Budi'],
      [1, 'Rani'],
    ])
    const { rows } = await database.pool.query(
      `select details from audit_log where tenant_id = $1 and subject = 'career/dikembalikan' order by id desc limit 1`,
      [tenant],
    )
    expect(rows).toEqual([{ details: { what: 'career.changed', restored: 1 } }])
  })

  it('meets a conflict where somebody saved meanwhile, and writes nothing', async () => {
    const { id } = await save(rani, newId(), 0)
    await save(budi, id, 1, { summary: 'Baru' })
    expect(await restore(rani, id, 1, 1)).toMatchObject({ state: 'conflict', newest: 2 })
    expect((await as(rani, ctx => getRecord(ctx, kind, id))).work).toMatchObject({ summary: 'Baru' })
  })

  it('is refused beside the field for what the rules of today refuse, and where there is no such version', async () => {
    const { id } = await save(rani, newId(), 0)
    await save(rani, id, 1, { summary: 'Baru' })
    await database.pool.query(`update record_versions set work = work || $3 where tenant_id = $1 and record_id = $2 and version = 1`, [
      tenant,
      id,
      JSON.stringify({ summary: 'Lebih panjang daripada yang boleh' }),
    ])
    await expect(restore(rani, id, 2, 1)).rejects.toMatchObject({ status: 422, problems: [{ path: 'summary' }] })
    await expect(restore(rani, id, 2, 9)).rejects.toMatchObject({ status: 404 })
    expect((await as(rani, ctx => getRecord(ctx, kind, id))).version).toBe(2)
  })
})
