import { beforeAll, expect, it } from 'vitest'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { toFilm } from './portfolio.ts'
import { getPortfolio, listClients, listPortfolios } from './queries.server.ts'

const database = openTestDatabase()
let mine: TenantId
let other: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(mine, async ({ db }) => {
    const work = {
      tenant_id: mine,
      kind: 'Pelatihan',
      summary: 'Ringkasan',
      content: '{}',
      published_at: TEST_NOW,
      client_name: 'Dinas Contoh',
    }
    await db
      .insertInto('portfolios')
      .values([
        { ...work, id: newId(), type: 'government', slug: 'layanan-warga', title: 'Layanan Warga', held_on: '2026-05-01' },
        { ...work, id: newId(), type: 'government', slug: 'data-desa', title: 'Data Desa', held_on: '2026-06-01' },
        { ...work, id: newId(), type: 'corporate', slug: 'toko-buku', title: 'Toko Buku', held_on: '2026-01-01', client_name: 'Toko Buku' },
        { ...work, id: newId(), type: 'corporate', slug: 'konsep', title: 'Konsep', held_on: '2026-01-01', published_at: null },
      ])
      .execute()
  })
})

it('shows nothing to another tenant, nor what is not published', async () => {
  await database.asTenant(other, async ctx => {
    expect((await listPortfolios(ctx, { page: 1, perPage: 9 })).totalItems).toBe(0)
    await expect(getPortfolio(ctx, 'data-desa')).rejects.toMatchObject({ status: 404 })
    expect(await listClients(ctx)).toEqual([])
  })
  await database.asTenant(mine, ctx => expect(getPortfolio(ctx, 'konsep')).rejects.toMatchObject({ status: 404 }))
})

it('lists works by type, the latest first, and stops at the last page', async () => {
  await database.asTenant(mine, async ctx => {
    expect((await listPortfolios(ctx, { page: 1, perPage: 9 })).items.map(work => work.slug)).toEqual([
      'data-desa',
      'layanan-warga',
      'toko-buku',
    ])
    expect((await listPortfolios(ctx, { type: 'corporate', page: 1, perPage: 9 })).items.map(work => work.slug)).toEqual(['toko-buku'])
    expect(await listPortfolios(ctx, { page: 77, perPage: 2 })).toMatchObject({ page: 2, totalItems: 3 })
    expect(await getPortfolio(ctx, 'DATA-DESA')).toMatchObject({ title: 'Data Desa', heldOn: '2026-06-01', clientName: 'Dinas Contoh' })
    expect((await listClients(ctx)).map(client => [client.name, client.works.length])).toEqual([
      ['Dinas Contoh', 2],
      ['Toko Buku', 1],
    ])
  })
})

it('plays a film of its own or of an https address, leads to a page that shows one, and takes nothing else', () => {
  const film = (link: string) => toFilm({ link })
  expect(toFilm(null)).toBeNull()
  expect(['', 'javascript:alert(1)', 'http://uji.example/a.mp4', '//uji.example/a.mp4', 'a.mp4'].map(film)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(film('/media/karya.mp4')).toEqual({ kind: 'film', link: '/media/karya.mp4' })
  expect(film('https://uji.example/a.M3U8?t=1')).toMatchObject({ kind: 'film', parts: 'https://uji.example/a.M3U8?t=1' })
  expect(film('https://uji.example/tonton?v=1')).toEqual({ kind: 'page', link: 'https://uji.example/tonton?v=1' })
})
