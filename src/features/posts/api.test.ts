import { OpenAPIHono } from '@hono/zod-openapi'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput, isAppError } from '#kit/errors.ts'
import { createCtx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openScope } from '#platform/db/scope.ts'
import { toRefusal } from '#platform/http/envelope.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { addPostRoutes } from './api.ts'
import { buildPost } from './testing.ts'

const CLIENT_ID = '01900000-0000-7000-8000-00000000000c'
const database = openTestDatabase()
const days = (n: number) => new Date(TEST_NOW.getTime() + n * 86_400_000)

let mine: TenantId
let theirs: TenantId
let category: string

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  category = newId()
  await database.asTenant(mine, async ctx => {
    await ctx.db
      .insertInto('post_categories')
      .values({ tenant_id: mine, id: category, kind: 'news', slug: 'liputan', name: 'Liputan' })
      .execute()
    await buildPost(ctx, { slug: 'panen-kopi', title: 'Panen Kopi', category_id: category, published_at: days(-1), details: '{"hari":1}' })
    await buildPost(ctx, { slug: 'lama', published_at: days(-300) })
    await buildPost(ctx, { slug: 'konsep', published_at: null })
    await buildPost(ctx, { kind: 'articles', slug: 'artikel' })
    await buildPost(ctx, { kind: 'gallery', slug: 'galeri' })
  })
})

interface Answer {
  status: number
  body: { status: boolean; message: string; errors?: { path: string }[]; data: Record<string, unknown> & { items?: { slug: string }[] } }
}

/** Calls the routes with the product's guarantees: one transaction, errors mapped to responses, rollback when a call fails. */
async function ask(path: string, body?: unknown, { tenant = mine, scopes = ['content:write'] } = {}): Promise<Answer> {
  const scope = openScope(database.pool, { tenantId: tenant })
  const log = pino({ level: 'silent' })
  const ctx = createCtx({ db: scope.db, tenantId: tenant, log, now: TEST_NOW, viewer: { kind: 'api-client', clientId: CLIENT_ID, scopes } })
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: result => {
      if (!result.success) throw new InvalidInput(commonReason('InputRefused'))
    },
  })
  api.use(async (c, next) => {
    c.set('ctx', ctx)
    await next()
  })
  api.onError((error, c) => c.json(toRefusal(error, log).body, isAppError(error) ? (error.status as 404) : 500))
  addPostRoutes(api)
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await api.request(`/api/services/${path}`, init)
  await (response.ok ? scope.commit() : scope.rollback())
  // Named boundary: the envelope of our own contract.
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
const slugsOf = async (path: string) => (await ask(path)).body.data.items?.map(one => one.slug)

