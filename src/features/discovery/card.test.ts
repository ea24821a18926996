import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { newId, type TenantId, toTenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { drawCard, findCard } from './card.server.tsx'
import { buildSite } from './testing.ts'

const database = openTestDatabase()

let tenant: TenantId
let other: TenantId

const find = (kind: string, slug: string, of = tenant) => database.asTenant(of, ctx => findCard(ctx, buildSite(of), kind, slug))

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    await buildPost(ctx, { slug: 'panen-kopi', title: 'Panen Kopi' })
    await buildPost(ctx, { slug: 'konsep', published_at: null })
    await buildPost(ctx, { kind: 'program', slug: 'kabar-program', title: 'Kabar Program' })
    await buildClass(ctx, { slug: 'web-dasar', name: 'Web Dasar' })
    await buildClass(ctx, { slug: 'web-konsep', published_at: null })
    await ctx.db
      .insertInto('portfolios')
      .values({
        tenant_id: tenant,
        id: newId(),
        type: 'community',
        slug: 'jalan-desa',
        title: 'Jalan Desa',
        kind: 'Pelatihan',
        summary: 'Ringkasan',
        content: '{}',
        held_on: '2026-01-01',
        client_name: 'Desa',
        published_at: ctx.now,
      })
      .execute()
  })
})

describe('the words of a card', () => {
  it('are not there for what there is not, a draft, another kind, or another tenant', async () => {
    for (const [kind, slug] of [
      ['news', 'tidak-ada'],
      ['news', 'konsep'],
      ['blog', 'panen-kopi'],
      ['class', 'tidak-ada'],
      ['class', 'web-konsep'],
      ['news', 'jalan-desa'],
      ['bukan-jenis', 'panen-kopi'],
    ] as const)
      expect([kind, slug, await find(kind, slug)]).toEqual([kind, slug, undefined])
    expect(await find('news', 'panen-kopi', other)).toBeUndefined()
    expect(await find('class', 'web-dasar', other)).toBeUndefined()
    expect(await find('program', 'jalan-desa', other)).toBeUndefined()
  })

  it('are the record’s title and its kind', async () => {
    expect(await find('news', 'panen-kopi')).toEqual({ title: 'Panen Kopi', label: 'Kabar' })
    expect(await find('class', 'web-dasar')).toEqual({ title: 'Web Dasar', label: 'Kelas' })
    expect(await find('program', 'kabar-program')).toEqual({ title: 'Kabar Program', label: 'Kabar Program' })
    expect(await find('program', 'jalan-desa')).toMatchObject({ title: 'Jalan Desa' })
  })

  it('of a page are its own, or the site’s', async () => {
    expect(await find('page', 'About')).toEqual({ title: 'Tentang', label: '' })
    expect(await find('page', 'index')).toEqual({ title: 'Uji', label: '' })
  })
})

describe('a drawn card', () => {
  /** The colours of some columns, each once, and how many there are in the whole picture. */
  async function coloursOf(png: Buffer, left: number, width: number) {
    const inOf = async (picture: ReturnType<typeof sharp>) => {
      const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const seen = new Set<string>()
      for (let at = 0; at < data.length; at += 3) seen.add(data.subarray(at, at + 3).toString('hex'))
      return seen
    }
    return {
      edge: [...(await inOf(sharp(png).extract({ left, top: 0, width, height: 630 })))],
      all: (await inOf(sharp(png))).size,
    }
  }

  it.each([
    ['a short title', 'Panen Kopi'],
    ['a long title', 'Belajar menulis kabar warga dengan hati-hati, '.repeat(6)],
    ['a word that does not end', 'W'.repeat(119)],
    ['long words at the large size', `Pertanggungjawaban${'keberlanjutan'.repeat(3)}`],
  ])('is a PNG of 1200 × 630 and stays within its margins: %s', async (_name, title) => {
    const png = await drawCard(buildSite(toTenantId(newId()), { css: { clr_primary: '#123456' } }), { title, label: 'Kabar' })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const { edge, all } = await coloursOf(png, 1160, 40)
    expect(edge).toEqual(['123456'])
    expect(all).toBeGreaterThan(2)
  })

  it('keeps a long name of the site within its margins too', async () => {
    const site = buildSite(toTenantId(newId()), { title: 'Sekolah Kopi Nusantara '.repeat(5).trim(), css: { clr_primary: '#123456' } })
    expect((await coloursOf(await drawCard(site, { title: 'Panen', label: '' }), 1160, 40)).edge).toEqual(['123456'])
  })

  it('darkens a colour on which white does not read', async () => {
    const site = buildSite(toTenantId(newId()), { css: { clr_primary: '#ffee00', clr_dark: '#222222' } })
    const [ground] = (await coloursOf(await drawCard(site, { title: 'Panen', label: '' }), 1160, 40)).edge
    expect(ground).not.toBe('ffee00')
  })
})
