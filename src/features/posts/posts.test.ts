import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCtx, type Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { refusalWords } from '#platform/testing/refusal-words.ts'
import { createPost, deletePost, recordView, updatePost } from './commands.server.ts'
import { dropDueContent } from './jobs.ts'
import { getPost, listCategories, listPosts, listRelated } from './queries.server.ts'
import type { PostFilter } from './schema.ts'
import { buildPost } from './testing.ts'

const database = openTestDatabase()
const writer = { viewer: { kind: 'api-client' as const, clientId: null, scopes: ['content:write'] } }
const days = (n: number) => new Date(TEST_NOW.getTime() + n * 86_400_000)

let mine: TenantId
let theirs: TenantId
const list = (filter: Partial<PostFilter>, tenant = mine) =>
  database.asTenant(tenant, ctx => listPosts(ctx, { kinds: ['news'], page: 1, perPage: 10, ...filter }))
const slugs = async (filter: Partial<PostFilter>) => (await list(filter)).items.map(post => post.slug)

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  await database.asTenant(mine, async ctx => {
    const category = newId()
    await ctx.db
      .insertInto('post_categories')
      .values({ tenant_id: mine, id: category, kind: 'news', slug: 'liputan', name: 'Liputan' })
      .execute()
    const first = await buildPost(ctx, {
      slug: 'panen-kopi',
      title: 'Panen Kopi di Lereng',
      words: 'petani memetik ceri merah',
      category_id: category,
      published_at: days(-1),
    })
    await buildPost(ctx, { slug: 'lomba-robot', title: 'Lomba Robot Sekolah', parent_id: first.id, published_at: days(-2) })
    await buildPost(ctx, { slug: 'lama', title: 'Kabar Lama', published_at: days(-300) })
    await buildPost(ctx, { slug: 'konsep', published_at: null })
    await buildPost(ctx, { slug: 'terjadwal', published_at: days(3) })
    await buildPost(ctx, { kind: 'blog', slug: 'catatan' })
  })
})

describe('reading posts', () => {
  it('shows another tenant nothing', async () => {
    expect((await list({}, theirs)).totalItems).toBe(0)
    expect((await list({ search: 'kopi' }, theirs)).totalItems).toBe(0)
    await expect(database.asTenant(theirs, ctx => getPost(ctx, { kind: 'news', slug: 'panen-kopi' }))).rejects.toMatchObject({
      status: 404,
    })
    await expect(database.asTenant(theirs, ctx => recordView(ctx, { kindSlug: 'news', slug: 'panen-kopi' }))).rejects.toMatchObject({
      status: 404,
    })
  })

  it('hides drafts and what is scheduled, until its day', async () => {
    expect(await slugs({})).toEqual(['panen-kopi', 'lomba-robot', 'lama'])
    for (const slug of ['konsep', 'terjadwal', 'catatan', 'tidak-ada']) {
      await expect(database.asTenant(mine, ctx => getPost(ctx, { kind: 'news', slug }))).rejects.toMatchObject({ status: 404 })
    }
    const later = await database.asTenant(mine, ctx => getPost(ctx, { kind: 'news', slug: 'terjadwal' }), { now: days(3) })
    expect(later.slug).toBe('terjadwal')
  })

  it('searches words in any form and forgives a typo', async () => {
    expect(await slugs({ search: 'kopi' })).toEqual(['panen-kopi'])
    expect(await slugs({ search: 'pemetik' })).toEqual(['panen-kopi'])
    expect(await slugs({ search: 'sekolh' })).toEqual(['lomba-robot'])
    expect(await slugs({ search: "'; drop table posts; --" })).toEqual([])
    expect(await slugs({ search: '&|!():*' })).toEqual([])
  })

  it('narrows by category, series and exclusion, and orders', async () => {
    expect(await slugs({ categorySlug: 'liputan' })).toEqual(['panen-kopi'])
    expect((await slugs({ kinds: ['news', 'blog'] })).sort()).toEqual(['catatan', 'lama', 'lomba-robot', 'panen-kopi'])
    expect(await slugs({ isParent: true })).toEqual(['panen-kopi', 'lama'])
    expect(await slugs({ isParent: false })).toEqual(['lomba-robot'])
    expect((await slugs({ sort: 'oldest' }))[0]).toBe('lama')
    expect(await list({ page: 99, perPage: 2 })).toMatchObject({ page: 2, totalItems: 3, totalPages: 2 })
    await database.asTenant(mine, ctx => recordView(ctx, { kindSlug: 'news', slug: 'lama' }))
    expect((await slugs({ sort: 'popular' }))[0]).toBe('lama')
  })

  it('shows the neighbours of the same category first, then the newest', async () => {
    const related = (slug: string, count: number) =>
      database.asTenant(mine, async ctx => {
        const post = await getPost(ctx, { kind: 'news', slug })
        return (await listRelated(ctx, post, count)).map(one => one.slug)
      })
    expect(await related('panen-kopi', 3)).toEqual(['lomba-robot', 'lama'])
    expect(await related('panen-kopi', 1)).toEqual(['lomba-robot'])
    await database.asTenant(mine, async ctx => {
      const { category } = await getPost(ctx, { kind: 'news', slug: 'panen-kopi' })
      await ctx.db
        .updateTable('posts')
        .set({ category_id: category?.id ?? null })
        .where('tenant_id', '=', mine)
        .where('slug', '=', 'lama')
        .execute()
    })
    expect(await related('panen-kopi', 3)).toEqual(['lama', 'lomba-robot'])
    expect(await related('lomba-robot', 3)).toEqual(['panen-kopi', 'lama'])
  })

  it('pages through categories, past the last one as well', async () => {
    const tenant = await database.createTenant()
    await database.asTenant(tenant, async ctx => {
      for (const name of ['Alam', 'Buku', 'Cuaca']) {
        await ctx.db
          .insertInto('post_categories')
          .values({ tenant_id: tenant, id: newId(), kind: 'news', slug: name.toLowerCase(), name })
          .execute()
      }
    })
    const page = (filter: Partial<Parameters<typeof listCategories>[1]>, of = tenant) =>
      database.asTenant(of, ctx => listCategories(ctx, { kind: 'news', page: 1, perPage: 2, ...filter }))
    expect(await page({ page: 9 })).toMatchObject({ page: 2, totalItems: 3, totalPages: 2, items: [{ slug: 'cuaca' }] })
    expect((await page({ search: 'UK' })).items.map(one => one.name)).toEqual(['Buku'])
    expect((await page({ search: '%' })).totalItems).toBe(0)
    expect((await page({ slug: 'alam' }, theirs)).totalItems).toBe(0)
  })

  it('counts a view and tells no page of it', async () => {
    const before = database.announced.length
    const view = () => database.asTenant(mine, ctx => recordView(ctx, { kindSlug: 'news', slug: 'LOMBA-ROBOT' }))
    expect(await view()).toBe(1)
    expect(await view()).toBe(2)
    expect(database.announced.length).toBe(before)
  })

  it('takes one statement each for a list, the categories, a post and its neighbours', async () => {
    const scope = openScope(database.pool, { tenantId: mine })
    const ctx = createCtx({ db: scope.db, tenantId: mine, log: pino({ level: 'silent' }), now: TEST_NOW })
    await listPosts(ctx, { kinds: ['news'], page: 1, perPage: 10, search: 'robot' })
    await listCategories(ctx, { kind: 'news', page: 1, perPage: 10 })
    const post = await getPost(ctx, { kind: 'news', slug: 'lomba-robot' })
    await listRelated(ctx, post, 3)
    expect(scope.statements()).toBe(4)
    expect(post.parent?.slug).toBe('panen-kopi')
    await scope.commit()
  })
})