describe('the calls that read', () => {
  it('refuse an unknown kind, a missing name, and what is not there', async () => {
    expect((await ask('v3/post/list?kindSlug=resep')).status).toBe(422)
    expect((await ask('v3/post/list')).status).toBe(422)
    expect((await ask('v3/post/list?kindSlug=news&categoryId=liputan')).status).toBe(422)
    expect((await ask('v3/post/detail?kindSlug=news')).status).toBe(422)
    expect((await ask('v3/post/detail?kindSlug=news&slug=konsep', undefined, { scopes: [] })).status).toBe(404)
    expect((await ask(`v3/post/detail?kindSlug=news&id=${newId()}`)).status).toBe(404)
    expect((await ask('v3/post/kind/category/detail?kindSlug=blog&slug=liputan')).status).toBe(404)
    expect((await ask('v1/post/detail?id=tidak')).status).toBe(422)
    expect((await ask('v3/post/view?kindSlug=news&slug=konsep')).status).toBe(404)
  })

  it('show another tenant nothing', async () => {
    expect((await ask('v3/post/list?kindSlug=news', undefined, { tenant: theirs })).body.data).toMatchObject({ items: [], totalItems: 0 })
    expect((await ask('v3/post/detail?kindSlug=news&slug=lama', undefined, { tenant: theirs })).status).toBe(404)
    expect((await ask('v3/post/view?kindSlug=news&slug=lama', undefined, { tenant: theirs })).status).toBe(404)
    expect((await ask('v3/post/kind/category/list?kindSlug=news', undefined, { tenant: theirs })).body.data.items).toEqual([])
  })

  it('clamp page and size rather than refuse', async () => {
    expect((await ask('v3/post/list?kindSlug=news')).body.data).toMatchObject({ page: 1, perPage: 10, totalItems: 2, totalPages: 1 })
    expect((await ask('v3/post/list?kindSlug=news&page=-1&pageSize=1e9')).body.data).toMatchObject({ page: 1, perPage: 50 })
    expect((await ask('v3/post/list?kindSlug=news&page=9&pageSize=1')).body.data).toMatchObject({
      page: 9,
      items: [],
      totalItems: 2,
      totalPages: 2,
    })
    expect((await ask(`v3/post/list?kindSlug=news&search=${'x'.repeat(10_000)}`)).body.data).toMatchObject({ totalItems: 0 })
    expect((await ask('v3/post/list?kindSlug=news&search=%00kopi')).body.data).toMatchObject({ totalItems: 1 })
    expect((await ask('v1/post/gallery/list')).body.data).toMatchObject({ perPage: 6, items: [{ slug: 'galeri' }] })
    expect((await ask('v2/post/category')).body.data).toMatchObject({ perPage: 6 })
  })

  it('give six to a page of blog and gallery and ten of the others, under each address, unless another size is asked for', async () => {
    const sizeOf = async (path: string) => (await ask(path)).body.data['perPage']
    for (const kind of ['blog', 'gallery']) {
      expect([kind, await sizeOf(`v3/post/list?kindSlug=${kind}`), await sizeOf(`v1/post/list?kind=${kind}`)]).toEqual([kind, 6, 6])
    }
    for (const kind of ['articles', 'news', 'program', 'event', 'podcasts']) {
      expect([kind, await sizeOf(`v3/post/list?kindSlug=${kind}`), await sizeOf(`v1/post/list?kind=${kind}`)]).toEqual([kind, 10, 10])
    }
    expect(await sizeOf('v1/post/list')).toBe(10)
    expect(await sizeOf('v1/post/list?kind=news&active=false')).toBe(10)
    expect(await sizeOf('v1/post/gallery/list')).toBe(6)
    expect(await sizeOf('v1/post/article/list')).toBe(10)
    expect(await sizeOf('v3/post/list?kindSlug=blog&pageSize=7')).toBe(7)
  })

  it('take an empty parameter for one that is not given', async () => {
    const all = await slugsOf('v3/post/list?kindSlug=news')
    expect(await slugsOf('v3/post/list?kindSlug=news&page=&search=&categoryId=&sort=&excludeId=&isParent=')).toEqual(all)
    expect(await slugsOf('v1/post/list?kind=news&type=&active=')).toEqual(all)
    expect((await ask('v3/post/detail?kindSlug=news&id=&slug=lama')).status).toBe(200)
    expect((await ask('v3/post/detail?kindSlug=news&id=&slug=')).status).toBe(422)
  })

  it('give the fields of a post, in a detail with its text as safe HTML', async () => {
    const fields = {
      kind: 'news',
      slug: 'panen-kopi',
      authorName: 'Rani Lestari',
      category: { id: category, slug: 'liputan', name: 'Liputan' },
    }
    const { body } = await ask('v3/post/list?kindSlug=news&pageSize=1')
    expect(body.data.items).toMatchObject([
      { ...fields, cover: null, parentId: null, publishedAt: days(-1).toISOString(), details: { hari: 1 } },
    ])
    const detail = await ask('v3/post/detail?kindSlug=news&slug=PANEN-KOPI')
    expect(detail.body.data).toMatchObject({ ...fields, content: '<p>Isi tulisan uji.</p>', document: { type: 'doc' }, parts: [] })
    expect((await ask(`v1/post/detail?id=${String(detail.body.data['id'])}`)).body.data).toEqual(detail.body.data)
  })

  it('name a kind as writing does, too', async () => {
    const both = { kind: 'news', kindSlug: 'news' }
    expect((await ask('v3/post/detail?kindSlug=news&slug=panen-kopi')).body.data).toMatchObject(both)
    for (const path of ['v3/post/list?kindSlug=news', 'v3/post/kind/category/list?kindSlug=news'])
      expect((await ask(path)).body.data.items?.[0]).toMatchObject(both)
    expect((await ask('v3/post/kind/category/detail?kindSlug=news&slug=liputan')).body.data).toMatchObject(both)
    expect((await ask('v3/post/update', { kindSlug: 'news', slug: 'lama' })).body.data).toMatchObject(both)
    expect((await ask('v3/post/kind/category/update', { kindSlug: 'news', slug: 'liputan', name: 'Liputan' })).body.data).toMatchObject(
      both,
    )
  })

  it('narrow the list, and give the same under the older addresses', async () => {
    expect(await slugsOf(`v3/post/list?kindSlug=news&categoryId=${category}`)).toEqual(['panen-kopi'])
    expect(await slugsOf('v3/post/list?kindSlug=news&sort=oldest')).toEqual(['lama', 'panen-kopi'])
    expect(await slugsOf('v1/post/list?kind=news&type=liputan&active=true')).toEqual(['panen-kopi'])
    expect(await slugsOf('v1/post/list?kind=news&active=false')).toEqual([])
    expect(await slugsOf('v1/post/article/list')).toEqual(['artikel'])
    expect((await ask('v3/post/kind/category/list?kindSlug=news&all=true')).body.data).toMatchObject({
      items: [{ slug: 'liputan', posts: 1 }],
    })
    expect((await ask('v3/post/kind/category/detail?kindSlug=news&slug=Liputan')).body.data).toMatchObject({ id: category, posts: 1 })
  })

  it('count a view and answer the count', async () => {
    expect((await ask('v3/post/view?kindSlug=news&slug=lama')).body.data).toEqual({ views: 1 })
    expect((await ask('v3/post/view?kindSlug=news&slug=lama')).body.data).toEqual({ views: 2 })
    expect(await slugsOf('v3/post/list?kindSlug=news&sort=popular')).toEqual(['lama', 'panen-kopi'])
  })
})

