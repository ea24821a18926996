import { beforeAll, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import { updatePost } from '#features/posts/commands.server.ts'
import { findFormerPost } from '#features/posts/former-slugs.server.ts'
import type { PostKind } from '#features/posts/kinds/kinds.ts'
import { getPost } from '#features/posts/queries.server.ts'
import { buildPost } from '#features/posts/testing.ts'
import { getWork } from '#features/posts/versions.server.ts'
import { saveInput } from '#features/posts/work.ts'
import { isAppError } from '#kit/errors.ts'
import { fromZonedInput, toZonedInput } from '#kit/zoned-input.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { publishPost, savePost, withdrawPost } from './editing.server.ts'

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId
let rani: Enrolled

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  rani = await enrol(database, tenant, 'Rani', ['writer'])
})

async function does<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return await database.asTenant(tenant, work, { viewer: await rani.viewer(), now: TEST_NOW })
}
async function save(kindSlug: PostKind, id: string, base: number, work: object) {
  const input = await saveInput.parseAsync({
    id,
    kindSlug,
    base,
    work: { title: 'Acara', content: fromMarkup('Isi.'), authorName: '', ...work },
  })
  return await does(ctx => savePost(ctx, input))
}
async function refused(work: Promise<unknown>): Promise<string[]> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!isAppError(error)) throw new Error('was not refused')
  return error.problems.map(({ path }) => path)
}

describe('fields of a kind', () => {
  it.each<[PostKind, object, string]>([
    ['event', { onlineUrl: 'javascript:alert(1)' }, 'details.onlineUrl'],
    ['event', { timeZone: 'Mars/Olympus' }, 'details.timeZone'],
    ['event', { quota: 'banyak' }, 'details.quota'],
    ['event', { speakers: [{ name: 'Rani' }, { role: 'Guru' }] }, 'details.speakers.1.name'],
    ['event', { sponsors: [{ name: 'A', url: 'http://a.example' }] }, 'details.sponsors.0.url'],
    ['event', { activities: [{ title: 'Buka', time: '25:00' }] }, 'details.activities.0.time'],
    ['podcasts', { chapters: [{ time: 'dua', title: 'x' }] }, 'details.chapters.0.time'],
    ['podcasts', { chapters: [{ time: '02:10', title: '' }] }, 'details.chapters.0.title'],
    [
      'gallery',
      { pictures: [{ src: '/a.png', translations: { en: { alt: 'x'.repeat(3000) } } }] },
      'details.pictures.0.translations.en.alt',
    ],
    ['program', { registrationUrl: 'daftar' }, 'details.registrationUrl'],
    ['news', { sourceUrl: 'http://a.example' }, 'details.sourceUrl'],
    ['articles', { metaTitle: 'x'.repeat(121) }, 'details.metaTitle'],
  ])('are refused beside the field: %s %j', async (kind, details, path) => {
    expect(await refused(save(kind, newId(), 0, { details }))).toEqual([path])
    const { id } = await does(ctx => buildPost(ctx, { kind }))
    // Also of a published post, which does not show them yet.
    expect(await refused(save(kind, id, 1, { details }))).toEqual([path])
  })

  it('are stored and brought back as they were typed', async () => {
    const id = newId()
    const details = {
      startsAt: '2026-09-01T03:00:00.000Z',
      timeZone: 'Asia/Makassar',
      speakers: [{ name: 'Rani', isConfirmed: true, translations: { en: { role: 'Teacher' } } }],
    }
    await save('event', id, 0, { details })
    expect((await does(ctx => getWork(ctx, id))).details).toEqual(details)
    await does(ctx => publishPost(ctx, { id, version: 1 }))
    expect((await does(ctx => getPost(ctx, { id }))).details).toEqual(details)
  })

  it('suffice for an album: its pictures are its text', async () => {
    const id = newId()
    const content = { type: 'doc', content: [] }
    await save('gallery', id, 0, { content, details: {} })
    await expect(does(ctx => publishPost(ctx, { id, version: 1 }))).rejects.toMatchObject({ status: 422, problems: [{ path: 'content' }] })
    await save('gallery', id, 1, { content, details: { pictures: [{ src: '/files/a.png' }] } })
    expect(await does(ctx => publishPost(ctx, { id, version: 2 }))).toMatchObject({ status: 'published' })
  })
})

describe('a moment in a time zone', () => {
  it('is what was typed', () => {
    expect(fromZonedInput('2026-08-17T10:00', 'Asia/Jayapura')).toBe('2026-08-17T01:00:00.000Z')
    expect(toZonedInput('2026-08-17T01:00:00.000Z', 'Asia/Makassar')).toBe('2026-08-17T09:00')
    expect(fromZonedInput('', 'Asia/Jakarta')).toBeUndefined()
    expect(toZonedInput('besok', 'Asia/Jakarta')).toBe('')
  })
})

describe('a slug', () => {
  it('that another post has is refused beside its field, with one that is free', async () => {
    const { slug } = await does(ctx => buildPost(ctx))
    const error = await save('news', newId(), 0, { slug }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 409, problems: [{ path: 'slug', reason: { values: { slug: `${slug}-2` } } }] })
    const mine = await does(ctx => buildPost(ctx))
    expect(await refused(save('news', mine.id, 1, { slug }))).toEqual(['slug'])
  })

  const formerOf = (slug: string, of = tenant) =>
    database.asTenant(of, ctx => findFormerPost(ctx, { kind: 'news', slug }), { viewer: { kind: 'nobody' }, now: TEST_NOW })

  it('that readers knew leads to the post, however it was changed, and to no other tenant’s', async () => {
    const { id, slug } = await does(ctx => buildPost(ctx))
    await save('news', id, 1, { slug: 'alamat-baru' })
    expect(await formerOf(slug)).toBeUndefined()
    await does(ctx => publishPost(ctx, { id, version: 2 }))
    expect(await formerOf(slug)).toMatchObject({ id, slug: 'alamat-baru' })
    expect(await formerOf(slug, other)).toBeUndefined()
    await does(ctx => updatePost(ctx, { slug: 'alamat-baru', newSlug: 'alamat-ketiga' }))
    expect(await formerOf(slug)).toMatchObject({ slug: 'alamat-ketiga' })
    expect(await formerOf('alamat-baru')).toMatchObject({ slug: 'alamat-ketiga' })
  })

  it('of a draft leads nowhere; one that was withdrawn and renamed is found again', async () => {
    const draft = newId()
    await save('news', draft, 0, { slug: 'draf-satu' })
    await save('news', draft, 1, { slug: 'draf-dua' })
    await does(ctx => publishPost(ctx, { id: draft, version: 2 }))
    expect(await formerOf('draf-satu')).toBeUndefined()
    await does(ctx => withdrawPost(ctx, draft))
    await save('news', draft, 2, { slug: 'draf-tiga' })
    expect(await formerOf('draf-dua')).toBeUndefined()
    await does(ctx => publishPost(ctx, { id: draft, version: 3 }))
    expect(await formerOf('draf-dua')).toMatchObject({ slug: 'draf-tiga' })
  })
})
