import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import * as chapterShow from '#features/learning/pages/chapter-show.tsx'
import { buildPost } from '#features/posts/testing.ts'
import { buildModule, buildProgram } from '#features/programs/testing.ts'
import type { Layout } from '#features/sites/layouts.ts'
import type { Lang } from '#kit/lang.ts'
import { createVisitor } from '#page/testing.ts'
import { type AppModule, createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { createPageMatcher } from '#platform/http/page-routes.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { catchAll, fileOf, pages } from '../route-table.ts'
import { pageMiddlewares } from './page-middleware.ts'
import { publicModules } from './public-modules.server.ts'

/* A page that stands at another address leads there with the query that was asked for. The whole route table and its modules, a real database. */
const database = openTestDatabase()
const { visit } = createVisitor(database, pages, pageMiddlewares)
const app = createAppVisitor(database, pages)
const match = createPageMatcher(pages, catchAll)
// Named boundary: the module's loader is typed by React Router's build.
const chapter: AppModule = chapterShow

let tenant: TenantId
let league: string
let news: { id: string; slug: string }
let article: { id: string }
let announcement: { id: string }

beforeAll(async () => {
  tenant = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    league = await buildProgram(ctx, { slug: 'liga', name: 'Liga' })
    const pesilat = await buildProgram(ctx, { slug: 'pesilat', name: 'Pesilat' })
    await buildClass(ctx, { slug: 'jurus-awal', name: 'Jurus Awal', program_id: pesilat })
    const web = await buildClass(ctx, { slug: 'web-dasar', name: 'Web Dasar', program_id: league })
    await buildModule(ctx, web.id, 'satu', ['Awal'])
    const further = await buildClass(ctx, { slug: 'web-lanjut', name: 'Web Lanjut', is_premium: true })
    await buildModule(ctx, further.id, 'dua', ['Lanjut'])
    news = await buildPost(ctx, { kind: 'news', slug: 'panen', title: 'Panen' })
    article = await buildPost(ctx, { kind: 'articles', slug: 'artikel', title: 'Artikel' })
    announcement = await buildPost(ctx, { kind: 'program', slug: 'babak-baru', title: 'Babak Baru' })
  })
})

/** The address's page, of whichever half; '200' if it renders. */
async function ask(address: string, options: { layout?: Layout; lang?: Lang } = {}): Promise<string> {
  const { pathname } = new URL(address, 'http://x')
  const file = fileOf(match(pathname, new URLSearchParams())?.route.name ?? '') ?? ''
  const module = publicModules[file]
  const of = { of: tenant, layout: 'foundation' as const, ...options }
  const answer = module ? await visit(module.loader, address, of) : await app.visit(chapter, address, of)
  return typeof answer === 'string' ? answer.replace(/<.*$/s, '200') : '200'
}

describe('a page that stands elsewhere leads there with the query', () => {
  it.each<[string, () => string, () => string]>([
    ['a class of another price', () => '/Courses/@Premium/web-dasar', () => '/Courses/web-dasar'],
    ['a premium class', () => '/Courses/web-lanjut', () => '/Courses/@Premium/web-lanjut'],
    ['a chapter', () => '/Courses/@Premium/web-dasar/module/satu/chapter/bab-1', () => '/Courses/web-dasar/module/satu/chapter/bab-1'],
    [
      'a premium chapter',
      () => '/Courses/web-lanjut/module/dua/chapter/bab-1',
      () => '/Courses/@Premium/web-lanjut/module/dua/chapter/bab-1',
    ],
    [
      'a chapter without its module',
      () => '/Courses/@Premium/web-dasar/module/chapter/bab-1',
      () => '/Courses/web-dasar/module/satu/chapter/bab-1',
    ],
    ['a post’s id', () => `/News/${news.id}`, () => '/News/panen'],
    ['a wrong title', () => `/News/${news.id}/salah`, () => `/News/${news.id}/panen`],
    ['a wrong category', () => `/Articles/salah/Detail/${article.id}/salah`, () => `/Articles/semua/Detail/${article.id}/artikel`],
    ['an article without its id', () => '/Articles/resep/Detail', () => '/Articles/resep'],
    ['a list’s detail', () => '/Berita/Detail', () => '/Berita'],
    ['a program’s id', () => `/Program/${league}`, () => '/Program/liga'],
    ['an announcement’s id', () => `/Program/${announcement.id}`, () => `/Program/${announcement.id}/babak-baru`],
    ['a curriculum’s id', () => `/Curriculum/${league}`, () => '/Curriculum/liga'],
  ])('%s', async (_name, from, to) => {
    expect((await ask(`${from()}?x=1&kata=kopi%20susu&x=2`)).slice(4)).toBe(`${to()}?x=1&kata=kopi+susu&x=2`)
    expect((await ask(from())).slice(4)).toBe(to())
  })

  it('the main hosts’ Pesilat, with the code’s letter case too', async () => {
    expect(await ask('/PESILAT/class/ABC?x=1', { layout: 'demo' })).toBe('308 http://pesilat.localhost:3000/Pesilat/Class/ABC?x=1')
    expect(await ask('/pesilat/?x=1', { layout: 'demo', lang: 'en' })).toBe('308 http://pesilat.localhost:3000/en/Pesilat?x=1')
  })
})