describe('the calls that write', () => {
  const post = {
    kindSlug: 'blog',
    title: 'Catatan Panjang',
    content: fromMarkup('Kata gelatik.'),
    authorName: 'Rani',
    publishedAt: TEST_NOW.toISOString(),
  }

  it('are refused without the scope', async () => {
    for (const [path, body] of [
      ['v3/post/create', post],
      ['v3/post/update', { kindSlug: 'news', slug: 'lama', title: 'Lain' }],
      ['v3/post/delete', { kindSlug: 'news', slug: 'lama' }],
      ['v3/post/kind/category/create', { kindSlug: 'news', name: 'Baru' }],
      ['v3/post/kind/category/update', { kindSlug: 'news', slug: 'liputan', name: 'Lain' }],
      ['v3/post/kind/category/delete', { kindSlug: 'news', slug: 'liputan' }],
    ] as const) {
      expect([path, (await ask(path, body, { scopes: ['settings:write'] })).status]).toEqual([path, 403])
    }
    expect((await ask('v3/post/kind/category/detail?kindSlug=news&slug=liputan')).body.data).toMatchObject({ name: 'Liputan' })
  })

  it('refuse what is not valid, of another tenant, or not there', async () => {
    for (const wrong of [
      { title: '' },
      { content: { type: 'doc', content: [{ type: 'script' }] } },
      { slug: 'Huruf Besar' },
      { cover: 'javascript:alert(1)' },
      { cover: '//evil.example/x.png' },
      { publishedAt: 'besok' },
      { categoryId: category },
    ]) {
      expect([wrong, (await ask('v3/post/create', { ...post, ...wrong })).status]).toEqual([wrong, 422])
    }
    expect((await ask('v3/post/update', { kindSlug: 'news', slug: 'lama', title: 'X' }, { tenant: theirs })).status).toBe(404)
    expect((await ask('v3/post/delete', { kindSlug: 'news', slug: 'tidak-ada' })).status).toBe(404)
    expect((await ask('v3/post/kind/category/delete', { kindSlug: 'news', slug: 'liputan' })).status).toBe(409)
    expect((await ask('v3/post/kind/category/create', { kindSlug: 'news', name: 'Liputan' })).status).toBe(409)
  })

  it('write, change and remove a post', async () => {
    expect((await ask('v3/post/create', post)).body.data).toMatchObject({ kind: 'blog', slug: 'catatan-panjang', status: 'published' })
    expect((await ask('v3/post/detail?kindSlug=blog&slug=catatan-panjang')).body.data).toMatchObject({ authorName: 'Rani', summary: '' })
    expect(await slugsOf('v3/post/list?kindSlug=blog&search=gelatik')).toEqual(['catatan-panjang'])
    const change = { kindSlug: 'blog', slug: 'catatan-panjang', newSlug: 'catatan', authorName: 'Bayu', publishedAt: null }
    expect((await ask('v3/post/update', change)).body.data).toMatchObject({ slug: 'catatan', status: 'draft' })
    expect((await ask('v3/post/detail?kindSlug=blog&slug=catatan', undefined, { scopes: [] })).status).toBe(404)
    expect((await ask('v3/post/delete', { kindSlug: 'blog', slug: 'catatan' })).body).toEqual({ status: true, message: 'OK', data: null })
    expect((await ask('v3/post/delete', { kindSlug: 'blog', slug: 'catatan' })).status).toBe(404)
  })

  it('take HTML as the reads answer it, in content and translations: read, written and read again it is the same', async () => {
    const html = '<h2>Judul</h2><p>Satu <strong>dua</strong> <a href="/News">tiga</a></p><script>alert(1)</script>'
    const translations = { en: { title: 'A long note', content: '<p>Four <em>words</em></p>' } }
    const contentOf = async (slug: string) => (await ask(`v3/post/detail?kindSlug=blog&slug=${slug}`)).body.data['content']
    expect((await ask('v3/post/create', { ...post, slug: 'markah', content: html, translations })).status).toBe(201)
    const read = await contentOf('markah')
    expect(read).toBe('<h2>Judul</h2><p>Satu <strong>dua</strong> <a href="/News">tiga</a></p>')
    expect(await slugsOf('v3/post/list?kindSlug=blog&search=tiga')).toEqual(['markah'])
    expect((await ask('v3/post/update', { kindSlug: 'blog', slug: 'markah', content: read })).status).toBe(200)
    expect(await contentOf('markah')).toBe(read)
    for (const content of [7, null, '<p>'.repeat(10_001), { type: 'paragraph' }])
      expect((await ask('v3/post/update', { kindSlug: 'blog', slug: 'markah', content })).status).toBe(422)
    expect(await contentOf('markah')).toBe(read)
    await ask('v3/post/delete', { kindSlug: 'blog', slug: 'markah' })
  })

  it('change what a slug alone names, and ask for the kind where several have it', async () => {
    const { kindSlug: _, ...change } = { ...post, slug: 'berdua', title: 'Lain' }
    await ask('v3/post/create', { ...post, slug: 'berdua' })
    expect((await ask('v3/post/update', change)).body.data).toMatchObject({ kind: 'blog', slug: 'berdua' })
    await ask('v3/post/create', { ...post, kindSlug: 'news', slug: 'berdua' })
    expect(await ask('v3/post/update', change)).toMatchObject({ status: 422, body: { errors: [{ path: 'kindSlug' }] } })
    expect((await ask('v3/post/update', { ...change, kindSlug: 'news' })).body.data).toMatchObject({ kind: 'news' })
    expect((await ask('v3/post/update', { slug: 'tidak-ada' })).status).toBe(404)
    expect((await ask('v3/post/delete', { slug: 'berdua' })).status).toBe(422)
    for (const kindSlug of ['blog', 'news']) await ask('v3/post/delete', { kindSlug, slug: 'berdua' })

    await ask('v3/post/kind/category/create', { kindSlug: 'blog', name: 'Ruang Baca' })
    expect((await ask('v3/post/kind/category/update', { slug: 'ruang-baca', name: 'Baca' })).status).toBe(200)
    expect((await ask('v3/post/kind/category/detail?kindSlug=blog&slug=ruang-baca')).body.data).toMatchObject({ name: 'Baca' })
    await ask('v3/post/kind/category/create', { kindSlug: 'event', name: 'Ruang Baca' })
    expect(await ask('v3/post/kind/category/update', { slug: 'ruang-baca', name: 'Lain' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'kindSlug' }] },
    })
    expect((await ask('v3/post/kind/category/update', { slug: 'tidak-ada', name: 'Lain' })).status).toBe(404)
    for (const kindSlug of ['blog', 'event']) await ask('v3/post/kind/category/delete', { kindSlug, slug: 'ruang-baca' })
  })

  it('refuse details that the kind can’t have, with the field’s path', async () => {
    const event = { ...post, kindSlug: 'event', title: 'Temu', details: { startsAt: 'besok', endsAt: 'lusa' } }
    expect(await ask('v3/post/create', event)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'details.startsAt' }, { path: 'details.endsAt' }] },
    })
  })

  it('write, rename and remove a category', async () => {
    expect((await ask('v3/post/kind/category/create', { kindSlug: 'blog', name: 'Dapur Kode' })).body.data).toMatchObject({
      slug: 'dapur-kode',
    })
    await ask('v3/post/kind/category/update', { kindSlug: 'blog', slug: 'dapur-kode', name: 'Dapur' })
    expect((await ask('v3/post/kind/category/list?kindSlug=blog')).body.data.items).toMatchObject([{ name: 'Dapur', posts: 0 }])
    expect((await ask('v3/post/kind/category/delete', { kindSlug: 'blog', slug: 'dapur-kode' })).status).toBe(200)
    expect((await ask('v3/post/kind/category/list?kindSlug=blog')).body.data.items).toEqual([])
  })
})

