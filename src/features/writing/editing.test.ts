import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { deletePost, updatePost } from '#features/posts/commands.server.ts'
import { getPost } from '#features/posts/queries.server.ts'
import { buildPost } from '#features/posts/testing.ts'
import { getWork, listVersions } from '#features/posts/versions.server.ts'
import { type PostWork, saveInput } from '#features/posts/work.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { statusOfSecond } from '#platform/testing/writers.ts'
import { publishPost, restoreVersion, savePost, withdrawPost } from './editing.server.ts'

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let rani: Enrolled
let budi: Enrolled
let siti: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
  budi = await enrol(database, tenant, 'Budi', ['writer'])
  siti = await enrol(database, tenant, 'Siti', ['student'])
})

const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

async function as<T>(who: Enrolled | Viewer, work: (ctx: Ctx) => Promise<T>, now: Date = TEST_NOW, of: TenantId = tenant): Promise<T> {
  return await database.asTenant(of, work, { viewer: 'token' in who ? await who.viewer() : who, now })
}

const toSave = (id: string, base: number, work: Partial<PostWork> & { content?: unknown } = {}) =>
  saveInput.parseAsync({
    id,
    kindSlug: 'news',
    base,
    work: { title: 'Kabar baru', content: fromMarkup('Isi.'), authorName: '', ...work },
  })
const save = async (who: Enrolled, id: string, base: number, work: Partial<PostWork> = {}, now?: Date) => {
  const input = await toSave(id, base, work)
  return await as(who, ctx => savePost(ctx, input), now)
}
const shown = (id: string) => as({ kind: 'nobody' }, ctx => getPost(ctx, { id }), later(60))

describe('who may not write', () => {
  it.each([
    ['nobody', { kind: 'nobody' } as Viewer, 401],
    ['a learner', undefined, 403],
  ])('saves, publishes and reads no versions: %s', async (_name, viewer, status) => {
    const { id } = await as(rani, ctx => buildPost(ctx))
    const input = await toSave(id, 1)
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      ctx => savePost(ctx, input),
      ctx => publishPost(ctx, { id, version: 1 }),
      ctx => withdrawPost(ctx, id),
      ctx => restoreVersion(ctx, { id, version: 1, base: 1 }),
      ctx => listVersions(ctx, id),
      ctx => getWork(ctx, id),
    ]
    for (const act of acts) await expect(as(viewer ?? siti, act)).rejects.toMatchObject({ status })
    expect((await shown(id)).title).not.toBe('Kabar baru')
  })

  it('reaches no post of another tenant', async () => {
    const { id } = await as(rani, ctx => buildPost(ctx))
    const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }
    const input = await toSave(id, 1)
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      ctx => savePost(ctx, input),
      ctx => publishPost(ctx, { id, version: 1 }),
      ctx => getWork(ctx, id),
      ctx => listVersions(ctx, id),
    ]
    for (const act of acts) await expect(as(client, act, TEST_NOW, other)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a save', () => {
  it('makes a draft at first, by the writer’s name, with a slug of its title that follows it', async () => {
    const id = newId()
    const first = await save(rani, id, 0)
    expect(first).toMatchObject({ state: 'saved', slug: 'kabar-baru', status: 'draft', version: 1, shownVersion: 1 })
    await expect(shown(id)).rejects.toMatchObject({ status: 404 })
    const next = await save(rani, id, 1, { title: 'Kabar lain' })
    expect(next).toMatchObject({ slug: 'kabar-lain', version: 2, shownVersion: 2 })
    expect(await as(rani, ctx => getWork(ctx, id))).toMatchObject({ title: 'Kabar lain', slug: null, authorName: '' })
  })

  it('keeps a language that has no title yet, and shows it once it has one', async () => {
    const id = newId()
    const text = { summary: '', content: fromMarkup('Text.') }
    await save(rani, id, 0, { translations: { en: { title: '', ...text } } })
    await as(rani, ctx => publishPost(ctx, { id, version: 1 }))
    expect((await as(rani, ctx => getWork(ctx, id))).translations).toEqual({ en: { title: '', ...text } })
    expect((await shown(id)).langs).toEqual(['id'])
    await save(rani, id, 1, { translations: { en: { title: 'News', ...text } } })
    await as(rani, ctx => publishPost(ctx, { id, version: 2 }))
    expect((await shown(id)).langs).toEqual(['id', 'en'])
  })

  it('makes one post, however often the first one is sent', async () => {
    const id = newId()
    const input = await toSave(id, 0)
    const status = await statusOfSecond(
      database,
      { tenantId: tenant, viewer: await rani.viewer() },
      ctx => savePost(ctx, input),
      ctx => savePost(ctx, input),
    )
    expect(status).toBe(200)
    const versions = await as(rani, ctx => listVersions(ctx, id))
    expect(versions.filter(({ isAside }) => !isAside)).toHaveLength(1)
  })

  it('takes a title that is still empty, and gives each draft a slug of its own', async () => {
    const [one, two] = [newId(), newId()]
    expect((await save(rani, one, 0, { title: '' })).slug).toMatch(/^tanpa-judul/)
    expect((await save(rani, two, 0, { title: '' })).slug).toMatch(/^tanpa-judul-\d+$/)
    await expect(as(rani, ctx => publishPost(ctx, { id: one, version: 1 }))).rejects.toMatchObject({
      status: 422,
      problems: [{ path: 'title' }],
    })
  })

  it('refuses a slug that another post has, and one that a page would read as something else', async () => {
    const { slug } = await as(rani, ctx => buildPost(ctx))
    await expect(save(rani, newId(), 0, { slug })).rejects.toMatchObject({ status: 409, problems: [{ path: 'slug' }] })
    await expect(save(rani, newId(), 0, { slug: 'event' })).rejects.toMatchObject({ status: 422, problems: [{ path: 'slug' }] })
  })

  it('is 404 for a post that was removed meanwhile', async () => {
    const { id, slug } = await as(rani, ctx => buildPost(ctx))
    await as(budi, ctx => deletePost(ctx, { slug, kindSlug: 'news' }))
    await expect(save(rani, id, 1)).rejects.toMatchObject({ status: 404 })
  })

  it('of a published post is not shown before it is published', async () => {
    const { id } = await as(rani, ctx => buildPost(ctx, { title: 'Lama' }))
    const saved = await save(rani, id, 1, { title: 'Baru' })
    expect(saved).toMatchObject({ version: 2, shownVersion: 1, status: 'published' })
    expect((await shown(id)).title).toBe('Lama')
    const published = await as(budi, ctx => publishPost(ctx, { id, version: 2 }))
    expect(published).toMatchObject({ version: 2, shownVersion: 2, status: 'published' })
    const post = await shown(id)
    expect(post).toMatchObject({ title: 'Baru', publishedAt: later(-24 * 60) })
  })
})

