import { OpenAPIHono } from '@hono/zod-openapi'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { isAppError } from '#kit/errors.ts'
import { createCtx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { toRefusal } from '#platform/http/envelope.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { addPostRoutes } from './api.ts'
import { createPost, deletePost, recordView, updatePost } from './commands.server.ts'
import { dropDueContent } from './jobs.ts'
import { pathOfPost } from './post.ts'
import { getPost, listCategories, listPosts, listRelated } from './queries.server.ts'
import type { PostFilter } from './schema.ts'
import { buildPost } from './testing.ts'

const database = openTestDatabase()
const writer = { viewer: { kind: 'app' as const, clientId: null, scopes: ['content:write'] } }
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
    expect(await slugs({ isParent: true })).toEqual(['panen-kopi', 'lama'])
    expect(await slugs({ isParent: false })).toEqual(['lomba-robot'])
    expect((await slugs({ sort: 'oldest' }))[0]).toBe('lama')
    expect(await list({ page: 99, perPage: 2 })).toMatchObject({ page: 2, totalItems: 3, totalPages: 2 })
    await database.asTenant(mine, ctx => recordView(ctx, { kindSlug: 'news', slug: 'lama' }))
    expect((await slugs({ sort: 'popular' }))[0]).toBe('lama')
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
  }

  it('is refused without the scope, and changes nothing', async () => {
    const nobody = [{ kind: 'nobody' as const }, { kind: 'app' as const, clientId: null, scopes: ['settings:write'] }]
    for (const viewer of nobody) {
      await expect(database.asTenant(mine, ctx => createPost(ctx, input), { viewer })).rejects.toMatchObject({ status: 403 })
      await expect(database.asTenant(mine, ctx => deletePost(ctx, { kindSlug: 'news', slug: 'lama' }), { viewer })).rejects.toMatchObject({
        status: 403,
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

  it('makes a slug from the title, refuses a second one, and one that is the name of a kind', async () => {
    const tenant = await database.createTenant()
    expect(await database.asTenant(tenant, ctx => createPost(ctx, input), writer)).toMatchObject({ slug: 'kabar-baru' })
    await expect(database.asTenant(tenant, ctx => createPost(ctx, input), writer)).rejects.toMatchObject({ status: 409 })
    await expect(database.asTenant(tenant, ctx => createPost(ctx, { ...input, slug: 'blog' }), writer)).rejects.toMatchObject({
      status: 422,
    })
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

describe('the calls', () => {
  function ask(path: string, init: RequestInit & { scopes?: string[] } = {}) {
    return database.asTenant(
      mine,
      async ctx => {
        const api = new OpenAPIHono<ApiEnv>()
        api.use(async (c, next) => {
          c.set('ctx', ctx)
          await next()
        })
        api.onError((error, c) => c.json(toRefusal(error, ctx.log).body, isAppError(error) ? (error.status as 404) : 500))
        addPostRoutes(api)
        const response = await api.request(`/api/services/${path}`, init)
        return { status: response.status, body: (await response.json()) as { status: boolean; data: Record<string, unknown> } }
      },
      { viewer: { kind: 'app', clientId: null, scopes: init.scopes ?? [] } },
    )
  }

  it('refuse an unknown kind, a missing name, and what is not there', async () => {
    expect((await ask('v3/post/list?kindSlug=resep')).status).toBe(400)
    expect((await ask('v3/post/detail?kindSlug=news')).status).toBe(400)
    expect((await ask('v3/post/detail?kindSlug=news&slug=konsep')).status).toBe(404)
    expect((await ask('v1/post/detail?id=tidak')).status).toBe(400)
    expect(
      (
        await ask('v3/post/delete', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"kindSlug":"news","slug":"lama"}',
        })
      ).status,
    ).toBe(403)
  })

  it('clamp page and size rather than refuse', async () => {
    expect((await ask('v3/post/list?kindSlug=news&page=-1&pageSize=1e9')).body.data).toMatchObject({ page: 1, perPage: 50, totalItems: 3 })
    expect((await ask(`v3/post/list?kindSlug=news&search=${'x'.repeat(10_000)}`)).body.data).toMatchObject({ totalItems: 0 })
    expect((await ask('v3/post/list?kindSlug=news&search=%00kopi')).body.data).toMatchObject({ totalItems: 1 })
  })

  it('give a post as safe HTML, its categories, and the same list under the older addresses', async () => {
    expect((await ask('v3/post/detail?kindSlug=news&slug=panen-kopi')).body.data).toMatchObject({
      slug: 'panen-kopi',
      content: '<p>Isi tulisan uji.</p>',
      category: { slug: 'liputan' },
    })
    expect((await ask('v3/post/kind/category/list?kindSlug=news&all=true')).body.data).toMatchObject({
      items: [{ slug: 'liputan', posts: 1 }],
    })
    for (const path of [
      'v1/post/list?kind=news',
      'v1/post/article/list',
      'v2/post/category',
      'v1/post/gallery/list',
      'v3/post/view?kindSlug=news&slug=lama',
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 200])
    }
  })
})

describe('the address of a post', () => {
  it('depends on its kind, and on the site for news', () => {
    const id = newId()
    expect(pathOfPost({ id, kind: 'news', slug: 'a' }, false)).toBe('/News/a')
    expect(pathOfPost({ id, kind: 'news', slug: 'a' }, true)).toBe('/Berita/a')
    expect(pathOfPost({ id, kind: 'blog', slug: 'a' }, false)).toBe(`/Blog/${id}/a`)
    expect(pathOfPost({ id, kind: 'gallery', slug: 'a' }, false)).toBeUndefined()
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
    await listener.query('select 1')
    listener.release(true)
    expect(heard).toContainEqual(JSON.stringify({ tenantId: tenant, tags: ['posts'] }))
  })
})