describe('what is not published', () => {
  const none = { scopes: ['settings:write'] }

  it('is refused to whoever may not write posts, in lists and details', async () => {
    for (const status of ['draft', 'scheduled', 'all'])
      expect([status, (await ask(`v3/post/list?kindSlug=news&status=${status}`, undefined, none)).status]).toEqual([status, 403])
    expect((await ask('v3/post/list?kindSlug=news&status=rahasia')).status).toBe(422)
    const { body } = await ask('v3/post/detail?kindSlug=news&slug=konsep')
    const id = String(body.data['id'])
    expect((await ask(`v3/post/detail?kindSlug=news&id=${id}`, undefined, none)).status).toBe(404)
    expect((await ask(`v1/post/detail?id=${id}`, undefined, none)).status).toBe(404)
    expect((await ask(`v1/post/detail?id=${id}`, undefined, { tenant: theirs })).status).toBe(404)
    expect((await ask('v3/post/list?kindSlug=news&status=all', undefined, { tenant: theirs })).body.data).toMatchObject({ totalItems: 0 })
  })

  it('is read by whoever may write posts, each with its state', async () => {
    const publishedAt = days(3).toISOString()
    const scheduled = { kindSlug: 'news', title: 'Lusa', authorName: 'Rani', content: fromMarkup('Isi.'), publishedAt }
    expect((await ask('v3/post/create', scheduled)).body.data).toMatchObject({ status: 'scheduled' })
    const statesOf = async (query: string) => {
      const { body } = await ask(`v3/post/list?kindSlug=news${query}`)
      return body.data.items?.map(one => [one.slug, (one as unknown as { status: string }).status])
    }
    expect(await statesOf('')).toEqual([
      ['panen-kopi', 'published'],
      ['lama', 'published'],
    ])
    expect(await statesOf('&status=draft')).toEqual([['konsep', 'draft']])
    expect(await statesOf('&status=scheduled')).toEqual([['lusa', 'scheduled']])
    expect(await statesOf('&status=all&sort=oldest')).toEqual([
      ['lama', 'published'],
      ['panen-kopi', 'published'],
      ['lusa', 'scheduled'],
      ['konsep', 'draft'],
    ])
    expect(await statesOf('&status=all&search=LUSA')).toEqual([['lusa', 'scheduled']])
    expect((await ask('v3/post/detail?kindSlug=news&slug=konsep')).body.data).toMatchObject({ status: 'draft', publishedAt: null })
    expect((await ask('v3/post/detail?kindSlug=news&slug=lusa')).body.data).toMatchObject({ status: 'scheduled', publishedAt })
    await ask('v3/post/delete', { kindSlug: 'news', slug: 'lusa' })
  })
})

