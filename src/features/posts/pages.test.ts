import { beforeAll, describe, expect, it } from 'vitest'
import type { Layout } from '#features/sites/layouts.ts'
import { ORIGIN } from '#features/sites/testing.ts'
import type { PageArgs } from '#page/page.server.ts'
import { createVisitor, pageOf } from '#page/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { loadPostList } from './list.server.ts'
import { loadPost } from './show.server.ts'
import { buildPost } from './testing.ts'

const database = openTestDatabase()
const query = { page: 'page', search: 'text', category: 'slug', sort: ['newest', 'oldest', 'popular'] } as const
const { visit: visitPage, statements } = createVisitor(database, [
  { path: '/News', name: 'News', query },
  { path: '/Blog', name: 'Blog', query },
  { path: '/Berita', name: 'Berita', query },
  { path: '/Berita/Detail/{id?}/{title?}', name: 'Berita-Detail-id-title' },
  { path: '/Berita/{slug}', name: 'Berita-slug' },
  { path: '/News/{slug}', name: 'News-slug' },
  { path: '/Blog/{id}/{title?}', name: 'Blog-id-title' },
  { path: '/News/{id}/{title?}', name: 'News-id-title' },
])

let tenant: TenantId
let other: TenantId
let news: { id: string; slug: string }
let blog: { id: string; slug: string }

const settings = { blog: { title: 'Buku Harian', summary: 'Catatan kami.', cover: '/files/buku.png' } }

function visit<T>(load: (args: PageArgs) => Promise<T>, address: string, { of = tenant, layout = 'demo' as Layout } = {}) {
  return visitPage(pageOf(load), address, { of, layout, settings })
}

async function show(address: string, options = {}) {
  const answer = await visit(loadPost, address, options)
  if (typeof answer === 'string') throw new Error(`${address}: ${answer}`)
  return answer.data
}

async function list(address: string, options = {}) {
  const answer = await visit(loadPostList, address, options)
  if (typeof answer === 'string') throw new Error(`${address}: ${answer}`)
  return answer.data
}

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    const category = newId()
    await ctx.db
      .insertInto('post_categories')
      .values([
        { tenant_id: tenant, id: category, kind: 'news', slug: 'liputan', name: 'Liputan' },
        { tenant_id: tenant, id: newId(), kind: 'news', slug: 'kosong', name: 'Kosong' },
      ])
      .execute()
    news = await buildPost(ctx, { slug: 'panen-kopi', title: 'Panen Kopi', category_id: category, published_at: TEST_NOW })
    for (let n = 0; n < 11; n++) await buildPost(ctx, { slug: `kabar-${n}`, ...(n === 0 ? { parent_id: news.id } : {}) })
    await buildPost(ctx, { slug: 'konsep', published_at: null })
    blog = await buildPost(ctx, { kind: 'blog', slug: 'catatan', title: 'Catatan' })
    await buildPost(ctx, { kind: 'articles', slug: 'artikel', title: 'Artikel' })
  })
})