it.each([
  ['/Courses/web-dasar/module/chapter/bab-1', 'Awal'],
  ['/Courses/@Premium/web-lanjut/module/chapter/bab-1', 'Lanjut'],
])('a chapter’s address without its module is a page: %s', async (address, title) => {
  expect(await app.show(chapter, address, { of: tenant, layout: 'foundation' })).toContain(title)
  expect(await ask(address.replace('bab-1', 'bab-9'))).toBe('404')
})

it('Pesilat at another tenant shows the classes of its program of that name alone', async () => {
  const { loader } = publicModules['features/classes/pages/pesilat.server.tsx'] ?? {}
  const list = publicModules['features/classes/pages/pesilat-class.server.tsx']
  if (!loader || !list) throw new Error('no such modules')
  for (const [page, address] of [
    [loader, '/Pesilat'],
    [list.loader, '/Pesilat/Class?program=liga'],
  ] as const) {
    const answer = await visit(page, address, { of: tenant, layout: 'foundation' })
    expect([address, JSON.stringify(answer)]).toEqual([address, expect.stringContaining('Jurus Awal')])
    expect([address, JSON.stringify(answer)]).toEqual([address, expect.not.stringContaining('Web Dasar')])
  }
  const empty = await visit(loader, '/Pesilat', { of: await database.createTenant(), layout: 'foundation' })
  expect(JSON.stringify(empty)).toContain('Belum ada kelas Pesilat di sini')
})

describe('the pages of payments, to who has none', () => {
  const status = publicModules['features/brands/pages/payment-status.server.tsx']
  const callback = publicModules['features/brands/pages/callback-payment.server.tsx']

  it.each(['id', 'en'] as const)(
    'claim neither that one was received nor that one failed, and are not found by search engines (%s)',
    async lang => {
      for (const path of [
        '/Payment-Status/Success',
        '/Payment-Status/Error',
        '/Payment-Status/Success?order=1&transaction_status=settlement',
      ]) {
        const view = status && (await visit(status.loader, path, { of: tenant, lang }))
        if (!view || typeof view === 'string' || !('head' in view)) throw new Error(`${path}: ${view}`)
        expect(view.head.robots).toBe('noindex, follow')
        expect(view.html + view.head.description).toMatch(
          lang === 'id' ? /Tidak ada pembayaran yang kami kenal/ : /No payment that we know of/,
        )
        expect(view.html).not.toMatch(/diterima|belum berhasil|received|gone through|QRIS|rekening virtual|virtual account|kartu|card /i)
      }
    },
  )

  it('are where a gateway’s callback leads, whatever it claims', async () => {
    for (const claim of ['', '?transaction_status=settlement&order_id=1', '?status=paid'])
      expect(callback && (await visit(callback.loader, `/CallbackPayment${claim}`, { of: tenant }))).toBe('302 /Payment-Status/Error')
  })
})