describe('lists', () => {
  it('end: a page past the end is empty and keeps the totals', async () => {
    const seen: string[] = []
    for (let page = 1; page < 9; page++) {
      const { body } = await ask(`v1/post/list?pageSize=1&page=${page}`)
      expect(body.data).toMatchObject({ page, totalItems: 4, totalPages: 4 })
      if (body.data.items?.length === 0) break
      seen.push(...(body.data.items ?? []).map(one => one.slug))
    }
    expect(seen.toSorted()).toEqual(['artikel', 'galeri', 'lama', 'panen-kopi'])
  })

  it('of a category that is not there, or is another kind’s or tenant’s, are 404', async () => {
    expect((await ask(`v3/post/list?kindSlug=news&categoryId=${newId()}`)).status).toBe(404)
    expect((await ask(`v3/post/list?kindSlug=blog&categoryId=${category}`)).status).toBe(404)
    expect((await ask(`v3/post/list?kindSlug=news&categoryId=${category}`, undefined, { tenant: theirs })).status).toBe(404)
    for (const path of ['v1/post/article/list?categorySlug=liputan', 'v1/post/list?type=tidak-ada'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    expect((await ask(`v3/post/list?kindSlug=news&categoryId=${category}&search=qqzzxx`)).body.data).toMatchObject({ totalItems: 0 })
  })
})

describe('the description of the calls', () => {
  it('holds every call of posts, with optional parameters as such', () => {
    const api = new OpenAPIHono<ApiEnv>()
    addPostRoutes(api)
    const { paths } = api.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'x', version: '1' } })
    expect(Object.keys(paths ?? {})).toHaveLength(16)
    const parameters = paths?.['/api/services/v3/post/list']?.get?.parameters ?? []
    const isRequired = Object.fromEntries(parameters.map(one => ('name' in one ? [one.name, one.required === true] : ['', false])))
    expect(isRequired).toEqual({
      kindSlug: true,
      page: false,
      pageSize: false,
      search: false,
      categoryId: false,
      sort: false,
      excludeId: false,
      isParent: false,
      status: false,
    })
  })
})
