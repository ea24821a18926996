import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listBin } from '#features/bin/queries.server.ts'
import { restoreBatch } from '#features/bin/restore.server.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { getRecord, listRecords } from './read.server.ts'
import { binEntityOf, type RecordKind, type Work } from './record-kind.ts'
import { recordReason } from './texts.ts'
import { askForPublication, orderRecords, publishRecord, removeRecord, saveRecord, withdrawRecord } from './write.server.ts'

const database = openTestDatabase()

/** Employers, as this feature sees a kind: columns and flags alone. */
const kind: RecordKind = {
  table: 'careers',
  noun: 'career',
  tag: 'careers',
  // Commands take what was parsed.
  fields: z.object({}),
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
  searched: ['company', 'summary'],
  order: [['company']],
  write: 'openings.write',
  publish: 'content.write',
  slugWithin: [],
}

let tenant: TenantId
let other: TenantId
let rani: Enrolled
let indra: Enrolled
let mitra: Enrolled
let siti: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
  indra = await enrol(database, tenant, 'Indra', ['industry'])
  mitra = await enrol(database, tenant, 'Mitra', ['partner'])
  siti = await enrol(database, tenant, 'Siti', ['student'])
})

async function as<T>(who: Enrolled | Viewer, work: (ctx: Ctx) => Promise<T>, of: TenantId = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: 'token' in who ? await who.viewer() : who, now: TEST_NOW })
}

const workOf = (more: Work = {}): Work => ({
  company: 'Cetak Jaya',
  slug: null,
  industry: 'Cetak',
  summary: 'Buku',
  content: { type: 'doc', content: [] },
  ...more,
})
const save = (who: Enrolled, id: string, base: number, more: Work = {}) =>
  as(who, ctx => saveRecord(ctx, kind, { id, base, work: workOf(more) }))
const acts = (id: string): ((ctx: Ctx) => Promise<unknown>)[] => [
  ctx => saveRecord(ctx, kind, { id, base: 1, work: workOf() }),
  ctx => getRecord(ctx, kind, id),
  ctx => publishRecord(ctx, kind, id),
  ctx => withdrawRecord(ctx, kind, id),
  ctx => askForPublication(ctx, kind, id),
  ctx => removeRecord(ctx, kind, id),
]

describe('who may not write a record', () => {
  it.each([
    ['nobody', { kind: 'nobody' } as Viewer, 401],
    ['a stranger', { kind: 'stranger', app: null } as Viewer, 404],
    ['a learner', undefined, 403],
  ])('is refused each act: %s', async (_name, viewer, status) => {
    const { id } = await save(rani, newId(), 0)
    for (const act of acts(id)) await expect(as(viewer ?? siti, act)).rejects.toMatchObject({ status })
    await expect(as(viewer ?? siti, ctx => listRecords(ctx, kind, { page: 1, perPage: 9 }))).rejects.toMatchObject({ status })
  })

  it('finds no record of another tenant, nor one that is gone', async () => {
    const { id } = await save(rani, newId(), 0)
    const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }
    for (const act of acts(id)) await expect(as(client, act, other)).rejects.toMatchObject({ status: 404 })
    await expect(save(rani, newId(), 3)).rejects.toMatchObject({ status: 404 })
  })

  it('is refused what others began, and publication, where only their own drafts are theirs', async () => {
    const { id } = await save(indra, newId(), 0)
    const { id: ranis } = await save(rani, newId(), 0)
    for (const act of acts(id)) await expect(as(mitra, act)).rejects.toMatchObject({ status: 403 })
    for (const act of acts(ranis)) await expect(as(indra, act)).rejects.toMatchObject({ status: 403 })
    await expect(as(indra, ctx => publishRecord(ctx, kind, id))).rejects.toMatchObject({ status: 403 })
    expect((await as(indra, ctx => listRecords(ctx, kind, { page: 1, perPage: 50 }))).items.map(one => one.id)).toEqual([id])
  })
})