describe('a page of one post', () => {
  it('is not there for another tenant, for a draft, nor for what means no post', async () => {
    expect(await visit(loadPost, '/News/panen-kopi', { of: other })).toBe('404')
    expect(await visit(loadPost, `/News/${news.id}/panen-kopi`, { of: other })).toBe('404')
    for (const path of [
      '/News/konsep',
      '/News/tidak-ada',
      `/News/${newId()}`,
      '/News/resep/soto',
      '/News/blog/tidak-ada',
      `/Blog/${news.id}`,
      '/Blog/catatan',
    ]) {
      expect([path, await visit(loadPost, path)]).toEqual([path, '404'])
    }
  })

  it('leads from an id to the slug, from a wrong title to the right one, and from no id to the list', async () => {
    expect(await visit(loadPost, `/News/${news.id}`)).toBe('301 /News/panen-kopi')
    expect(await visit(loadPost, `/Berita/${news.id}`)).toBe('301 /Berita/panen-kopi')
    expect(await visit(loadPost, `/News/${news.id}/salah`)).toBe(`301 /News/${news.id}/panen-kopi`)
    expect(await visit(loadPost, `/Blog/${blog.id}/salah`)).toBe(`301 /Blog/${blog.id}/catatan`)
    expect(await visit(loadPost, `/Berita/Detail/${news.id}/salah`)).toBe(`301 /Berita/Detail/${news.id}/panen-kopi`)
    expect(await visit(loadPost, '/Berita/Detail')).toBe('302 /Berita')
  })

  it('stands under each of its forms, in any letter case, and names one of them as canonical', async () => {
    for (const path of [
      '/News/panen-kopi',
      '/news/PANEN-KOPI/',
      `/News/${news.id}/Panen-Kopi`,
      '/News/news/panen-kopi',
      '/Blog/NEWS/panen-kopi',
    ]) {
      expect([path, (await show(path)).head.canonical]).toEqual([path, `${ORIGIN}/News/panen-kopi`])
    }
    expect((await show(`/Blog/${blog.id}`)).head.canonical).toBe(`${ORIGIN}/Blog/${blog.id}/catatan`)
    expect((await show('/News/articles/artikel')).head.canonical).toMatch(/\/Articles\/semua\/Detail\/[0-9a-f-]{36}\/artikel$/)
    expect((await show(`/Berita/Detail/${news.id}/panen-kopi`, { layout: 'smkcoding' })).head.canonical).toBe(`${ORIGIN}/Berita/panen-kopi`)
    expect((await show('/News/panen-kopi', { layout: 'alpha' })).head.canonical).toBe(`${ORIGIN}/News/${news.id}/panen-kopi`)
  })

  it('holds the text, its series, others to read, and the ways to share', async () => {
    const page = await show('/News/panen-kopi')
    expect(page).toMatchObject({ title: 'Panen Kopi', html: '<p>Isi tulisan uji.</p>', date: '17 Agustus 2026', author: 'Rani Lestari' })
    expect(page.head).toMatchObject({ title: 'Panen Kopi | Uji', description: 'Ringkasan tulisan', type: 'article' })
    expect(page.series.map(part => [part.href, part.isCurrent])).toEqual([
      ['/News/panen-kopi', true],
      ['/News/kabar-0', false],
    ])
    expect((await show('/News/kabar-0')).series.map(part => part.isCurrent)).toEqual([false, true])
    expect((await show('/News/kabar-1')).series).toEqual([])
    expect(page.related).toHaveLength(3)
    expect(page.lastingPath).toBe(`/News/${news.id}/panen-kopi`)
    expect((await show(`/Blog/${blog.id}/catatan`)).lastingPath).toBe('')
  })

  it('takes two statements', async () => {
    await show('/News/panen-kopi')
    expect(statements()).toBe(2)
  })
})

describe('a page of posts', () => {
  it('shows another tenant none', async () => {
    expect(await list('/News', { of: other })).toMatchObject({ cards: [], totalItems: 0, categories: [] })
  })

  it('holds as many as the calls give of its kind, the newest first, and stops at the last page', async () => {
    const first = await list('/News')
    expect(first.cards.map(card => card.href).slice(0, 1)).toEqual(['/News/panen-kopi'])
    expect([first.cards.length, first.totalItems, first.totalPages]).toEqual([10, 12, 2])
    expect(await list('/News?page=99')).toMatchObject({ page: 2, totalPages: 2 })
    expect((await list('/News?page=2')).cards).toHaveLength(2)
  })

  it('searches, narrows by category, and offers only categories with posts', async () => {
    expect((await list('/News?search=kopi')).cards.map(card => card.title)).toEqual(['Panen Kopi'])
    expect((await list('/News?search=zzzzz')).cards).toEqual([])
    const narrowed = await list('/News?category=liputan')
    expect(narrowed.cards.map(card => card.title)).toEqual(['Panen Kopi'])
    expect(narrowed.categories).toEqual([{ slug: 'liputan', name: 'Liputan' }])
  })

  it('is of the kind and with the words of its route', async () => {
    expect(await list('/Blog')).toMatchObject({ title: 'Buku Harian', summary: 'Catatan kami.', totalItems: 1 })
    const berita = await list('/Berita', { layout: 'smkcoding' })
    expect(berita).toMatchObject({ title: 'Berita', totalItems: 12 })
    expect(berita.cards[0]?.href).toBe('/Berita/panen-kopi')
  })

  it('takes two statements, also with a search', async () => {
    await list('/News?search=kopi&sort=popular')
    expect(statements()).toBe(2)
  })
})

it('shows the setting’s cover of the blog on its card, and on no other list', async () => {
  expect((await list('/Blog')).head.image).toBe(`${ORIGIN}/_ipx/s_1200x630,f_jpeg/files/buku.png`)
  expect((await list('/News')).head.image).toContain('/og/page/News')
})