describe('two writers', () => {
  it('lose nothing: what was typed on an older version is kept beside the newest', async () => {
    const id = newId()
    await save(rani, id, 0, { title: 'Bersama' })
    expect(await save(budi, id, 1, { title: 'Punya Budi' })).toMatchObject({ state: 'saved', version: 2 })
    const lost = await save(rani, id, 1, { title: 'Punya Rani' })
    expect(lost).toMatchObject({ state: 'conflict', newest: 2, version: 3 })
    expect(await as(rani, ctx => getWork(ctx, id))).toMatchObject({ title: 'Punya Budi' })
    const versions = await as(rani, ctx => listVersions(ctx, id))
    expect(versions.map(one => [one.version, one.title, one.savedBy, one.isAside, one.isShown])).toEqual([
      [3, 'Punya Rani', 'Rani', true, false],
      [2, 'Punya Budi', 'Budi', false, true],
      [1, 'Bersama', 'Rani', false, false],
    ])
    const taken = await as(rani, ctx => restoreVersion(ctx, { id, version: 3, base: 2 }))
    expect(taken).toMatchObject({ state: 'saved', version: 4 })
    expect(await as(rani, ctx => getWork(ctx, id))).toMatchObject({ title: 'Punya Rani' })
  })

  it('publish only what they see', async () => {
    const id = newId()
    await save(rani, id, 0)
    await save(budi, id, 1, { title: 'Berubah' })
    await expect(as(rani, ctx => publishPost(ctx, { id, version: 1 }))).rejects.toMatchObject({ status: 409 })
    await expect(as(rani, ctx => restoreVersion(ctx, { id, version: 1, base: 1 }))).rejects.toMatchObject({ status: 409 })
  })

  it('and an API client see each other', async () => {
    const { id, slug } = await as(rani, ctx => buildPost(ctx, { title: 'Semula' }))
    const client: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }
    await as(client, ctx => updatePost(ctx, { slug, kindSlug: 'news', title: 'Dari program' }))
    expect(await save(rani, id, 1, { title: 'Dari Rani' })).toMatchObject({ state: 'conflict', newest: 2 })
    const versions = await as(rani, ctx => listVersions(ctx, id))
    expect(versions.map(one => [one.version, one.title, one.savedBy])).toEqual([
      [3, 'Dari Rani', 'Rani'],
      [2, 'Dari program', null],
      [1, 'Semula', null],
    ])
  })
})