describe('writing posts', () => {
  const input = {
    kindSlug: 'news' as const,
    title: 'Kabar Baru',
    summary: '',
    content: fromMarkup('Halo'),
    cover: null,
    categoryId: null,
    parentId: null,
    authorName: 'Rani',
    publishedAt: TEST_NOW.toISOString(),
    details: {},
    lang: 'id' as const,
    translations: {},
  }

  it('is refused without the scope, and changes nothing', async () => {
    const cases: [Viewer, number][] = [
      [{ kind: 'nobody' }, 401],
      [{ kind: 'api-client', clientId: null, scopes: [] }, 401],
      [{ kind: 'api-client', clientId: newId(), scopes: ['settings:write'] }, 403],
      [{ kind: 'stranger', app: null }, 404],
    ]
    for (const [viewer, status] of cases) {
      const as = { viewer }
      await expect(database.asTenant(mine, ctx => createPost(ctx, input), as)).rejects.toMatchObject({ status })
      await expect(database.asTenant(mine, ctx => deletePost(ctx, { kindSlug: 'news', slug: 'lama' }), as)).rejects.toMatchObject({
        status,
      })
    }
    expect(await slugs({})).toContain('lama')
  })

  it('is refused for another tenant’s post, category and parent', async () => {
    await expect(
      database.asTenant(theirs, ctx => updatePost(ctx, { kindSlug: 'news', slug: 'lama', title: 'X' }), writer),
    ).rejects.toMatchObject({ status: 404 })
    const { category, id } = await database.asTenant(mine, ctx => getPost(ctx, { kind: 'news', slug: 'panen-kopi' }))
    const withTheirs = (more: object) => database.asTenant(theirs, ctx => createPost(ctx, { ...input, ...more }), writer)
    await expect(withTheirs({ categoryId: category?.id ?? '' })).rejects.toMatchObject({ status: 422 })
    await expect(withTheirs({ parentId: id })).rejects.toMatchObject({ status: 422 })
  })

  it('is refused for a slug that is taken, or that an address would read as something else', async () => {
    const tenant = await database.createTenant()
    const write = (slug: string) => database.asTenant(tenant, ctx => createPost(ctx, { ...input, slug }), writer)
    await write('panen')
    await write('lomba')
    expect(await database.asTenant(tenant, ctx => createPost(ctx, input), writer)).toMatchObject({ slug: 'kabar-baru' })
    await expect(database.asTenant(tenant, ctx => createPost(ctx, input), writer)).rejects.toMatchObject({ status: 409 })
    await expect(database.asTenant(tenant, ctx => createPost(ctx, { ...input, title: '東京' }), writer)).rejects.toMatchObject({
      status: 422,
    })
    await expect(write('panen')).rejects.toMatchObject({ status: 409 })
    for (const slug of ['blog', 'detail', newId()]) await expect(write(slug)).rejects.toMatchObject({ status: 422 })
    expect(await refusalWords(write('panen'), 'id')).toEqual(['Slug sudah dipakai', 'sudah dipakai'])
    expect(await refusalWords(write('panen'), 'en')).toEqual(['The slug is already taken', 'already taken'])
    const rename = (newSlug: string) =>
      database.asTenant(tenant, ctx => updatePost(ctx, { kindSlug: 'news', slug: 'lomba', newSlug }), writer)
    await expect(rename('panen')).rejects.toMatchObject({ status: 409 })
    await expect(rename('news')).rejects.toMatchObject({ status: 422 })
    expect(await rename('juara')).toMatchObject({ slug: 'juara' })
  })

  it('answers the state that follows from the day', async () => {
    const tenant = await database.createTenant()
    const write = (publishedAt: string | null) =>
      database.asTenant(tenant, ctx => createPost(ctx, { ...input, slug: `hari-${publishedAt?.slice(0, 4)}`, publishedAt }), writer)
    expect((await write(null)).status).toBe('draft')
    expect((await write('2030-01-01T00:00:00+07:00')).status).toBe('scheduled')
    expect((await write('2026-08-17T03:00:00Z')).status).toBe('published')
    const change = (more: object) =>
      database.asTenant(tenant, ctx => updatePost(ctx, { kindSlug: 'news', slug: 'hari-2026', ...more }), writer)
    expect((await change({ title: 'Lain' })).status).toBe('published')
    expect((await change({ publishedAt: null })).status).toBe('draft')
  })

  it('keeps a series one step deep', async () => {
    const tenant = await database.createTenant()
    const write = (slug: string, parentId: string | null) =>
      database.asTenant(tenant, ctx => createPost(ctx, { ...input, slug, parentId }), writer)
    const first = await write('satu', null)
    const part = await write('dua', first.id)
    const other = await write('tiga', null)
    await expect(write('empat', part.id)).rejects.toMatchObject({ status: 422 })
    const move = (slug: string, parentId: string) =>
      database.asTenant(tenant, ctx => updatePost(ctx, { kindSlug: 'news', slug, parentId }), writer)
    await expect(move('satu', other.id)).rejects.toMatchObject({ status: 422 })
    await expect(move('tiga', other.id)).rejects.toMatchObject({ status: 422 })
    await move('tiga', first.id)
    const { parts } = await database.asTenant(tenant, ctx => getPost(ctx, { id: first.id }))
    expect(parts.map(one => one.slug).sort()).toEqual(['dua', 'tiga'])
    await database.asTenant(tenant, ctx => deletePost(ctx, { kindSlug: 'news', slug: 'satu' }), writer)
    expect((await database.asTenant(tenant, ctx => getPost(ctx, { id: part.id }))).parentId).toBeNull()
  })

  it('tells the pages, shows the change, and removes', async () => {
    const tenant = await database.createTenant()
    await database.asTenant(tenant, ctx => createPost(ctx, input), writer)
    expect(database.announced.at(-1)).toBe('posts')
    await database.asTenant(
      tenant,
      ctx => updatePost(ctx, { kindSlug: 'news', slug: 'kabar-baru', title: 'Judul Lain', content: fromMarkup('Kata gelatik') }),
      writer,
    )
    expect((await list({ search: 'gelatik' }, tenant)).items[0]?.title).toBe('Judul Lain')
    await database.asTenant(tenant, ctx => deletePost(ctx, { kindSlug: 'news', slug: 'kabar-baru' }), writer)
    expect((await list({}, tenant)).totalItems).toBe(0)
  })
})

describe('the job of each minute', () => {
  it('tells of posts that came due, of all tenants', async () => {
    const tenant = await database.createTenant()
    await database.asTenant(tenant, ctx => buildPost(ctx, { published_at: new Date(Date.now() - 1000) }))
    const listener = await database.pool.connect()
    const heard: string[] = []
    listener.on('notification', message => heard.push(message.payload ?? ''))
    await listener.query('listen sanggar_changes')
    await dropDueContent.run({ pool: database.pool } as Parameters<typeof dropDueContent.run>[0])
    await expect.poll(() => heard).toContainEqual(JSON.stringify({ tenantId: tenant, tags: ['posts'] }))
    listener.release(true)
  })
})