describe('a record', () => {
  it('is made once by its id, with a slug of its name that no other has', async () => {
    const id = newId()
    const first = await save(rani, id, 0, { company: 'Toko Baru 🛠️' })
    expect(first).toMatchObject({ state: 'saved', version: 1, status: 'draft', slug: 'toko-baru' })
    expect((await save(rani, newId(), 0, { company: 'Toko Baru' })).slug).toBe('toko-baru-2')
    // A name without a letter that a slug can have.
    expect((await save(rani, newId(), 0, { company: 'شركة' })).slug).toMatch(/^career/)
    expect(await save(rani, id, 0, { company: 'Lain' })).toMatchObject({ state: 'conflict', newest: 1 })
    expect((await as(rani, ctx => getRecord(ctx, kind, id))).work).toMatchObject({ company: 'Toko Baru 🛠️' })
  })

  it('of a slug that another has is refused beside the field, and nothing of it is written', async () => {
    const { id } = await save(rani, newId(), 0, { slug: 'punya-satu' })
    const refused = save(rani, newId(), 0, { slug: 'punya-satu', company: 'Kedua' })
    await expect(refused).rejects.toMatchObject({ status: 409, problems: [{ path: 'slug' }] })
    const found = await as(rani, ctx => listRecords(ctx, kind, { page: 1, perPage: 9, search: 'Kedua' }))
    expect([found.totalItems, (await as(rani, ctx => getRecord(ctx, kind, id))).version]).toEqual([0, 1])
  })

  it('saved by two at once keeps the first, and tells the second what is newest', async () => {
    const { id } = await save(rani, newId(), 0)
    const both = await Promise.all([save(rani, id, 1, { summary: 'Satu' }), save(rani, id, 1, { summary: 'Dua' })])
    expect(both.map(one => one.state).sort()).toEqual(['conflict', 'saved'])
    const { version, work } = await as(rani, ctx => getRecord(ctx, kind, id))
    expect([version, ['Satu', 'Dua'].includes(String(work['summary']))]).toEqual([2, true])
  })

  it('is asked for by who began it, published by staff, and closed to its writer from then on', async () => {
    const { id } = await save(indra, newId(), 0, { slug: 'diminta' })
    expect((await as(indra, ctx => askForPublication(ctx, kind, id))).status).toBe('asked')
    const waiting = await as(rani, ctx => listRecords(ctx, kind, { page: 1, perPage: 50, status: 'asked' }))
    expect(waiting.items.map(one => one.id)).toEqual([id])
    database.announced.length = 0
    expect((await as(rani, ctx => publishRecord(ctx, kind, id))).status).toBe('published')
    expect(database.announced).toEqual(['careers'])
    await expect(save(indra, id, 1)).rejects.toMatchObject({ status: 403 })
    await expect(as(indra, ctx => removeRecord(ctx, kind, id))).rejects.toMatchObject({ status: 403 })
    await expect(as(indra, ctx => askForPublication(ctx, kind, id))).rejects.toMatchObject({ status: 409 })
    expect((await as(rani, ctx => withdrawRecord(ctx, kind, id))).status).toBe('draft')
    expect((await save(indra, id, 1, { slug: 'diminta' })).version).toBe(2)
    await as(indra, ctx => removeRecord(ctx, kind, id))
    await expect(as(rani, ctx => getRecord(ctx, kind, id))).rejects.toMatchObject({ status: 404 })
    const { rows } = await database.pool.query(
      `select details ->> 'what' as what from audit_log where tenant_id = $1 and at = $2 and subject = 'career/diminta' order by id`,
      [tenant, TEST_NOW],
    )
    expect(rows.map(row => row.what)).toEqual([
      'career.created',
      'career.asked',
      'career.published',
      'career.withdrawn',
      'career.changed',
      'career.removed',
    ])
  })

  it('that was removed comes back as it was, for who removed it and for staff', async () => {
    const { id } = await save(indra, newId(), 0, { slug: 'dibuang', company: 'Dibuang' })
    const before = await as(indra, ctx => getRecord(ctx, kind, id))
    const bin = [binEntityOf(kind)]
    const inBin = async (who: Enrolled) => (await as(who, ctx => listBin(ctx, bin, { perPage: 50 }))).items.map(one => one.recordId)
    const batch = await as(indra, ctx => removeRecord(ctx, kind, id))
    await expect(as(indra, ctx => getRecord(ctx, kind, id))).rejects.toMatchObject({ status: 404 })
    // Another company learns nothing of it; a learner has no bin.
    await expect(as(mitra, ctx => restoreBatch(ctx, bin, batch))).rejects.toMatchObject({ status: 404 })
    await expect(as(siti, ctx => restoreBatch(ctx, bin, batch))).rejects.toMatchObject({ status: 403 })
    expect([(await inBin(mitra)).includes(id), (await inBin(indra)).includes(id), (await inBin(rani)).includes(id)]).toEqual([
      false,
      true,
      true,
    ])
    // Its slug is taken meanwhile.
    await save(rani, newId(), 0, { slug: 'dibuang' })
    database.announced.length = 0
    expect(await as(indra, ctx => restoreBatch(ctx, bin, batch))).toMatchObject([{ recordId: id, renamedTo: 'dibuang-2' }])
    expect(database.announced).toContain('careers')
    expect(await as(indra, ctx => getRecord(ctx, kind, id))).toEqual({
      ...before,
      slug: 'dibuang-2',
      work: { ...before.work, slug: 'dibuang-2' },
    })
    // What staff removed is not for its writer to restore.
    const later = await as(rani, ctx => removeRecord(ctx, kind, id))
    await expect(as(indra, ctx => restoreBatch(ctx, bin, later))).rejects.toMatchObject({ status: 404 })
    await as(rani, ctx => restoreBatch(ctx, bin, later))
  })

  it('that rows of another table name is kept', async () => {
    const { id } = await save(rani, newId(), 0)
    await database.pool.query(
      `insert into jobs (tenant_id, id, career_id, slug, title, type, mode, summary, duties, requirements)
       values ($1, $2, $3, 'x', 'x', 'contract', 'remote', 'x', '{}', '{}')`,
      [tenant, newId(), id],
    )
    const held = { ...kind, keptBy: [{ table: 'jobs', column: 'career_id' }] } satisfies RecordKind
    await expect(as(rani, ctx => removeRecord(ctx, held, id))).rejects.toMatchObject({ status: 409 })
    expect((await as(rani, ctx => getRecord(ctx, kind, id))).id).toBe(id)
  })

  it('that something refers to is kept', async () => {
    const { id } = await save(rani, newId(), 0)
    const inUse = { ...kind, whyKept: async () => recordReason('ReferenceMissing') }
    await expect(as(rani, ctx => removeRecord(ctx, inUse, id))).rejects.toMatchObject({ status: 409 })
    expect((await as(rani, ctx => getRecord(ctx, kind, id))).id).toBe(id)
  })
})

describe('an order', () => {
  const ordered: RecordKind = {
    ...kind,
    table: 'questions',
    noun: 'question',
    tag: 'settings',
    columns: { question: 'question', answer: 'answer' },
    title: 'question',
    searched: ['question'],
    order: [['position']],
    write: 'content.write',
  }
  delete ordered.publish
  delete ordered.slugWithin

  it('is refused with an id that is not there, and taken whole', async () => {
    const ids = [newId(), newId(), newId()]
    for (const id of ids) await as(rani, ctx => saveRecord(ctx, ordered, { id, base: 0, work: { question: id, answer: 'Ya' } }))
    const listed = async () => (await as(rani, ctx => listRecords(ctx, ordered, { page: 1, perPage: 9 }))).items.map(one => one.id)
    await expect(as(rani, ctx => orderRecords(ctx, ordered, [...ids, newId()]))).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'ids' }],
    })
    await expect(as(indra, ctx => orderRecords(ctx, ordered, ids))).rejects.toMatchObject({ status: 403 })
    expect(await listed()).toEqual(ids)
    await as(rani, ctx => orderRecords(ctx, ordered, ids.toReversed()))
    expect(await listed()).toEqual(ids.toReversed())
  })
})