describe('the history', () => {
  it('holds one version of a sitting, and a new one after it', async () => {
    const id = newId()
    await save(rani, id, 0, { title: 'A' })
    await save(rani, id, 1, { title: 'AB' }, later(1))
    await save(rani, id, 2, { title: 'ABC' }, later(9))
    await save(rani, id, 3, { title: 'ABCD' }, later(11))
    const versions = await as(rani, ctx => listVersions(ctx, id))
    expect(versions.map(one => [one.version, one.title, one.beganAt, one.savedAt])).toEqual([
      [4, 'ABCD', later(11), later(11)],
      [3, 'ABC', TEST_NOW, later(9)],
    ])
  })

  it('keeps every version that readers got', async () => {
    const id = newId()
    await save(rani, id, 0, { title: 'A' })
    await as(rani, ctx => publishPost(ctx, { id, version: 1 }))
    await save(rani, id, 1, { title: 'AB' }, later(1))
    await save(rani, id, 2, { title: 'ABC' }, later(2))
    const versions = await as(rani, ctx => listVersions(ctx, id), later(3))
    expect(versions.map(one => [one.title, one.isShown])).toEqual([
      ['ABC', false],
      ['A', true],
    ])
  })

  it('brings back each field, in every language', async () => {
    const id = newId()
    const en = { title: 'News', summary: 'Short', content: fromMarkup('Text.') }
    const work = { title: 'Kabar', summary: 'Singkat', slug: 'slug-pilihan', translations: { en }, details: {}, cover: '/art/batik-1.svg' }
    await save(rani, id, 0, work)
    const before = await as(rani, ctx => getWork(ctx, id, 1))
    await save(budi, id, 1, { title: 'Lain', translations: {} })
    expect((await as(budi, ctx => getWork(ctx, id))).translations).toEqual({})
    await as(rani, ctx => restoreVersion(ctx, { id, version: 1, base: 2 }))
    expect(await as(rani, ctx => getWork(ctx, id))).toEqual(before)
    expect(before).toMatchObject({ ...work, translations: { en } })
  })

  it('has no version of that number: 404', async () => {
    const { id } = await as(rani, ctx => buildPost(ctx))
    await expect(as(rani, ctx => getWork(ctx, id, 9))).rejects.toMatchObject({ status: 404 })
    await expect(as(rani, ctx => listVersions(ctx, newId()))).rejects.toMatchObject({ status: 404 })
    expect(await as(rani, ctx => listVersions(ctx, id))).toEqual([])
  })
})

describe('a publication', () => {
  it('is now, on a day in the future, or taken back', async () => {
    const id = newId()
    await save(rani, id, 0)
    expect(await as(rani, ctx => publishPost(ctx, { id, version: 1, publishedAt: later(30).toISOString() }))).toMatchObject({
      status: 'scheduled',
    })
    await expect(as({ kind: 'nobody' }, ctx => getPost(ctx, { id }))).rejects.toMatchObject({ status: 404 })
    // What is saved before its day is shown on it.
    await save(rani, id, 1, { title: 'Terakhir' })
    expect((await shown(id)).title).toBe('Terakhir')
    expect(await as(rani, ctx => publishPost(ctx, { id, version: 2 }))).toMatchObject({ status: 'published' })
    expect((await as({ kind: 'nobody' }, ctx => getPost(ctx, { id }))).publishedAt).toEqual(TEST_NOW)
    expect(await as(rani, ctx => withdrawPost(ctx, id))).toMatchObject({ status: 'draft' })
    await expect(shown(id)).rejects.toMatchObject({ status: 404 })
  })

  it('is in the audit log, a save is not', async () => {
    const id = newId()
    await save(rani, id, 0, { title: 'Tercatat' })
    await save(rani, id, 1, { title: 'Tercatat' })
    await as(rani, ctx => publishPost(ctx, { id, version: 2 }))
    await as(rani, ctx => withdrawPost(ctx, id))
    const { rows } = await database.pool.query<{ what: string }>(
      `select details->>'what' as what from audit_log where tenant_id = $1 and subject = 'news/tercatat' order by 1`,
      [tenant],
    )
    expect(rows.map(({ what }) => what)).toEqual(['post.created', 'post.published', 'post.withdrawn'])
  })
})
