import { beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { type City, type CityData, loadCity } from './city.server.ts'

const BANDUNG = '32.73'
const SOUTH_JAKARTA = '31.74'
const SEMARANG = '33.74'

const database = openTestDatabase()
let mine: TenantId
let other: TenantId

const day = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000).toISOString()

function buildEvent(ctx: Ctx, slug: string, place: string, startsIn: number) {
  const details = JSON.stringify({ startsAt: day(startsIn), endsAt: day(startsIn + 0.1), place })
  return buildPost(ctx, { kind: 'event', slug, title: slug, details })
}

function buildSchool(ctx: Ctx, slug: string, city: string, isConfirmed = true) {
  const row = { tenant_id: ctx.tenantId, id: newId(), slug, name: slug, city_code: city, students: 10 }
  return ctx.db
    .insertInto('schools')
    .values({ ...row, confirmed_at: isConfirmed ? TEST_NOW : null })
    .execute()
}

async function buildMentor(ctx: Ctx, slug: string, headline: string, classId?: string) {
  const row = { tenant_id: ctx.tenantId, id: newId(), slug, name: slug, headline, bio: 'Bio', expertise: [] }
  await ctx.db.insertInto('mentors').values(row).execute()
  if (classId)
    await ctx.db
      .insertInto('class_mentors')
      .values({ tenant_id: ctx.tenantId, class_id: classId, mentor_id: row.id, position: 1 })
      .execute()
}

function visit(city: City, of = mine): Promise<CityData> {
  const site = buildSite({ of })
  return database.asTenant(of, ctx => loadCity({ ctx, site, lang: 'id' }, city))
}

beforeAll(async () => {
  await loadRegions(database.pool)
  mine = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(mine, async ctx => {
    const here = await buildClass(ctx, { name: 'Keramik', mode: 'offline', held_city_codes: [BANDUNG] })
    await buildClass(ctx, { name: 'Kurasi', mode: 'offline', held_city_codes: [SOUTH_JAKARTA] })
    await buildClass(ctx, { name: 'Daring', mode: 'online' })
    await buildClass(ctx, {
      name: 'Lewat',
      mode: 'online',
      starts_at: new Date(day(-20)),
      ends_at: new Date(day(-2)),
      registration_closes_at: new Date(day(-21)),
      registration_opens_at: new Date(day(-30)),
    })
    await buildEvent(ctx, 'pasar-zine', 'Halaman tungku, Ruang Cipta Bandung', 9)
    await buildEvent(ctx, 'bedah-daring', 'Daring, ruang temu', 3)
    await buildEvent(ctx, 'temu-semarang', 'Balai Warga, Kota Semarang', 5)
    await buildEvent(ctx, 'sudah-lewat', 'Balai Warga Cibangkong, Bandung', -5)
    await buildEvent(ctx, 'trotoar', 'Ruang Timah, Kota Administrasi Jakarta Selatan', 1)
    await buildMentor(ctx, 'ayu', 'Keramikus, Bandung')
    await buildMentor(ctx, 'galih', 'Pengrajin, Garut', here.id)
    await buildMentor(ctx, 'sekar', 'Perancang, Jakarta')
    await buildSchool(ctx, 'smk-kriya', BANDUNG)
    await buildSchool(ctx, 'smk-belum', BANDUNG, false)
    await buildSchool(ctx, 'smk-semarang', SEMARANG)
  })
})

describe('the page of a city', () => {
  it('shows nothing of another tenant', async () => {
    expect(await visit('Bandung', other)).toEqual({ classes: [], online: [], events: [], mentors: [], schools: [] })
  })

  it('shows classes that are held there, and online ones that are not over', async () => {
    const [bandung, jakarta] = [await visit('Bandung'), await visit('Jakarta')]
    expect(bandung.classes.map(one => one.name)).toEqual(['Keramik'])
    expect(jakarta.classes.map(one => one.name)).toEqual(['Kurasi'])
    expect(bandung.online.map(one => one.name)).toEqual(['Daring'])
  })

  it('shows events to come, there or online, the next one first', async () => {
    expect((await visit('Bandung')).events.map(one => one.title)).toEqual(['bedah-daring', 'pasar-zine'])
    expect((await visit('Jakarta')).events.map(one => one.title)).toEqual(['trotoar', 'bedah-daring'])
  })

  it('shows mentors who work or teach there, and its confirmed schools', async () => {
    const bandung = await visit('Bandung')
    expect(bandung.mentors.map(one => one.slug)).toEqual(['ayu', 'galih'])
    expect(bandung.schools).toEqual([{ name: 'smk-kriya', city: 'Bandung' }])
    expect((await visit('Jakarta')).schools).toEqual([])
  })
})
